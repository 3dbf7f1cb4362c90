/** Whole logs that DroidRacer recorded, against what the tool itself counted. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../server/src/trace/batch.js';
import { OpKind, Place } from '../../../server/src/trace/operations.js';
import { countOf, codes, readLog, RECORDED, recorded, type Reading } from './droidracer-reading.js';

const LOGS = [
  'droidracer/RemindMe/abc_log.txt',
  'em-explorer/apps/charachter-recognition/abc_log.txt',
  'em-explorer/apps/music/abc_log.txt',
];

function isAccess({ kind }: Operation): boolean {
  return kind === OpKind.Read || kind === OpKind.Write;
}

function highest(numbers: readonly number[]): number {
  return numbers.reduce((left, right) => Math.max(left, right), 0);
}

/** What the tool calls #trace: the next opId, and rwIds instead of the blocks that hold them. */
function traceLength({ operations }: Reading): number {
  const opId = highest(operations.filter((each) => !isAccess(each)).map(({ number }) => number));
  const rwId = highest(operations.filter(isAccess).map(({ number }) => number));
  const blocks = operations.filter(({ kind }) => kind === OpKind.Block);
  return opId + 1 + (rwId + 1) - (highest(blocks.map(({ a }) => a)) + 1);
}

describe.skipIf(!existsSync(RECORDED))('recorded logs', () => {
  it.each(LOGS)('%s is read without a problem, every line of it', (path) => {
    const text = recorded(path);
    const reading = readLog(text);
    expect(codes(reading)).toEqual([]);
    const trace = text.slice(0, text.indexOf(' HB Graph '));
    const lines = trace.split('\n').filter((line) => /^(\d|rwId)/.test(line));
    expect(reading.operations).toHaveLength(lines.length);
    const numbers = lines.map((line) => Number.parseInt(line.replace('rwId:', ''), 10));
    expect(reading.operations.map(({ number }) => number)).toEqual(numbers);
  });

  it('RemindMe has what the tool counted', () => {
    const reading = readLog(recorded('droidracer/RemindMe/abc_log.txt'), 4096);
    const counters = recorded('droidracer/RemindMe/pldi-race.log');
    const counted = (name: string) => Number(new RegExp(`#${name}: (\\d+)`).exec(counters)?.[1]);
    expect(traceLength(reading)).toBe(counted('trace'));
    expect(countOf(reading, OpKind.Begin)).toBe(counted('async'));
    expect(countOf(reading, OpKind.Attach)).toBe(counted('mq'));
    expect(countOf(reading, OpKind.Init) - countOf(reading, OpKind.Attach)).toBe(counted('thread'));
    expect(countOf(reading, OpKind.Read, OpKind.Write)).toBe(9405);
  });

  it('RemindMe sends each task that runs to the queue of the main thread', () => {
    const reading = readLog(recorded('droidracer/RemindMe/abc_log.txt'));
    const posts = reading.operations.filter(({ kind }) => kind === OpKind.Post);
    const sent = posts.filter(({ b }) => b !== 0);
    expect([posts.length, sent.length]).toEqual([187, 176]);
    expect(new Set(sent.map(({ b }) => reading.tables.queues[b]!.label))).toEqual(
      new Set(['1090957864']),
    );
    const begun = new Set(
      reading.operations.filter(({ kind }) => kind === OpKind.Begin).map(({ a }) => a),
    );
    expect(new Set(sent.map(({ a }) => a))).toEqual(begun);
  });

  it('RemindMe has fields and databases, and four binder threads', () => {
    const { operations, tables } = readLog(recorded('droidracer/RemindMe/abc_log.txt'));
    const places = operations.filter(isAccess).map(({ place }) => place);
    const count = (place: Place) => places.filter((each) => each === place).length;
    expect([count(Place.Resource), count(Place.Static)]).toEqual([11, 158]);
    expect(tables.resources).toHaveLength(2);
    const binders = tables.threads.filter(({ kind }) => kind === 'binder').map(({ name }) => name);
    expect(binders.sort()).toEqual([1, 2, 3, 4].map((each) => `Binder Thread #${each}`));
    const main = [...tables.components.values()].filter((row) => row.class === 'MainActivity');
    expect(main.map(({ kind }) => kind)).toContain('activity');
  });
});
