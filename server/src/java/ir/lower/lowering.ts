/**
 * One body while it is lowered: its variables, where the next statement goes, and the body around it
 * if it is a lambda. The rules say how each kind of node is lowered; they call each other through
 * this class, so that each file of them stands alone.
 *
 * Nesting deeper than DEEPEST is not lowered: its value is unknown and the node is listed as skipped.
 * (Long chains of calls, operators, `else if` and `?:` are no nesting: their rules walk them.)
 */
import { tight } from '../../../base/tight.js';
import type { LocalVariable } from '../../program/resolved-body.js';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../../program/symbols.js';
import { BOOLEAN, NULL, rawType, type Type } from '../../program/types.js';
import type { NodeIndex } from '../../syntax/tree.js';
import { emptyNotes } from '../body-notes.js';
import { FlowBuilder } from './flow-builder.js';
import { capturedField } from '../hidden-fields.js';
import { kindsOf } from '../kinds.js';
import { closeBlocks, type OpenBlock } from './open-block.js';
import { splitLocals } from './split-locals.js';
import { UNKNOWN, type Body, type Call, type Constant, type Variable } from '../statements.js';
import { VariableTable } from './variable-table.js';
import type { Captured } from './captured.js';
import type { MemberContext } from './member-context.js';

const DEEPEST = 250;

export interface Rules {
  /** The variable that holds the value. */
  expression(lowering: Lowering, node: NodeIndex): Variable;
  /** For its effects only. */
  effect(lowering: Lowering, node: NodeIndex): void;
  condition(lowering: Lowering, node: NodeIndex, yes: OpenBlock, no: OpenBlock): void;
  statement(lowering: Lowering, node: NodeIndex): void;
}

/** Shared by all returns that must pass a cleanup; `node` is the first of them. */
export interface ReturnBlock {
  readonly block: OpenBlock;
  readonly value: Variable | undefined;
  readonly node: NodeIndex;
}

export class Lowering {
  readonly flow = new FlowBuilder();
  readonly variables = new VariableTable();
  readonly parameters: Variable[] = [];
  readonly captured: Captured[] = [];
  readonly lambdas: Body[] = [];
  /** Labels that stand before the next statement. */
  labels: string[] = [];
  /** Where `return` goes when cleanups are in its way. */
  returnTo: ReturnBlock | undefined;
  readonly #locals = new Map<LocalVariable, Variable>();
  readonly #skipped: NodeIndex[] = [];
  #this: Variable | undefined;
  #depth: number;

  constructor(
    readonly context: MemberContext,
    readonly rules: Rules,
    readonly owner: ClassSymbol,
    /** The body around a lambda. */
    readonly parent: Lowering | undefined,
  ) {
    this.#depth = parent === undefined ? 0 : parent.#depth + 1;
  }

