/**
 * How to bring a flipped order about in the app: what the user does, and which thread or event to hold
 * where until the other side has run (seed 002, section 6: threads are stalled by breakpoints, events are
 * triggered in another order, delays are changed). As steps, as Markdown for people, and as a schedule
 * file that a replayer can follow.
 */
import { OpKind } from '../../trace/operations.js';
import { siteText } from '../../trace/tables.js';
import type { Constraints } from './constraints.js';
import { isExternal, type EventNode } from './dependency-graph.js';
import type { VerifiedPair, Verifier } from './verifier.js';

export type RecipeStep =
  | { readonly kind: 'act'; readonly text: string }
  | {
      readonly kind: 'hold';
      readonly text: string;
      /** Who is held, and where. */
      readonly thread: string;
      readonly at: string;
      readonly until: string;
    }
  | { readonly kind: 'delay'; readonly text: string }
  | { readonly kind: 'check'; readonly text: string };

export interface Recipe {
  readonly title: string;
  readonly steps: readonly RecipeStep[];
}

export function recipeOf(verifier: Verifier, pair: VerifiedPair): Recipe | undefined {
  if (pair.schedule === undefined) return undefined;
  return new RecipeWriter(verifier, pair).write();
}

class RecipeWriter {
  constructor(
    private readonly verifier: Verifier,
    private readonly pair: VerifiedPair,
  ) {}

  write(): Recipe {
    const [earlier, later] = [this.eventOf(this.pair.first), this.eventOf(this.pair.second)];
    return {
      title: `Run ${later.name} before ${earlier.name}`,
      steps: [...this.acts(earlier, later), ...this.holds(), this.check()],
    };
  }

  private eventOf(op: number): EventNode {
    const { nodeOfOperation, segmentOf } = this.verifier.skeleton;
    return this.verifier.events.event(segmentOf[nodeOfOperation[op]!]!);
  }

  /** What comes from outside, in the order of the schedule, as far as the two hang on it. */
  private acts(earlier: EventNode, later: EventNode): RecipeStep[] {
    const { events } = this.verifier;
    const roots = [later, earlier].flatMap(({ segment }) =>
      events.rootsOf(segment).slice(-1).filter(isExternal),
    );
    const order = this.pair.schedule!.order;
    const once = [...new Map(roots.map((event) => [event.segment, event])).values()];
    const placed = once.map((event) => ({ event, at: order.indexOf(event.operation) }));
    return placed
      .sort((one, other) => one.at - other.at)
      .map(({ event }) => ({
        kind: 'act',
        text:
          event.kind === 'input'
            ? `Do ${event.name}, as a user does.`
            : `Let the system call ${event.name}.`,
      }));
  }

  /** Every edge that was added says who has to wait for whom. */
  private holds(): RecipeStep[] {
    const { flip } = this.pair;
    if (!('run' in flip)) return [];
    const { graph, columns } = this.verifier.skeleton;
    const { additions } = flip.constraints;
    const held = new Map<number, number>();
    for (const { from, to } of additions.flatMap(({ edges }) => edges)) {
      // A thread is not held until it has done something itself: its posts are.
      if (columns.thread[from] !== columns.thread[to])
        held.set(to, Math.max(held.get(to) ?? 0, from));
    }
    const holds = [...held].map(([to, from]) =>
      this.hold(graph.positions[to]!, graph.positions[from]!),
    );
    const delays = additions
      .flatMap(({ ahead }) => ahead)
      .filter(({ first, second }) => [first, second].some((post) => columns.amount[post]! > 0))
      .map(({ first, second }) => this.delay(graph.positions[first]!, graph.positions[second]!));
    const others = holds.length > 0 ? holds : this.holdForced(flip.constraints);
    return [...(others.length > 0 ? others : this.holdOnTheWay()), ...delays.slice(0, 1)];
  }

