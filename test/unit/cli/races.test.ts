/** Races on the command line: the built program on the examples, and its JSON as CONTRACT.md has it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECK_SCHEMA, expectToFit, TRACE_SCHEMA } from '../../support/contract-schemas.js';

const ROOT = path.join(import.meta.dirname, '../../..');
const CLI = path.join(ROOT, 'dist/cli.js');

const folder = mkdtempSync(path.join(tmpdir(), 'racelens-cli-'));
const player = path.join(folder, 'music-player');
const tracker = path.join(folder, 'tracker');
const BACK = path.join(player, 'traces/back.racetrace');
const PLAY = path.join(player, 'traces/play.racetrace');
beforeAll(() => {
  cpSync(path.join(ROOT, 'examples/music-player'), player, { recursive: true });
  cpSync(path.join(ROOT, 'examples/tracker'), tracker, { recursive: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function racelens(args: readonly string[], input: string | Buffer = '') {
  const run = spawnSync(process.execPath, [CLI, ...args], { cwd: folder, input });
  return { status: run.status, out: run.stdout.toString(), err: run.stderr.toString() };
}

interface TraceJson {
  file: string;
  model: string;
  races: { category: string; accesses: { op: number; site?: { line: number } }[] }[];
  seconds: number;
  peakMemoryMiB: number;
  window?: number;
}

function traces(args: readonly string[], input?: string | Buffer): TraceJson[] {
  const { out } = racelens(['trace', '--format', 'json', ...args], input);
  return (JSON.parse(out) as { traces: TraceJson[] }).traces;
}

const opsOf = (found: TraceJson | undefined) =>
  found?.races.map(({ accesses }) => accesses.map(({ op }) => op).sort());

describe('racelens trace', () => {
  it('reports both sides with stacks and posts, and ends with 1', () => {
    const run = racelens(['trace', BACK]);
    expect(run).toMatchObject({ status: 1, err: '' });
    expect(run.out).toMatch(/WARNING: Race on isActivityDestroyed \(multi-threaded\)/);
    expect(run.out).toContain('FileDwTask.doInBackground()\n      FileDwTask.java:46');
    expect(run.out).toContain('started by main, in DwFileAct.LAUNCH_ACTIVITY');
    expect(run.out).toContain('posted by Binder Thread #1');
    expect(run.out).toContain('2 races in 23 operations (android)');
  });

  it('ends with 0 where nothing races', () => {
    const run = racelens(['trace', PLAY]);
    expect(run).toMatchObject({ status: 0, err: '' });
    expect(run.out).toBe(`${PLAY}: no races in 26 operations (android)\n`);
  });

  it('writes the JSON of the contract, and nothing else, to standard output', () => {
    const all = readdirSync(path.join(tracker, 'traces')).map((each) =>
      path.join(tracker, 'traces', each),
    );
    const run = racelens(['trace', '--format', 'json', BACK, ...all]);
    expect(run).toMatchObject({ status: 1, err: '' });
    expectToFit(TRACE_SCHEMA, run.out);
  });

  it('has a model of its own for each', () => {
    expect(opsOf(traces([BACK])[0])).toEqual([
      [42, 53],
      [47, 53],
    ]);
    expect(opsOf(traces(['--model', 'droidracer', BACK])[0])).toEqual([
      [42, 53],
      [47, 53],
    ]);
    const [threads] = traces(['--model', 'threads', BACK]);
    expect(threads?.model).toBe('threads');
    const std = path.join(folder, 'a.std');
    writeFileSync(std, 'T0|w(V1)|3\nT1|w(V1)|4\n');
    const [classical] = traces([std]);
    expect(classical?.model).toBe('threads');
    expect(classical?.races).toHaveLength(1);
  });

  it('reads gzip and standard input, several at once, and says when a window was on', () => {
    const zipped = path.join(folder, 'back.racetrace.gz');
    writeFileSync(zipped, gzipSync(readFileSync(BACK)));
    const [first, second] = traces([zipped, '-', '--window', '5000'], readFileSync(BACK));
    expect(first?.races).toHaveLength(second?.races.length ?? -1);
    expect(second?.file).toBe('-');
    expect(first?.window).toBe(5000);
    expect(racelens(['trace', '--window', '5000', BACK]).out).toContain('time window 5000 ms');
  });

  it('refuses a filter of which nothing can be used', () => {
    const filter = path.join(folder, 'broken.json');
    writeFileSync(filter, '{broken');
    const run = racelens(['trace', '--filter', filter, BACK]);
    expect(run).toMatchObject({ status: 2, out: '' });
    expect(run.err).toContain('This is not JSON');
  });

  it('leaves out what the filter of the user names, and counts it', () => {
    const filter = path.join(folder, 'filter.json');
    const owner = 'org.racelens.musicplayer.DwFileAct';
    const entry = { kind: 'field', class: owner, field: 'isActivityDestroyed', reason: 'known' };
    writeFileSync(filter, JSON.stringify({ entries: [entry], extra: 1 }));
    const run = racelens(['trace', '--filter', filter, BACK]);
    expect(run.status).toBe(0);
    expect(run.err).toContain("'extra' is not known here");
    expect(run.out).toMatch(/no races, and 1 filtered as noise/);
  });

  it('looks only for what is asked', () => {
    const after = path.join(tracker, 'traces/connected-before-destroy.racetrace');
    const kinds = (detect: string) => {
      const { out } = racelens(['trace', '--format', 'json', '--detect', detect, after]);
      const [found] = (JSON.parse(out) as { traces: { races: { kind: string }[] }[] }).traces;
      return new Set(found?.races.map(({ kind }) => kind));
    };
    expect(kinds('use-free')).toEqual(new Set(['use-free']));
    expect(kinds('races').has('use-free')).toBe(false);
  });

  it('goes on after a file that cannot be read, and ends with 2', () => {
    const run = racelens(['trace', 'nowhere', BACK]);
    expect(run.status).toBe(2);
    expect(run.err).toBe('nowhere: There is no such file.\n');
    expect(run.out).toContain('Race on isActivityDestroyed');
  });

  it('analyses a garbled trace as far as it goes, and says so', () => {
    const garbled = path.join(folder, 'garbled.racetrace');
    writeFileSync(garbled, `${readFileSync(BACK, 'utf8')}t1 dances\n`);
    const run = racelens(['trace', '--format', 'json', garbled]);
    expect(run.status).toBe(2);
    expect(run.err).toContain("There is no operation 'dances'");
    expectToFit(TRACE_SCHEMA, run.out);
  });

  it('writes to a file, whole or not at all', () => {
    const target = path.join(folder, 'out.json');
    const run = racelens(['trace', '--format', 'json', '--output', target, BACK]);
    expect(run).toEqual({ status: 1, out: '', err: '' });
    expectToFit(TRACE_SCHEMA, readFileSync(target, 'utf8'));
  });
});

describe('racelens explain', () => {
  it('takes lines where the numbers of a log mean several things', () => {
    const log = '1 START\n2 THREADINIT tid:1\n';
    const [byNumber, byLine] = [
      ['1', '2'],
      ['line:1', 'line:2'],
    ].map((asked) => racelens(['explain', '-', ...asked], log));
    expect(byLine).toEqual(byNumber);
    expect(racelens(['explain', BACK, 'line:47', 'line:1']).err).toContain('operation on line 1.');
  });

  it('says why nothing orders two operations', () => {
    const run = racelens(['explain', BACK, '42', '53']);
    expect(run).toMatchObject({ status: 0, err: '' });
    expect(run.out).toContain('Nothing orders the two.');
    expect(run.out).toContain('line 42: AsyncTask #1 reads');
  });

  it.each(['android', 'droidracer'])('says what orders them, in %s', (model) => {
    const run = racelens(['explain', BACK, '36', '42', '--model', model, '--format', 'json']);
    const json = JSON.parse(run.out) as { relation: string; model: string; chain: object[] };
    expect(json).toMatchObject({ version: 1, relation: 'before', model });
    expect(json.chain.length).toBeGreaterThan(0);
  });

  it('orders the calls of a binder thread only if asked', () => {
    const figure = path.join(ROOT, 'test/traces/figures/thesis-figure-4.6.racetrace');
    const relation = (...more: string[]) => {
      const run = racelens(['explain', figure, '41', '42', '--format', 'json', ...more]);
      return (JSON.parse(run.out) as { relation: string }).relation;
    };
    expect(relation()).toBe('unordered');
    expect(relation('--speculative-binder')).toBe('before');
  });

  it('takes standard input', () => {
    const run = racelens(['explain', '-', '42', '36'], readFileSync(BACK));
    expect(run.out).toContain('The second comes before the first:');
  });

  it('names operations that are not there', () => {
    expect(racelens(['explain', BACK, '42', '999'])).toEqual({
      status: 2,
      out: '',
      err: `${BACK}: There is no operation 999.\n`,
    });
    const run = racelens(['explain', BACK, '998', '999', '--model', 'droidracer']);
    expect(run.err.trim().split('\n')).toHaveLength(2);
    expect(racelens(['explain', 'nowhere', '1', '2']).err).toBe(
      'nowhere: There is no such file.\n',
    );
  });
});

describe('racelens check', () => {
  it('puts the races of the traces on the lines of the sources', () => {
    const run = racelens(['check', player, '--no-static']);
    expect(run).toMatchObject({ status: 1, err: '' });
    expect(run.out).toContain('app/src/main/java/org/racelens/musicplayer/DwFileAct.java:41');
    expect(run.out).toContain('Seen in traces/back.racetrace\n');
    expect(run.out).toMatch(/finding.* \(2 traces, 3 Java files\)\n$/);
  });

  it('writes the JSON of the contract, with one road or both', () => {
    for (const project of [player, tracker]) {
      for (const roads of [[], ['--no-static']]) {
        const run = racelens(['check', project, ...roads, '--format', 'json']);
        expect(run).toMatchObject({ status: 1, err: '' });
        expectToFit(CHECK_SCHEMA, run.out);
      }
    }
  });

  it('counts files, lines and origins of the sources', () => {
    const run = racelens(['check', player, '--format', 'json']);
    const { files, lines, origins } = JSON.parse(run.out) as Record<string, number>;
    expect(files).toBe(3);
    expect(lines).toBeGreaterThan(100);
    expect(origins).toBeGreaterThan(3);
  });

  it('says what it leaves out, and what is wrong with the project', () => {
    const mixed = mkdtempSync(path.join(folder, 'mixed-'));
    for (const name of ['A.kt', 'B.kt']) writeFileSync(path.join(mixed, name), 'fun f() {}');
    writeFileSync(path.join(mixed, 'racelens.json'), '{ "unknown": 1 }');
    const run = racelens(['check', mixed]);
    expect(run.status).toBe(0);
    expect(run.err).toContain("racelens.json:1: 'unknown' is not a setting of Racelens.");
    expect(run.err).toContain('2 files left out: Kotlin is not read');
    const { out } = racelens(['check', mixed, '--format', 'json']);
    const { problems } = JSON.parse(out) as { problems: { file: string }[] };
    expect(problems.map(({ file }) => file)).toEqual(['racelens.json', 'A.kt', 'B.kt']);
  });

  it('refuses a budget that is none', () => {
    const run = racelens(['check', player, '--budget-seconds', 'soon']);
    expect(run).toMatchObject({
      status: 2,
      err: 'racelens: --budget-seconds is a number above 0\n',
    });
  });

  it('fails and shows from the severity on that is asked for', () => {
    const strict = ['check', player, '--no-static', '--fail-on', 'error'];
    expect(racelens(strict).status).toBe(0);
    expect(racelens([...strict, '--min-severity', 'error']).out).toContain('no findings');
  });

  it('takes other traces, and none', () => {
    const none = racelens(['check', player, '--no-static', '--no-traces']);
    expect(none).toMatchObject({ status: 0, out: 'no findings (no traces, 3 Java files)\n' });
    const empty = mkdtempSync(path.join(folder, 'empty-'));
    const given = racelens(['check', empty, '--no-static', '--trace', BACK, '--trace', PLAY]);
    expect(given.status).toBe(1);
    expect(given.out).toContain('FileDwTask.java:62');
    const missing = racelens(['check', empty, '--no-static', '--trace', 'nowhere']);
    expect(missing.status).toBe(2);
    expect(missing.err).toContain('There is no such file.');
  });

  it('gives the same, byte for byte, but for the time', () => {
    const once = () =>
      racelens(['check', tracker, '--no-static', '--format', 'json']).out.replace(
        /"seconds": [\d.]+/,
        '',
      );
    expect(once()).toBe(once());
  });
});
