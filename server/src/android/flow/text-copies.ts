/** Copies that each statement tells by itself: assignments, fields, arrays, returns, captured variables. */
import type { Closure, Statement, StatementIndex, Variable } from '../../java/ir/statements.js';
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
): void {
  const copies = new Copies();
  const copying = new Copying(parts, copies, isOpenField);
  for (const code of parts.codes.codes) {
    for (const parameter of code.body.parameters) {
      copies.open(parts.nodes.variable(code, parameter));
    }
    copying.visitAll(code);
  }
  copies.putInto(parts.graph);
}

class Copying {
  constructor(
    private readonly parts: FlowParts,
    private readonly copies: Copies,
    private readonly isOpenField: (field: FieldSymbol) => boolean,
  ) {}

  visitAll(code: Code): void {
    const stored = lastStored(code.body);
    code.body.statements.forEach((statement, index) => {
      const from = stored.get(index as StatementIndex);
      if (from === undefined) this.#visit(code, statement);
      else this.#copyStored(code, statement, from);
    });
  }

  #copyStored(code: Code, statement: Statement, from: Variable): void {
    const { nodes } = this.parts;
    if (!('to' in statement) || statement.to === undefined) return;
    this.copies.add(nodes.variable(code, from), nodes.variable(code, statement.to));
  }

  #visit(code: Code, statement: Statement): void {
    const { copies } = this;
    const { nodes } = this.parts;
    const at = (variable: Variable): FlowNode => nodes.variable(code, variable);
    if (movesValue(code, statement)) return;
    switch (statement.kind) {
      case 'copy':
        copies.add(at(statement.from), at(statement.to));
        break;
      case 'load':
      case 'static-load':
        copies.add(nodes.field(statement.field), at(statement.to));
        if (this.isOpenField(statement.field)) copies.open(at(statement.to));
        break;
      case 'store':
      case 'static-store':
        copies.add(at(statement.from), nodes.field(statement.field));
        break;
      case 'array-load':
        copies.add(at(statement.array), at(statement.to));
        break;
      case 'array-store':
        copies.add(at(statement.from), at(statement.array));
        break;
      case 'return':
        if (statement.from !== undefined) copies.add(at(statement.from), nodes.result(code));
        break;
      case 'closure':
        copies.open(at(statement.to));
        this.#copyCaptured(code, statement.function);
        break;
      case 'allocate':
      case 'call':
        if (statement.to !== undefined) copies.open(at(statement.to));
        break;
      default:
    }
  }

  #copyCaptured(code: Code, { captured, body }: Closure): void {
    const { codes, nodes } = this.parts;
    const lambda = codes.lambda(body);
    if (lambda === undefined) return;
    captured.forEach((outer, index) => {
      const inner = body.captured[index];
      if (inner === undefined) return;
      this.copies.add(nodes.variable(code, outer), nodes.variable(lambda, inner));
    });
  }
}

/** Into a number or a text, or out of one. */
function movesValue({ body }: Code, statement: Statement): boolean {
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
