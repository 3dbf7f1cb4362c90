/** What a team says in racelens.json, changed files, pipes and colours, by the built program as a script uses it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../..');
const CLI = path.join(ROOT, 'dist/cli.js');
const folder = mkdtempSync(path.join(tmpdir(), 'racelens-team-'));
const player = path.join(folder, 'music-player');
const JAVA = 'app/src/main/java/org/racelens/musicplayer';

beforeEach(() => {
  rmSync(player, { recursive: true, force: true });
  cpSync(path.join(ROOT, 'examples/music-player'), player, { recursive: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function check(args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const run = spawnSync(process.execPath, [CLI, 'check', player, ...args], { cwd: folder, env });
  return { status: run.status, out: run.stdout.toString(), err: run.stderr.toString() };
}

function configure(configuration: object): void {
  writeFileSync(path.join(player, 'racelens.json'), JSON.stringify(configuration));
}

function git(...args: readonly string[]): void {
  const run = spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
    cwd: player,
  });
  expect(run.status, run.stderr.toString()).toBe(0);
}

describe('racelens.json', () => {
  it('decides how loud findings are, and so what fails', () => {
    configure({ severity: { confirmed: 'information' } });
    const quiet = check([]);
    expect(quiet.status).toBe(0);
    expect(quiet.out).toContain('INFORMATION: Race on isActivityDestroyed');
    configure({ severity: { confirmed: 'error' } });
    expect(check(['--fail-on', 'error'])).toMatchObject({ status: 1 });
    configure({ severity: { 'data-race/confirmed': 'off', atomicity: 'off' } });
    const off = check(['--format', 'json']);
    expect(off.status).toBe(0);
    const { findings } = JSON.parse(off.out) as { findings: { suppressed: boolean }[] };
    expect(findings.every(({ suppressed }) => suppressed)).toBe(true);
  });

  it('leaves files and models out, and names a baseline that the option may replace', () => {
    configure({ exclude: ['**/FileDwTask.java'] });
    expect(check(['--no-traces']).out).toMatch(/^no findings.*2 Java files/);
    configure({ baseline: 'known.json' });
    expect(check([])).toMatchObject({ status: 2 });
    expect(check(['--update-baseline'])).toMatchObject({ status: 0 });
    const known = JSON.parse(readFileSync(path.join(player, 'known.json'), 'utf8')) as object;
    expect(known).toMatchObject({ version: 1, findings: expect.anything() as unknown });
    expect(check([])).toMatchObject({ status: 0 });
    const other = path.join(folder, 'other.json');
    writeFileSync(other, '{ "version": 1, "findings": [] }');
    expect(check(['--baseline', other])).toMatchObject({ status: 1 });
  });

  it('says what is meant to be one piece', () => {
    const cuts = () => {
      const { findings } = JSON.parse(check(['--format', 'json']).out) as {
        findings: { rule: string; cuts?: object[] }[];
      };
      return findings.flatMap((finding) => finding.cuts ?? []).length;
    };
    expect(cuts()).toBe(2);
    configure({ traces: { atomicity: { pauseOutside: true } } });
    expect(cuts()).toBe(0);
  });
});

describe('--since', () => {
  it('tells only of files that have changed since a revision', () => {
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'first');
    const none = check(['--since', 'HEAD']);
    expect(none.status).toBe(0);
    expect(none.out).toMatch(/^no findings, and \d in files that have not changed/);
    const activity = path.join(player, JAVA, 'DwFileAct.java');
    writeFileSync(activity, `// edited\n${readFileSync(activity, 'utf8')}`);
    expect(check(['--since', 'HEAD', '--no-traces', '--fail-on', 'information'])).toMatchObject({
      status: 1,
    });
  });

  it('says what is missing: the revision, the repository, git itself', () => {
    expect(check(['--since', 'HEAD']).err).toMatch(/is in no git repository/);
    git('init', '-q');
    expect(check(['--since', '--output=x'])).toMatchObject({ status: 2 });
    expect(check(['--since=--output=x']).err).toMatch(/knows no such revision/);
    expect(check(['--since', 'nowhere']).err).toMatch(
      /^racelens[^\n]*--since nowhere: git knows no such revision here\n$/,
    );
    expect(check(['--since', 'HEAD'], { PATH: '' }).err).toMatch(/git, which is not to be found/);
  });
});

describe('to a pipe', () => {
  it('goes no colour and no progress, and JSON and SARIF alone', () => {
    const env = { ...process.env, FORCE_COLOR: '1' };
    // eslint-disable-next-line no-control-regex -- that is what is looked for
    const escape = /\u001b\[/;
    const text = check([], env);
    expect(text.out).not.toMatch(escape);
    expect(text.err).toBe('');
    for (const format of ['json', 'sarif']) {
      const run = check(['--format', format]);
      expect(run.err).toBe('');
      expect(JSON.parse(run.out)).toBeTypeOf('object');
    }
  });

  it('that is closed early ends without a complaint', () => {
    const command = `"${process.execPath}" "${CLI}" check "${player}" --format json | head -c 10`;
    const run = spawnSync('sh', ['-c', command]);
    expect(run.stdout.toString()).toHaveLength(10);
    expect(run.stderr.toString()).toBe('');
  });
});
