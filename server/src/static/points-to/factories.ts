/**
 * Factories: methods that return an object which they have made, as `Item from(Row row) { return new Item(row); }`.
 * Events of one looper share a context, in which all that they are given by a factory would be one object; so that
 * what each caller is given is its own, factories are told by where they are called from. Called by an interface's
 * method they are not known as such.
 */
import type { Code, CodeId, CodeTable } from '../../android/flow/code.js';
import { onlyDefinition, sourcesOf } from '../../android/flow/definitions.js';
import { addTo, getOrMake } from '../../base/multi-map.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import { selecting } from '../../java/ir/selecting.js';
import type { Body, Call, Statement } from '../../java/ir/statements.js';

/** What is asked for in more places than this is data: its objects are not worth telling apart. */
const MOST_CALLS = 20;

/**
 * Those that are called from several places, and in how many; of those that one place calls there is nothing to
 * tell, unless it stands in a factory: then it is as if that were called instead.
 */
export function findFactories(table: CodeTable): ReadonlyMap<CodeId, number> {
  const factories = [...findCallers(table)].filter(
    ([{ body }, callers]) => callers.length <= MOST_CALLS && isFactory(body),
  );
  const told = new Map<CodeId, number>();
  for (const [{ id }, callers] of factories) if (callers.length > 1) told.set(id, callers.length);
  for (let before = -1; before < told.size;) {
    before = told.size;
    for (const [{ id }, [caller]] of factories) {
      const times = told.get(caller!.id);
      if (times !== undefined && !told.has(id)) told.set(id, times);
    }
  }
  return told;
}

/** Of each method of the project: who calls it, as often as its text does. */
function findCallers(table: CodeTable): ReadonlyMap<Code, readonly Code[]> {
  const callers = new Map<Code, Code[]>();
  for (const code of table.codes) {
    for (const index of ownCallsIn(code.body)) {
      const callee = table.method((code.body.statements[index] as Call).method!.id);
      if (callee !== undefined) addTo(callers, callee, code);
    }
  }
  return callers;
}

/** Calls of methods of the project. */
const ownCallsIn = selecting(['call'], ({ method }) => method?.owner.source !== undefined);

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
