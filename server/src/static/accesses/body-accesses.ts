/**
 * The accesses of one body to memory that others may see: fields, static fields, elements of arrays and
 * containers. Final fields are left out (their value is there before anybody else can look) unless it can be freed, and so are
 * fields of libraries, of which only the containers are known, fields that say of themselves or of their class that one
 * thread has them (`@ThreadConfined`), and what nobody is to check (`@ThreadSafe(enableChecks = false)`).
 */
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import { TableNotes } from '../../android/knowledge/table-notes.js';
import type {
  Body,
  Call,
  Compute,
  Statement,
  StatementIndex,
  Variable,
} from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { secondStep } from '../body/container-patterns.js';
import { freesOf, type Free } from '../body/frees.js';
import { isTrusted, saysConfined } from '../body/annotations.js';
import { hasModifier } from '../../java/syntax/modifiers.js';

export interface BodyAccess {
  readonly statement: StatementIndex;
  readonly kind: 'read' | 'write';
  /** undefined for a static field. */
  readonly base: Variable | undefined;
  /** undefined for the elements of an array or container. */
  readonly field: FieldSymbol | undefined;
  /** Of a load: what it reads is released or closed then. */
  readonly frees: boolean;
  /**
   * Of a container: whether it is asked itself, or for its own state (a date format), or given to somebody who
   * looks into it, or, of one that several threads may use, set to what was computed of what it held, or written
   * after a look at what it held.
   */
  readonly container: 'asked' | 'state' | 'given' | 'updated' | 'checked' | undefined;
  /** Of the second step of an update of a field (split-updates.ts): the first. */
  readonly since?: StatementIndex;
}

/** Is it the second of two steps on a container or field, of which each alone is safe? */
export function isSecondStep({ container }: BodyAccess): boolean {
  return container === 'updated' || container === 'checked';
}

/** They depend on the tables, which say what containers do. */
const KNOWN = new TableNotes(findAccesses);

export function accessesOf(body: Body, knowledge: MethodKnowledge): readonly BodyAccess[] {
  return KNOWN.of(body, knowledge);
}

function findAccesses(body: Body, knowledge: MethodKnowledge): readonly BodyAccess[] {
  if (body.method !== undefined && isTrusted(body.method)) return NONE;
  const accesses = body.statements.flatMap((statement, index) =>
    accessesAt(body, statement, index as StatementIndex, knowledge),
  );
  const frees = freesOf(body, knowledge);
  if (frees.length === 0) return accesses;
  const loads = new Set(frees.map(({ load }) => load));
  const freeing = accesses.map((each) =>
    loads.has(each.statement) ? { ...each, frees: true } : each,
  );
  return [...freeing, ...frees.flatMap((free) => ofUnbound(body, free))];
}

/** A view that a library has bound, and sets to null when it is told to. */
function ofUnbound(
  { statements }: Body,
  { statement, object: base, field, load, how }: Free,
): readonly BodyAccess[] {
  if (how !== 'null' || load !== undefined || statements[statement]!.kind !== 'call') return NONE;
  return [{ statement, kind: 'write', base, field, frees: false, container: undefined }];
}

function accessesAt(
  body: Body,
  statement: Statement,
  index: StatementIndex,
  knowledge: MethodKnowledge,
): readonly BodyAccess[] {
  const at = { statement: index, container: undefined, frees: false };
  switch (statement.kind) {
    case 'load':
      return ofField(
        { ...at, kind: 'read', base: statement.object, field: statement.field },
        knowledge,
      );
    case 'store':
      return ofField(
        { ...at, kind: 'write', base: statement.object, field: statement.field },
        knowledge,
      );
    case 'static-load':
      return ofField({ ...at, kind: 'read', base: undefined, field: statement.field }, knowledge);
    case 'static-store':
      return ofField({ ...at, kind: 'write', base: undefined, field: statement.field }, knowledge);
    case 'array-load':
      return [{ ...at, kind: 'read', base: statement.array, field: undefined }];
    case 'array-store':
      return [{ ...at, kind: 'write', base: statement.array, field: undefined }];
    case 'call':
      return [
        ...ofReceiver(body, statement, index, knowledge),
        ...ofArguments(body, statement, index, knowledge),
      ];
    case 'compute':
      return ofOperands(body, statement, index, knowledge);
    default:
      return NONE;
  }
}

const NONE: readonly BodyAccess[] = [];

function ofField(
  access: BodyAccess & { readonly field: FieldSymbol },
  knowledge: MethodKnowledge,
): readonly BodyAccess[] {
  const { owner } = access.field;
  if (owner.source === undefined || saysConfined(access.field) || saysConfined(owner)) return NONE;
  if (isTrusted(owner)) return NONE;
  return isSettled(access, knowledge) ? NONE : [access];
}

/** Of a final field, unless what it holds can be freed. */
function isSettled(
  { kind, field }: BodyAccess & { readonly field: FieldSymbol },
  knowledge: MethodKnowledge,
): boolean {
  if (!hasModifier(field.modifiers, 'final')) return false;
  return kind === 'write' || !knowledge.isFreeable(field.type);
}

function ofReceiver(
  body: Body,
  { method, receiver: base }: Call,
  statement: StatementIndex,
  knowledge: MethodKnowledge,
): readonly BodyAccess[] {
  if (method === undefined || base === undefined || method.name === '<init>') return NONE;
  const known = knowledge.of(method).container;
  if (known?.use === undefined) return NONE;
  const kind = known.use === 'read' ? 'read' : 'write';
  const asked = known.state ? 'state' : 'asked';
  const second = kind === 'write' ? secondStep(body, statement, knowledge) : undefined;
  const access = { statement, kind, base, field: undefined, frees: false } as const;
  const alone: BodyAccess = { ...access, container: asked };
  return second === undefined ? [alone] : [alone, { ...access, container: second }];
}

/** `Collections.sort(list)`, `new ArrayList<>(list)`. */
function ofArguments(
  body: Body,
  { method, arguments: given }: Call,
  statement: StatementIndex,
  knowledge: MethodKnowledge,
): readonly BodyAccess[] {
  if (method === undefined) return NONE;
  const uses = knowledge.of(method).given;
  if (uses.length === 0) return NONE;
  return uses.flatMap(({ place, kind }) =>
    ofElements(body, given[place], { statement, kind }, knowledge),
  );
}

/** To become text, a container is asked for all that it holds; of an array only its name is written. */
function ofOperands(
  body: Body,
  { operator, from }: Compute,
  statement: StatementIndex,
  knowledge: MethodKnowledge,
): readonly BodyAccess[] {
  if (operator !== '+') return NONE;
  return from.flatMap((base) =>
    body.variables[base]!.type.kind === 'array'
      ? NONE
      : ofElements(body, base, { statement, kind: 'read' }, knowledge),
  );
}

function ofElements(
  { variables }: Body,
  base: Variable | undefined,
  at: Pick<BodyAccess, 'statement' | 'kind'>,
  knowledge: MethodKnowledge,
): readonly BodyAccess[] {
  const type = base === undefined ? undefined : variables[base]!.type;
  if (!knowledge.holdsElements(type)) return NONE;
  const container = type.kind === 'array' ? undefined : 'given';
  return [{ ...at, base, field: undefined, frees: false, container }];
}
