/**
 * Which kinds of statements a body has, a bit for each: most questions are about few kinds, and of most bodies the
 * answer is then known without a look at their statements.
 */
import type { Body, Statement, StatementKind } from './statements.js';

const BITS: Readonly<Record<StatementKind, number>> = {
  allocate: 1,
  closure: 1 << 1,
  copy: 1 << 2,
  load: 1 << 3,
  store: 1 << 4,
  'static-load': 1 << 5,
  'static-store': 1 << 6,
  'array-load': 1 << 7,
  'array-store': 1 << 8,
  call: 1 << 9,
  initialize: 1 << 10,
  return: 1 << 11,
  throw: 1 << 12,
  catch: 1 << 13,
  'enter-monitor': 1 << 14,
  'exit-monitor': 1 << 15,
  branch: 1 << 16,
  compute: 1 << 17,
};

/** Of a body with these statements. */
export function kindsOf(statements: readonly Statement[]): number {
  let kinds = 0;
  for (const { kind } of statements) kinds |= BITS[kind];
  return kinds;
}

/** Does a body have a statement of one of these kinds? Made once for each question. */
export function hasAny(...kinds: readonly StatementKind[]): (body: Pick<Body, 'kinds'>) => boolean {
  const wanted = kinds.reduce((bits, kind) => bits | BITS[kind], 0);
  return (body) => (body.kinds & wanted) !== 0;
}
