/**
 * Short traces with their report beside them, `NAME.racetrace` and `NAME.txt`: one line for each race,
 * and the reason behind those that are filtered. The figures of the papers are among them.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { analyseText, raceLine } from '../../support/find-races.js';

const FOLDER = path.join(import.meta.dirname, '../../traces/races');

function report(name: string): string {
  const text = readFileSync(path.join(FOLDER, `${name}.racetrace`), 'utf8');
  return analyseText(text)
    .races.map((race) => {
      const reason = race.filterReason === undefined ? '' : `: ${race.filterReason}`;
      return `${raceLine(race)}${reason}\n`;
    })
    .join('');
}

describe('traces with their races beside them', () => {
  const names = globSync('*.racetrace', { cwd: FOLDER }).map((file) => path.parse(file).name);

  it.each(names.sort())('%s', async (name) => {
    await expect(report(name)).toMatchFileSnapshot(path.join(FOLDER, `${name}.txt`));
  });
});
