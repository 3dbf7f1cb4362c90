/**
 * Fields that an object fills once, while it is made, with what is made on the spot
 * (`private final Header header = new Header();`): who makes the one makes the other.
 */
import { pathsOf } from '../../java/ir/facts/paths.js';
import type { Body } from '../../java/ir/statements.js';
import type { JavaFieldId } from '../../java/program/symbols.js';

/** Of all bodies of the project. */
export function ownFields(bodies: Iterable<Body>): ReadonlySet<JavaFieldId> {
  const own = new Set<JavaFieldId>();
  const others = new Set<JavaFieldId>();
  for (const body of bodies) {
    const isMaking = body.kind === 'constructor' || body.kind === 'initializer';
    for (const statement of body.statements) {
      if (statement.kind !== 'store') continue;
      const isOwn = body.variables[statement.object]!.kind === 'this';
      const isNew = pathsOf(body).definitions[statement.from]?.kind === 'allocate';
      (isMaking && isOwn && isNew ? own : others).add(statement.field.id);
    }
  }
  for (const field of others) own.delete(field);
  return own;
}
