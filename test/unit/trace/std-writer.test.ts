import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRacetraceReader } from '../../../server/src/trace/formats/racetrace/reader.js';
import { createRacetraceWriter } from '../../../server/src/trace/formats/racetrace/writer.js';
import { createStdReader } from '../../../server/src/trace/formats/std.js';
import { createStdWriter } from '../../../server/src/trace/formats/std-writer.js';
import { isAccess } from '../../../server/src/trace/operations.js';
import { arbitraryTrace, storeOf } from '../../support/arbitrary-trace.js';
import { readText, type ReadTrace } from '../../support/read-trace.js';

function write({ store, tables }: Pick<ReadTrace, 'store' | 'tables'>): {
  text: string;
  leftOut: ReadonlyMap<string, number>;
} {
  let text = '';
  const writer = createStdWriter(tables, (piece) => (text += piece));
  writer.sink({ ...store.columns, length: store.length });
  writer.end();
  return { text, leftOut: writer.leftOut() };
}

const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9.$]{0,6}$/);
const line = fc
  .tuple(
    fc.constantFrom('T0', 'T1', 'main'),
    fc.oneof(
      fc.tuple(fc.constantFrom('r', 'w', 'acq', 'rel'), name).map(([verb, of]) => `${verb}(${of})`),
      fc.constantFrom('fork(T1)', 'join(T1)', 'begin', 'end'),
    ),
    fc.nat({ max: 99 }),
  )
  .map(([thread, operation, site]) => `${thread}|${operation}|${site}`);

describe('the STD writer', () => {
  it('writes what was read, to the letter', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 50 }), (lines) => {
        const text = lines.map((each) => `${each}\n`).join('');
        expect(write(readText(createStdReader, text)).text).toBe(text);
      }),
    );
  });

  it('writes what STD can say of any trace, keeps locations apart, and counts the rest', () => {
    fc.assert(
      fc.property(arbitraryTrace, ({ tables, operations }) => {
        const { text, leftOut } = write({ store: storeOf(operations), tables });
        const read = readText(createStdReader, text);
        expect(read.problems).toEqual([]);
        const left = [...leftOut.values()].reduce((sum, count) => sum + count, 0);
        expect(read.operations.length + left).toBe(operations.length);
        const accesses = operations.filter(({ kind }) => isAccess(kind));
        const locations = new Set(accesses.map(({ place, a, b }) => `${place} ${a} ${b}`));
        expect(read.tables.fields.length - 1).toBe(locations.size);
      }),
    );
  });

  it('gives different locations different names, whatever their names are', () => {
    const { text } = write(
      readText(createStdReader, 'T|w(a.b)|1\nT|w(a_b)|1\nT|w(a b)|1\nT|w(a_b_2)|1\n'),
    );
    expect(new Set(text.trim().split('\n')).size).toBe(4);
  });

  it('gives back through racetrace what it was', () => {
    const text = 'T0|w(V1)|12\nT0|fork(T1)|13\nT1|w(com.app.A.b)|14\nmain|acq(L@1f)|15\n';
    const { store, tables } = readText(createStdReader, text);
    let racetrace = '';
    const writer = createRacetraceWriter(tables, (piece) => (racetrace += piece));
    writer.sink({ ...store.columns, length: store.length });
    expect(write(readText(createRacetraceReader, racetrace)).text).toBe(text);
  });

  it('names threads by their number where their name is not one word', () => {
    const trace = 'racetrace 1\nthread t4 binder "Binder Thread #1"\nfield f1 A.b\nt4 read o7.f1\n';
    expect(write(readText(createRacetraceReader, trace)).text).toBe('T4|r(o7.A.b)\n');
  });
});
