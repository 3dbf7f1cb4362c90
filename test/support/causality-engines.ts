/**
 * The engines of the models `android` and `threads`, to run one test against each. A clock answers
 * only for the operation it took last, so its whole order is asked for as it goes.
 */
import { AsyncClock } from '../../server/src/causality/asyncclock/async-clock.js';
import { BitMatrix } from '../../server/src/base/bit-matrix.js';
import type { CausalClock } from '../../server/src/causality/clock.js';
import type { Columns } from '../../server/src/trace/batch.js';
import type { TraceTables } from '../../server/src/trace/tables.js';
import type { Precedes } from './expected-order.js';
import { plainClosure, type PlainClosureOptions } from './plain-closure.js';

export interface CausalityEngine {
  readonly name: string;
  readonly order: (
    columns: Columns,
    length: number,
    tables: TraceTables,
    options: PlainClosureOptions,
  ) => Precedes;
}

export const ENGINES: readonly CausalityEngine[] = [
  {
    name: 'plain closure',
    order: (columns, length, tables, options) =>
      plainClosure(columns, length, tables, options).precedes,
  },
  {
    name: 'AsyncClock',
    order: (columns, length, tables, options) =>
      orderOfClock(new AsyncClock(tables, options), columns, length),
  },
];

/** The order that a clock knows, of every two operations. */
export function orderOfClock(clock: CausalClock, columns: Columns, length: number): Precedes {
  const before = new BitMatrix(length, length);
  const epochs: { chain: number; tick: number }[] = [];
  for (let index = 0; index < length; index++) {
    clock.step(columns, index);
    for (const [earlier, { chain, tick }] of epochs.entries()) {
      if (clock.knows(chain, tick)) before.set(index, earlier);
    }
    epochs.push({ chain: clock.chain, tick: clock.tick });
  }
  return (first, second) => before.has(second, first);
}
