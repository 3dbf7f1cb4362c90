import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Flag, OpKind, Place, ValueKind } from '../../../server/src/trace/operations.js';
import { SHAPES } from '../../../server/src/trace/shapes.js';
import { createRacetraceReader } from '../../../server/src/trace/formats/racetrace/reader.js';
import { readBytes, readText, type ReadTrace } from '../../support/read-trace.js';

const HEADER = `racetrace 1
process p1 org.app
thread t0 binder "Binder Thread #1" p1
thread t1 looper main p1
thread t2 worker "AsyncTask #1" p1
queue q1 looper main
class k1 org.app.Act
field f1 org.app.Act.done
field f2 org.app.Act.count volatile
site s1 org.app.Act.onDestroy(Act.java:41)
site s2 org.app.Act.run
stack x1 s1 s2
callback c1 lifecycle org.app.Act onDestroy
component i1 activity org.app.Act
resource r1 table app.db/items
name n1 "hello \\"world\\""
source u1 touchscreen
`;

const HEADER_LINES = HEADER.split('\n').length - 1;

function read(lines: string): ReadTrace {
  return readText(createRacetraceReader, HEADER + lines);
}

function readOne(line: string): ReadTrace['operations'][number] {
  const { operations, problems } = read(line);
  expect(problems).toEqual([]);
  expect(operations).toHaveLength(1);
  return operations[0]!;
}

describe('declarations', () => {
  it('fill the tables', () => {
    const { tables, problems } = read('');
    expect(problems).toEqual([]);
    expect(tables.threads[1]).toEqual({
      label: '0',
      kind: 'binder',
      name: 'Binder Thread #1',
      process: 1,
    });
    expect(tables.fields[2]).toEqual({
      label: '2',
      class: 'org.app.Act',
      name: 'count',
      volatile: true,
    });
    expect(tables.sites[1]).toEqual({
      label: '1',
      class: 'org.app.Act',
      method: 'onDestroy',
      file: 'Act.java',
      line: 41,
    });
    expect(tables.sites[2]).toMatchObject({
      class: 'org.app.Act',
      method: 'run',
      file: '',
      line: 0,
    });
    expect(tables.stacks[1]!.sites).toEqual([1, 2]);
    expect(tables.components.get(1)).toMatchObject({ kind: 'activity', class: 'org.app.Act' });
    expect(tables.names[1]!.text).toBe('hello "world"');
  });

  it('may come between operations, and after comments', () => {
    const { tables, problems } = read(
      't1 init # first\n\n# more\nthread t9 worker late\nt9 init\n',
    );
    expect(problems).toEqual([]);
    expect(tables.threads).toHaveLength(5);
  });
});

describe('operations', () => {
  it('reads a post with all that it can say', () => {
    const post = readOne('t0 post e5 q1 c1 i1 delay=200.5 async s1');
    expect(post).toMatchObject({ kind: OpKind.Post, thread: 1, a: 5, b: 1, c: 1, d: 1, site: 1 });
    expect(post.flags).toBe(Flag.Delayed | Flag.Async);
    expect(post.amount).toBe(200.5);
    expect(post.line).toBe(HEADER_LINES + 1);
  });

  it.each([
    ['o5.f1', { place: Place.Field, a: 5, b: 1 }],
    ['f1', { place: Place.Static, a: 0, b: 1 }],
    ['o5[3]', { place: Place.Element, a: 5, b: 3 }],
    ['o5{3}', { place: Place.Slot, a: 5, b: 3 }],
    ['o5{n1}', { place: Place.Entry, a: 5, b: 1 }],
    ['o5{}', { place: Place.Whole, a: 5, b: 0 }],
    ['r1', { place: Place.Resource, a: 0, b: 1 }],
  ])('reads the location %s', (location, expected) => {
    expect(readOne(`t1 read ${location}`)).toMatchObject(expected);
  });

  it.each([
    ['=null', ValueKind.Null, 0],
    ['=true', ValueKind.Boolean, 1],
    ['=false', ValueKind.Boolean, 0],
    ['=-12.5', ValueKind.Number, -12.5],
    ['=NaN', ValueKind.Number, NaN],
    ['=-Infinity', ValueKind.Number, -Infinity],
    ['=n1', ValueKind.Text, 1],
    ['=o77', ValueKind.Object, 77],
  ])('reads the value %s', (text, valueKind, value) => {
    expect(readOne(`t1 write o5.f1 ${text} s1`)).toMatchObject({ valueKind, value, site: 1 });
  });

  it('marks accesses of volatile fields', () => {
    expect(readOne('t1 read o5.f2').flags).toBe(Flag.Volatile);
    expect(readOne('t1 read o5.f1').flags).toBe(0);
  });

  it('reads branches with test, outcome and region', () => {
    const branch = readOne('t1 branch o5.f1 =o9 nonnull holds region=42-57 s1');
    expect(branch).toMatchObject({ c: 2, d: 42, amount: 57, flags: Flag.Holds | Flag.Region });
    expect(readOne('t1 branch o5.f1 null region=42-').amount).toBe(Infinity);
  });

  it('reads two locations, two sites, a bare number', () => {
    expect(readOne('t1 relate o5.f1 o6[2] combined')).toMatchObject({
      place: Place.Field | (Place.Element << 4),
      a: 5,
      b: 1,
      c: 6,
      d: 2,
      flags: Flag.Combined,
    });
    expect(readOne('t1 enter s2 s1')).toMatchObject({ a: 2, site: 1 });
    expect(readOne('t1 block 12')).toMatchObject({ a: 12 });
    expect(readOne('start')).toMatchObject({ kind: OpKind.Start, thread: 0 });
  });

  it('reads lines that are indented, and points at the right column in them', () => {
    const { operations, problems } = read('  t1 init\n\tt1 nop # here\n   # there\n  t1 dances\n');
    expect(operations.map(({ kind }) => kind)).toEqual([OpKind.Init, OpKind.Nop]);
    expect(problems.map(({ code, columns }) => [code, columns])).toEqual([
      ['unknown-operation', [5, 11]],
    ]);
  });

  it('stamps operations with the time before them', () => {
    const { operations } = read('t1 init\ntime 12.5\nt1 nop\nt1 nop\ntime 20\nt1 exit');
    expect(operations.map((each) => each.time)).toEqual([0, 12.5, 12.5, 20]);
  });
});

