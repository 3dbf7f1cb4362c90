/** The command line as its users meet it: the built program, its output, its exit status. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { version } from '../../../package.json';

const ROOT = path.join(import.meta.dirname, '../../..');
const CLI = path.join(ROOT, 'dist/cli.js');
const BACK = path.join(ROOT, 'examples/music-player/traces/back.racetrace');

const folder = mkdtempSync(path.join(tmpdir(), 'racelens-cli-'));
beforeAll(() => {
  if (!existsSync(CLI)) throw new Error('dist/cli.js is missing: npm run build');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Run {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

function racelens(args: readonly string[], input: string | Buffer = ''): Run {
  const run = spawnSync(process.execPath, [CLI, ...args], { cwd: folder, input });
  return { status: run.status, out: run.stdout.toString(), err: run.stderr.toString() };
}

function file(name: string, content: string | Uint8Array): string {
  const target = path.join(folder, name);
  writeFileSync(target, content);
  return target;
}

const TRACE = `racetrace 1
thread t1 looper main
thread t2 worker "AsyncTask #1"
queue q1 looper main
field f1 org.app.Act.done
t1 init
t1 attach q1
t1 fork t2
t1 loop q1
t2 init
time 5
t2 lock o3
t2 write o7.f1 =true
t2 unlock o3
t2 post e1 q1
t2 post e2 q1
time 12
t2 exit
t1 begin e1
t1 read o7.f1 =true
t1 join t2
t1 end e1
`;

describe('racelens', () => {
  it('tells its version and its usage', () => {
    expect(racelens(['--version'])).toEqual({ status: 0, out: `${version}\n`, err: '' });
    expect(racelens(['--help']).out).toContain('racelens stats FILE');
    expect(racelens(['stats', '--help']).out).toContain('--format text|json');
  });

  it.each([
    [[], 'no command given'],
    [['frobnicate'], "there is no command 'frobnicate'"],
    [['stats'], 'usage: racelens stats'],
    [['stats', 'a', 'b'], 'usage: racelens stats'],
    [['trace'], 'usage: racelens trace'],
    [['trace', 'a', '--format', 'sarif'], '--format is text or json'],
    [['trace', 'a', '--model', 'linux'], '--model is android, droidracer or threads'],
    [['trace', 'a', '--detect', 'bugs'], '--detect is one or more of races,use-free'],
    [['trace', 'a', '--detect', 'races,commutativity'], '--detect commutativity needs --spec FILE'],
    [['trace', 'a', '--spec', 'x'], '--spec x: no such file'],
    [['trace', 'a', '--window', '0'], '--window is a number above 0'],
    [['trace', 'a', '--filter', 'nowhere.json'], '--filter nowhere.json: no such file'],
    [['explain', 'a', '1'], 'usage: racelens explain'],
    [['explain', 'a', '1', 'x'], "OP is the number of an operation, or line:N, not 'x'"],
    [['check', 'nowhere'], 'nowhere: There is no such folder.'],
    [['check', 'a', 'b'], 'usage: racelens check'],
    [['check', '--baseline', 'x'], 'there is no such baseline'],
    [['check', '--fail-on', 'hint'], '--fail-on is error, warning, information or never'],
    [['stats', '--nope', 'a'], '--nope'],
    [['stats', '--format', 'xml', 'a'], '--format is text or json'],
    [['convert', 'a', 'b.txt'], 'cannot tell the format'],
    [['convert', 'a.std', 'a.std'], 'the same file'],
    [['convert', 'a.std', 'no/such/folder/b.std'], 'no/such/folder/b.std: there is no such folder'],
    [['convert', 'a.std', '.', '--to', 'std'], 'cannot write .: this is a folder'],
    [['lsp'], 'usage: racelens lsp'],
  ])('refuses %j in one line', (args, message) => {
    const run = racelens(args);
    expect(run).toMatchObject({ status: 2, out: '' });
    expect(run.err).toContain(message);
    expect(run.err.trim().split('\n')).toHaveLength(1);
  });
});

describe('racelens stats', () => {
  it('counts the example', () => {
    const run = racelens(['stats', BACK]);
    expect(run).toMatchObject({ status: 0, err: '' });
    expect(run.out).toMatch(/operations +\d+/);
  });

  it('counts as JSON, from a file, gzip or standard input', () => {
    const expected = {
      version: 1,
      format: 'racetrace',
      operations: 15,
      threads: 1,
      queues: 1,
      tasks: 1,
      tasksNotRun: 1,
      locations: 1,
      fields: 1,
      locks: 1,
      span: 12,
      problems: [],
    };
    const plain = file('a.racetrace', TRACE);
    const gzipped = file('a.racetrace.gz', gzipSync(TRACE));
    const read = (run: Run): unknown => JSON.parse(run.out);
    expect(read(racelens(['stats', '--format', 'json', plain]))).toMatchObject(expected);
    expect(read(racelens(['stats', '--format', 'json', gzipped]))).toMatchObject(expected);
    expect(read(racelens(['stats', '--format', 'json', '-'], TRACE))).toMatchObject(expected);
  });

  it('reports what cannot happen, with the line it contradicts, and counts all the same', () => {
    const run = racelens(['stats', file('b.racetrace', `${TRACE}t2 nop\n`)]);
    expect(run.status).toBe(2);
    expect(run.err).toMatch(/b\.racetrace:23: /);
    expect(run.out).toContain('operations');
    expect(racelens(['stats', '--no-check', path.join(folder, 'b.racetrace')]).status).toBe(0);
  });

  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(TRACE, 'utf16le')]);
  it.each([
    ['CRLF', TRACE.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\ufeff${TRACE}`],
    ['UTF-16, little end first', utf16],
    ['UTF-16, big end first', Buffer.from(utf16).swap16()],
    [
      'gzip in two members',
      Buffer.concat([gzipSync(TRACE.slice(0, 99)), gzipSync(TRACE.slice(99))]),
    ],
  ])('reads %s', (_name, content) => {
    const run = racelens(['stats', file('odd', content)]);
    expect(run).toMatchObject({ status: 0, err: '' });
    expect(run.out).toMatch(/operations +15/);
  });
});

describe('bad input', () => {
  const gzip = gzipSync(`${TRACE}# the end\n${'# more of it\n'.repeat(5000)}`);
  it.each([
    ['an empty file', '', 'The file is empty.'],
    ['blank lines', '\n \n', 'The file is empty.'],
    ['a binary file', Buffer.from([127, 69, 76, 70, 0, 0, 1]), 'binary file'],
    ['something else', 'Dear reader,\nthis is a letter.\n', 'no trace that Racelens reads'],
    ['a gzip that ends early', gzip.subarray(0, gzip.length - 20), 'ends early'],
    ['a gzip of nothing but its magic', Buffer.from([0x1f, 0x8b]), 'gzip'],
    ['a garbled gzip', Buffer.concat([gzip.subarray(0, 10), Buffer.alloc(50, 7)]), 'gzip'],
    ['an unknown version', 'racetrace 99\n', "version '99'"],
    ['a truncated operation', `${TRACE}t1 beg`, "There is no operation 'beg'"],
    ['numbers out of range', `${TRACE}t1 begin e99999999999\n`, 'beyond 4294967295'],
    ['duplicate ids', `${TRACE}thread t1 worker twice\n`, 'declared twice'],
  ])('%s: one clear line, status 2', (_name, content, message) => {
    const run = racelens(['stats', file('bad', content)]);
    expect(run.status).toBe(2);
    expect(run.err).toContain(message);
    expect(run.err.trim().split('\n')).toHaveLength(1);
    expect(run.err).not.toMatch(/^\s+at /m);
  });

  it('a gzip that is damaged in the middle: what came before is read', () => {
    const bytes = gzipSync(TRACE + '# more of it\n'.repeat(500_000), { level: 0 });
    bytes.fill(7, 3_000_000, 3_000_100);
    const run = racelens(['stats', file('bad', bytes)]);
    expect(run.status).toBe(2);
    expect(run.err).toContain('The gzip data is damaged; what came before was read.');
    expect(run.out).toMatch(/operations +15/);
  });

  it.runIf(existsSync('/dev/zero'))('something without an end that is no trace', () => {
    expect(racelens(['stats', '/dev/zero'])).toEqual({
      status: 2,
      out: '',
      err: '/dev/zero: This is a binary file, not a trace.\n',
    });
  });

  it('a path that does not exist, a folder', () => {
    expect(racelens(['stats', 'nowhere'])).toEqual({
      status: 2,
      out: '',
      err: 'nowhere: There is no such file.\n',
    });
    expect(racelens(['stats', '.']).err).toBe('.: This is a folder, not a trace.\n');
  });

  it('200 MB without a newline', () => {
    const target = file('long', Buffer.alloc(200 * 1024 * 1024, 'x'));
    const run = racelens(['stats', target]);
    expect(run.status).toBe(2);
    expect(run.err.trim().split('\n')).toHaveLength(1);
    const named = file(
      'long',
      Buffer.concat([Buffer.from('racetrace 1\nt1 '), Buffer.alloc(2e8, 'x')]),
    );
    expect(racelens(['stats', named]).err).toContain('line is longer than');
  });
});

describe('racelens convert', () => {
  it('writes racetrace, plain and gzipped, that reads the same', () => {
    const from = file('c.racetrace', TRACE);
    const to = path.join(folder, 'd.racetrace.gz');
    expect(racelens(['convert', from, to])).toEqual({ status: 0, out: '', err: '' });
    const once = gunzipSync(readFileSync(to)).toString();
    expect(racelens(['convert', to, '-']).out).toBe(once);
    expect(racelens(['stats', to]).out.split('\n').slice(1)).toEqual(
      racelens(['stats', from]).out.split('\n').slice(1),
    );
  });

  it('writes STD, and says what STD cannot say', () => {
    const run = racelens(['convert', file('e.racetrace', TRACE), '-', '--to', 'std']);
    expect(run.status).toBe(0);
    expect(run.out.trim().split('\n')).toHaveLength(6);
    expect(run.err).toContain('9 operations have no form in std and were left out');
  });

  it('reads STD', () => {
    const run = racelens(['convert', file('f.std', 'T0|w(V1)|3\nT0|acq(L1)|4\n'), '-']);
    expect(run.status).toBe(0);
    expect(run.out).toContain('write f');
  });

  it('leaves nothing half written', () => {
    racelens(['convert', file('g', 'no trace'), path.join(folder, 'h.racetrace')]);
    expect(readdirSync(folder).filter((name) => name.startsWith('h.'))).toEqual([]);
  });

  it('writes through a link, and keeps the link', () => {
    const real = file('real.std', 'old');
    const link = path.join(folder, 'link.std');
    symlinkSync(real, link);
    expect(racelens(['convert', file('i.racetrace', TRACE), link]).status).toBe(0);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(real, 'utf8')).toContain('|acq(');
  });

  it.runIf(existsSync('/dev/full'))('writes to a device as it is, and says when it is full', () => {
    const from = file('j.racetrace', TRACE);
    expect(racelens(['convert', from, '/dev/null', '--to', 'racetrace'])).toMatchObject({
      status: 0,
      err: '',
    });
    const run = racelens(['convert', from, '/dev/full', '--to', 'racetrace']);
    expect(run).toMatchObject({
      status: 2,
      err: 'racelens: cannot write /dev/full: the disk is full\n',
    });
    for (const device of ['/dev/null', '/dev/full']) {
      expect(lstatSync(device).isCharacterDevice()).toBe(true);
    }
  });
});
