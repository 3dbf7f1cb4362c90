/**
 * What must come before what in every schedule that keeps what is asked: the rules, the edges that were asked
 * for, and all that follows from them. Where this comes round to itself there is no such schedule, and the circle is
 * the reason; no schedule has to be made to see that.
 *
 * What follows comes in joins: all of some nodes before all of some others, so that a join is walked once.
 */
import type { AddedEdge, ForcedEdges } from '../constraints.js';
import type { Cycle, CycleLink } from '../cycle-link.js';
import type { RecordedRun } from '../recorded-run.js';
import type { Skeleton } from '../skeleton.js';
import { consequences, type Consequence } from './forced-rules.js';
import { LockSpans } from './lock-spans.js';
import { OrderWeb } from './order-web.js';
import { MOST_JOINS, Reach, type Stretch, type WayStep } from './reach.js';
import { SharedLists } from './shared-lists.js';

/** What is prepared once for all flips of a trace. */
export class ForcedGround {
  readonly spans: LockSpans;
  readonly web: OrderWeb;
  readonly back: Reach;
  readonly on: Reach;
  readonly needed: Reach;

  constructor(
    readonly skeleton: Skeleton,
    readonly recorded: RecordedRun,
  ) {
    this.web = new OrderWeb(skeleton);
    this.spans = new LockSpans(skeleton);
    this.back = new Reach(this.web, 'back');
    this.on = new Reach(this.web, 'on');
    this.needed = new Reach(this.web, 'back');
  }
}

/** An edge that was asked for, or is known because of what was. */
export interface AskedEdge extends AddedEdge {
  /** Names of what was asked that it follows from. */
  readonly asked: ReadonlySet<string>;
  /** The search has shown it. */
  readonly isShown?: true;
}

/** What was asked for cannot be had together. */
export interface Contradiction {
  readonly asked: ReadonlySet<string>;
  readonly cycle: Cycle;
}

/** An edge, or one half of those of a join, which is a vertex between them. */
interface Step extends AskedEdge {
  /** NONE for an edge. */
  readonly join: number;
  readonly witness: number;
}

interface Join {
  readonly rule: string;
  /** It follows from the steps before this one. */
  readonly stepsBefore: number;
}

const NO_JOIN = -1;

/** So many nodes are looked at to find what follows from one addition; the rest a schedule shows. */
const MOST_WORK = 150_000;

export class ForcedOrder implements ForcedEdges {
  private readonly ends: Step[];
  private readonly into: SharedLists;
  private readonly outOf: SharedLists;
  private readonly joins: Join[];
  /** Pairs that lead back in the recording, as from * nodes + to: each with the join that it is of, and its halves. */
  private readonly turned: Map<number, readonly [first: number, second: number]>;
  private stretch: Stretch;
  /** By node, as far as it was asked: the edges that lead to it. */
  private readonly edges = new Map<number, readonly AddedEdge[]>();
  /** How many nodes were looked at. */
  work = 0;

  constructor(
    private readonly ground: ForcedGround,
    private readonly pair: readonly [first: number, second: number],
    /** Everything is to happen; else only what the second of the pair needs, before the first. */
    private readonly isWhole: boolean,
    from?: ForcedOrder,
  ) {
    this.stretch = from?.stretch ?? { from: pair[0], to: pair[1] };
    this.ends = [...(from?.ends ?? [])];
    this.into = new SharedLists(from?.into);
    this.outOf = new SharedLists(from?.outOf);
    this.joins = [...(from?.joins ?? [])];
    this.turned = new Map(from?.turned);
  }

  clone(): ForcedOrder {
    return new ForcedOrder(this.ground, this.pair, this.isWhole, this);
  }

  /** What was asked that an edge follows from, if it turns the recorded order round. */
  readonly askedBehind = ({
    from,
    to,
  }: Pick<AddedEdge, 'from' | 'to'>): ReadonlySet<string> | undefined => {
    const halves = this.turned.get(from * this.ground.web.nodeCount + to);
    if (halves === undefined) return undefined;
    const [first, second] = halves.map((step) => this.ends[step]!.asked);
    return new Set([...first!, ...second!]);
  };

  /** Edges that turn the recorded order round and lead to this node. */
  readonly edgesInto = (node: number): readonly AddedEdge[] => {
    const halves = this.into.get(node);
    if (halves === undefined) return [];
    const known = this.edges.get(node);
    if (known !== undefined) return known;
    const found = new Map<number, AddedEdge>();
    for (const half of halves) {
      const { from: vertex, rule, join } = this.ends[half]!;
      for (const other of join === NO_JOIN ? [] : this.into.get(vertex)!) {
        const { from } = this.ends[other]!;
        if (from > node) found.set(from, { from, to: node, rule });
      }
    }
    const edges = [...found.values()];
    this.edges.set(node, edges);
    return edges;
  };

