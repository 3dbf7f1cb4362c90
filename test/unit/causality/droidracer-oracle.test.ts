/**
 * Small random traces with answers that others computed (see the traces' README): the conflicting
 * pairs that DroidRacer's rules leave unordered must be exactly those, and each of them is one that a
 * search of all schedules could reorder. Skipped where the traces are absent.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildDroidRacerOrder } from '../../../server/src/causality/droidracer/order.js';
import { findDroidRacerRaces } from '../../../server/src/detect/droidracer/races.js';
import { readAny } from '../../support/read-any-trace.js';

interface OracleCase {
  readonly locks: boolean;
  readonly trace: readonly string[];
  readonly conflicting: readonly (readonly [number, number])[];
  readonly reorderable: readonly (readonly [number, number])[];
  readonly hbUnordered: readonly (readonly [number, number])[];
}

const FOLDER = path.join(import.meta.dirname, '../../../../shared/traces/oracle');
const FILES = existsSync(FOLDER) ? readdirSync(FOLDER) : [];

function sorted(pairs: readonly (readonly number[])[]): string[] {
  return pairs.map(([one, other]) => `${Math.min(one!, other!)} ${Math.max(one!, other!)}`).sort();
}

describe.skipIf(FILES.length === 0)('traces with known answers', () => {
  it('are sixty', () => {
    expect(FILES).toHaveLength(60);
  });

  it.each(FILES)('%s', (name) => {
    const known = JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as OracleCase;
    const { reader, store, operations, problems } = readAny(known.trace.join('\n'), {
      expected: 'em-explorer',
    });
    const order = buildDroidRacerOrder(store, reader.tables, 'em-explorer', problems);
    expect(problems.list()).toEqual([]);
    const find = (opId: number) => operations.findIndex(({ number }) => number === opId);
    const unordered = known.conflicting.filter(([one, other]) =>
      order.unordered(find(one), find(other)),
    );
    expect(sorted(unordered)).toEqual(sorted(known.hbUnordered));

    const { races } = findDroidRacerRaces(order, store, reader.tables, { all: true });
    const found = races.map(({ first, second }) =>
      [first, second].map((index) => operations[index]!.number),
    );
    expect(sorted(found)).toEqual(sorted(known.hbUnordered));

    const reorderable = sorted(known.reorderable);
    if (!known.locks) expect(sorted(unordered)).toEqual(reorderable);
    else for (const pair of sorted(unordered)) expect(reorderable).toContain(pair);
  });
});
