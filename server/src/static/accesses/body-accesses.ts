/**
 * The accesses of one body to memory that others may see: fields, static fields, elements of arrays and
 * containers. Final fields are left out (their value is there before anybody else can look), and so are
 * fields of libraries, of which only the containers are known.
 */
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import { TableNotes } from '../../android/knowledge/table-notes.js';
import type { Body, Call, Statement, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';

export interface BodyAccess {
  readonly statement: StatementIndex;
  readonly kind: 'read' | 'write';
  /** undefined for a static field. */
  readonly base: Variable | undefined;
  /** undefined for the elements of an array or container. */
  readonly field: FieldSymbol | undefined;
  /** Of a container: the method called. */
  readonly call: Call | undefined;
}

/** They depend on the tables, which say what containers do. */
const KNOWN = new TableNotes(findAccesses);

export function accessesOf(body: Body, knowledge: MethodKnowledge): readonly BodyAccess[] {
  return KNOWN.of(body, knowledge);
}

function findAccesses(body: Body, knowledge: MethodKnowledge): readonly BodyAccess[] {
  return body.statements.flatMap((statement, index) => {
    const found = accessAt(statement, index as StatementIndex, knowledge);
    return found === undefined ? [] : [found];
  });
}

function accessAt(
  statement: Statement,
  index: StatementIndex,
  knowledge: MethodKnowledge,
): BodyAccess | undefined {
  const at = { statement: index, call: undefined };
  switch (statement.kind) {
    case 'load':
      return ofField({ ...at, kind: 'read', base: statement.object, field: statement.field });
    case 'store':
      return ofField({ ...at, kind: 'write', base: statement.object, field: statement.field });
    case 'static-load':
      return ofField({ ...at, kind: 'read', base: undefined, field: statement.field });
    case 'static-store':
      return ofField({ ...at, kind: 'write', base: undefined, field: statement.field });
    case 'array-load':
      return { ...at, kind: 'read', base: statement.array, field: undefined };
    case 'array-store':
      return { ...at, kind: 'write', base: statement.array, field: undefined };
    case 'call':
      return ofContainer(statement, index, knowledge);
    default:
      return undefined;
  }
}

function ofField(access: BodyAccess & { readonly field: FieldSymbol }): BodyAccess | undefined {
  const { owner, modifiers } = access.field;
  return owner.source === undefined || hasModifier(modifiers, 'final') ? undefined : access;
}

function ofContainer(
  call: Call,
  statement: StatementIndex,
  knowledge: MethodKnowledge,
): BodyAccess | undefined {
  const { method, receiver: base } = call;
  if (method === undefined || base === undefined || method.name === '<init>') return undefined;
  const use = knowledge.of(method).container?.use;
  if (use === undefined) return undefined;
  const kind = use === 'read' ? 'read' : 'write';
  return { statement, kind, base, field: undefined, call };
}
