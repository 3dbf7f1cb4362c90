/**
 * What the phases ask of single bodies, in one place: who owns an object, which locks are held, what an
 * access does to a pointer.
 */
import type { FieldSymbol } from '../java/program/symbols.js';
import type { BodyAccess } from './accesses/body-accesses.js';
import type { IsOwned } from './accesses/instance-accesses.js';
import type { HeldAt } from './locks/instance-locks.js';
import type { RoleOf } from './races/roles.js';

export interface BodyFacts {
  readonly isOwned: IsOwned;
  readonly heldAt: HeldAt;
  readonly roleOf: RoleOf;
  /** Can the access be part of a data race: not of a volatile field, say? */
  mayRace(access: BodyAccess): boolean;
  /** Does every construction of the object set the field? */
  isSetAtCreation(field: FieldSymbol): boolean;
}
