/** Suppressions, baselines and SARIF by the built program, as a script would use them. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../..');
const CLI = path.join(ROOT, 'dist/cli.js');
const folder = mkdtempSync(path.join(tmpdir(), 'racelens-baseline-'));
const player = path.join(folder, 'music-player');
const activity = path.join(player, 'app/src/main/java/org/racelens/musicplayer/DwFileAct.java');
const baseline = path.join(folder, 'baseline.json');

beforeEach(() => {
  rmSync(player, { recursive: true, force: true });
  rmSync(baseline, { force: true });
  cpSync(path.join(ROOT, 'examples/music-player'), player, { recursive: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function check(...args: readonly string[]) {
  const run = spawnSync(process.execPath, [CLI, 'check', player, ...args], { cwd: folder });
  return { status: run.status, out: run.stdout.toString(), err: run.stderr.toString() };
}

function edit(change: (text: string) => string): void {
  writeFileSync(activity, change(readFileSync(activity, 'utf8')));
}

describe('a baseline', () => {
  it('leaves only what is new to fail, also after lines have moved', () => {
    expect(check('--baseline', baseline, '--update-baseline')).toMatchObject({ status: 0 });
    edit((text) => `// one more line\n\n${text}`);
    const known = check('--baseline', baseline, '--no-traces');
    expect(known.status).toBe(0);
    expect(known.out).toMatch(/^no findings, .*in the baseline/);
    edit((text) =>
      text.replace(
        'boolean isActivityDestroyed = false;',
        'boolean isActivityDestroyed = false;\n    static int hits;\n    static { new Thread(() -> hits++).start(); new Thread(() -> hits++).start(); }',
      ),
    );
    const fresh = check('--baseline', baseline, '--no-traces');
    expect(fresh.status).toBe(1);
    expect(fresh.out).toContain('hits');
    expect(fresh.out).not.toContain('Race on isActivityDestroyed');
  });

  it('says what can go from it', () => {
    const entry = { id: 'data-race-000000000000', message: 'gone' };
    writeFileSync(baseline, JSON.stringify({ version: 1, findings: [entry] }));
    const run = check('--baseline', baseline);
    expect(run.status).toBe(1);
    expect(run.out).toContain('1 entry of the baseline can go');
    const { out } = check('--baseline', baseline, '--format', 'json');
    expect(JSON.parse(out)).toMatchObject({ baseline: { known: 0, stale: [entry.id] } });
  });

  it.each([
    [
      ['--update-baseline'],
      'racelens: --update-baseline needs --baseline FILE, or "baseline" in racelens.json\n',
    ],
    [['--baseline', 'nowhere.json'], 'there is no such baseline; --update-baseline writes one'],
  ])('is asked for in words that make sense: %j', (args, message) => {
    const run = check(...args);
    expect(run).toMatchObject({ status: 2, out: '' });
    expect(run.err).toContain(message);
  });

  it('that is none says so', () => {
    writeFileSync(baseline, 'null');
    expect(check('--baseline', baseline)).toMatchObject({
      status: 2,
      err: `racelens: ${baseline}: This is not a baseline: it is no JSON object.\n`,
    });
  });
});

describe('a suppression', () => {
  it('takes a finding away, and keeps it in JSON and SARIF with the reason', () => {
    edit((text) =>
      text.replace(
        'boolean isActivityDestroyed',
        '@SuppressWarnings("racelens/data-race") // only asked for\n    boolean isActivityDestroyed',
      ),
    );
    const run = check();
    expect(run.out).not.toContain('Race on isActivityDestroyed');
    expect(run.out).toMatch(/\d suppressed/);
    const { findings } = JSON.parse(check('--format', 'json').out) as {
      findings: { suppressed: boolean; message: string }[];
    };
    const silenced = findings.filter(({ suppressed }) => suppressed);
    expect(silenced.length).toBeGreaterThan(0);
    for (const { message } of silenced) expect(message).toContain('isActivityDestroyed');
    expect(check('--format', 'sarif').out).toContain('"justification": "only asked for"');
  });

  it('in racelens.json does the same, with or without the search of the sources', () => {
    const suppress = [{ package: 'org.racelens', reason: 'an example' }];
    writeFileSync(path.join(player, 'racelens.json'), JSON.stringify({ suppress }));
    expect(check()).toMatchObject({ status: 0, err: '' });
    expect(check('--no-static').out).toMatch(/^no findings, and \d suppressed/);
  });

  it('that covers nothing is named', () => {
    edit((text) => `//noinspection racelens: nothing here\n${text}`);
    const run = check();
    expect(run.err).toContain(
      'DwFileAct.java:1: This suppression covers no finding any more (nothing here).',
    );
  });
});
