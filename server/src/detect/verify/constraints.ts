/**
 * What a schedule is asked to keep besides the rules: edges that were added, the reversing one first, and
 * which of two messages is to be due first. Each addition knows why it was made, so that a cycle of them
 * can be told as a reason.
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import { addTo } from '../../base/multi-map.js';
import { Flag, OpKind } from '../../trace/operations.js';
import type { Skeleton } from './skeleton.js';

export interface AddedEdge {
  readonly from: number;
  readonly to: number;
  /** `FLIP` for the reversing edge; else the rule whose two sides are taken in the other order. */
  readonly rule: string;
}

/** What may block a node besides edges. */
export type WaivedKind = 'thread' | 'lock' | 'queue' | 'removal';

/** By node: what the trace itself breaks, which then is not asked of any schedule. */
export type Waivers = ReadonlyMap<number, ReadonlySet<WaivedKind>>;

/** The message of the first post is to run before that of the second. */
export type RunFirst = readonly [first: number, second: number];

export interface Addition {
  readonly edges: readonly AddedEdge[];
  readonly runFirst: readonly RunFirst[];
  /** Until the first is posted, time stops before the second is due. */
  readonly hurried?: readonly RunFirst[];
}

/** What is asked of every schedule for a pair. */
export interface GivenConstraints {
  readonly waived: Waivers;
  readonly timesAsRecorded: boolean;
  /** All operations are to happen; what stays at the end of the recording then comes last. */
  readonly isWhole: boolean;
}

export class Constraints {
  private readonly edgesInto = new Map<number, AddedEdge[]>();
  private readonly firsts = new Map<number, Set<number>>();
  private readonly before = new Map<number, number[]>();
  readonly hurried: readonly RunFirst[];
  readonly key: string;

  constructor(
    private readonly skeleton: Skeleton,
    readonly additions: readonly Addition[],
    readonly given: GivenConstraints,
  ) {
    const keys = new Set<string>();
    this.hurried = additions.flatMap(({ hurried = [] }) => hurried);
    for (const [first, second] of this.hurried) keys.add(`${first}!${second}`);
    for (const { edges, runFirst } of additions) {
      for (const edge of edges) {
        keys.add(`${edge.from}-${edge.to}`);
        const into = this.edgesInto.get(edge.to);
        if (into === undefined) this.edgesInto.set(edge.to, [edge]);
        else into.push(edge);
      }
      for (const [first, second] of runFirst) {
        keys.add(`${first}<${second}`);
        const seconds = this.firsts.get(first) ?? new Set();
        this.firsts.set(first, seconds.add(second));
        addTo(this.before, second, first);
      }
    }
    this.key = [...keys].sort().join();
  }

  with(addition: Addition): Constraints {
    const additions = [...this.additions, addition];
    return new Constraints(this.skeleton, additions, this.given);
  }

  addedInto(node: number): readonly AddedEdge[] | undefined {
    return this.edgesInto.get(node);
  }

  hasEdge({ from, to }: AddedEdge): boolean {
    return this.edgesInto.get(to)?.some((edge) => edge.from === from) ?? false;
  }

  isHurried([first, second]: RunFirst): boolean {
    return this.hurried.some((pair) => pair[0] === first && pair[1] === second);
  }

  isWaived(node: number, kind: WaivedKind): boolean {
    return this.given.waived.get(node)?.has(kind) ?? false;
  }

  /** Posts whose messages are asked to run before that of this one. */
  firstsOf(post: number): readonly number[] {
    return this.before.get(post) ?? [];
  }

  hasRunFirst([first, second]: RunFirst): boolean {
    return this.firsts.get(first)?.has(second) ?? false;
  }

  /** Of two messages of one queue: as was asked, or else as it was recorded. */
  isToRunFirst(one: number, other: number): boolean {
    if (this.hasRunFirst([one, other])) return true;
    if (this.hasRunFirst([other, one])) return false;
    const { kind, flags } = this.skeleton.columns;
    // An asynchronous message passes the barrier anyway.
    if (kind[other] === OpKind.Barrier && (flags[one]! & Flag.Async) !== 0) return false;
    return this.leftQueue(one) < this.leftQueue(other);
  }

  /** When a message went out of its queue in the recording. */
  private leftQueue(post: number): number {
    const { begin, removal } = this.skeleton.tasks;
    if (begin[post] !== NONE) return begin[post]!;
    return removal[post] === NONE ? Infinity : removal[post]!;
  }
}
