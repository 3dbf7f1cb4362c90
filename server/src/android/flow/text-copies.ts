/** Copies that each statement tells by itself: assignments, fields, arrays, returns, captured variables. */
import { getOrMake } from '../../base/multi-map.js';
import { tight } from '../../base/tight.js';
import type { Watch } from '../../base/watch.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import type {
  Body,
  Closure,
  Statement,
  StatementIndex,
  Variable,
} from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import type { Code } from './code.js';
import { Copies } from './copies.js';
import type { FlowNode } from './flow-graph.js';
import { lastStored } from './last-stored.js';
import type { FlowParts } from './parts.js';
import { mayHoldObjects } from './value-types.js';

export function addTextCopies(
  parts: FlowParts,
  isOpenField: (field: FieldSymbol) => boolean,
  /** Nodes that get values in other ways too. */
  open: readonly FlowNode[],
  watch: Watch,
): void {
  const copies = new Copies();
  for (const node of open) copies.open(node);
  for (const code of watch.during(parts.codes.codes)) {
    const told = getOrMake(KNOWN, code.body, () => new TextCopies(code.body));
    putCopies(parts, copies, code, told);
    for (const variable of told.open) copies.open(parts.nodes.variable(code, variable));
    for (const { field, to } of told.loads) {
      if (isOpenField(field)) copies.open(parts.nodes.variable(code, to));
    }
    for (const closure of told.closures) copyCaptured(parts, copies, code, closure);
  }
  copies.putInto(parts.graph);
}

/** A body says the same for as long as it lasts. */
const KNOWN = new BodyNotes<TextCopies>();

function putCopies({ nodes }: FlowParts, copies: Copies, code: Code, told: TextCopies): void {
  const first = nodes.variable(code, 0 as Variable);
  const nodeOf = (slot: number): FlowNode =>
    slot >= 0 ? ((first + slot) as FlowNode) : nodes.field(told.fields[~slot]!);
  const { pairs } = told;
  for (let at = 0; at < pairs.length; at += 2) {
    copies.add(nodeOf(pairs[at]!), nodeOf(pairs[at + 1]!));
  }
}

function copyCaptured(
  { codes, nodes }: FlowParts,
  copies: Copies,
  code: Code,
  { captured, body }: Closure,
): void {
  const lambda = codes.lambda(body);
  if (lambda === undefined) return;
  captured.forEach((outer, index) => {
    const inner = body.captured[index];
    if (inner === undefined) return;
    copies.add(nodes.variable(code, outer), nodes.variable(lambda, inner));
  });
}

/** The copies of one body, in slots: its variables, then what it returns; below zero its fields. */
class TextCopies {
  /** From and to in turns. */
  readonly pairs: readonly number[];
  readonly fields: readonly FieldSymbol[];
  /** What may get objects in other ways too. */
  readonly open: readonly Variable[];
  /** Loads of fields of libraries, which may give something by themselves. */
  readonly loads: readonly FieldLoad[];
  readonly closures: readonly Closure[];

  constructor(body: Body) {
    const found = new FoundCopies(body);
    this.pairs = tight(found.pairs);
    this.fields = tight(found.fields);
    this.open = tight(found.open);
    this.loads = tight(found.loads);
    this.closures = tight(found.closures);
  }
}

interface FieldLoad {
  readonly field: FieldSymbol;
  readonly to: Variable;
}

class FoundCopies {
  readonly pairs: number[] = [];
  readonly fields: FieldSymbol[] = [];
  readonly open: Variable[];
  readonly loads: FieldLoad[] = [];
  readonly closures: Closure[] = [];

  constructor(private readonly body: Body) {
    this.open = [...body.parameters];
    const stored = lastStored(body);
    body.statements.forEach((statement, index) => {
      const from = stored.get(index as StatementIndex);
      if (from === undefined) this.#visit(statement);
      else if ('to' in statement && statement.to !== undefined) this.#add(from, statement.to);
    });
  }

  #add(from: number, to: number): void {
    this.pairs.push(from, to);
  }

  #field(field: FieldSymbol): number {
    return ~(this.fields.push(field) - 1);
  }

  #visit(statement: Statement): void {
    if (movesValue(this.body, statement)) return;
    switch (statement.kind) {
      case 'copy':
        this.#add(statement.from, statement.to);
        break;
      case 'load':
      case 'static-load':
        this.#add(this.#field(statement.field), statement.to);
        if (statement.field.owner.source === undefined) this.loads.push(statement);
        break;
      case 'store':
      case 'static-store':
        this.#add(statement.from, this.#field(statement.field));
        break;
      case 'array-load':
        this.#add(statement.array, statement.to);
        break;
      case 'array-store':
        this.#add(statement.from, statement.array);
        break;
      case 'return':
        if (statement.from !== undefined) this.#add(statement.from, this.body.variables.length);
        break;
      case 'closure':
        this.open.push(statement.to);
        this.closures.push(statement.function);
        break;
      case 'allocate':
      case 'call':
        if (statement.to !== undefined) this.open.push(statement.to);
        break;
      default:
    }
  }
}

/** Into a number or a text, or out of one. */
function movesValue(body: Body, statement: Statement): boolean {
  const isValue = (variable: Variable | undefined): boolean =>
    variable !== undefined && !mayHoldObjects(body, variable);
  switch (statement.kind) {
    case 'copy':
      return isValue(statement.from) || isValue(statement.to);
    case 'load':
    case 'static-load':
    case 'array-load':
      return isValue(statement.to);
    case 'store':
    case 'static-store':
    case 'array-store':
    case 'return':
      return isValue(statement.from);
    default:
      return false;
  }
}
