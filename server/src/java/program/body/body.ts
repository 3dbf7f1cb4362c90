/**
 * One body while it is resolved: the tree, what is known of its nodes so far, and the ways into the
 * two walks (over expressions and over statements), which need each other.
 *
 * A lambda may be read more than once, with other parameter types: what is noted last counts. While
 * it is read only to learn what it returns (`speculative`), class bodies and statements that cannot
 * matter are passed over.
 */
import type { JavaFile } from '../../syntax/declarations.js';
import type { Kind } from '../../syntax/kinds.js';
import type { Names } from '../../syntax/names.js';
import { ROOT, type NodeIndex, type SyntaxTree } from '../../syntax/tree.js';
import type { Argument } from '../calls/argument.js';
import type { FileScope } from '../file-scope.js';
import type { Program, Resolution } from '../program.js';
import type { FunctionTarget, LocalVariable, Target } from '../resolved-body.js';
import type { SourceClass } from '../source-class.js';
import type { MemberSource } from '../symbols.js';
import { unknownType, type Type, type UnknownCause } from '../types.js';
import { hasPatterns } from './bindings.js';
import type { Qualifier } from './qualifier.js';
import type { Scope } from './scope.js';

/** An argument of a call, before its parameter is known; settled when it is (given.ts). */
export interface Given {
  readonly argument: Argument;
  /** Its last reading, with the type that its parameter turned out to have. */
  settle(formal: Type | undefined): void;
}

/** How calls, creations, lambdas and references become arguments; undefined: they are typed at once. */
export type GivenMaker = (body: Body, node: NodeIndex, scope: Scope) => Given | undefined;
export type GivenMakers = ReadonlyMap<Kind, GivenMaker>;

export interface Walks {
  expression(body: Body, node: NodeIndex, scope: Scope, expected: Type | undefined): Type;
  qualifier(body: Body, node: NodeIndex, scope: Scope): Qualifier;
  statement(body: Body, node: NodeIndex, scope: Scope): Scope;
  classBody(body: Body, node: NodeIndex, symbol: SourceClass, scope: Scope): void;
  readonly givenMakers: GivenMakers;
}

/**
 * Expressions and statements nested deeper than this are left unresolved, and counted so: the walk
 * is by recursion and must not exhaust the stack. Chains (`a + b + …`, `a.b().c()…`) and `else if` do
 * not count.
 */
const DEEPEST = 300;

export const TOO_DEEP: UnknownCause = { why: 'too-deep', name: '' };

export class Body {
  readonly tree: SyntaxTree;
  readonly file: JavaFile;
  readonly classes: Resolution['classes'];
  readonly hierarchy: Resolution['hierarchy'];
  readonly members: Resolution['members'];
  readonly functions: Resolution['functions'];
  readonly subtyping: Resolution['subtyping'];
  readonly calls: Resolution['calls'];
  readonly fileScope: FileScope | undefined;
  readonly givenMakers: GivenMakers;
  readonly hasPatterns: boolean;
  readonly types: (Type | undefined)[];
  readonly targets: (Target | undefined)[];
  readonly implemented = new Map<NodeIndex, FunctionTarget>();
  readonly localClasses = new Map<NodeIndex, SourceClass>();
  readonly locals = new Map<NodeIndex, LocalVariable>();
  /** Parameters that no node of the tree declares. */
  readonly unwritten: LocalVariable[] = [];
  /** Chains resolved from their inner end, until their next link asks. */
  readonly links = new Map<NodeIndex, Qualifier>();
  speculative = false;
  /** How many expressions may still be read again to infer types. */
  patience: number;
  /** Something was left out because of its depth. */
  leftOut = false;
  #depth = 0;

  constructor(
    readonly program: Program,
    readonly member: MemberSource,
    readonly names: Names,
    private readonly walks: Walks,
  ) {
    this.tree = member.declaration.tree;
    this.file = member.file;
    this.hasPatterns = hasPatterns(this.tree, ROOT);
    const { resolution } = program;
    this.classes = resolution.classes;
    this.hierarchy = resolution.hierarchy;
    this.members = resolution.members;
    this.functions = resolution.functions;
    this.subtyping = resolution.subtyping;
    this.calls = resolution.calls;
    this.fileScope = resolution.classes.scopeOf(member.file.path);
    this.givenMakers = walks.givenMakers;
    this.types = new Array<Type | undefined>(this.tree.length).fill(undefined);
    this.targets = new Array<Target | undefined>(this.tree.length).fill(undefined);
    this.patience = 20_000 + 50 * this.tree.length;
  }

  #isTooDeep(): boolean {
    if (this.#depth < DEEPEST) return false;
    this.leftOut = true;
    return true;
  }

  text(node: NodeIndex): string {
    return this.names.text(this.tree.name[node]!);
  }

  /** The type of an expression, noted. */
  typeOf(node: NodeIndex, scope: Scope, expected?: Type): Type {
    if (this.#isTooDeep()) return this.unknown(node, TOO_DEEP);
    this.#depth++;
    const type = this.walks.expression(this, node, scope, expected);
    this.#depth--;
    this.types[node] = type;
    return type;
  }

  /** Makes an argument of an expression; undefined where it is too deep, or has a type of its own. */
  given(make: () => Given | undefined): Given | undefined {
    if (this.#isTooDeep()) return undefined;
    this.#depth++;
    const given = make();
    this.#depth--;
    return given;
  }

  /** An expression, type or package before a dot. */
  qualifierOf(node: NodeIndex, scope: Scope): Qualifier {
    const known = this.links.get(node);
    if (known !== undefined) {
      this.links.delete(node);
      return known;
    }
    if (this.#isTooDeep()) return { kind: 'value', type: this.unknown(node, TOO_DEEP) };
    this.#depth++;
    const qualifier = this.walks.qualifier(this, node, scope);
    this.#depth--;
    return qualifier;
  }

  /** The scope of what follows the statement. */
  walk(node: NodeIndex, scope: Scope): Scope {
    if (this.#isTooDeep()) return scope;
    this.#depth++;
    const after = this.walks.statement(this, node, scope);
    this.#depth--;
    return after;
  }

  walkClass(node: NodeIndex, symbol: SourceClass, scope: Scope): void {
    if (this.speculative || this.#isTooDeep()) return;
    this.#depth++;
    this.walks.classBody(this, node, symbol, scope);
    this.#depth--;
  }

  /** Runs it to learn a type only: what it notes is noted again later. */
  speculate<Result>(run: () => Result): Result {
    const before = this.speculative;
    this.speculative = true;
    const result = run();
    this.speculative = before;
    return result;
  }

  declare(
    node: NodeIndex,
    name: string,
    type: Type,
    kind: LocalVariable['kind'],
    scope: Scope,
  ): LocalVariable {
    const owner = scope.code?.owner ?? ROOT;
    const variable: LocalVariable = { name, type, node, kind, body: owner };
    this.locals.set(node, variable);
    this.types[node] = type;
    this.targets[node] = { kind: 'local', variable };
    return variable;
  }

  patternVariable(node: NodeIndex): LocalVariable | undefined {
    const variable = this.locals.get(node);
    return variable?.kind === 'pattern' ? variable : undefined;
  }

  unknown(node: NodeIndex, cause: UnknownCause): Type {
    this.targets[node] = { kind: 'unknown', cause };
    const type = unknownType(cause);
    this.types[node] = type;
    return type;
  }
}
