/** Locks, forks and handovers between threads, and what they lack to order a pair. */
import type { NearMiss } from '../../explanation/types.js';
import { NONE, type BaseRule, type Edge } from '../graph.js';
import { line, lineAt, lock, nodeOf, thread, who, type UnorderedPair } from './pair.js';

export function locksMissed(pair: UnorderedPair): readonly NearMiss[] {
  const [mine, yours] = pair.locks;
  if (mine.length === 0 && yours.length === 0) return [];
  const common = mine.find((each) => yours.includes(each));
  return [{ rule: 'lock', missing: whyNoLock(pair, common) }];
}

function whyNoLock(pair: UnorderedPair, common: number | undefined): string {
  const [one, other] = threadsOf(pair);
  if (common === undefined) {
    const [mine, yours] = pair.locks.map((held) => {
      const names = [...new Set(held)].map((each) => lock(pair, each));
      return names.length === 0 ? 'none' : names.join(' and ');
    });
    return `no lock is held by both: ${line(pair, pair.first)} holds ${mine!}, ${line(pair, pair.second)} holds ${yours!}`;
  }
  const both = `both hold lock ${lock(pair, common)}`;
  return one === other
    ? `${both}, but a lock orders nothing between two tasks of one thread`
    : `${both}, but DroidRacer orders a lock only after what the last thread to release it did`;
}

/** The thread of the second was forked at a place that need not come after the first. */
export function forkMissed(pair: UnorderedPair): readonly NearMiss[] {
  const [one, other] = threadsOf(pair);
  if (one === other) return [];
  const fork = pair.order.steps.forkOf(other);
  if (fork === NONE) return [];
  const by = who(pair, pair.order.nodes.operation[fork]!);
  const missing = `${thread(pair, other)} was started by ${by} (${lineAt(pair, fork)}), which need not come after ${line(pair, pair.first)}`;
  return [{ rule: 'fork', missing }];
}

const HANDOVERS: readonly BaseRule[] = ['notify', 'join', 'signal', 'binder', 'lock', 'dependence'];

/** One thread waits for the other, but too early or too late for this pair. */
export function handoverMissed(pair: UnorderedPair): readonly NearMiss[] {
  const [one, other] = threadsOf(pair);
  const [from, to] = [nodeOf(pair, pair.first), nodeOf(pair, pair.second)];
  if (one === other || from === NONE || to === NONE) return [];
  const { thread: threads } = pair.order.nodes;
  const between = edges(pair, HANDOVERS).filter(
    (edge) => threads[edge.from] === one && threads[edge.to] === other,
  );
  const late = between.find((edge) => edge.from > from && edge.to > to);
  const early = between.findLast((edge) => edge.from < from && edge.to < to);
  if (late === undefined && early === undefined) return [];
  const { rule, from: gives, to: takes } = (late ?? early)!;
  const what = `${thread(pair, other)} (${lineAt(pair, takes)}) waits for ${thread(pair, one)} (${lineAt(pair, gives)})`;
  const when =
    late === undefined
      ? `before ${line(pair, pair.first)}`
      : `only after ${line(pair, pair.second)}`;
  return [{ rule, missing: `${what}, but ${when}` }];
}

/** An operation that the tool drops stands outside of the relation. */
export function droppedMissed(pair: UnorderedPair): readonly NearMiss[] {
  return [pair.first, pair.second]
    .filter((operation) => nodeOf(pair, operation) === NONE)
    .map((operation) => ({
      rule: 'node',
      missing: `${line(pair, operation)} is not part of DroidRacer's graph: its task never ran, or nothing took up what it enables`,
    }));
}

function threadsOf({ wording, first, second }: UnorderedPair): readonly [number, number] {
  const { thread: threads } = wording.index.columns;
  return [threads[first]!, threads[second]!];
}

function edges({ order }: UnorderedPair, rules: readonly BaseRule[]): readonly Edge[] {
  return order.steps.graph.edges.filter(({ rule }) => rules.includes(rule));
}
