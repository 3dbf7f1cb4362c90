/** EM-Explorer's traces and their dependences: by hand, and all that were recorded. */
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  parseDependences,
  type Dependence,
} from '../../../server/src/trace/formats/em-explorer.js';
import { Flag, OpKind, Place } from '../../../server/src/trace/operations.js';
import { ProblemLog } from '../../../server/src/trace/problems.js';
import { codes, countOf, readTrace, RECORDED, recorded } from './droidracer-reading.js';

const MAIN = [
  '1 START',
  '2 THREADINIT tid:1',
  '3 FORK par-tid:1 child-tid:6',
  '4 THREADINIT tid:6',
  '5 ATTACH-Q tid:1 queue:77',
  '6 LOOP tid:1 queue:77',
  '',
].join('\n');

/** The operation of the last line. */
function readLast(line: string) {
  const reading = readTrace(MAIN + line);
  expect(codes(reading)).toEqual([]);
  return { operation: reading.operations.at(-1)!, tables: reading.tables };
}

describe('EM-Explorer traces', () => {
  it('only lines that begin with a digit and are longer than two characters count', () => {
    const extra = 'End of trace!!\n\n 7 NOP tid:1\nrwId:1 FROB\n12\n7\n HB Graph \n8 NOP tid:1\n';
    const reading = readTrace(MAIN + extra);
    expect(codes(reading)).toEqual([]);
    expect(reading.operations.slice(6)).toMatchObject([{ kind: OpKind.Nop, number: 8, line: 14 }]);
  });

  it('LOOP without a queue loops on the one attached', () => {
    const attached = '7 ATTACH-Q tid:6 queue:5\n37 LOOP tid:6';
    const { operation, tables } = readLast(attached);
    expect(operation.kind).toBe(OpKind.Loop);
    expect(tables.queues[operation.b]!.label).toBe('5');
    expect(codes(readTrace(`${MAIN}7 LOOP tid:6\n`))).toEqual(['7 unknown-queue']);
  });

  it.each([
    ['32 POST src:6 msg:1 dest:1', 0],
    ['32 POST src:6 msg:1 dest:1 ', 0],
    ['32 NATIVE-POST src:6 msg:1 dest:1', 0],
    ['32 UI-POST src:6 msg:1 dest:1', 0],
    ['32 DELAY-POST src:6 msg:1 dest:1', Flag.Delayed],
  ])('%s', (line, flags) => {
    const { operation, tables } = readLast(line);
    expect(operation).toMatchObject({ kind: OpKind.Post, a: 1, flags, amount: 0 });
    expect(tables.queues[operation.b]!.label).toBe('77');
    expect(tables.threads[operation.thread]!.label).toBe('6');
  });

  it('a post may come before its thread attaches the queue', () => {
    const reading = readTrace(`${MAIN}7 POST src:1 msg:1 dest:6\n8 ATTACH-Q tid:6 queue:5\n`);
    const [post, attach] = reading.operations.slice(-2);
    expect(post!.b).toBe(attach!.b);
    expect(reading.tables.queues[post!.b]!.label).toBe('5');
  });

  it('reads and writes have an ordinary number', () => {
    const { operation, tables } = readLast('7 WRITE tid:6 obj:33 class:a field:12');
    const expected = { kind: OpKind.Write, number: 7, a: 0x33, place: Place.Field };
    expect(operation).toMatchObject(expected);
    expect(tables.fields[operation.b]).toMatchObject({ class: 'a', name: '12' });
    expect(readLast('7 READ-STATIC tid:6 class:a; field:1').operation.place).toBe(Place.Static);
  });

  it('a dummy component is none', () => {
    const line = '7 TRIGGER-LIFECYCLE tid:1 component:dummy id:8 state:RESUME-ACT';
    const { operation, tables } = readLast(line);
    expect(operation).toMatchObject({ kind: OpKind.Trigger, b: 8 });
    expect(tables.callbacks[operation.a]).toMatchObject({ owner: '', name: 'RESUME-ACT' });
    expect(tables.components.size).toBe(0);
  });

  it.each([
    '7 ACCESS tid:1 accessId:4',
    '7 NATIVE-ENTRY tid:9thread-name:Binder Thread #1',
    '7 NOP tid:1',
  ])('%s keeps its place and says nothing', (line) => {
    expect(readLast(line).operation).toMatchObject({ kind: OpKind.Nop, number: 7, a: 0 });
  });

  it.each([
    ['7 ADD_IDLE_HANDLER idler:1 queue:77', 'unknown-operation'],
    ['7 POST src:1 msg:1', 'missing-field'],
    ['7 POST src:1 msg:1 dest:-1', 'number-out-of-range'],
    ['7 POST src:1 msg:1 dest:8', 'unknown-thread'],
    ['7 READ tid:8 obj:0x1 class:a; field:1', 'unknown-thread'],
    ['6 NOP tid:1', 'duplicate-number'],
    ['7NOP tid:1', 'unknown-line'],
  ])('%s: %s', (line, code) => {
    const reading = readTrace(`${MAIN}${line}\n8 NOP tid:1\n`);
    expect(codes(reading)).toEqual([`7 ${code}`]);
    expect(reading.operations.at(-1)).toMatchObject({ number: 8 });
  });
});

