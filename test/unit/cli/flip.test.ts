/** `racelens flip` as built: two columns, the files that it writes, reasons, and bad input. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../..');
const CLI = path.join(ROOT, 'dist/cli.js');
const TRACES = path.join(ROOT, 'test/traces/verify');
const BACK = path.join(TRACES, 'erva-4.5-sync-and-back.racetrace');

const folder = mkdtempSync(path.join(tmpdir(), 'racelens-flip-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function racelens(...args: readonly string[]) {
  const run = spawnSync(process.execPath, [CLI, ...args], { cwd: folder });
  return { status: run.status, out: run.stdout.toString(), err: run.stderr.toString() };
}

interface FlipJson {
  found: string;
  verdict: string;
  basis: string;
  reason: { rule: string }[];
  recorded?: { event: string }[];
  flipped?: { event: string }[];
}

describe('racelens flip', () => {
  it('shows a race in the other order, found by its id', () => {
    const report = JSON.parse(racelens('trace', BACK, '--format', 'json').out) as {
      traces: { races: { id: string; verdict: string }[] }[];
    };
    const [race] = report.traces[0]!.races;
    expect(race!.verdict).toBe('harmful');
    const { status, out } = racelens('flip', BACK, race!.id);
    expect(status).toBe(0);
    expect(out).toContain('as recorded');
    expect(out).toContain('Harmful (predicted)');
    expect(out).toMatch(/NoteActivity\.updateUI .*\[second\]|\[first, uncertain\]/);
  });

  it('takes more effort where it is asked for', () => {
    const { status, out } = racelens('flip', BACK, 'line:35', 'line:48', '--effort', '10');
    expect(status).toBe(0);
    expect(out).toContain('as flipped');
    const wrong = racelens('flip', BACK, 'line:35', 'line:48', '--effort', 'much');
    expect(wrong.status).toBe(2);
    expect(wrong.err).toContain('--effort is a number above 0');
  });

  it('names fields of which no values were recorded in one line', () => {
    const silent = path.join(TRACES, 'values-not-recorded.racetrace');
    const { out } = racelens('flip', silent, 'line:19', 'line:22');
    expect(out).toContain('In the end:\n  may differ, but values were not recorded: Cache.last\n');
    expect(out).not.toContain('not known as recorded');
  });

  it('tells what is wrong with a trace, and flips what is left', () => {
    const cut = path.join(folder, 'cut.racetrace');
    const lines = readFileSync(BACK, 'utf8').split('\n');
    writeFileSync(cut, [...lines.slice(0, 20), 'no such operation', ...lines.slice(20)].join('\n'));
    const { status, out, err } = racelens('flip', cut, 'line:35', 'line:48');
    expect(err).toMatch(/cut\.racetrace:21: /);
    expect(status).toBe(2);
    expect(out).toContain('as flipped');
  });

  it('writes the flipped trace, which the semantic check accepts, the recipe and the schedule', () => {
    const [trace, recipe, schedule] = ['a.racetrace', 'a.md', 'a.json'];
    const { status } = racelens(
      ...['flip', BACK, 'line:34', 'line:47'],
      ...['--output', trace, '--recipe', recipe, '--schedule', schedule],
    );
    expect(status).toBe(0);
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
    expect(read(trace)).toMatch(/^racetrace 1\n/);
    expect(racelens('stats', trace).err).toBe('');
    expect(read(recipe)).toContain('- [ ] Hold thread sync');
    const { version, events } = JSON.parse(read(schedule)) as {
      version: number;
      events: unknown[];
    };
    expect(version).toBe(1);
    expect(events.length).toBeGreaterThan(3);
  });

  it('says why there is no other order, rule by rule', () => {
    const file = path.join(TRACES, 'erva-3.3-fifo.racetrace');
    const { out } = racelens('flip', file, 'line:23,line:26', '--format', 'json');
    const flip = JSON.parse(out) as FlipJson;
    expect(flip).toMatchObject({ found: 'none', verdict: 'false-positive-2', basis: 'predicted' });
    expect(flip.reason.map(({ rule }) => rule)).toContain('FIFO');
  });

  it.each([
    [['no-such-race'], 'There is no race no-such-race'],
    [['line:1', 'line:2'], 'There is no operation on line 1 and on line 2.'],
    [['1', 'x'], 'RACE is the id of a race or two operations'],
  ])('refuses %s', (race, message) => {
    const { status, err } = racelens('flip', BACK, ...race);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });
});
