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
  LOOPONQ: 'a looper loops on its queue after it has set the queue up',
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
  /** Of one that follows from others: these, told once. */
  readonly because?: readonly ReasonStep[];
}

/** What follows from what follows is told so deep. */
const MOST_DEPTH = 6;

export function reasonSteps(
  cycle: Cycle,
  { graph }: Skeleton,
  describe: DescribeOperation,
): ReasonStep[] {
  const told = new Set<string>();
  const text = (node: number): string => {
    if (node === NONE) return 'a message that still waited when the recording ended';
    if (node === TIME_ZERO) return 'the time 0';
    const { place, what } = describe(graph.positions[node]!);
    return `${what} (${place})`;
  };
  const stepsOf = (links: Cycle, depth: number): ReasonStep[] =>
    links.map((link) => {
      const { from, to, rule } = link;
      const step = { rule, meaning: meaningIn(link), from: text(from), to: text(to) };
      const name = `${from} ${to}`;
      if (depth === MOST_DEPTH || told.has(name) || link.because === undefined) return step;
      told.add(name);
      return { ...step, because: stepsOf(link.because, depth + 1) };
    });
  return stepsOf(cycle, 0);
}

function meaningOf(rule: string): string {
  return MEANINGS[rule] ?? ruleMeaning(rule);
}

/** Also where the recorded order is turned round, so that what follows from the flip can be. */
function meaningIn({ from, to, rule, because, isShown, asked }: CycleLink): string {
  const meaning = meaningOf(rule);
  if (isShown) return `every way to have it otherwise was tried and ends in a circle; ${meaning}`;
  if (from < to || rule === 'FLIP') return meaning;
  if (because === undefined && asked.length > 0) return `which was tried, since ${meaning}`;
  return `which the other order asks for, since ${meaning}`;
}

/** `FIFO: A before B (a queue runs …)`, one a line; below it, further in, what it follows from. */
export function reasonLines(steps: readonly ReasonStep[]): string[] {
  return steps.flatMap(({ rule, meaning, from, to, because = [] }) => {
    const line = `${rule}: ${from} comes before ${to}${meaning === '' ? '' : ` (${meaning})`}`;
    const inner = reasonLines(because).map((each) => `  ${each}`);
    return inner.length === 0 ? [line] : [`${line}, because:`, ...inner];
  });
}

/** The rules of a cycle, each once, without what goes without saying. */
export function rulesOf(cycle: readonly Pick<CycleLink, 'rule'>[]): string[] {
  return [...new Set(cycle.map(({ rule }) => rule))].filter(
    (rule) => !['PO', 'FLIP'].includes(rule),
  );
}
