/**
 * Small random traces with answers that others computed by a search of all schedules (see the traces'
 * README). The `android` model must leave unordered exactly the conflicting pairs that can be
 * reordered. DroidRacer's rules leave fewer where there are locks: there a lock orders, here it only
 * excludes. Skipped where the traces are absent.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEmExplorerReader } from '../../../server/src/trace/formats/em-explorer.js';
import { ENGINES } from '../../support/causality-engines.js';
import { readText } from '../../support/read-trace.js';

type Pairs = readonly (readonly [number, number])[];

interface OracleCase {
  readonly locks: boolean;
  readonly trace: readonly string[];
  readonly conflicting: Pairs;
  readonly reorderable: Pairs;
  readonly hbUnordered: Pairs;
}

const FOLDER = join(import.meta.dirname, '../../../../shared/traces/oracle');
const CASES = existsSync(FOLDER) ? readdirSync(FOLDER).map(readCase) : [];

function readCase(file: string): OracleCase {
  return JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as OracleCase;
}

function texts(pairs: Pairs): string[] {
  return pairs.map((pair) => pair.join('-')).toSorted();
}

describe.skipIf(CASES.length === 0).each(ENGINES)('$name', ({ order }) => {
  const unordered = ({ trace, conflicting }: OracleCase) => {
    const { store, tables, operations } = readText(createEmExplorerReader, trace.join('\n'));
    const precedes = order(store.columns, store.length, tables, { model: 'android' });
    const find = (number: number) => operations.findIndex((each) => each.number === number);
    return texts(conflicting.filter(([one, other]) => !precedes(find(one), find(other))));
  };

  it('leaves unordered exactly what schedules can reorder', () => {
    expect(CASES.map(unordered)).toEqual(CASES.map(({ reorderable }) => texts(reorderable)));
  });

  it('differs from DroidRacer only where locks order', () => {
    const differ = CASES.filter(
      (each) => unordered(each).join() !== texts(each.hbUnordered).join(),
    );
    expect(differ.length).toBeGreaterThan(0);
    expect(differ.every(({ locks }) => locks)).toBe(true);
  });
});