describe('the format document', () => {
  const text = readFileSync(
    path.join(import.meta.dirname, '../../../docs/trace-format.md'),
    'utf8',
  );

  it.each(SHAPES.map((shape) => shape.verb))('describes the operation %s', (verb) => {
    expect(text).toMatch(new RegExp(`\`(t\\d )?${verb}[ \`]`));
  });

  it('opens with an example that reads without a problem', () => {
    const example = /```\n(racetrace 1[^`]*)```/.exec(text)![1]!;
    const { problems, operations } = readText(createRacetraceReader, example);
    expect(problems).toEqual([]);
    expect(operations).toHaveLength(9);
  });

  it('shows only lines that can be read', () => {
    const cells = [...text.matchAll(/^\| `(t\d [^`]*)`/gm)];
    expect(cells.length).toBeGreaterThan(40);
    for (const [, cell] of cells) {
      const line = cell!
        .replace(/LOCATION/g, 'o5.f1')
        .replace(/=VALUE/g, '=null')
        .replace('TEST', 'null')
        .replace(/ \[(?:delay|at|front)[^\]]*\]/g, '')
        .replace(/[[\]]/g, '');
      const { problems } = readText(createRacetraceReader, `racetrace 1\n${line}\n`);
      expect(
        problems.filter((each) => each.code !== 'undeclared-id'),
        line,
      ).toEqual([]);
    }
  });
});

