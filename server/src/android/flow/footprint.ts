/**
 * The footprint of a body: all that the model and points-to see of it, without the numbers of statements
 * and variables, and without what neither looks at (looked-at.ts). Two bodies with equal footprints lead
 * to the same origins and the same objects; statements and variables that are looked at stand in the
 * same order in both, so that one is known by its place in the other.
 *
 * What is asked of the whole body counts once, wherever it stands: classes that it names or that it may
 * be the first to use, parameters that it assigns.
 *
 * Which objects variables hold (values.ts) hangs on less.
 *
 * Whoever has the model or points-to look at more of a body must write it here; edits at random, held
 * against beginning anew (test/unit/workspace/live-edits.test.ts), tell when that was forgotten.
 */
import type {
  Body,
  Call,
  Constant,
  Statement,
  StatementIndex,
  Variable,
} from '../../java/ir/statements.js';
import type { ClassSymbol, Type } from '../../java/program/symbols.js';
import { classNamedBy } from './class-constants.js';
import type { CodeTable, Viewer } from './code.js';
import { handedTexts } from './handed-texts.js';
import { lastStored } from './last-stored.js';
import type { LookedAt } from './looked-at.js';
import { mayHoldObjects } from './value-types.js';

export interface Footprint {
  readonly key: readonly (number | string)[];
  /** Those that are looked at, ascending. */
  readonly statements: readonly StatementIndex[];
  /** Those that are named by them, in the order in which they are. */
  readonly variables: readonly Variable[];
}

export function footprintOf(body: Body, lookedAt: LookedAt, viewer: Viewer): Footprint {
  const looked = lookedAt.of(body, viewer);
  const isOfValues = viewer === 'values';
  const { key, statements, variables } = written(body, looked, !isOfValues);
  if (!isOfValues) {
    key.push('classes', ...namedClasses(body));
    key.push('texts', ...constantTexts(body), 'handed', ...handedTexts(body, looked));
  }
  return { key, statements, variables };
}

function written(
  body: Body,
  looked: readonly boolean[],
  withConstants: boolean,
): Footprint & { readonly key: (number | string)[] } {
  const writer = new Writer(body, withConstants);
  const statements: StatementIndex[] = [];
  const stored = lastStored(body);
  writer.begin();
  body.statements.forEach((statement, index) => {
    if (looked[index] !== true) return;
    statements.push(index as StatementIndex);
    writer.add(statement, stored.get(index as StatementIndex));
  });
  return { key: writer.key, statements, variables: writer.variables };
}

export function isSameFootprint({ key: one }: Footprint, { key: other }: Footprint): boolean {
  return one.length === other.length && one.every((part, at) => part === other[at]);
}

class Writer {
  readonly key: (number | string)[] = [];
  readonly variables: Variable[] = [];
  readonly #numbers: Int32Array;
  /** By where its text starts: the first call there. Calls are told apart by that. */
  readonly #starts = new Map<number, number>();

  /** By variable: how many statements assign it. */
  readonly #definitions: Int32Array;

  constructor(
    private readonly body: Body,
    /** Of calls of libraries. */
    private readonly withConstants: boolean,
  ) {
    this.#numbers = new Int32Array(body.variables.length).fill(-1);
    this.#definitions = new Int32Array(body.variables.length);
    for (const statement of body.statements) {
      if ('to' in statement && statement.to !== undefined) this.#definitions[statement.to]!++;
    }
  }

  begin(): void {
    const { kind, owner, method, parameters, captured, lambdas } = this.body;
    this.key.push(kind, owner.id, method?.id ?? -1, lambdas.length, parameters.length);
    this.#list(parameters);
    this.#list(captured);
    this.key.push('assigned', ...this.#assigned([...parameters, ...captured]));
    if (kind !== 'method' && kind !== 'lambda') this.key.push(Number(doesSomething(this.body)));
  }

  /** `stored`: the only thing that the field can hold where it is loaded. */
  add(statement: Statement, stored: Variable | undefined): void {
    const { key } = this;
    key.push(statement.kind);
    if (stored !== undefined) this.#list([stored]);
    switch (statement.kind) {
      case 'allocate':
        key.push(typeKey(statement.class), statement.lengths.length);
        this.#list([statement.to]);
        break;
      case 'closure': {
        const { body, captured, method } = statement.function;
        const { interface: type, implements: implemented } = statement.function;
        key.push(this.body.lambdas.indexOf(body), type?.id ?? -1, implemented?.id ?? -1);
        key.push(method?.id ?? -1);
        this.#list([statement.to, ...captured]);
        break;
      }
      case 'copy':
        key.push(statement.cast === undefined ? '' : typeKey(statement.cast));
        this.#list([statement.from, statement.to]);
        break;
      case 'load':
        key.push(statement.field.id);
        this.#list([statement.object, statement.to]);
        break;
      case 'store':
        key.push(statement.field.id);
        this.#list([statement.object, statement.from]);
        break;
      case 'static-load':
        key.push(statement.field.id);
        this.#list([statement.to]);
        break;
      case 'static-store':
        key.push(statement.field.id);
        this.#list([statement.from]);
        break;
      case 'array-load':
        this.#list([statement.array, statement.to]);
        break;
      case 'array-store':
        this.#list([statement.array, statement.from]);
        break;
      case 'initialize':
        key.push(statement.class.id);
        this.#list([statement.object]);
        break;
      case 'return':
        this.#list([statement.from]);
        break;
      case 'compute':
        this.#list([statement.to]);
        break;
      case 'call':
        this.#call(statement);
        break;
      default:
    }
  }

  /** Places of those that the body assigns. */
  #assigned(variables: readonly Variable[]): number[] {
    return [...variables.keys()].filter((at) => this.#definitions[variables[at]!]! > 0);
  }

  #call(call: Statement & Call): void {
    const { method, name, dispatch, receiver, arguments: given, to, node } = call;
    const start = this.body.tree.start[node] ?? -1;
    const place = this.#starts.get(start) ?? this.#starts.size;
    this.#starts.set(start, place);
    this.key.push(method?.id ?? `?${name}`, dispatch, given.length, place);
    this.#list([receiver, ...given, to]);
    for (const each of given) this.#classNamed(each);
    // What tables or nobody know of may be told by a name, a number, an action that it is given.
    if (!this.withConstants || method?.owner.source !== undefined) return;
    for (const each of given) this.#constant(each);
  }