  /** The first thing that led to the earlier side and has to wait for another thread, by what the other order forces. */
  private holdForced({ addedInto }: Constraints): RecipeStep[] {
    const { graph, columns, nodeOfOperation } = this.verifier.skeleton;
    const { order } = this.pair.schedule!;
    for (const op of this.wayTo(this.pair.first)) {
      const node = nodeOfOperation[op]!;
      const waits = addedInto(node)
        .filter(({ from }) => from > node && columns.thread[from] !== columns.thread[node])
        .map(({ from }) => graph.positions[from]!);
      const until = order.findLast((each) => waits.includes(each));
      if (until !== undefined) return [this.hold(op, until)];
    }
    return [];
  }

  /** The first thing that led to the earlier side and now comes after the later one is to be held until then. */
  private holdOnTheWay(): RecipeStep[] {
    const { order } = this.pair.schedule!;
    const { thread } = this.verifier.trace.store.columns;
    const isTurned = (op: number, later: number): boolean =>
      op < later && thread[op] !== thread[later] && order.indexOf(later) < order.indexOf(op);
    const reached = this.wayTo(this.pair.second).reverse();
    for (const op of this.wayTo(this.pair.first)) {
      const until = reached.find((later) => isTurned(op, later));
      if (until !== undefined) return [this.hold(op, until)];
    }
    return [];
  }

  /** The operations that led to one, the first first, and itself. */
  private wayTo(op: number): number[] {
    const events = this.verifier.events.rootsOf(this.eventOf(op).segment);
    const inside = events.filter((event) => !isExternal(event));
    return [...inside.flatMap(({ causes }) => causes[0]?.operation ?? []).reverse(), op];
  }

  private hold(op: number, until: number): RecipeStep {
    const thread = this.threadOf(op);
    const [at, end] = [this.placeOf(op), this.placeOf(until)];
    const text = `Hold ${thread} at ${at} (a breakpoint that suspends this thread alone, or a sleep before it) until ${this.threadOf(until)} has passed ${end}.`;
    return { kind: 'hold', text, thread, at, until: end };
  }

  private delay(first: number, second: number): RecipeStep {
    const text = `Make the delay of the post at ${this.placeOf(first)} shorter than that of the post at ${this.placeOf(second)}, or post it earlier.`;
    return { kind: 'delay', text };
  }

  private check(): RecipeStep {
    const { verdict, differences } = this.pair;
    const visible = differences.filter(({ isVisible }) => isVisible).map(({ what }) => what);
    const what =
      verdict === 'harmful' && visible.length === 0
        ? 'an exception is to be expected'
        : `compare ${visible.length > 0 ? visible.slice(0, 3).join(', ') : 'what the app shows'} with an ordinary run`;
    return { kind: 'check', text: `Let everything go on: ${what}.` };
  }

  private threadOf(op: number): string {
    const { columns } = this.verifier.trace.store;
    const { name = '', label = '' } = this.verifier.trace.tables.threads[columns.thread[op]!] ?? {};
    return `thread ${name === '' ? label : name}`;
  }

  private placeOf(op: number): string {
    const { trace } = this.verifier;
    const site = trace.tables.sites[trace.store.columns.site[op]!];
    if (site !== undefined && trace.store.columns.site[op] !== 0) return siteText(site);
    const kind = trace.store.columns.kind[op]! as OpKind;
    const event = this.eventOf(op);
    if (kind === OpKind.Begin) return `the begin of ${event.name}`;
    if (kind === OpKind.Post) return this.postOf(op);
    return `line ${trace.store.columns.line[op]!} of the trace, in ${event.name}`;
  }

  /** A post without a place in the sources is known by what it posts. */
  private postOf(post: number): string {
    const { skeleton, events, trace } = this.verifier;
    const { nodeOfOperation, tasks, segmentOf } = skeleton;
    const begin = tasks.begin[nodeOfOperation[post]!]!;
    const what = begin < 0 ? 'a task that never ran' : events.event(segmentOf[begin]!).name;
    return `the post of ${what} on line ${trace.store.columns.line[post]!} of the trace`;
  }
}

export function recipeMarkdown({ title, steps }: Recipe): string {
  return [`### ${title}`, '', ...steps.map(({ text }) => `- [ ] ${text}`), ''].join('\n');
}
