/**
 * Why nothing orders two accesses: one sentence, and the rules that were tried, each with what is
 * missing for it to hold.
 */
import { callText } from '../../android/origins/naming.js';
import type { OrderStep } from '../../findings/finding.js';
import type { LocksetId } from '../locks/locksets.js';
import type { OrderScope } from '../order/happens-before.js';
import type { AccessEvent } from '../order/events.js';
import type { StaticOrigin } from '../origins.js';
import { areExclusive, type PairContext, type Concurrency } from '../races/pair-check.js';
import type { DescribeContext } from './describe-access.js';
import { runsOnOf, threadOf } from '../../android/executor-words.js';
import { lockNames } from './lock-names.js';
import { spanOfSite } from './spans.js';

export interface Why {
  readonly why: string;
  readonly steps: readonly OrderStep[];
}

type Pair = readonly [AccessEvent, AccessEvent];

export function explainPair(
  context: PairContext & DescribeContext,
  events: Pair,
  when: Concurrency,
  scope: OrderScope,
): Why {
  const steps = [
    threadStep(context, events, when),
    ...(when === 'either-order' ? [] : [lockStep(context, events)]),
    ...(when === 'again' ? [] : orderSteps(context, events, scope)),
    ...unknownSteps(context, events),
  ];
  return { why: sentence(context, events, when), steps };
}

/** What is only assumed lowers the tier, and is said. */
function unknownSteps({ origins }: PairContext, events: Pair): OrderStep[] {
  const doubtful = events
    .map(({ origin }) => origins[origin]!)
    .filter(
      ({ certainty, executor, openClass }) =>
        openClass === undefined && (certainty === 'assumed' || executor.kind === 'unknown'),
    );
  const unused = events
    .map(({ origin }) => origins[origin]!)
    .filter(({ certainty, openClass }) => openClass !== undefined && certainty === 'assumed');
  const assumed = [...new Set(doubtful)].map(
    ({ name }) => `who runs ${name}, and on which thread, is only assumed`,
  );
  const meant = [...new Set(unused.map(({ openClass }) => openClass!.simpleName))].map(
    (name) =>
      `nobody is seen to use ${name}; it locks, so it is taken to be meant for several threads`,
  );
  return [...assumed, ...meant].map((text) => ({ rule: 'unknown', text }));
}

function sentence(context: PairContext, [one, other]: Pair, when: Concurrency): string {
  const { origins } = context;
  const [a, b] = [origins[one.origin]!, origins[other.origin]!];
  const second = nameBeside(b, a);
  switch (when) {
    case 'at-once':
      return a === b
        ? `Several of ${a.name} may run at the same time (${place(a)}), without a common lock.`
        : `${a.name} (${place(a)}) and ${second} (${place(b)}) may run at the same time: neither waits for the other, and they hold no common lock.`;
    case 'again':
      return a === b
        ? `${a.name} (${place(a)}) may be started again while it is still running.`
        : `In one run ${a.name} (${place(a)}) and ${second} (${place(b)}) are ordered, but the first may come again while the second is still running.`;
    case 'either-order':
      if (!areExclusive(context, a.id, b.id)) {
        return `Nothing says which of ${a.name} (${place(a)}) and ${second} (${place(b)}) comes first.`;
      }
      return `${a.name} and ${second} both run on the ${runsOnOf(a.executor)}, one after the other, but nothing says which comes first.`;
  }
}

/** Two that have one name are told apart. */
function nameBeside(one: StaticOrigin, other: StaticOrigin): string {
  return one !== other && one.name === other.name ? `another ${one.name}` : one.name;
}

function place({ executor }: StaticOrigin): string {
  const kind = runsOnOf(executor);
  const thread = threadOf(executor);
  return kind.includes(thread) || thread === '' ? kind : `${kind} ${thread}`;
}

function threadStep(context: PairContext, [one, other]: Pair, when: Concurrency): OrderStep {
  const { origins } = context;
  const [a, b] = [origins[one.origin]!, origins[other.origin]!];
  if (when === 'either-order' && areExclusive(context, a.id, b.id)) {
    return { rule: 'looper', text: `both are events of the ${runsOnOf(a.executor)}` };
  }
  const text =
    a === b
      ? `each ${a.name} has a thread of its own (${place(a)})`
      : `different threads: ${a.name} on ${place(a)}, ${nameBeside(b, a)} on ${place(b)}`;
  return { rule: 'thread', text };
}

function lockStep(context: PairContext & DescribeContext, [one, other]: Pair): OrderStep {
  const { origins, locksets, pointsTo } = context;
  const held = (name: string, id: LocksetId): string => {
    const names = lockNames(locksets, id, pointsTo);
    return `${name} holds ${names.length === 0 ? 'no lock' : names.join(', ')}`;
  };
  const [first, second] = [origins[one.origin]!, origins[other.origin]!];
  const [a, b] = [first.name, nameBeside(second, first)];
  const text =
    first.name === second.name && one.locks === other.locks
      ? held(a, one.locks)
      : `${held(a, one.locks)}, ${held(b, other.locks)}`;
  return { rule: 'lock', text };
}

/** For each side: who could have made it wait for the other, and does not. */
function orderSteps(
  context: PairContext & DescribeContext,
  [one, other]: Pair,
  scope: OrderScope,
): OrderStep[] {
  if (one.origin === other.origin) return [];
  return [beginStep(context, one, other, scope), beginStep(context, other, one, scope)];
}

function beginStep(
  { origins, order, pointsTo }: PairContext & DescribeContext,
  x: AccessEvent,
  y: AccessEvent,
  scope: OrderScope,
): OrderStep {
  const [first, second] = [origins[x.origin]!, origins[y.origin]!];
  const name = nameBeside(second, first);
  const [cause] = order.freeCauses(x, y.origin, scope);
  if (cause === undefined) {
    const text = `the system runs ${name} when it likes, also before ${first.name} gets there`;
    return { rule: 'system', text };
  }
  const { code } = pointsTo.instances[cause.out.instance]!;
  const site = { code, statement: cause.out.statement };
  const call = code.body.statements[cause.out.statement];
  const how = call?.kind === 'call' ? callText(call) : 'a statement';
  const by = origins[cause.by]!.name;
  const text =
    cause.by === x.origin
      ? `${name} is made to run by ${how} in ${by}, before this access`
      : `${name} is made to run by ${how} in ${by}, which does not wait for ${first.name}`;
  const span = spanOfSite(site);
  return { rule: 'start', text, ...(span === undefined ? {} : { place: span }) };
}
