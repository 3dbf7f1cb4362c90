import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStdReader } from '../../../server/src/trace/formats/std.js';
import { OpKind, Place } from '../../../server/src/trace/operations.js';
import { readBytes, readText } from '../../support/read-trace.js';

function read(text: string): ReturnType<typeof readText> {
  return readText(createStdReader, text);
}

describe('the STD reader', () => {
  it('reads every operation', () => {
    const lines = [
      'T0|fork(T1)|1',
      'T1|acq(L1)|2',
      'T1|w(V1)|3',
      'T1|rel(L1)|4',
      'T0|r(V1)|5',
      'T0|begin|6',
      'T0|end()|7',
      'T0|begin(block)|8',
      'T0|end(block)|9',
      'T0|join(T1)|10',
    ];
    const { operations, problems, tables } = read(lines.join('\n'));
    expect(problems).toEqual([]);
    expect(operations.map((each) => OpKind[each.kind])).toEqual([
      'Fork',
      'Lock',
      'Write',
      'Unlock',
      'Read',
      'Atomic',
      'EndAtomic',
      'Atomic',
      'EndAtomic',
      'Join',
    ]);
    const [fork, lock, write, unlock, access] = operations;
    expect(tables.threads[fork!.a]!.name).toBe('T1');
    expect(lock!.a).toBe(unlock!.a);
    expect(tables.objects[lock!.a]).toBe('L1');
    expect(write).toMatchObject({ place: Place.Static, line: 3, number: 3 });
    expect(write!.b).toBe(access!.b);
    expect(tables.fields[write!.b]!.name).toBe('V1');
    expect(tables.sites[write!.site]!.label).toBe('3');
  });

  it('keeps the names of threads, variables and locks apart', () => {
    const { tables } = read('A|w(A)|A\nA|acq(A)|A');
    expect(tables.threads).toHaveLength(2);
    expect(tables.fields).toHaveLength(2);
    expect(tables.objects).toHaveLength(2);
    expect(tables.sites).toHaveLength(2);
  });

  it('takes any name: words, leading zeros, large numbers, other alphabets', () => {
    const names = [
      'V1',
      'V01',
      'V001',
      'x',
      'V4000000000',
      'V99999999999999999999',
      'été',
      '-',
      '7',
    ];
    const { tables, problems } = read(names.map((name) => `T0|w(${name})|1`).join('\n'));
    expect(problems).toEqual([]);
    expect(tables.fields.slice(1).map((field) => field.name)).toEqual(names);
  });

  it('takes locations that are text, empty or missing', () => {
    const { operations, problems, tables } = read('T0|w(V)|A.java:3\nT0|w(V)|\nT0|w(V)\n');
    expect(problems).toEqual([]);
    expect(operations.map(({ site }) => tables.sites[site]!.label)).toEqual(['A.java:3', '', '']);
  });

  it('knows a location that is a line of a source file', () => {
    const { tables } = readText(createStdReader, 'T|w(V)|a/b/Act.java:12\nT|w(V)|Act:12\n');
    expect(tables.sites.slice(1)).toMatchObject([
      { label: 'a/b/Act.java:12', file: 'Act.java', line: 12 },
      { label: 'Act:12', file: '', line: 0 },
    ]);
  });

  it('passes over blank lines and carriage returns', () => {
    const { operations, problems } = read('\r\nT0|w(V1)|1\r\n\r\n  \nT0|r(V1)|1\r\n');
    expect(problems).toEqual([]);
    expect(operations.map((each) => each.line)).toEqual([2, 5]);
  });

  it.each(['T0', 'T0|', 'T0|w', 'T0|w(', 'T0|w(V1', 'T0|w()|1', 'T0|jump(V1)|1', '|w(V1)|1'])(
    'reports %j and goes on',
    (line) => {
      const { operations, problems } = read(`T0|r(V1)|1\n${line}\nT0|r(V1)|1`);
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatchObject({ line: 2, severity: 'error' });
      expect(operations).toHaveLength(2);
    },
  );

  it('does not let a large number cost memory', () => {
    const lines = Array.from(
      { length: 2000 },
      (_, i) => `T0|w(V${i * 2_000_003})|${i * 1_999_993}`,
    );
    const before = process.memoryUsage().arrayBuffers;
    const { tables } = read(lines.join('\n'));
    expect(tables.fields).toHaveLength(2001);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 2 ** 20);
  });

  it('gives every name one id, whatever its shape and whatever came before', () => {
    const number = fc.oneof(fc.nat({ max: 20 }), fc.nat({ max: 3_000_000 }), fc.nat());
    const shape = fc.constantFrom('V', 'x', '', 'V0', 'obj.f@', 'Act.java:', 'é', '-');
    const name = fc.tuple(shape, number).map(([prefix, value]) => `${prefix}${value}`);
    const access = fc.record({ thread: name, verb: fc.constantFrom('r', 'w'), name, site: name });
    fc.assert(
      fc.property(fc.array(access, { maxLength: 60 }), (accesses) => {
        // Twice: each name once as a new one, once as a known one.
        const all = [...accesses, ...accesses];
        const text = all.map((each) => `${each.thread}|${each.verb}(${each.name})|${each.site}\n`);
        const { operations, problems, tables } = read(text.join(''));
        expect(problems).toEqual([]);
        expect(operations.map(({ b }) => tables.fields[b]!.name)).toEqual(
          all.map((each) => each.name),
        );
        expect(operations.map(({ thread }) => tables.threads[thread]!.name)).toEqual(
          all.map((each) => each.thread),
        );
        expect(operations.map(({ site }) => tables.sites[site]!.label)).toEqual(
          all.map((each) => each.site),
        );
        expect(tables.fields.length - 1).toBe(new Set(all.map((each) => each.name)).size);
      }),
    );
  });

  it('keeps lines of all ways of reading in their order', () => {
    const lines = [
      'T0|w(V1)|1',
      'T0|w(a.b)|1',
      ' T0 | r( V1 ) | 1',
      'T0|w|1',
      'T0|r(a.b)',
      'T0|r(V2)|1',
    ];
    const { operations, problems, tables } = read(lines.join('\r\n'));
    expect(operations.map(({ b, line }) => [tables.fields[b]!.name, line])).toEqual([
      ['V1', 1],
      ['a.b', 2],
      ['V1', 3],
      ['a.b', 5],
      ['V2', 6],
    ]);
    expect(problems.map(({ line }) => line)).toEqual([4]);
  });

  it('reads lines that are nearly as usual as others', () => {
    // Twice, since the quick way knows only names that were seen; the last one is not the end of a block.
    const lines = ['r(V1)', 'w(V1)', 's(V1)', 'v(V1)', 'acq(L1)', 'rel(L1)', 'ack(L1)', 'w(é1)'];
    const text = ['T0', 'T12', 'T123', 'T1234567', 'T12345678', '7']
      .flatMap((thread) => lines.map((line) => `${thread}|${line}|12345`))
      .join('\n');
    const { operations, problems, tables } = read(`${text}\n${text}\n${'#'.repeat(80)}`);
    const right = lines.filter((line) => !/^(s|v|ack)/.test(line)).length;
    expect(operations).toHaveLength(2 * 6 * right);
    expect(problems).toHaveLength(2 * 6 * (lines.length - right) + 1);
    const texts = operations.map(({ thread, kind, a, b }) => {
      const name = a === 0 ? tables.fields[b]!.name : tables.objects[a];
      return `${tables.threads[thread]!.name} ${OpKind[kind]} ${name}`;
    });
    expect(texts.slice(texts.length / 2)).toEqual(texts.slice(0, texts.length / 2));
    expect(texts.slice(5, 10)).toEqual([
      'T12 Read V1',
      'T12 Write V1',
      'T12 Lock L1',
      'T12 Unlock L1',
      'T12 Write é1',
    ]);
  });

  const words = [
    'T0',
    'T1',
    '|',
    '(',
    ')',
    'r',
    'w',
    'acq',
    'V1',
    'V2',
    'L1',
    '12',
    '\n',
    '\r\n',
    ' ',
  ];
  const soup = fc
    .array(fc.constantFrom(...words, 'T0|w(V1)|3\n', 'T1|acq(L1)|4\n'), { maxLength: 300 })
    .map((parts) => new TextEncoder().encode(parts.join('')));

  it('reads any bytes without a throw, the same however they are cut', () => {
    const bytes = fc.oneof(soup, fc.uint8Array({ maxLength: 1000 }));
    fc.assert(
      fc.property(bytes, fc.array(fc.nat({ max: 40 }), { maxLength: 30 }), (input, cuts) => {
        const whole = readBytes(createStdReader, input);
        const pieces = readBytes(createStdReader, input, cuts);
        expect(pieces.operations).toEqual(whole.operations);
        expect(pieces.problems).toEqual(whole.problems);
        expect(pieces.tables).toEqual(whole.tables);
      }),
      { numRuns: 500 },
    );
  });
});
