/**
 * Fields that an object fills once, while it is made, with what is made on the spot
 * (`private final Header header = new Header();`): who makes the one makes the other. That it is null before or
 * afterwards makes no difference.
 */
import { pathsOf } from '../../java/ir/facts/paths.js';
import { storesIn } from '../../java/ir/selecting.js';
import type { Body, Statement } from '../../java/ir/statements.js';
import type { JavaFieldId } from '../../java/program/symbols.js';

/** Of all bodies of the project. */
export function ownFields(bodies: readonly Body[]): ReadonlySet<JavaFieldId> {
  const own = filledFields(bodies);
  for (const body of bodies) {
    const isOther = (store: Store): boolean => !isFilled(body, store) && !isNull(body, store);
    for (const field of storedIn(body, isOther)) own.delete(field);
  }
  return own;
}

/** Those that are filled so, whatever else is stored in them. */
export function filledFields(bodies: readonly Body[]): Set<JavaFieldId> {
  return new Set(
    bodies.filter(isMaking).flatMap((body) => storedIn(body, (store) => isFilled(body, store))),
  );
}

function isMaking({ kind }: Body): boolean {
  return kind === 'constructor' || kind === 'initializer';
}

function isFilled(body: Body, { object, from }: Store): boolean {
  if (!isMaking(body) || body.variables[object]!.kind !== 'this') return false;
  return pathsOf(body).definitions[from]?.kind === 'allocate';
}

function isNull({ variables }: Body, { from }: Store): boolean {
  return variables[from]!.constant?.kind === 'null';
}

function storedIn(body: Body, isMeant: (store: Store) => boolean): JavaFieldId[] {
  return storesIn(body).flatMap((index) => {
    const statement = body.statements[index]!;
    return statement.kind === 'store' && isMeant(statement) ? [statement.field.id] : [];
  });
}

type Store = Extract<Statement, { kind: 'store' }>;
