/** Verdicts by the built program: what counts as visible, verdicts left out, pictures of events. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../..');
const CLI = path.join(ROOT, 'dist/cli.js');
const TRACES = path.join(ROOT, 'test/traces/verify');
const VISIBLE = path.join(TRACES, 'erva-4.6-visible.racetrace');

const folder = mkdtempSync(path.join(tmpdir(), 'racelens-verdicts-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function racelens(...args: readonly string[]): string {
  return spawnSync(process.execPath, [CLI, ...args], { cwd: folder }).stdout.toString();
}

interface Judged {
  readonly verdict: string;
  readonly verification?: { readonly because: readonly string[] };
}

function racesOf(...args: readonly string[]): readonly Judged[] {
  const out = racelens('trace', VISIBLE, '--format', 'json', ...args);
  return (JSON.parse(out) as { traces: { races: Judged[] }[] }).traces[0]!.races;
}

const verdicts = (races: readonly Judged[]) => races.map(({ verdict }) => verdict).sort();

describe('verdicts of racelens trace', () => {
  it('take views and preferences for what the user sees, and what is named besides', () => {
    expect(verdicts(racesOf())).toEqual(['benign-2', 'harmful']);
    expect(verdicts(racesOf('--visible', 'org.app.Cache.last'))).toEqual(['harmful', 'harmful']);
    expect(verdicts(racesOf('--visible', 'org.other.**'))).toEqual(['benign-2', 'harmful']);
  });

  it('are left out with --no-verify', () => {
    const races = racesOf('--no-verify');
    expect(verdicts(races)).toEqual(['unverified', 'unverified']);
    expect(races.some(({ verification }) => verification !== undefined)).toBe(false);
  });

  it('say where both sides come from', () => {
    expect(racesOf()[0]!.verification?.because).toEqual([
      'Settings.first exists because thread one posted it',
      'Settings.second exists because thread two posted it',
    ]);
  });
});

describe('verdicts of racelens check', () => {
  copyFileSync(VISIBLE, path.join(folder, 'a.racetrace'));
  const found = (...args: readonly string[]) => {
    const all = ['--format', 'json', '--fail-on', 'never', '--min-severity', 'hint', ...args];
    return verdicts(
      (JSON.parse(racelens('check', folder, ...all)) as { findings: Judged[] }).findings,
    );
  };

  it('follow racelens.json, the options, and --no-verify', () => {
    expect(found()).toEqual(['benign-2', 'harmful']);
    expect(found('--visible', 'org.app.Cache.last')).toEqual(['harmful', 'harmful']);
    expect(found('--no-verify')).toEqual(['unverified', 'unverified']);
    const configuration = { traces: { visible: ['org.app.Cache.last'] } };
    writeFileSync(path.join(folder, 'racelens.json'), JSON.stringify(configuration));
    expect(found()).toEqual(['harmful', 'harmful']);
  });
});

describe('racelens flip --picture', () => {
  it('draws who caused whom, also where there is no other order', () => {
    const fifo = path.join(TRACES, 'erva-3.3-fifo.racetrace');
    racelens('flip', fifo, 'line:23,line:26', '--picture', 'a.svg');
    const svg = readFileSync(path.join(folder, 'a.svg'), 'utf8');
    expect(svg).toContain('<title>Who caused whom:');
    expect(svg).toContain('class="missing added"');
  });
});
