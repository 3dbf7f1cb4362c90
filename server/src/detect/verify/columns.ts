/**
 * A flip as two columns: what ran as recorded, and what runs as flipped, from the first change until both
 * racing operations are over. A row is a stretch of one event or thread.
 */
import type { VerifiedPair, Verifier } from './verifier.js';

export interface Stretch {
  readonly thread: string;
  readonly event: string;
  /** Lines of the trace. */
  readonly from: number;
  readonly to: number;
  /** Which of the racing operations it holds: `first` was recorded first. */
  readonly holds: readonly ('first' | 'second')[];
  /** Part of it may do other things, or is left out. */
  readonly isDoubtful: boolean;
  readonly isLeftOut: boolean;
}

export interface TwoColumns {
  readonly recorded: readonly Stretch[];
  readonly flipped: readonly Stretch[];
}

export function columnsOf(verifier: Verifier, pair: VerifiedPair): TwoColumns | undefined {
  const { schedule, first, second } = pair;
  if (schedule === undefined) return undefined;
  const { order, firstChange } = schedule;
  const last = Math.max(order.indexOf(first), order.indexOf(second));
  const flipped = order.subarray(firstChange, last + 1);
  const until = Math.max(second, ...[first].filter((op) => op >= firstChange));
  const recorded = Int32Array.from(
    { length: Math.max(0, until + 1 - firstChange) },
    (_, place) => firstChange + place,
  );
  return {
    recorded: stretches(verifier, pair, recorded, false),
    flipped: stretches(verifier, pair, flipped, true),
  };
}

function stretches(
  verifier: Verifier,
  pair: VerifiedPair,
  order: Int32Array,
  isReplayed: boolean,
): Stretch[] {
  const { nodeOfOperation, segmentOf } = verifier.skeleton;
  const found: { segment: number; ops: number[] }[] = [];
  for (const op of order) {
    const segment = segmentOf[nodeOfOperation[op]!]!;
    const lastOne = found.at(-1);
    if (lastOne?.segment === segment) lastOne.ops.push(op);
    else found.push({ segment, ops: [op] });
  }
  return found.map(({ segment, ops }) => stretchOf(verifier, pair, segment, ops, isReplayed));
}

function stretchOf(
  { trace, events }: Verifier,
  { first, second, replay }: VerifiedPair,
  segment: number,
  ops: readonly number[],
  isReplayed: boolean,
): Stretch {
  const { line, thread } = trace.store.columns;
  const { name = '', label = '' } = trace.tables.threads[thread[ops[0]!]!] ?? {};
  const doubtFrom = isReplayed ? replay?.doubtFrom.get(segment) : undefined;
  const holds = [...(ops.includes(first) ? ['first' as const] : [])];
  return {
    thread: name === '' ? label : name,
    event: events.event(segment).name,
    from: line[ops[0]!]!,
    to: line[ops.at(-1)!]!,
    holds: [...holds, ...(ops.includes(second) ? ['second' as const] : [])],
    isDoubtful: doubtFrom !== undefined && ops.some((op) => op >= doubtFrom),
    isLeftOut: isReplayed && ops.every((op) => replay?.leftOut.has(op) === true),
  };
}
