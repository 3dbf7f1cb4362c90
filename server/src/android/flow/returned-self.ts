/**
 * Methods that return the object they are called on, and nothing else (`return this;`, `return (T) this;`): what
 * such a call gives is what it is called on, not any object of the class. `onError(callback)` that keeps the callback
 * is such a one, and there for who wants to be told.
 */
import { getOrMake } from '../../base/multi-map.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import { selecting } from '../../java/ir/selecting.js';
import type { Body, StatementOf, Variable } from '../../java/ir/statements.js';
import { sourcesOf } from './definitions.js';

const KNOWN = new BodyNotes<boolean>();
const returnsIn = selecting(['return']);

export function returnsItself(body: Body): boolean {
  return getOrMake(KNOWN, body, () => findReturned(body));
}

function findReturned(body: Body): boolean {
  const returned = returnsIn(body).map(
    (index) => (body.statements[index] as StatementOf<'return'>).from,
  );
  return (
    returned.length > 0 && returned.every((from) => from !== undefined && isItself(body, from))
  );
}

function isItself(body: Body, variable: Variable): boolean {
  return sourcesOf(body, variable).every((source) => body.variables[source]!.kind === 'this');
}
