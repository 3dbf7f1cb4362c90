/**
 * What was taken over under a lock:
 *
 *     synchronized (lock) { taken = pending; pending = new ArrayList<>(); }
 *     for (Item each : taken) …
 *
 * Whoever comes to the field under the lock finds another object from then on, so what is done with the
 * taken one behind the block is kept apart from them as if the lock were still held. Whether somebody has
 * it by another way, without the lock, is not for this file to say: it only names the lock.
 */
import type { MethodKnowledge } from '../../../android/knowledge/method-knowledge.js';
import { controlFlowOf } from '../../../java/ir/control-flow.js';
import { pathsOf } from '../../../java/ir/facts/paths.js';
import type { Body, Statement, StatementIndex, Variable } from '../../../java/ir/statements.js';
import { originalOf, storedPath } from '../stored-path.js';
import type { HeldLock } from './locks.js';

type HeldIn = (statement: StatementIndex) => readonly HeldLock[];

/** The locks under which the object that the statement touches was taken over. */
export function takenOverUnder(
  body: Body,
  at: StatementIndex,
  heldIn: HeldIn,
  knowledge: MethodKnowledge,
): readonly HeldLock[] {
  const touched = touchedBy(body.statements[at]!);
  if (touched === undefined) return [];
  const taken = pathsOf(body).definitions[ownerOf(body, touched, knowledge)];
  if (taken?.kind !== 'load' && taken?.kind !== 'static-load') return [];
  const held = heldIn(indexOf(body, taken));
  if (held.length === 0) return [];
  const replaced = replacements(body, taken).filter((store) => comesBefore(body, store, at));
  const kept = replaced.flatMap((store) => heldIn(store).map(({ enter }) => enter));
  return held.filter(({ enter }) => kept.includes(enter));
}

/** Of calls only those of libraries: what our own code does stands there. */
function touchedBy(statement: Statement): Variable | undefined {
  switch (statement.kind) {
    case 'load':
    case 'store':
      return statement.object;
    case 'array-load':
    case 'array-store':
      return statement.array;
    case 'call':
      return statement.method?.owner.source === undefined ? statement.receiver : undefined;
    default:
      return undefined;
  }
}

/** Through copies, and from an iterator or another view to its container. */
function ownerOf(body: Body, variable: Variable, knowledge: MethodKnowledge): Variable {
  const { definitions } = pathsOf(body);
  for (let at = originalOf(body, variable), steps = 0; ; steps++) {
    const made = definitions[at];
    const isView =
      made?.kind === 'call' &&
      made.method !== undefined &&
      knowledge.of(made.method).container?.view === true;
    if (!isView || made.receiver === undefined || steps === LONGEST) return at;
    at = originalOf(body, made.receiver);
  }
}

/** Longer chains of views nobody writes. */
const LONGEST = 4;

/** The statements that put something else where it was. */
function replacements(body: Body, taken: Statement & { readonly to: Variable }): StatementIndex[] {
  const path = pathsOf(body).of(taken.to);
  return body.statements.flatMap((statement, index) =>
    storedPath(body, statement) === path ? [index as StatementIndex] : [],
  );
}

function comesBefore(body: Body, first: StatementIndex, second: StatementIndex): boolean {
  const flow = controlFlowOf(body);
  const [before, after] = [flow.blockOf(first), flow.blockOf(second)];
  return before === after ? first < second : flow.dominators.dominates(before, after);
}

function indexOf(body: Body, statement: Statement): StatementIndex {
  return body.statements.indexOf(statement) as StatementIndex;
}
