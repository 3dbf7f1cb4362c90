/**
 * What a schedule is asked to keep besides the rules: edges that were added, the reversing one first, and
 * which of two messages is to be due first. Each addition knows why it was made, so that a cycle of them
 * can be told as a reason.
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import { addTo } from '../../base/multi-map.js';
import type { Ahead } from './due-times.js';
import type { Skeleton } from './skeleton.js';
import { leavesQueue } from './task-pairs.js';

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

export interface Addition {
  readonly edges: readonly AddedEdge[];
  readonly ahead: readonly Ahead[];
}

/** What is asked of every schedule for a pair. */
export interface GivenConstraints {
  readonly waived: Waivers;
  /** Differences of times that the trace itself does not keep. */
  readonly waivedTimes?: ReadonlySet<string>;
  /** By node: no schedule has it before this time; undefined where no message has a time of its own. */
  readonly earliest?: Float64Array;
  /** All operations are to happen; what stays at the end of the recording then comes last. */
  readonly isWhole: boolean;
}

/** What follows from what is asked, whatever the schedule. */
export interface ForcedEdges {
  readonly edgesInto: (node: number) => readonly AddedEdge[];
  /** The last node at either end of one of them. */
  readonly latest: number;
  /** Names of what was asked that an edge follows from; undefined where it does not. */
  readonly askedBehind: (edge: Pick<AddedEdge, 'from' | 'to'>) => ReadonlySet<string> | undefined;
}

const NO_EDGES: readonly AddedEdge[] = [];

export class Constraints {
  private readonly edgesInto = new Map<number, AddedEdge[]>();
  private readonly demanded = new Map<string, Ahead>();
  private readonly firsts = new Map<number, number[]>();
  private readonly seconds = new Map<number, number[]>();
  /** The names of all that is asked. */
  readonly asked: ReadonlySet<string>;

  constructor(
    private readonly skeleton: Skeleton,
    readonly additions: readonly Addition[],
    readonly given: GivenConstraints,
    private readonly forced?: ForcedEdges,
  ) {
    this.asked = new Set(additions.flatMap(namesOf));
    for (const { edges, ahead } of additions) {
      for (const edge of edges) {
        const into = this.edgesInto.get(edge.to);
        if (into === undefined) this.edgesInto.set(edge.to, [edge]);
        else into.push(edge);
      }
      for (const pair of ahead) {
        this.demanded.set(nameOfAhead(pair), pair);
        addTo(this.firsts, pair.second, pair.first);
        addTo(this.seconds, pair.first, pair.second);
      }
    }
  }

  /** The last node that anything is asked of, which the rules do not: after it the recorded order keeps it all. */
  get latest(): number {
    const { begin } = this.skeleton.tasks;
    const asked = this.additions.flatMap(({ edges, ahead }) => [
      ...edges.flatMap(({ from, to }) => [from, to]),
      ...ahead.flatMap(({ first, second }) => [first, second, begin[first]!, begin[second]!]),
    ]);
    return asked.reduce((one, other) => Math.max(one, other), this.forced?.latest ?? NONE);
  }

  with(addition: Addition, forced?: ForcedEdges): Constraints {
    const additions = [...this.additions, addition];
    return new Constraints(this.skeleton, additions, this.given, forced);
  }

  /** The same, of which it is known what follows. */
  withForced(forced: ForcedEdges): Constraints {
    return new Constraints(this.skeleton, this.additions, this.given, forced);
  }

  /** Edges that were asked for, and those that follow. */
  readonly addedInto = (node: number): readonly AddedEdge[] => {
    const asked = this.edgesInto.get(node) ?? NO_EDGES;
    const forced = this.forced?.edgesInto(node) ?? NO_EDGES;
    if (forced.length === 0) return asked;
    return asked.length === 0 ? forced : [...asked, ...forced];
  };

  /** Messages that were asked to be due before this one, and after it. */
  askedBefore(post: number): readonly number[] {
    return this.firsts.get(post) ?? [];
  }

  askedAfter(post: number): readonly number[] {
    return this.seconds.get(post) ?? [];
  }

  hasEdge(edge: Pick<AddedEdge, 'from' | 'to'>): boolean {
    return this.askedBehind(edge) !== undefined;
  }

  /** Names of what was asked that an edge follows from: often itself; undefined where nothing asks for it. */
  askedBehind(edge: Pick<AddedEdge, 'from' | 'to'>): readonly string[] | undefined {
    const name = nameOfEdge(edge);
    if (this.asked.has(name)) return [name];
    const behind = this.forced?.askedBehind(edge);
    return behind === undefined ? undefined : [...behind];
  }

  isWaived(node: number, kind: WaivedKind): boolean {
    return this.given.waived.get(node)?.has(kind) ?? false;
  }

  hasAhead(pair: Ahead): boolean {
    return this.demanded.has(nameOfAhead(pair));
  }

  get allAhead(): Iterable<Ahead> {
    return this.demanded.values();
  }

  /** Whether the first of two messages was asked to be due first. */
  readonly demands = (first: number, second: number): boolean =>
    this.demanded.size > 0 &&
    [true, false].some((isStrict) => this.hasAhead({ first, second, isStrict }));

  /** Whether the first of two messages of one queue left it first, as it was recorded. */
  wasBefore(one: number, other: number): boolean {
    return this.leftQueue(one) < this.leftQueue(other);
  }

  /** When a message went out of its queue in the recording. */
  private leftQueue(post: number): number {
    const left = leavesQueue(this.skeleton.tasks, post);
    return left === NONE ? Infinity : left;
  }
}

/** What an addition asks for, each by a name that others who ask for the same share. */
export function namesOf({ edges, ahead }: Addition): string[] {
  return [...edges.map(nameOfEdge), ...ahead.map(nameOfAhead)];
}

export function nameOfEdge({ from, to }: Pick<AddedEdge, 'from' | 'to'>): string {
  return `${from}-${to}`;
}

export function nameOfAhead({ first, second, isStrict }: Ahead): string {
  return `${first}${isStrict ? '<' : '_'}${second}`;
}
