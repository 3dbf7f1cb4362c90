/**
 * All 36 cells of Table 3.1 (Hsiao 2017), as the thesis prints them: two tasks posted in order by one
 * thread, with every pair of priority tags, and with the first time less than, equal to and greater
 * than the second.
 */
import { describe, expect, it } from 'vitest';
import { createRacetraceReader } from '../../../server/src/trace/formats/racetrace/reader.js';
import { OpKind } from '../../../server/src/trace/operations.js';
import { ENGINES } from '../../support/causality-engines.js';
import { readText } from '../../support/read-trace.js';

const TAGS = [
  'Delayed, Async',
  'Delayed, Sync',
  'AtTime, Async',
  'AtTime, Sync',
  'AtFront, Async',
  'AtFront, Sync',
] as const;

type Tag = (typeof TAGS)[number];

/** E1 \ E2, in the order of TAGS. `time` stands for E1.time <= E2.time. */
const TABLE: Readonly<Record<Tag, string>> = {
  'Delayed, Async': 'time  time  false false false false',
  'Delayed, Sync': 'false time  false false false false',
  'AtTime, Async': 'false false time  time  false false',
  'AtTime, Sync': 'false false false time  false false',
  'AtFront, Async': 'true  true  true  true  false false',
  'AtFront, Sync': 'false true  false true  false false',
};

function words(tag: Tag, time: number): string {
  const [when, sync] = tag.split(', ');
  const shape = { Delayed: `delay=${time}`, AtTime: `at=${time}`, AtFront: 'front' }[when!]!;
  return sync === 'Async' ? `${shape} async` : shape;
}

/** A pair of tasks as it may have run; the order in which they ran matters only where none is known. */
function traceOf(first: string, second: string, run: readonly [number, number]): string {
  const head = [
    'racetrace 1',
    'thread t1 looper main',
    'thread t2 worker T',
    'queue q1 looper main',
  ];
  const start = ['t1 init', 't2 init', 't1 attach q1', 't1 loop q1'];
  const posts = [`t2 post e1 q1 ${first}`, `t2 post e2 q1 ${second}`];
  const tasks = run.flatMap((task) => [`t1 begin e${task}`, `t1 end e${task}`]);
  return [...head, ...start, ...posts, ...tasks].join('\n');
}

describe.each(ENGINES)('Table 3.1 by the $name', ({ order }) => {
  const inOrder = (text: string): boolean[] => {
    const { store, tables, operations, problems } = readText(createRacetraceReader, text);
    expect(problems).toEqual([]);
    const place = (kind: OpKind, task: number) =>
      operations.findIndex((each) => each.kind === kind && each.a === task);
    const precedes = order(store.columns, store.length, tables, { model: 'android' });
    return [
      precedes(place(OpKind.End, 1), place(OpKind.Begin, 2)),
      precedes(place(OpKind.End, 2), place(OpKind.Begin, 1)),
    ];
  };

  const cells = TAGS.flatMap((first) =>
    TAGS.map((second, column) => [first, second, TABLE[first].split(/ +/)[column]!] as const),
  );

  it.each(cells)('%s before %s: %s', (first, second, cell) => {
    for (const [time, other] of [
      [3, 7],
      [5, 5],
      [7, 3],
    ] as const) {
      const must = cell === 'true' || (cell === 'time' && time <= other);
      const posts = [words(first, time), words(second, other)] as const;
      expect(inOrder(traceOf(...posts, [1, 2]))).toEqual([must, false]);
      if (!must) expect(inOrder(traceOf(...posts, [2, 1]))).toEqual([false, false]);
    }
  });
});
