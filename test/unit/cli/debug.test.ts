/** The debug views of the built program. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CLI = path.join(import.meta.dirname, '../../../dist/cli.js');
const folder = mkdtempSync(path.join(tmpdir(), 'racelens-debug-'));

const PLAYER = `package app;
class Player {
  Track track;
  void stop() {
    if (track != null) track.end(() -> { track = null; });
  }
  class Inner { void stop() { } }
}
`;

const COUNTER = `package app;
class Counter {
  int count;
  public static void main(String[] args) {
    Counter counter = new Counter();
    new Thread(() -> {
      counter.count++;
    }).start();
    counter.count = 0;
  }
}
`;

const TRACK = `package app;
class Track { void end(Runnable then) { then.run(); } }
`;

beforeAll(() => {
  mkdirSync(path.join(folder, 'app'));
  writeFileSync(path.join(folder, 'app/Player.java'), PLAYER);
  writeFileSync(path.join(folder, 'app/Track.java'), TRACK);
  writeFileSync(path.join(folder, 'app/Counter.java'), COUNTER);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function debug(...args: readonly string[]): { status: number | null; out: string; err: string } {
  const run = spawnSync(process.execPath, [CLI, 'debug', ...args], { cwd: folder });
  return { status: run.status, out: run.stdout.toString(), err: run.stderr.toString() };
}

describe('racelens debug tree', () => {
  it('prints the whole file, a node a line', () => {
    const { status, out } = debug('tree', 'app/Track.java');
    expect(status).toBe(0);
    expect(out.split('\n').slice(0, 6)).toEqual([
      'program',
      '  packageDeclaration',
      '    identifier app',
      '  classDeclaration',
      '    name: identifier Track',
      '    body: classBody',
    ]);
  });

  it('says places when asked', () => {
    expect(debug('tree', 'app/Track.java', '--places').out).toContain('identifier app 8-11\n');
  });
});

describe('racelens debug points-to', () => {
  it('prints what variables hold, by who runs the code', () => {
    const { status, out } = debug('points-to', 'app/Counter.java', 'main');
    expect(status).toBe(0);
    expect(out).toContain('Counter.main (main)\n  counter: Counter:5 (main)\n');
    expect(out).toContain('  counter: Counter:5 (main)\nlambda in Counter.main');
  });
});

describe('racelens debug pairs', () => {
  it('prints what was said of each conflict of a line', () => {
    const { status, out } = debug('pairs', 'app/Counter.java', '9');
    expect(status).toBe(0);
    expect(out.split('\n')[0]).toBe('write count of Counter:5 (main)');
    expect(out).toContain('    at-once | read at Counter.java:7 in lambda in Counter.main');
    expect(out).toContain('    quiet (confined) | write at Counter.java:9 in Counter.main');
  });
});

describe('racelens debug ir', () => {
  it('prints one method, its lambdas and lines', () => {
    const { status, out } = debug('ir', 'app/Player.java', 'Player.stop', '--project', '.');
    expect(status).toBe(0);
    expect(out).toContain('method app.Player.stop(this)');
    expect(out).toMatch(/^ {4}5 {3}virtual t\d+\.app\.Track\.end\(t\d+\)$/m);
    expect(out).toContain('lambda app.Player');
    expect(out).not.toContain('Inner');
  });

  it('prints all bodies, and what it does not know without the project', () => {
    const { out } = debug('ir', 'app/Player.java');
    expect(out).toContain('app.Player$Inner.stop');
    expect(out).toContain('unresolved end');
  });

  it.each([
    [['ir', 'app/Player.java', 'start'], "there is no member 'start'; there are: track, stop"],
    [['ir', 'app/Nothing.java'], 'there is no such file'],
    [['ir', 'app'], 'app:'],
    [['pairs', 'app/Counter.java', '1'], 'line 1 touches nothing'],
    [['points-to', 'app/Counter.java', 'none'], 'nothing that runs reaches none'],
    [['tree'], 'usage: racelens debug tree FILE'],
    [['heap', 'app/Player.java'], "there is no view 'heap'; there are: tree, ir"],
  ])('says what is wrong: %j', (args, message) => {
    const { status, out, err } = debug(...args);
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('has help', () => {
    const { status, out } = debug('--help');
    expect(status).toBe(0);
    expect(out).toContain('ir FILE [METHOD]');
    expect(out).toContain('tree FILE');
  });
});
