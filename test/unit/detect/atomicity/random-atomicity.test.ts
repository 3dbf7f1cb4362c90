/** The one pass and the plain search through the whole graph agree, on random traces, in both modes. */
import { describe, expect, it } from 'vitest';
import type { CycleOp, FoundCycle } from '../../../../server/src/detect/atomicity/cycles.js';
import { Relation } from '../../../../server/src/detect/atomicity/operations.js';
import type { AtomicityOptions } from '../../../../server/src/detect/atomicity/options.js';
import type { OperationStore } from '../../../../server/src/trace/batch.js';
import { checkStore, readRacetrace } from '../../../support/check-atomicity.js';
import { plainAtomicity, type PlainAtomicity } from '../../../support/plain-atomicity.js';
import { randomAtomicityTrace } from '../../../support/random-atomicity-trace.js';

const RELATIONS = {
  [Relation.Data]: 'data',
  [Relation.Lock]: 'lock',
  [Relation.Must]: 'must',
  [Relation.Order]: 'must',
};

function signature(
  plain: PlainAtomicity,
  { columns }: OperationStore,
  from: number,
  to: number,
  relation: string,
): string {
  const what = relation === 'data' ? columns.b[to]! : 0;
  const kinds = `${columns.kind[from]!} ${columns.kind[to]!}`;
  return `${relation} ${plain.performerOf(from)} ${plain.performerOf(to)} ${kinds} ${what}`;
}

/** Each step of a cycle is an edge of the whole graph, or within a transaction or a thread. */
function expectWay(cycle: FoundCycle, plain: PlainAtomicity, opOf: (op: CycleOp) => number): void {
  const ops = cycle.ops.map(opOf);
  for (const [at, op] of ops.slice(1).entries()) expect(plain.isLinked(ops[at]!, op)).toBe(true);
  expect(plain.isSameTransaction(ops[0]!, ops.at(-1)!)).toBe(true);
  if (!cycle.shared) expect(ops).toEqual([...ops].sort((one, other) => one - other));
}

function compare(seed: number, options: AtomicityOptions, components: boolean): number {
  const text = randomAtomicityTrace(seed, { components });
  const { store, tables } = readRacetrace(text);
  const lines = new Map(
    Array.from({ length: store.length }, (_each, op) => [store.columns.line[op]!, op]),
  );
  const opOf = ({ line }: CycleOp) => lines.get(line)!;
  let cycles = 0;
  for (const result of checkStore(store, tables, 'android', options)) {
    const plain = plainAtomicity(store, tables, result.mode, options);
    const expected = plain.closing.map(({ from, to, relation }) =>
      signature(plain, store, from, to, relation),
    );
    const found = result.cycles.map((cycle) => {
      const [source, target] = cycle.ops.slice(-2);
      return signature(plain, store, opOf(source!), opOf(target!), RELATIONS[source!.leads!]);
    });
    expect(new Set(found), `seed ${seed} ${result.mode}`).toEqual(new Set(expected));
    for (const cycle of result.cycles) expectWay(cycle, plain, opOf);
    cycles += found.length;
  }
  return cycles;
}

const SEEDS = Array.from({ length: 150 }, (_each, seed) => seed);

describe('random traces', () => {
  it.each<[string, AtomicityOptions]>([
    ['as it is', {}],
    ['forgetting at every chance', { sweepFrom: 1 }],
    ['nothing forgotten', { forget: false }],
    ['operations of other tasks by themselves', { wholeTasks: false }],
    ['without either', { forget: false, wholeTasks: false }],
    ['onPause and onDestroy outside', { pauseOutside: true }],
  ])('have the cycles of the definition: %s', (_what, options) => {
    const cycles = SEEDS.map((seed) => compare(seed, options, true));
    expect(cycles.filter((count) => count > 0).length).toBeGreaterThan(SEEDS.length / 2);
  });

  it('have them without components, too', () => {
    for (const seed of SEEDS) compare(seed, {}, false);
  });
});