  /** The first node of the recording that cannot stay where it was, or at which who takes his turn first is decided. */
  get earliest(): number {
    const { nodeCount } = this.ground.web;
    let earliest = this.pair[0];
    for (const key of this.turned.keys()) {
      const [from, to] = [Math.floor(key / nodeCount), key % nodeCount];
      earliest = Math.min(earliest, to, this.queuedAt(from, to));
    }
    return earliest;
  }

  /** When the second of two messages that must change places came into their queue. */
  private queuedAt(from: number, to: number): number {
    const { steps, segmentOf, tasks, columns } = this.ground.skeleton;
    const [one, other] = [from, to].map((node) => tasks.origin[steps[segmentOf[node]!]![0]!]!);
    const isQueued = one! >= 0 && other! >= 0 && columns.b[one!] === columns.b[other!];
    return isQueued && to === tasks.begin[other!] ? Math.max(one!, other!) : Infinity;
  }

  get latest(): number {
    const { nodeCount } = this.ground.web;
    let latest = this.pair[1];
    for (const key of this.turned.keys()) latest = Math.max(latest, Math.floor(key / nodeCount));
    return latest;
  }

  /** Asks for edges, and for all that follows. */
  add(edges: readonly AskedEdge[]): Contradiction | undefined {
    this.edges.clear();
    const open: (readonly [from: number, to: number])[] = [];
    for (const edge of edges) {
      this.put({ ...edge, join: NO_JOIN, witness: edge.from });
      const circle = this.circleAt(edge.from, edge.to);
      if (circle !== undefined) return circle;
      open.push([edge.from, edge.to]);
    }
    for (let next = open.shift(); next !== undefined; next = open.shift()) {
      if (this.work > MOST_WORK) break;
      for (const each of this.following(next)) {
        const join = this.putJoin(each);
        if (join === undefined) continue;
        const vertex = this.vertexOf(join);
        const circle = this.circleAt(vertex, vertex);
        if (circle !== undefined) return circle;
        open.push([vertex, vertex]);
      }
    }
    return undefined;
  }

  private vertexOf(join: number): number {
    return this.ground.web.size + join;
  }

  private put(step: Step): number {
    const number = this.ends.push(step) - 1;
    this.into.add(step.to, number);
    this.outOf.add(step.from, number);
    const { size } = this.ground.web;
    const { from, to } = this.stretch;
    this.stretch = {
      from: step.to < size ? Math.min(from, step.to) : from,
      to: step.from < size ? Math.max(to, step.from) : to,
    };
    return number;
  }

  /** undefined where it says nothing new. */
  private putJoin(each: AskedConsequence): number | undefined {
    if (!this.isNew(each) || this.joins.length === MOST_JOINS) return undefined;
    const { rule, firsts, seconds, asked } = each;
    const { nodeCount } = this.ground.web;
    const join = this.joins.push({ rule, stepsBefore: this.ends.length }) - 1;
    const vertex = this.vertexOf(join);
    const halves = firsts.map(({ node, witness }) =>
      this.put({ from: node, to: vertex, rule, join, witness, asked: asked(witness) }),
    );
    const others = seconds.map(({ node, witness }) =>
      this.put({ from: vertex, to: node, rule, join, witness, asked: asked(witness) }),
    );
    for (const first of halves) {
      for (const second of others) {
        const [from, to] = [this.ends[first]!.from, this.ends[second]!.to];
        const key = from * nodeCount + to;
        if (from > to && !this.turned.has(key)) this.turned.set(key, [first, second]);
      }
    }
    return join;
  }

  /** Whether it turns something round that was not yet. */
  private isNew({ firsts, seconds }: Consequence): boolean {
    const { nodeCount } = this.ground.web;
    return firsts.some((first) =>
      seconds.some(
        (second) =>
          first.node > second.node && !this.turned.has(first.node * nodeCount + second.node),
      ),
    );
  }

  private search(reach: Reach, start: number, most = Infinity): void {
    const { ends, into, outOf, stretch, isWhole } = this;
    reach.search(start, { ends, into, outOf, most }, stretch, isWhole);
    this.work += reach.nodes.length;
  }