describe('mistakes', () => {
  it.each([
    ['t1 frobnicate', 'unknown-operation'],
    ['t1', 'unknown-operation'],
    ['t1 post', 'missing-argument'],
    ['t1 read', 'missing-argument'],
    ['t1 block', 'missing-argument'],
    ['t1 begin e1 e2', 'unexpected-argument'],
    ['t1 begin q1 e1', 'unexpected-argument'],
    ['t1 begin e1 soon', 'unexpected-argument'],
    ['t1 begin e1 =null', 'unexpected-argument'],
    ['t1 begin e0', 'bad-id'],
    ['t1 begin e99999999999', 'number-out-of-range'],
    ['t1 read f16777216', 'number-out-of-range'],
    ['t1 read o5.x1', 'bad-location'],
    ['t1 read o5[', 'bad-id'],
    ['t1 read o5[1', 'bad-location'],
    ['t1 read o5.f1 =maybe', 'bad-value'],
    ['t1 post e1 q1 delay', 'bad-option'],
    ['t1 post e1 q1 delay=-1', 'number-out-of-range'],
    ['t1 post e1 q1 delay=soon', 'number-out-of-range'],
    ['t1 post e1 q1 delay=1 front', 'conflicting-options'],
    ['t1 branch o5.f1 null region=x', 'bad-option'],
    ['t1 branch o5.f1 null region=57-42', 'bad-option'],
    ['t1 branch o5.f1', 'missing-argument'],
    ['t1 branch o5.f1 null nonnull', 'conflicting-options'],
    ['t1 branch o5.f1 null region=1-2 region=3-4', 'conflicting-options'],
    ['t1 lock o1 shared shared', 'conflicting-options'],
    ['t1 schedule h1 period=0.5', 'number-out-of-range'],
    ['t1 read o5.f1 =1 =2', 'unexpected-argument'],
    ['t1 read o5.f1 =o0', 'bad-id'],
    ['t1 relate o5.f1', 'missing-argument'],
    ['t7 init', 'undeclared-id'],
    ['time -1', 'bad-time'],
    ['time 10\ntime 5', 'time-goes-back'],
    ['about app', 'missing-argument'],
    ['hello world', 'unknown-line'],
    ['name n5 "abc', 'unclosed-quote'],
    ['racetrace 1', 'second-header'],
    ['thread 5 looper main', 'bad-id'],
    ['thread t1 looper again', 'duplicate-id'],
    ['component i1 activity org.app.Other', 'duplicate-id'],
    ['component i0 activity org.app.Other', 'bad-id'],
    ['object o5 one\nobject o5 two', 'duplicate-id'],
    ['object o0 none', 'bad-id'],
    ['object o5', 'missing-argument'],
    ['thread t8 worker w p1 p1', 'unexpected-argument'],
    ['thread t8 worker w q1', 'bad-id'],
    ['thread t8 spinner main', 'unknown-kind'],
    ['thread t8 looper', 'missing-argument'],
    ['queue q8 looper main extra', 'unexpected-argument'],
    ['site s16777216 a.b', 'number-out-of-range'],
  ])('%j is reported as %s', (line, code) => {
    const { problems, operations } = read(`${line}\nt1 nop`);
    expect(problems.map((each) => each.code)).toEqual([code]);
    expect(problems[0]!.line).toBeGreaterThan(HEADER_LINES);
    expect(operations.at(-1)!.kind).toBe(OpKind.Nop);
  });

  it('points at the word, counted as editors count', () => {
    const { problems } = read('t1 begin e1 \u{1F600}x');
    expect(problems[0]!.columns).toEqual([12, 15]);
  });

  it('names the first declaration of a duplicate', () => {
    const { problems } = read('thread t1 looper again');
    expect(problems[0]!.related!.line).toBe(4);
  });

  it('reports an undeclared id once', () => {
    expect(read('t1 read f9\nt1 read f9').problems).toHaveLength(1);
  });

  it('refuses a version it does not know, in words, once', () => {
    const { problems, operations } = readText(createRacetraceReader, 'racetrace 7\nt1 init\n???');
    expect(problems.map((each) => each.code)).toEqual(['unknown-version']);
    expect(operations).toEqual([]);
  });

  it('misses the header', () => {
    const { problems } = readText(createRacetraceReader, 'thread t1 looper main\nt1 init\n');
    expect(problems.map((each) => each.code)).toEqual(['missing-header']);
  });

  it('drops a line that is too long, whole or in pieces', () => {
    const bytes = new TextEncoder().encode(`${HEADER}# ${'x'.repeat(200_000)}\nt1 nop\n`);
    for (const cuts of [[], [1000, 70_000, 70_000]]) {
      const { problems, operations } = readBytes(createRacetraceReader, bytes, cuts);
      expect(problems.map((each) => each.code)).toEqual(['line-too-long']);
      expect(operations[0]!.line).toBe(HEADER_LINES + 2);
    }
  });
});

describe('any input', () => {
  const words = [
    ...SHAPES.map((shape) => shape.verb),
    ...'t1 t2 q1 e1 e2 o5.f1 o5[1] o5{} =null =o9 s1 f1 c1 i1 h1 # "a b" delay=1 front'.split(' '),
    'thread',
    'site',
    'time',
    '\n',
    '\r\n',
    '\t',
  ];
  const soup = fc
    .array(fc.constantFrom(...words), { maxLength: 200 })
    .map((parts) => new TextEncoder().encode(HEADER + parts.join(' ')));

  it('is read without a throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 2000 }), soup), (bytes) => {
        readBytes(createRacetraceReader, bytes);
      }),
      { numRuns: 500 },
    );
  });

  it('gives the same however it is cut into pieces', () => {
    fc.assert(
      fc.property(soup, fc.array(fc.nat({ max: 50 }), { maxLength: 20 }), (bytes, cuts) => {
        const whole = readBytes(createRacetraceReader, bytes);
        const pieces = readBytes(createRacetraceReader, bytes, cuts);
        expect(pieces.operations).toEqual(whole.operations);
        expect(pieces.problems).toEqual(whole.problems);
      }),
    );
  });
});
