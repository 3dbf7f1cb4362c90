/**
 * Traces made to hurt: long chains of removed tasks, thousands of tasks at the front, times that fall.
 * The clock must come to the end of them, soon and without a deep recursion.
 */
import { expect, it } from 'vitest';
import { AsyncClock } from '../../../server/src/causality/asyncclock/async-clock.js';
import { createRacetraceReader } from '../../../server/src/trace/formats/racetrace/reader.js';
import { readText } from '../../support/read-trace.js';

const COUNT = 20_000;
const HEAD = `racetrace 1
thread t1 looper main
thread t2 worker poster
queue q1 looper main
t1 init
t2 init
t1 attach q1
t1 loop q1
`;

function lines(line: (number: number) => string): string {
  return Array.from({ length: COUNT }, (_, at) => line(at + 1)).join('\n');
}

/** Whether the first post is known when the last task begins. */
function firstIsKnown(body: string): boolean {
  const { store, tables } = readText(createRacetraceReader, HEAD + body);
  const clock = new AsyncClock(tables, { model: 'android' });
  let first: { chain: number; tick: number } | undefined;
  for (let index = 0; index < store.length; index++) {
    clock.step(store.columns, index);
    if (index === 4) first = { chain: clock.chain, tick: clock.tick };
  }
  return clock.knows(first!.chain, first!.tick);
}

it.each([
  [
    'tasks removed in the order of their posts',
    lines((each) => `t2 post e${each} q1 delay=10\nt2 remove e${each}`),
  ],
  [
    'tasks removed in the other order',
    `${lines((each) => `t2 post e${each} q1 delay=10`)}\n${lines((each) => `t2 remove e${COUNT + 1 - each}`)}`,
  ],
  [
    'each task posted before the one before it is removed',
    lines((each) => `t2 post e${each} q1 delay=10${each > 1 ? `\nt2 remove e${each - 1}` : ''}`),
  ],
  [
    'tasks at the front',
    lines((each) => `t2 post e${each} q1 front\nt1 begin e${each}\nt1 end e${each}`),
  ],
  ['tasks that never run', lines((each) => `t2 post e${each} q1`)],
  ['ever longer delays', lines((each) => `t2 post e${each} q1 delay=${each}`)],
])('%s', (_name, body) => {
  const last = `\nt2 post e${COUNT + 1} q1 delay=${2 * COUNT}\nt1 begin e${COUNT + 1}\nt1 end e${COUNT + 1}\n`;
  expect(firstIsKnown(body + last)).toBe(true);
});
