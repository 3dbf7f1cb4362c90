/** What the messages of the check call things: as the file at hand writes them. */
import type { TraceFormat } from '../reader.js';
import { type TraceTables, objectText } from '../tables.js';

export interface Names {
  thread(id: number): string;
  queue(id: number): string;
  task(id: number): string;
  object(id: number): string;
  handle(id: number): string;
  transaction(id: number): string;
}

export function namesOf(tables: TraceTables, format: TraceFormat): Names {
  const letters = format === 'racetrace';
  const word = (letter: string, noun: string, id: number | string) =>
    letters ? `${letter}${id}` : `${noun} ${id}`;
  const thread = (id: number) => tables.threads[id]?.label ?? String(id);
  return {
    // STD names its threads itself: T1, main.
    thread: (id) => (format === 'std' ? thread(id) : word('t', 'thread', thread(id))),
    queue: (id) => word('q', 'queue', tables.queues[id]?.label ?? id),
    task: (id) => word('e', 'task', id),
    object: (id) => objectText(tables, id),
    handle: (id) => word('h', 'handle', id),
    transaction: (id) => word('b', 'transaction', id),
  };
}