  expression(node: NodeIndex): Variable {
    if (this.#depth >= DEEPEST) return this.#skip(node);
    this.#depth++;
    const value = this.rules.expression(this, node);
    this.#depth--;
    return value;
  }

  effect(node: NodeIndex): void {
    if (this.#depth >= DEEPEST) this.#skip(node);
    else {
      this.#depth++;
      this.rules.effect(this, node);
      this.#depth--;
    }
  }

  condition(node: NodeIndex, yes: OpenBlock, no: OpenBlock): void {
    if (this.#depth >= DEEPEST) {
      this.#skip(node);
      this.flow.branch({ kind: 'other' }, node, yes, no);
    } else {
      this.#depth++;
      this.rules.condition(this, node, yes, no);
      this.#depth--;
    }
  }

  statement(node: NodeIndex): void {
    if (this.#depth >= DEEPEST) this.#skip(node);
    else {
      this.#depth++;
      this.rules.statement(this, node);
      this.#depth--;
    }
  }

  #skip(node: NodeIndex): Variable {
    this.#skipped.push(node);
    return this.unknown(node);
  }

  /** A value of which nothing is known, made of these. */
  unknown(node: NodeIndex, from: readonly Variable[] = []): Variable {
    return this.compute(node, UNKNOWN, from);
  }

  temporary(type: Type): Variable {
    return this.variables.add('temporary', '', type);
  }

  result(type: Type): Variable {
    return this.variables.add('result', '', type);
  }

  constant(constant: Exclude<Constant, { kind: 'class' | 'null' }>, type: Type): Variable {
    return this.variables.constant(constant, type, `${constant.kind} ${constant.text}`);
  }

  boolean(value: boolean): Variable {
    return this.constant({ kind: 'boolean', text: String(value) }, BOOLEAN);
  }

  get null(): Variable {
    return this.variables.constant({ kind: 'null' }, NULL, 'null');
  }

  compute(node: NodeIndex, operator: string, from: readonly Variable[], type?: Type): Variable {
    const to = this.temporary(type ?? this.context.typeAt(node));
    const statement = { kind: 'compute', to, operator, from, node } as const;
    if (operator === '/' || operator === '%') this.flow.emitThrowing(statement);
    else this.flow.emit(statement);
    return to;
  }

  copy(node: NodeIndex, to: Variable, from: Variable): void {
    this.flow.emit({ kind: 'copy', to, from, cast: undefined, node });
  }

  load(node: NodeIndex, object: Variable, field: FieldSymbol, type: Type): Variable {
    const to = this.temporary(type);
    const statement = { kind: 'load', to, object, field, node } as const;
    if (this.variables.all[object]!.name === 'this') this.flow.emit(statement);
    else this.flow.emitThrowing(statement);
    return to;
  }

  store(node: NodeIndex, object: Variable, field: FieldSymbol, from: Variable): void {
    const statement = { kind: 'store', object, field, from, node } as const;
    if (this.variables.all[object]!.name === 'this') this.flow.emit(statement);
    else this.flow.emitThrowing(statement);
  }

  call(node: NodeIndex, call: Omit<Call, 'kind'>): void {
    const { to, method, unknown, name, dispatch, receiver, arguments: given } = call;
    const kind = 'call';
    this.flow.emitThrowing({
      kind,
      to,
      method,
      unknown,
      name,
      dispatch,
      receiver,
      arguments: given,
      node,
    });
  }

  /**
   * The value as it is now, although the nodes that are lowered next may assign the variable:
   * the first `x` of `x + (x = 2)`.
   */
  settled(value: Variable, node: NodeIndex, first: number, past: number): Variable {
    if (!this.variables.isChanging(value)) return value;
    if (!this.context.assignsWithin(first, past)) return value;
    const to = this.temporary(this.variables.all[value]!.type);
    this.copy(node, to, value);
    return to;
  }

  declare(local: LocalVariable, kind: 'parameter' | 'local'): Variable {
    const known = this.#locals.get(local);
    if (known !== undefined) return known;
    const variable = this.variables.add(kind, local.name, local.type);
    this.#locals.set(local, variable);
    return variable;
  }

  /** The variable that this identifier declares; one without use if resolution does not know it. */
  declareAt(node: NodeIndex, kind: 'parameter' | 'local' = 'local'): Variable {
    const local = this.context.localAt(node);
    if (local !== undefined) return this.declare(local, kind);
    return this.variables.add(kind, this.context.text(node), this.context.typeAt(node));
  }

  addThis(): Variable {
    this.#this = this.variables.add('this', 'this', rawType(this.owner));
    this.parameters.push(this.#this);
    return this.#this;
  }

  /** undefined in static code. */
  thisVariable(): Variable | undefined {
    if (this.#this === undefined && this.parent !== undefined) {
      const outer = this.parent.thisVariable();
      if (outer !== undefined) this.#this = this.take('this', 'this', rawType(this.owner), outer);
    }
    return this.#this;
  }

  take(source: Captured['source'], name: string, type: Type, outer: Variable): Variable {
    const variable = this.variables.add('captured', name, type);
    this.captured.push({ source, variable, outer });
    return variable;
  }

  local(local: LocalVariable, node: NodeIndex): Variable {
    const known = this.#locals.get(local);
    if (known !== undefined) return known;
    if (this.parent !== undefined && this.parent.#sees(local)) {
      const taken = this.take(local, local.name, local.type, this.parent.local(local, node));
      this.#locals.set(local, taken);
      return taken;
    }
    return this.#captured(local, node) ?? this.declare(local, 'local');
  }

  #sees(local: LocalVariable): boolean {
    if (this.#locals.has(local)) return true;
    if (this.parent !== undefined) return this.parent.#sees(local);
    return this.context.classes.capturesOf(this.owner).has(local);
  }

  /** From the hidden field of the class that this body is a method of. */
  #captured(local: LocalVariable, node: NodeIndex): Variable | undefined {
    if (!this.context.classes.capturesOf(this.owner).has(local)) return undefined;
    const self = this.thisVariable();
    if (self === undefined) return undefined;
    const field = capturedField(this.owner, local.name, local.type, this.context.ids);
    return this.load(node, self, field, local.type);
  }

  close(kind: Body['kind'], node: NodeIndex, method: MethodSymbol | undefined): Body {
    const closed = closeBlocks(this.flow.begun, this.flow.entry);
    const { statements, blocks } = splitLocals(this.variables, closed);
    return {
      method,
      owner: this.owner,
      kind,
      node,
      tree: this.context.tree,
      variables: tight(this.variables.all),
      parameters: tight(this.parameters),
      captured: tight(this.captured.map(({ variable }) => variable)),
      statements,
      kinds: kindsOf(statements),
      blocks,
      lambdas: tight(this.lambdas),
      skipped: tight(this.#skipped),
      notes: emptyNotes(),
    };
  }
}
