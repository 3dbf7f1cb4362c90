/** A cycle of constraints in words, rule by rule. */
import { ruleMeaning } from '../../causality/explanation/rule-meanings.js';
import type { DescribeOperation } from '../../causality/explanation/types.js';
import { NONE } from '../../causality/explanation/order-graph.js';
import type { Cycle, CycleLink } from './cycle.js';
import { TIME_ZERO } from './due-times.js';
import type { Skeleton } from './skeleton.js';

const MEANINGS: Readonly<Record<string, string>> = {
  FLIP: 'the two are to happen in the other order',
  LOCK: 'one holds the lock until it releases it',
  POST: 'a thread takes no posts after it has ended',
  REMOVE: 'a task that was taken back does not run, and one that ran was not taken back',
  LISTENER: 'a listener is called while it is registered',
  TIMER: 'a timer fires while it is set',
  IDLE: 'an idle handler runs while it is added',
  RELEASE: 'a lock is released after it was taken',
  BINDER: 'a transaction is replied to after it was received',
};

export interface ReasonStep {
  readonly rule: string;
  readonly meaning: string;
  readonly from: string;
  readonly to: string;
}

export function reasonSteps(
  cycle: Cycle,
  { graph }: Skeleton,
  describe: DescribeOperation,
): ReasonStep[] {
  const text = (node: number): string => {
    if (node === NONE) return 'a message that still waited when the recording ended';
    if (node === TIME_ZERO) return 'the time 0';
    const { place, what } = describe(graph.positions[node]!);
    return `${what} (${place})`;
  };
  return cycle.map(({ from, to, rule }) => ({
    rule,
    meaning: from > to && rule !== 'FLIP' ? forcedText(rule) : meaningOf(rule),
    from: text(from),
    to: text(to),
  }));
}

function meaningOf(rule: string): string {
  return MEANINGS[rule] ?? ruleMeaning(rule);
}

/** The recorded order turned round, so that what follows from the flip can be. */
function forcedText(rule: string): string {
  return `which the other order asks for, since ${meaningOf(rule)}`;
}

/** `FIFO: A before B (a queue runs …)`, one a line. */
export function reasonLines(steps: readonly ReasonStep[]): string[] {
  return steps.map(
    ({ rule, meaning, from, to }) =>
      `${rule}: ${from} comes before ${to}${meaning === '' ? '' : ` (${meaning})`}`,
  );
}

/** The rules of a cycle, each once, without what goes without saying. */
export function rulesOf(cycle: readonly Pick<CycleLink, 'rule'>[]): string[] {
  return [...new Set(cycle.map(({ rule }) => rule))].filter(
    (rule) => !['PO', 'FLIP'].includes(rule),
  );
}
