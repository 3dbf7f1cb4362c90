/**
 * Who performs an operation (docs/causality.md). Each line of a trace ends with the number of its
 * segment, `+` where the operation opens it, `.` where it closes it.
 */
import { describe, expect, it } from 'vitest';
import { Segments, type Model } from '../../../server/src/causality/android/segments.js';
import { createRacetraceReader } from '../../../server/src/trace/formats/racetrace/reader.js';
import { readText } from '../../support/read-trace.js';

const DECLARATIONS = [
  'racetrace 1',
  'thread t1 looper main',
  'thread t2 worker w',
  'thread t3 binder b',
  'queue q1 looper main',
  'field f1 A.x',
].join('\n');

function marks(text: string, model: Model): string[] {
  const { store, tables, problems } = readText(createRacetraceReader, `${DECLARATIONS}\n${text}`);
  expect(problems).toEqual([]);
  const segments = new Segments(tables, model);
  return Array.from({ length: store.length }, (_, index) => {
    const { id, opens, closes } = segments.take(store.columns, index);
    return `${id}${opens ? '+' : ''}${closes ? '.' : ''}`;
  });
}

function expectMarks(text: string, model: Model = 'android'): void {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const wanted = lines.map((line) => /# (\S+)/.exec(line)![1]!);
  expect(marks(lines.join('\n'), model)).toEqual(wanted);
}

describe('segments of the android model', () => {
  it('are whole threads, for workers', () => {
    expectMarks(`
      t2 init # 1+
      t2 read f1 # 1
      t2 post e1 q1 # 1
      t2 exit # 1.
    `);
  });

  it('are tasks, on a looper; what it does before its loop and between tasks is apart', () => {
    expectMarks(`
      t1 init # 1+
      t1 attach q1 # 1
      t1 loop q1 # 1.
      t2 post e1 q1 # 2+
      t1 begin e1 # 3+
      t1 read f1 # 3
      t2 read f1 # 2
      t1 write f1 # 3
      t1 end e1 # 3.
      t1 read f1 # 4+
      t1 write f1 # 4
      t1 begin e2 # 5+
      t1 end e2 # 5.
      t1 exit # 6+
    `);
  });

  it('are tasks also where the loop is not recorded', () => {
    expectMarks(`
      t1 init # 1+
      t1 read f1 # 1
      t1 begin e1 # 2+
      t1 read f1 # 2
      t1 end e1 # 2.
      t1 read f1 # 3+
      t1 read f1 # 3
    `);
  });

  it('are brackets and single operations, on a binder thread', () => {
    expectMarks(`
      t3 init # 1+.
      t3 read f1 # 2+.
      t3 read f1 # 3+.
      t3 native-enter # 4+
      t3 read f1 # 4
      t3 native-leave # 4.
      t2 transact b1 # 5+
      t3 receive b1 # 6+
      t3 read f1 # 6
      t3 reply b1 # 6.
      t3 read f1 # 7+.
    `);
  });

  it('give a one-way transaction up when the next one comes', () => {
    expectMarks(`
      t2 transact b1 oneway # 1+
      t2 transact b2 # 1
      t3 receive b1 # 2+
      t3 read f1 # 2
      t3 receive b2 # 3+
      t3 reply b2 # 3.
    `);
  });
});

describe('segments of the threads model', () => {
  it('are threads, whatever they do', () => {
    const text = `
      t1 init # 1+
      t1 loop q1 # 1
      t3 read f1 # 2+
      t1 begin e1 # 1
      t1 read f1 # 1
      t1 end e1 # 1
      t3 read f1 # 2
      t1 exit # 1.
      t1 read f1 # 3+
    `;
    expectMarks(text, 'threads');
  });
});
