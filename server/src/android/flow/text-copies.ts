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
import { classConstantsIn } from './class-constants.js';
import type { Code } from './code.js';
import { Copies } from './copies.js';
import type { FlowNode } from './flow-graph.js';
import type { FlowNodes } from './flow-nodes.js';
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
    const told = textCopiesOf(code.body);
    putCopies(parts, copies, code, told);
    for (const variable of told.open) copies.open(parts.nodes.variable(code, variable));
    for (const { field, to } of told.loads) {
      if (isOpenField(field)) copies.open(parts.nodes.variable(code, to));
    }
    for (const closure of told.closures) copyCaptured(parts, copies, code, closure);
  }
  copies.putInto(parts.graph);
}

/** What comes to variables that a code has besides those it had before. */
export function addNewCopies(parts: FlowParts, code: Code, isNew: ReadonlySet<number>): void {
  const { graph, nodes } = parts;
  const { pairs, fields } = textCopiesOf(code.body);
  for (let at = 0; at < pairs.length; at += 2) {
    const to = pairs[at + 1]!;
    if (isNew.has(to)) graph.connect(nodeOf(nodes, code, fields, pairs[at]!), nodes.slot(code, to));
  }
}

/** A body says the same for as long as it lasts. */
const KNOWN = new BodyNotes<TextCopies>();

function textCopiesOf(body: Body): TextCopies {
  return getOrMake(KNOWN, body, () => new TextCopies(body));
}

function putCopies({ nodes }: FlowParts, copies: Copies, code: Code, told: TextCopies): void {
  const { pairs, fields } = told;
  for (let at = 0; at < pairs.length; at += 2) {
    const [from, to] = [pairs[at]!, pairs[at + 1]!];
    copies.add(nodeOf(nodes, code, fields, from), nodeOf(nodes, code, fields, to));
  }
}

function nodeOf(
  nodes: FlowNodes,
  code: Code,
  fields: readonly FieldSymbol[],
  slot: number,
): FlowNode {
  return slot >= 0 ? nodes.slot(code, slot) : nodes.field(fields[~slot]!);
}

function copyCaptured(
  { codes, nodes }: FlowParts,
  copies: Copies,
  code: Code,
  { captured, body }: Closure,
): void {
  const lambda = codes.ofBody(body);
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
    this.open = [...body.parameters, ...classConstantsIn(body).map(({ variable }) => variable)];
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
