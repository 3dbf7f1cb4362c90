/** One side of a finding: an event of a static trace, with all that is known of it. */
import type { FindingAccess } from '../../findings/finding.js';
import type { Locksets } from '../locks/locksets.js';
import type { AccessEvent, OriginTrace } from '../order/events.js';
import type { ObjectId, PointsTo } from '../points-to/points-to.js';
import type { CauseChains } from './causes.js';
import { runsOnOf, threadOf } from '../../android/executor-words.js';
import { lockNames } from './lock-names.js';
import { frameOf, methodSpan, spanOfSite } from './spans.js';
import type { Holders } from './holders.js';
import type { Stacks } from './stacks.js';
import { subjectOf } from './subjects.js';

export interface DescribeContext {
  readonly pointsTo: PointsTo;
  readonly traces: readonly OriginTrace[];
  readonly locksets: Locksets;
  readonly chains: CauseChains;
  readonly stacks: Stacks;
  readonly holders: Holders;
}

/** `object`: whose memory it touches. */
export function describeAccess(
  { pointsTo, traces, locksets, chains, stacks, holders }: DescribeContext,
  event: AccessEvent,
  {
    object,
    action,
  }: { readonly object?: ObjectId | undefined; readonly action?: string | undefined } = {},
): FindingAccess {
  const trace = traces[event.origin]!;
  const { origin } = trace;
  const stack = stacks.of(trace, event, object);
  const [own] = stack as [(typeof stack)[0]];
  const span = spanOfSite(own);
  const { access } = event.access;
  return {
    kind: access.kind,
    ...(action === undefined ? {} : { action }),
    field: subjectOf(own.code, access, holders.of(access, stack)?.field).field,
    origin: { name: origin.name, kind: origin.kind, runsOn: runsOnOf(origin.executor) },
    thread: threadOf(origin.executor),
    stack: stack.map(frameOf),
    locks: lockNames(locksets, event.locks, pointsTo),
    causes: chains.of(event.origin),
    ...(span === undefined
      ? {}
      : { place: { ...span, match: 'exact', frame: 0, method: methodSpan(own) } }),
  };
}
