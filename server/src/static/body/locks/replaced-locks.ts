/**
 * Locks that are replaced while they are held: `synchronized (count) { count++; }`. Who comes next locks another
 * object and is not kept out, so such a lock counts for nothing.
 */
import { pathsOf } from '../../../java/ir/facts/paths.js';
import { hasAny } from '../../../java/ir/kinds.js';
import { fieldsStoredIn } from '../../../java/ir/selecting.js';
import type { Body, StatementIndex } from '../../../java/ir/statements.js';
import type { JavaFieldId } from '../../../java/program/symbols.js';
import type { HeldLock } from './locks.js';

/** The fields that hold them, of all bodies of the project. */
export function replacedLocks(
  bodies: Iterable<Body>,
  heldAt: (body: Body, statement: StatementIndex) => readonly HeldLock[],
): ReadonlySet<JavaFieldId> {
  const replaced = new Set<JavaFieldId>();
  for (const body of bodies) {
    if (!mayReplaceLock(body)) continue;
    body.statements.forEach((statement, index) => {
      if (statement.kind !== 'store' && statement.kind !== 'static-store') return;
      const { id } = statement.field;
      const held = heldAt(body, index as StatementIndex);
      if (held.some((lock) => lockField(body, lock) === id)) replaced.add(id);
    });
  }
  return replaced;
}

/** Does it lock something, and store objects in fields? */
export function mayReplaceLock(body: Body): boolean {
  if (!hasMonitors(body)) return false;
  return fieldsStoredIn(body).some(({ type }) => type.kind !== 'primitive');
}

const hasMonitors = hasAny('enter-monitor');

/** The field that the lock was read from; when that has changed, the lock is only a variable. */
export function lockField(body: Body, { base, fields }: HeldLock): JavaFieldId | undefined {
  if (fields.length > 0 || base === undefined) return fields.at(-1)?.id;
  const read = pathsOf(body).definitions[base];
  return read?.kind === 'load' || read?.kind === 'static-load' ? read.field.id : undefined;
}
