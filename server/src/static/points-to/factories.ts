/**
 * Factories: methods that return an object which they have made, as `Item from(Row row) { return new Item(row); }`.
 * Events of one looper share a context, in which all that they are given by a factory would be one object; so that
 * what each caller is given is its own, factories are told by where they are called from. Called by an interface's
 * method they are not known as such.
 */
import type { Code, CodeId, CodeTable } from '../../android/flow/code.js';
import { onlyDefinition, sourcesOf } from '../../android/flow/definitions.js';
import { getOrMake } from '../../base/multi-map.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import { selecting } from '../../java/ir/selecting.js';
import type { Body, Call, Statement } from '../../java/ir/statements.js';

/** What is asked for in more places than this is data: its objects are not worth telling apart. */
const MOST_CALLS = 20;

/** Those that are called from several places; of those that one place calls there is nothing to tell. */
export function findFactories(table: CodeTable): Set<CodeId> {
  const counts = new Map<Code, number>();
  for (const { body } of table.codes) {
    for (const index of ownCallsIn(body)) {
      const callee = table.method((body.statements[index] as Call).method!.id);
      if (callee !== undefined) counts.set(callee, (counts.get(callee) ?? 0) + 1);
    }
  }
  const told = [...counts].filter(([, count]) => count > 1 && count <= MOST_CALLS);
  return new Set(told.filter(([{ body }]) => isFactory(body)).map(([{ id }]) => id));
}

/** Calls of methods of the project. */
const ownCallsIn = selecting(
  (statement) => statement.kind === 'call' && statement.method?.owner.source !== undefined,
);

const FACTORIES = new BodyNotes<boolean>();

function isFactory(body: Body): boolean {
  if (body.kind !== 'method') return false;
  return getOrMake(FACTORIES, body, () => body.statements.some((each) => returnsNew(body, each)));
}

function returnsNew(body: Body, statement: Statement): boolean {
  if (statement.kind !== 'return' || statement.from === undefined) return false;
  const sources = sourcesOf(body, statement.from);
  return sources.some((variable) => onlyDefinition(body, variable)?.kind === 'allocate');
}