  /** A way from an edge that was put, or from a join, back to itself. */
  private circleAt(from: number, to: number): Contradiction | undefined {
    const { on, needed, web } = this.ground;
    this.search(on, to);
    const entries = from < web.size ? [] : this.into.get(from)!;
    const entry = entries.find((step) => on.has(this.ends[step]!.from));
    if (entry === undefined && !(from < web.size && on.has(from))) return undefined;
    const { steps, lead } = on.wayOf(entry === undefined ? from : this.ends[entry]!.from);
    const added = entry === undefined ? [this.stepBetween(from, to)] : [entry, ...lead];
    const ends = { from: steps.at(-1)?.to ?? from, to: steps[0]?.from ?? to };
    const cycle = this.linksOf([...steps, { ...ends, added }]);
    if (this.isWhole) return { asked: askedOf(cycle), cycle };
    this.search(needed, this.pair[1]);
    const waiting = cycle.find((link) => needed.has(link.to));
    if (waiting === undefined) return undefined;
    return { asked: this.namesOn(needed, waiting.to, askedOf(cycle)), cycle };
  }

  /** Names of what was asked on the way to a node, besides these. */
  private namesOn(reach: Reach, node: number, others: ReadonlySet<string>): Set<string> {
    const names = new Set(others);
    for (const step of reach.stepsOf(node))
      for (const name of this.ends[step]!.asked) names.add(name);
    return names;
  }

  private stepBetween(from: number, to: number): number {
    return this.outOf.get(from)!.findLast((step) => this.ends[step]!.to === to)!;
  }

  /** What follows from what is between these two, of which one comes right before the other. */
  private following([from, to]: readonly [number, number]): AskedConsequence[] {
    const { back, on, needed, skeleton, spans, recorded } = this.ground;
    this.search(back, from);
    this.search(on, to);
    if (!this.isWhole) this.search(needed, this.pair[1]);
    const isNeeded = (node: number): boolean => this.isWhole || needed.has(node);
    const own = from === to ? new Set<string>() : this.ends[this.stepBetween(from, to)]!.asked;
    const rules = { skeleton, spans, waived: recorded.waived, earliest: recorded.earliest };
    const found = consequences(rules, back.nodes, on.nodes, isNeeded);
    // The next search forgets the ways.
    return found
      .filter((each) => this.isNew(each))
      .map((each) => ({ ...each, asked: this.askedBy(each, own) }));
  }

  private askedBy(
    { firsts, seconds }: Consequence,
    own: ReadonlySet<string>,
  ): AskedConsequence['asked'] {
    const known = new Map<number, ReadonlySet<string>>();
    const { back, on, needed } = this.ground;
    for (const { witness } of firsts) {
      const names = this.namesOn(back, witness, own);
      const isAnyway = this.isWhole || !needed.has(witness);
      known.set(witness, isAnyway ? names : this.namesOn(needed, witness, names));
    }
    for (const { witness } of seconds) known.set(witness, this.namesOn(on, witness, own));
    return (witness) => known.get(witness)!;
  }

  /** Steps within one task or thread that follow one another are one link: whatever rule they are by, it is in this order. */
  private linksOf(way: readonly WayStep[]): CycleLink[] {
    const { segmentOf } = this.ground.skeleton;
    const links: CycleLink[] = [];
    for (const step of way) {
      const { from, to } = step;
      const last = links.at(-1);
      if ('added' in step) links.push(this.linkBy(step));
      else if (segmentOf[from] !== segmentOf[to]) links.push({ ...step, ways: [], asked: [] });
      else if (last?.rule === 'PO') links[links.length - 1] = { ...last, to };
      else links.push({ from, to, rule: 'PO', ways: [], asked: [] });
    }
    return links;
  }

  private linkBy({
    from,
    to,
    added,
  }: {
    from: number;
    to: number;
    added: readonly number[];
  }): CycleLink {
    const steps = added.map((step) => this.ends[step]!);
    const { rule, join, isShown } = steps[0]!;
    const asked = [...new Set(steps.flatMap((each) => [...each.asked]))];
    if (join === NO_JOIN) return { from, to, rule, ways: [], asked, ...(isShown && { isShown }) };
    const [first, second] = steps;
    const explain = () => this.explain(join, first!.witness, second!.witness);
    return {
      from,
      to,
      rule,
      ways: [],
      asked,
      get because() {
        return explain();
      },
    };
  }

  /** Why a join holds for two of its sides: how the one comes before the other. */
  private explain(join: number, earlier: number, later: number): Cycle {
    const { on } = this.ground;
    this.search(on, earlier, this.joins[join]!.stepsBefore);
    return this.linksOf(on.wayOf(later).steps);
  }
}

interface AskedConsequence extends Consequence {
  /** By witness: what was asked that this follows from. */
  readonly asked: (witness: number) => ReadonlySet<string>;
}

function askedOf(links: readonly CycleLink[]): Set<string> {
  return new Set(links.flatMap(({ asked }) => asked));
}
