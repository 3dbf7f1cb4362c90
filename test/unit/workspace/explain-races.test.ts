import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EMPTY } from '../../../server/src/detect/noise/filter-data.js';
import { analyseRaces } from '../../../server/src/workspace/analyse-races.js';
import { explainRaces } from '../../../server/src/workspace/explain-races.js';
import { BACK_REPORT } from '../../support/reports.js';

const BACK = path.resolve('examples/music-player/traces/back.racetrace');

async function explanations(options: { explain?: boolean; model?: 'droidracer' }) {
  const wanted = {
    model: 'auto',
    detect: ['races'],
    all: true,
    filter: EMPTY,
    ...options,
  } as const;
  const outcome = await analyseRaces({ file: BACK }, wanted, () => false);
  return outcome?.report?.races.map(({ explanation }) => explanation);
}

describe('explanations of races', () => {
  it('say what comes near and where both come from, each of its own pair', async () => {
    const [threads, tasks, ...rest] = (await explanations({ explain: true }))!;
    expect(rest).toEqual([]);
    expect(threads).toContain('Nothing waits for thread AsyncTask #1 to end.');
    expect(tasks).toContain('Both tasks are posted to the main looper, but nothing orders');
    for (const each of [threads, tasks]) expect(each).toContain('Both go back to line 37');
  });

  it('are made only for who asks, and not where `why` has it all', async () => {
    expect(await explanations({})).toEqual([undefined, undefined]);
    const published = await explanations({ explain: true, model: 'droidracer' });
    expect(new Set(published)).toEqual(new Set([undefined]));
  });

  it('say where to ask, in a trace that is too large to be read again at once', async () => {
    const large = { ...BACK_REPORT, model: 'android', operations: 10_000_000 } as const;
    const { races } = await explainRaces(large, () => Promise.reject(new Error('not read')));
    for (const { explanation, accesses, filtered } of races) {
      if (filtered) continue;
      const [one, other] = accesses;
      expect(explanation).toContain(`racelens explain TRACE line:${one.line} line:${other.line}`);
    }
    expect(races.length).toBeGreaterThan(0);
  });
});
