/** Verdicts by the built program: what counts as visible, verdicts left out, pictures of events. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  readonly verification?: { readonly because: readonly string[]; readonly reason: string };
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
  const project = path.join(folder, 'plain');
  mkdirSync(project);
  copyFileSync(VISIBLE, path.join(project, 'a.racetrace'));
  const found = (...args: readonly string[]) => {
    const all = ['--format', 'json', '--fail-on', 'never', '--min-severity', 'hint', ...args];
    return verdicts(
      (JSON.parse(racelens('check', project, ...all)) as { findings: Judged[] }).findings,
    );
  };

  it('follow racelens.json, the options, and --no-verify', () => {
    expect(found()).toEqual(['benign-2', 'harmful']);
    expect(found('--visible', 'org.app.Cache.last')).toEqual(['harmful', 'harmful']);
    expect(found('--no-verify')).toEqual(['unverified', 'unverified']);
    const configuration = { traces: { visible: ['org.app.Cache.last'] } };
    writeFileSync(path.join(project, 'racelens.json'), JSON.stringify(configuration));
    expect(found()).toEqual(['harmful', 'harmful']);
  });
});

const JAVA = `package org.sample;
class Batches {
  private Runnable pending;
  private final android.os.Handler handler = new android.os.Handler();
  void respond() {
    if (pending == null) {
      pending = () -> {
        pending = null;
      };
      handler.post(pending);
    }
  }
}
`;

/** The race of ERVA 3.4, as a recorder tells it that records no branches. */
const UNBRANCHED = `racetrace 1
thread t1 looper main
thread t2 worker "network 1"
thread t3 worker "network 2"
queue q1 looper main
field f1 org.sample.Batches.pending
site s1 org.sample.Batches.respond(Batches.java:6)
site s2 org.sample.Batches.respond(Batches.java:7)
site s4 org.sample.Batches.run(Batches.java:8)
callback c1 message org.sample.Batches respond
callback c2 message org.sample.Batches run

t1 init
t2 init
t3 init
t1 attach q1
t1 loop q1
t2 post e1 q1 c1
t1 begin e1
t1 read o1.f1 s1
t1 write o1.f1 s2
t1 post e2 q1 c2
t1 end e1
t1 begin e2
t1 write o1.f1 s4
t1 end e2
t3 post e3 q1 c1
t1 begin e3
t1 read o1.f1 s1
t1 write o1.f1 s2
t1 post e4 q1 c2
t1 end e3
t1 begin e4
t1 write o1.f1 s4
t1 end e4
`;

describe('a guard in the sources', () => {
  const project = path.join(folder, 'guarded');
  mkdirSync(path.join(project, 'org/sample'), { recursive: true });
  writeFileSync(path.join(project, 'org/sample/Batches.java'), JAVA);
  writeFileSync(path.join(project, 'a.racetrace'), UNBRANCHED);
  const verdictsNow = () => {
    const options = ['--format', 'json', '--fail-on', 'never', '--min-severity', 'hint'];
    const out = JSON.parse(racelens('check', project, ...options)) as { findings: Judged[] };
    return out.findings.filter(({ verification }) => verification !== undefined);
  };

  it('makes a race benign where the trace recorded no branches, and is named', () => {
    const [found] = verdictsNow();
    expect(found?.verdict).toBe('benign-1');
    expect(found?.verification?.reason).toContain(
      'the test at Batches.java:6 decides whether the access happens, as the sources have it',
    );
  });

  it('counts only on the line that was recorded', () => {
    writeFileSync(path.join(project, 'org/sample/Batches.java'), `// moved\n\n${JAVA}`);
    expect(verdictsNow().map(({ verdict }) => verdict)).toEqual(['unverified']);
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
