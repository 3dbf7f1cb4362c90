import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EMPTY } from '../../../server/src/detect/noise/filter-data.js';
import { analyseRaces } from '../../../server/src/workspace/analyse-races.js';

const BACK = readFileSync('examples/music-player/traces/back.racetrace', 'utf8');

async function idsOf(text: string): Promise<readonly string[] | undefined> {
  const options = { model: 'auto', detect: ['races'], all: true, filter: EMPTY } as const;
  const outcome = await analyseRaces({ text, expected: 'racetrace' }, options, () => false);
  return outcome?.report?.races.map(({ id }) => id);
}

describe('the id of a race', () => {
  it('is the same in a run that numbers its objects and lines otherwise', async () => {
    const ids = await idsOf(BACK);
    expect(new Set(ids).size).toBe(2);
    const other = BACK.replaceAll(/\bo1\b/g, 'o7').replace(
      /^t0 init$/m,
      '# one line more\nt0 init',
    );
    expect(await idsOf(other)).toEqual(ids);
  });

  it('tells the sites apart', async () => {
    const ids = await idsOf(BACK);
    const moved = await idsOf(BACK.replace('FileDwTask.java:62', 'FileDwTask.java:63'));
    expect(moved?.filter((id) => ids?.includes(id))).toHaveLength(1);
  });
});
