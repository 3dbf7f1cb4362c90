import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../server/src/trace/batch.js';
import { createRacetraceReader } from '../../../server/src/trace/formats/racetrace/reader.js';
import { createRacetraceWriter } from '../../../server/src/trace/formats/racetrace/writer.js';
import { createTables, type TraceTables } from '../../../server/src/trace/tables.js';
import { arbitraryTrace, storeOf } from '../../support/arbitrary-trace.js';
import { readText } from '../../support/read-trace.js';

function write(tables: TraceTables, operations: readonly Operation[]): string {
  let text = '';
  const writer = createRacetraceWriter(tables, (piece) => (text += piece));
  const store = storeOf(operations);
  if (store.length > 0) writer.sink({ ...store.columns, length: store.length });
  writer.end();
  return text;
}

function withoutPlace(operations: readonly Operation[]): Partial<Operation>[] {
  return operations.map((operation) => ({ ...operation, line: 0, number: 0 }));
}

describe('the racetrace writer', () => {
  it('is undone by the reader', () => {
    fc.assert(
      fc.property(arbitraryTrace, ({ tables, operations }) => {
        const read = readText(createRacetraceReader, write(tables, operations));
        expect(read.problems).toEqual([]);
        expect(withoutPlace(read.operations)).toEqual(withoutPlace(operations));
        expect(read.tables).toEqual(tables);
      }),
      { numRuns: 300 },
    );
  });

  it('writes the same text again', () => {
    fc.assert(
      fc.property(arbitraryTrace, ({ tables, operations }) => {
        const once = write(tables, operations);
        const read = readText(createRacetraceReader, once);
        expect(write(read.tables, read.operations)).toBe(once);
      }),
    );
  });

  it('declares what the tables gain between two batches, each once', () => {
    const objects = ['', 'L1'];
    const tables = createTables(objects);
    const gain = [
      () => undefined,
      () => objects.push('L2'),
      () => tables.components.set(9, { label: '9', kind: 'service', class: 'org.app.S' }),
      () => tables.components.set(3, { label: '3', kind: 'activity', class: 'org.app.A' }),
    ];
    let text = '';
    const writer = createRacetraceWriter(tables, (piece) => (text += piece));
    for (const more of gain) {
      more();
      writer.sink({ ...storeOf([]).columns, length: 0 });
    }
    writer.end();
    expect(text.trim().split('\n')).toEqual([
      'racetrace 1',
      'object o1 L1',
      'object o2 L2',
      'component i9 service org.app.S',
      'component i3 activity org.app.A',
    ]);
  });

  it('writes a header even when there is nothing to say', () => {
    expect(write(createTables(), [])).toBe('racetrace 1\n');
  });

  it('keeps labels that are numbers and gives others a free one', () => {
    const tables = createTables();
    for (const label of ['T0', '1', '1', '7']) {
      tables.threads.push({ label, kind: 'worker', name: label, process: 0 });
    }
    const ids = [...write(tables, []).matchAll(/^thread (t\d+)/gm)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(4);
    expect(ids).toContain('t7');
  });
});
