/**
 * A handler that an object makes with itself as callback and keeps in a field of its own: what is sent by way of that
 * field comes to the object that sends it, and not to others of a class beside it.
 */
import type { Call } from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { isThis, type Code, type Site } from '../flow/code.js';
import { copiedFrom, onlyDefinition } from '../flow/definitions.js';
import type { FlowObject } from '../flow/objects.js';
import type { Values } from '../flow/values.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import { ownObjects } from './own-calls.js';
import type { Posting } from './postings.js';

/** Is it sent to the own object, or to the one around it? */
export function isSentToSelf(
  { site: { code }, call, objects }: Pick<Posting, 'site' | 'call' | 'objects'>,
  values: Values,
  knowledge: MethodKnowledge,
): boolean {
  const field = ownField(code, call);
  return field !== undefined && objects.every((each) => isOwn(each, field, values, knowledge));
}

/** From which the call's receiver is loaded. */
function ownField({ body }: Code, { receiver }: Call): FieldSymbol | undefined {
  if (receiver === undefined) return undefined;
  const load = onlyDefinition(body, copiedFrom(body, receiver));
  return load?.kind === 'load' && ownObjects(body).has(load.object) ? load.field : undefined;
}

function isOwn(
  object: FlowObject,
  field: FieldSymbol,
  values: Values,
  knowledge: MethodKnowledge,
): boolean {
  const makers = values.makersOf(object);
  return makers.length > 0 && makers.every((maker) => isKeptBySelf(maker, field, knowledge));
}

/** `this.handler = new Handler(looper, this)`. */
function isKeptBySelf(
  { code, statement }: Site,
  field: FieldSymbol,
  knowledge: MethodKnowledge,
): boolean {
  const { body } = code;
  const made = body.statements[statement];
  if (made?.kind !== 'call' || made.method === undefined || made.receiver === undefined)
    return false;
  const called = knowledge
    .of(made.method)
    .delegates.flatMap(({ to }) => knowledge.select(made, to));
  if (called.length === 0 || !called.every((each) => isThis(each, code))) return false;
  return body.statements.some(
    (each) =>
      each.kind === 'store' &&
      each.field === field &&
      isThis(each.object, code) &&
      copiedFrom(body, each.from) === made.receiver,
  );
}