describe('dependences', () => {
  const TRACE = `${MAIN}7 NOP tid:1\n8 NOP tid:6\n9 NOP tid:6\n`;

  function shape(dependences: readonly Dependence[]): string[] {
    const reading = readTrace(TRACE, dependences);
    const names = { [OpKind.Signal]: 'signal', [OpKind.Await]: 'await' } as Record<number, string>;
    const rest = reading.operations.slice(6).map(({ kind, a, number, thread, flags, line }) => {
      const name = names[kind];
      if (name === undefined) return `${number}`;
      expect(flags).toBe(Flag.Synthetic);
      expect(line).toBe(number);
      return `${name} ${a} at ${number} by ${reading.tables.threads[thread]!.label}`;
    });
    return [...rest, ...codes(reading)];
  }

  it('are a signal after the one operation and an await before the other', () => {
    expect(shape([{ before: 7, after: 9 }])).toEqual([
      '7',
      'signal 1 at 7 by 1',
      '8',
      'await 1 at 9 by 6',
      '9',
    ]);
  });

  it('have a handle each', () => {
    const both = shape([
      { before: 7, after: 9 },
      { before: 7, after: 8 },
    ]);
    expect(both).toEqual([
      '7',
      'signal 1 at 7 by 1',
      'signal 2 at 7 by 1',
      'await 2 at 8 by 6',
      '8',
      'await 1 at 9 by 6',
      '9',
    ]);
  });

  it('against the trace order nothing and are reported', () => {
    const wrong = shape([{ before: 9, after: 8 }]);
    expect(wrong).toEqual(['7', '8', '9', '9 dependence-against-trace']);
    expect(shape([{ before: 8, after: 8 }]).at(-1)).toBe('8 dependence-against-trace');
  });

  it('on operations that do not exist are reported', () => {
    expect(shape([{ before: 50, after: 8 }]).at(-1)).toBe('0 dependence-unknown-operation');
    expect(shape([{ before: 8, after: 50 }]).at(-1)).toBe('0 dependence-unknown-operation');
    expect(shape([{ before: 50, after: 51 }])).toHaveLength(4);
  });

  it('are parsed line by line', () => {
    const problems = new ProblemLog();
    const text =
      'src:25 dest:39\r\n\nsrc:1\tdest:2 \nsrc:a dest:3\nsrc:1 dest:4294967296\nsrc:3 dest:4';
    expect(parseDependences(text, problems)).toEqual([
      { before: 25, after: 39 },
      { before: 1, after: 2 },
      { before: 3, after: 4 },
    ]);
    expect(problems.list().map(({ line, message }) => `${line} ${message}`)).toEqual([
      '0 Line 4 of dependence.txt should be written "src:25 dest:39".',
      '0 Line 5 of dependence.txt should be written "src:25 dest:39".',
    ]);
  });
});

function folders(path: string): string[] {
  return existsSync(RECORDED + path) ? readdirSync(RECORDED + path) : [];
}

function linesThatCount(text: string): number[] {
  return text
    .split('\n')
    .flatMap((line) => (/^\d../.test(line) ? [Number.parseInt(line, 10)] : []));
}

describe.skipIf(!existsSync(RECORDED))('recorded traces', () => {
  it.each(folders('em-explorer/apps'))('%s with its dependences', (app) => {
    const text = recorded(`em-explorer/apps/${app}/trace.txt`);
    const problems = new ProblemLog();
    const dependences = parseDependences(
      recorded(`em-explorer/apps/${app}/dependence.txt`),
      problems,
    );
    const reading = readTrace(text, dependences);
    expect([...problems.list(), ...reading.problems.list()]).toEqual([]);
    expect(countOf(reading, OpKind.Signal)).toBe(dependences.length);
    expect(countOf(reading, OpKind.Await)).toBe(dependences.length);
    const own = reading.operations.filter(({ flags }) => (flags & Flag.Synthetic) === 0);
    expect(own.map(({ number }) => number)).toEqual(linesThatCount(text));
  });

  it.each(folders('em-explorer/benchmarks'))('%s', (name) => {
    const text = recorded(`em-explorer/benchmarks/${name}/trace.txt`);
    const reading = readTrace(text);
    expect(codes(reading)).toEqual([]);
    expect(reading.operations.map(({ number }) => number)).toEqual(linesThatCount(text));
    for (const { kind, b } of reading.operations) {
      if (kind === OpKind.Post) expect(reading.tables.queues[b]!.label).not.toBe('');
    }
  });

  it('all random traces', () => {
    const names = folders('oracle');
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const { trace } = JSON.parse(recorded(`oracle/${name}`)) as { trace: string[] };
      const reading = readTrace(trace.join('\n'));
      expect(codes(reading)).toEqual([]);
      expect(reading.operations).toHaveLength(trace.length);
    }
  });
});