  /** A text that is the name of a class stands for it. */
  #classNamed(variable: Variable): void {
    const named = classNamedBy(this.body, variable);
    if (named !== variable) this.#list([named]);
  }

  #constant(variable: Variable): void {
    const { constant } = this.body.variables[variable]!;
    if (constant !== undefined) this.key.push(constant.kind, textOf(constant));
  }

  #list(variables: readonly (Variable | undefined)[]): void {
    for (const variable of variables) {
      if (variable === undefined) this.key.push('none');
      else if (!mayHoldObjects(this.body, variable)) this.key.push('value');
      else this.#variable(variable);
    }
  }

  #variable(variable: Variable): void {
    let number = this.#numbers[variable]!;
    if (number < 0) {
      number = this.#numbers[variable] = this.variables.push(variable) - 1;
      const { kind, type, constant } = this.body.variables[variable]!;
      this.key.push(kind, typeKey(type), constant === undefined ? '' : textOf(constant));
      // Of what is assigned once it is asked where it comes from.
      this.key.push(Number(this.#definitions[variable]! > 1));
    }
    this.key.push(number);
  }
}

/** Of a constructor or initialiser: is there more in it than calls of other constructors? */
function doesSomething({ statements }: Body): boolean {
  return statements.some(
    ({ kind, ...rest }) =>
      kind !== 'return' && kind !== 'initialize' && !('name' in rest && rest.name === '<init>'),
  );
}

function textOf(constant: Constant): string {
  if (constant.kind === 'null') return '';
  return constant.kind === 'class' ? typeKey(constant.class) : constant.text;
}

/** Bounds of bounds of bounds nobody asks for. */
const DEEPEST = 4;

/** Arguments are left out: nobody asks for those of a variable. */
function typeKey(type: Type, depth = 0): string {
  switch (type.kind) {
    case 'primitive':
      return type.name;
    case 'class':
      return `#${type.class.id}`;
    case 'array':
      return `${typeKey(type.element, depth)}[]`;
    case 'variable':
      if (depth > DEEPEST) return '';
      return `<${type.variable.bounds.map((bound) => typeKey(bound, depth + 1)).join()}>`;
    case 'intersection':
      return type.parts.map((part) => typeKey(part, depth + 1)).join('&');
    case 'unknown':
      return type.named === true ? `?${type.cause.name}` : type.kind;
    default:
      return type.kind;
  }
}

/** `Foo.class`. */
function namedClasses({ variables }: Body): string[] {
  const named = variables.flatMap(({ constant }) => (constant?.kind === 'class' ? [constant] : []));
  return [...new Set(named.map(textOf))].sort();
}

/** `static final String ACTION = PACKAGE + "…"`: by its text an action is known, by its number a case. */
function constantTexts({ kind, statements, variables }: Body): (number | string)[] {
  if (kind !== 'static-initializer') return [];
  const texts = variables.map(({ constant }) => (constant === undefined ? '' : textOf(constant)));
  return statements.flatMap((statement) => {
    switch (statement.kind) {
      case 'static-store':
        return [statement.field.id, texts[statement.from]!];
      case 'static-load':
        return [statement.field.id];
      case 'compute':
        return [statement.operator, ...statement.from.map((each) => texts[each]!)];
      default:
        return [];
    }
  });
}

/**
 * Classes with code for their first use, which the body may be the one to make; its own is told of as others are. A
 * part of the footprint, besides that of values, that counts only for code that is reached.
 */
export function usedClasses({ statements }: Body, codes: CodeTable): number[] {
  const used = new Set<ClassSymbol>();
  for (const statement of statements) addWithSuperclasses(used, classUsedBy(statement));
  const isRun = (symbol: ClassSymbol): boolean => codes.staticInitializers(symbol).length > 0;
  return [...used]
    .filter(isRun)
    .map(({ id }) => id)
    .sort((a, b) => a - b);
}

function addWithSuperclasses(to: Set<ClassSymbol>, symbol: ClassSymbol | undefined): void {
  for (let at = symbol; at?.source !== undefined;) {
    to.add(at);
    at = at.superclass?.kind === 'class' ? at.superclass.class : undefined;
  }
}

function classUsedBy(statement: Statement): ClassSymbol | undefined {
  switch (statement.kind) {
    case 'static-load':
    case 'static-store':
      return statement.field.owner;
    case 'allocate':
      return statement.class.kind === 'class' ? statement.class.class : undefined;
    case 'call':
      return statement.dispatch === 'static' ? statement.method?.owner : undefined;
    default:
      return undefined;
  }
}
