/**
 * Hand-written logs, one file for each rule that no published log exercises (DROIDRACER.md section
 * 5) and some others: a log with its answer, and behind `##` a twin in which the rule does not apply.
 * Operations are named by opId, accesses as `rw1`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  buildDroidRacerOrder,
  type DroidRacerOrder,
} from '../../../server/src/causality/droidracer/order.js';
import { createDroidRacerReader } from '../../../server/src/trace/formats/droidracer.js';
import { isAccess } from '../../../server/src/trace/operations.js';
import { ProblemLog } from '../../../server/src/trace/problems.js';
import { plainDroidRacer } from '../../support/plain-droidracer.js';
import { readText, type ReadTrace } from '../../support/read-trace.js';

const FOLDER = path.join(import.meta.dirname, '../../traces/droidracer');

interface Checked extends ReadTrace {
  readonly order: DroidRacerOrder;
  readonly checks: string[][];
}

function read(part: string): Checked {
  const lines = part.split('\n');
  const log = lines.filter((line) => !line.startsWith('#')).join('\n');
  const checks = lines
    .map((line) => line.replace(/^#+ /, '').split(' '))
    .filter(([word]) => /^(ordered|unordered|edge|no-edge)$/.test(word!));
  const trace = readText(createDroidRacerReader, log);
  expect(trace.problems).toEqual([]);
  const order = buildDroidRacerOrder(trace.store, trace.tables, 'droidracer', new ProblemLog());
  return { ...trace, order, checks };
}

function find({ operations }: Checked, name: string): number {
  const access = name.startsWith('rw');
  const number = Number(name.replace('rw', ''));
  return operations.findIndex((each) => isAccess(each.kind) === access && each.number === number);
}

function check(trace: Checked): void {
  const { order, operations, tables } = trace;
  const plain = plainDroidRacer(operations, tables);
  expect(trace.checks.length).toBeGreaterThan(0);
  for (const [verb, one, other, rule] of trace.checks) {
    const first = find(trace, one!);
    const second = find(trace, other!);
    const edge = order.baseEdges.find(({ from, to }) => from === first && to === second);
    if (verb === 'edge') expect(edge?.rule).toBe(rule);
    else if (verb === 'no-edge') expect(edge).toBeUndefined();
    else {
      expect(order.precedes(first, second)).toBe(verb === 'ordered');
      expect(plain.precedes(first, second)).toBe(verb === 'ordered');
      expect(order.precedes(second, first)).toBe(false);
      expect(order.unordered(first, second)).toBe(verb === 'unordered');
    }
  }
}

describe('a rule of the droidracer model', () => {
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.txt'))) {
    const [log, twin] = readFileSync(path.join(FOLDER, file), 'utf8').split(/^(?=## )/m);
    const [title, twinTitle] = [log, twin].map((part) => /^#+ (.*)/.exec(part!)![1]!);
    it(`${file}: ${title!}`, () => {
      check(read(log!));
    });
    it(`${file}, twin: ${twinTitle!}`, () => {
      check(read(twin!));
    });
  }
});
