/**
 * One side gives something out, the other takes it in: signals, monitors, listeners, timers, binder
 * transactions, volatile fields, and, in `threads`, locks. Both sides use the same one, but at the
 * wrong places: given out before the first, taken in after the second, or taken before it was given.
 */
import { Flag, OpKind } from '../../../trace/operations.js';
import { objectText } from '../../../trace/tables.js';
import { idText } from '../../../trace/words/labels.js';
import { locationName } from '../../../trace/words/names.js';
import type { Rule } from '../../android/rule.js';
import type { NearMiss } from '../types.js';
import { line, thread, threadOf, type UnorderedPair } from './pair.js';

interface Handover {
  readonly rule: Rule;
  readonly gives: OpKind;
  readonly takes: OpKind;
  /** `{}` is what is handed over. */
  readonly gave: string;
  readonly took: string;
  readonly of: 'handle' | 'transaction' | 'object' | 'location';
  readonly threadsOnly?: boolean;
}

const HANDOVERS: readonly Handover[] = [
  {
    rule: 'SIGNAL',
    gives: OpKind.Signal,
    takes: OpKind.Await,
    gave: 'signals {}',
    took: 'waits for {}',
    of: 'handle',
  },
  {
    rule: 'NOTIFY',
    gives: OpKind.Notify,
    takes: OpKind.Wait,
    gave: 'notifies {}',
    took: 'waits on {}',
    of: 'object',
  },
  {
    rule: 'LISTENER',
    gives: OpKind.Register,
    takes: OpKind.Invoke,
    gave: 'registers listener {}',
    took: 'calls {}',
    of: 'handle',
  },
  {
    rule: 'TIMER',
    gives: OpKind.Schedule,
    takes: OpKind.Fire,
    gave: 'sets timer {}',
    took: 'runs {}',
    of: 'handle',
  },
  {
    rule: 'CALL',
    gives: OpKind.Transact,
    takes: OpKind.Receive,
    gave: 'sends transaction {}',
    took: 'receives {}',
    of: 'transaction',
  },
  {
    rule: 'REPLY',
    gives: OpKind.Reply,
    takes: OpKind.Return,
    gave: 'replies to transaction {}',
    took: 'gets the reply',
    of: 'transaction',
  },
  {
    rule: 'VOLATILE',
    gives: OpKind.Write,
    takes: OpKind.Read,
    gave: 'writes volatile {}',
    took: 'reads {}',
    of: 'location',
  },
  {
    rule: 'LOCK',
    gives: OpKind.Unlock,
    takes: OpKind.Lock,
    gave: 'releases lock {}',
    took: 'takes {}',
    of: 'object',
    threadsOnly: true,
  },
];

export function handoversMissed(pair: UnorderedPair): readonly NearMiss[] {
  const { graph, first, second, model } = pair;
  const one = graph.segments[first]!.id;
  const other = graph.segments[second]!.id;
  if (one === other) return [];
  const [givers, takers] = [graph.nodesOf(one), graph.nodesOf(other)];
  return HANDOVERS.filter(({ threadsOnly }) => threadsOnly !== true || model === 'threads').flatMap(
    (handover) => missed(pair, handover, givers, takers) ?? [],
  );
}

/** The pair of places of one handover that comes nearest, in words. */
function missed(
  pair: UnorderedPair,
  handover: Handover,
  givers: readonly number[],
  takers: readonly number[],
): NearMiss | undefined {
  const taken = new Map<string, Taken>();
  for (const node of takers) {
    if (!isOf(pair, node, handover.takes)) continue;
    const key = keyOf(pair, node, handover);
    const known = taken.get(key) ?? {};
    taken.set(key, node <= pair.second ? { ...known, before: node } : { after: node, ...known });
  }
  let best: { readonly rank: number; readonly missing: string } | undefined;
  for (const give of givers) {
    if (!isOf(pair, give, handover.gives)) continue;
    const found = taken.get(keyOf(pair, give, handover));
    const candidate = found === undefined ? undefined : compare(pair, handover, give, found);
    if (candidate !== undefined && candidate.rank > (best?.rank ?? 0)) best = candidate;
  }
  return best && { rule: handover.rule, missing: best.missing };
}

/** The last time it was taken before the second, and the first time after. */
interface Taken {
  readonly before?: number;
  readonly after?: number;
}

/** How near: given in time but taken too late, taken too soon, given too early. */
function compare(
  pair: UnorderedPair,
  { gave, took, of }: Handover,
  give: number,
  { before, after }: Taken,
): { readonly rank: number; readonly missing: string } | undefined {
  const [first, second] = pair.called;
  const name = nameOf(pair, give, of);
  const giver = `${thread(pair, threadOf(pair, give))} ${gave.replace('{}', () => name)} (${line(pair, give)})`;
  const taker = (node: number) =>
    `${thread(pair, threadOf(pair, node))} ${took.replace('{}', () => 'it')}`;
  const late = give >= pair.first;
  if (late && before !== undefined && before < give) {
    return {
      rank: 3,
      missing: `${giver}, but ${taker(before)} before that (${line(pair, before)})`,
    };
  }
  if (late && after !== undefined) {
    const missing = `${giver}, but ${taker(after)} only after ${second} (${line(pair, after)})`;
    return { rank: 2, missing };
  }
  if (late || before === undefined) return undefined;
  return {
    rank: 1,
    missing: `${giver} before ${first}, so who ${took.replace('{}', () => 'it')} (${line(pair, before)}) need not come after ${first}`,
  };
}

function isOf({ index }: UnorderedPair, node: number, kind: OpKind): boolean {
  if (index.columns.kind[node] !== kind) return false;
  if (kind !== OpKind.Read && kind !== OpKind.Write) return true;
  return (index.columns.flags[node]! & Flag.Volatile) !== 0;
}

function keyOf({ index }: UnorderedPair, node: number, { of }: Handover): string {
  const { a, b, place } = index.columns;
  return of === 'location' ? `${place[node]!} ${a[node]!} ${b[node]!}` : String(a[node]!);
}

function nameOf({ index, wording }: UnorderedPair, node: number, of: Handover['of']): string {
  const id = index.columns.a[node]!;
  if (of === 'location') return wording.style.code(locationName(index, node));
  if (of !== 'object') return wording.style.text(idText(index, { kind: of, id }));
  return id === 0 ? 'its monitor' : wording.style.code(objectText(index.tables, id));
}
