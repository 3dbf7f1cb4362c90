/**
 * Traces that say in comments which orders they must have, so that figure and answer stand together:
 *
 *     # names: A=e1 B=e2
 *     # expect: A < B
 *     # expect: A | read
 *     # races: read-write
 *     t2 read o1.f1   # read
 *
 * A task stands for all its operations, a label for the operation whose line ends with it (as a
 * comment of one word). `<`: the last operation of the left comes before the first of the right. `|`:
 * neither way. `races` lists all conflicting accesses that are not ordered, or `none`. `options` may
 * name `speculative-binder`.
 */
import { readFileSync } from 'node:fs';
import { createRacetraceReader } from '../../server/src/trace/formats/racetrace/reader.js';
import { LocationIndex } from '../../server/src/trace/locations.js';
import { isAccess, OpKind } from '../../server/src/trace/operations.js';
import { readText, type ReadTrace } from './read-trace.js';

/** Whether one operation comes before another; operations are counted from 0. */
export type Precedes = (first: number, second: number) => boolean;

export interface ExpectedOrder {
  readonly trace: ReadTrace;
  readonly speculativeBinder: boolean;
  /** The sentences of the file that do not hold for this order; nothing if all do. */
  readonly violated: (precedes: Precedes) => string[];
}

/** The first and the last operation of what a name stands for. */
interface Span {
  readonly first: number;
  readonly last: number;
}

/** `more`: sentences besides those of the file. */
export function readExpectedOrder(path: string, more: readonly string[] = []): ExpectedOrder {
  const added = more.map((sentence) => `# ${sentence}\n`).join('');
  const text = `${readFileSync(path, 'utf8')}\n${added}`;
  const trace = readText(createRacetraceReader, text);
  const said = (word: string) =>
    [...text.matchAll(new RegExp(`^# ${word}: (.*)$`, 'gm'))].map((match) => match[1]!.trim());
  const labels = labelsOf(text, trace);
  const spans = spansOf(said('names').join(' '), labels, trace);
  const violated = (precedes: Precedes) => [
    ...trace.problems.map(({ line, message }) => `line ${line}: ${message}`),
    ...said('expect').filter((sentence) => !holds(sentence, spans, precedes)),
    ...said('races').filter((races) => !sameRaces(races, racesOf(trace, labels, precedes))),
  ];
  return { trace, speculativeBinder: said('options').includes('speculative-binder'), violated };
}

/** The operations, by the one word after the `#` of their line. */
function labelsOf(text: string, { operations }: ReadTrace): Map<string, number> {
  const lines = text.split('\n');
  const labels = new Map<string, number>();
  for (const [index, { line }] of operations.entries()) {
    const label = /#\s+(\S+)$/.exec(lines[line - 1]!)?.[1];
    if (label !== undefined) labels.set(label, index);
  }
  return labels;
}

function spansOf(names: string, labels: Map<string, number>, trace: ReadTrace): Map<string, Span> {
  const spans = new Map<string, Span>();
  for (const [label, index] of labels) spans.set(label, { first: index, last: index });
  for (const [, name, task] of names.matchAll(/(\S+)=e(\d+)/g)) {
    const place = (kind: OpKind) =>
      trace.operations.findIndex((each) => each.kind === kind && each.a === Number(task));
    spans.set(name!, { first: place(OpKind.Begin), last: place(OpKind.End) });
  }
  return spans;
}

function holds(sentence: string, spans: Map<string, Span>, precedes: Precedes): boolean {
  const [, left, relation, right] = /^(\S+) ([<|]) (\S+)$/.exec(sentence) ?? [];
  const [one, other] = [spans.get(left ?? ''), spans.get(right ?? '')];
  if (one === undefined || other === undefined) return false;
  if (relation === '<') return precedes(one.last, other.first);
  return !precedes(one.last, other.first) && !precedes(other.last, one.first);
}

function racesOf(trace: ReadTrace, labels: Map<string, number>, precedes: Precedes): string[] {
  const locations = new LocationIndex(trace.tables);
  const accesses = [...labels].filter(([, at]) => isAccess(trace.operations[at]!.kind));
  const races: string[] = [];
  for (const [one, first] of accesses) {
    for (const [other, second] of accesses) {
      const same =
        locations.of(trace.store.columns, first) === locations.of(trace.store.columns, second);
      const writes = [first, second].some((at) => trace.operations[at]!.kind === OpKind.Write);
      if (first < second && same && writes && !precedes(first, second))
        races.push(`${one}-${other}`);
    }
  }
  return races;
}

function sameRaces(said: string, found: readonly string[]): boolean {
  const expected = said === 'none' ? [] : said.split(' ');
  return expected.toSorted().join() === found.toSorted().join();
}
