/** Every question of static/body, asked of every statement: for input on which nothing may throw. */
import type { Body, StatementIndex } from '../../../server/src/java/ir/statements.js';
import { allocatedBefore, reallocatedAfter } from '../../../server/src/static/body/allocations.js';
import {
  containerPatterns,
  iterationsOf,
} from '../../../server/src/static/body/container-patterns.js';
import { freesOf } from '../../../server/src/static/body/frees.js';
import { guardedBy } from '../../../server/src/static/body/guarded-by.js';
import { guardsOf } from '../../../server/src/static/body/guards.js';
import { readsOf } from '../../../server/src/static/body/reads.js';
import { Locks } from '../../../server/src/static/body/locks/locks.js';
import { Ownership } from '../../../server/src/static/body/ownership/ownership.js';
import { fieldPatterns } from '../../../server/src/static/body/patterns.js';
import { ShareableTypes } from '../../../server/src/static/body/shareable-types.js';
import { dereferencesOf } from '../../../server/src/static/body/uses.js';
import type { StaticBodies } from './static-bodies.js';

/** How many answers said something. */
export function askEverything(bodies: StaticBodies): number {
  const { knowledge, program } = bodies;
  const locks = new Locks(knowledge, bodies.bodiesOf);
  const ownership = new Ownership(knowledge, bodies);
  const all = bodies.bodies.map(({ body }) => body);
  const types = new ShareableTypes(knowledge);
  let said = 0;
  for (const body of all) {
    said += askBody(body, bodies, locks);
    body.statements.forEach((_, at) => {
      said += askStatement(body, at as StatementIndex, bodies, locks, ownership);
    });
  }
  for (const symbol of program.sourceClasses) {
    said += types.ofClass(symbol) === undefined ? 0 : 1;
    for (const field of symbol.fields.values()) {
      said += guardedBy(field).length;
    }
  }
  return said;
}

/** What is asked of bodies as a whole; and of their first and last statement, what is solved for all. */
export function askBodies(bodies: StaticBodies): number {
  const locks = new Locks(bodies.knowledge, bodies.bodiesOf);
  const ownership = new Ownership(bodies.knowledge, bodies);
  let said = 0;
  for (const { body } of bodies.bodies) {
    said += askBody(body, bodies, locks);
    for (const at of [0, body.statements.length - 1] as StatementIndex[]) {
      said += askStatement(body, at, bodies, locks, ownership);
    }
  }
  return said;
}

function askBody(body: Body, { knowledge }: StaticBodies, locks: Locks): number {
  let said = fieldPatterns(body, locks).length + containerPatterns(body, knowledge).length;
  said += iterationsOf(body, knowledge).length + locks.effectOf(body).acquires.length;
  for (const { statement } of freesOf(body, knowledge)) {
    said += 1 + reallocatedAfter(body, statement).length;
  }
  return said;
}

function askStatement(
  body: Body,
  at: StatementIndex,
  { knowledge }: StaticBodies,
  locks: Locks,
  ownership: Ownership,
): number {
  let said = locks.at(body, at).length;
  const uses = dereferencesOf(body, at);
  for (const use of uses) said += guardsOf(body, at, use, knowledge).length;
  if (allocatedBefore(body, at) !== undefined) said++;
  for (const variable of readsOf(body.statements[at]!)) {
    if (ownership.isOwned(body, at, variable)) said++;
  }
  return said;
}
