/**
 * The single steps that DroidRacer's relation is made of, looked up backwards: base edges, and the
 * edges that FIFO, NOPRE and broadcast order gave. They are found again from the closed relation when
 * somebody asks; nothing is kept per derived edge. A derived step names the pair that it follows from.
 */
import { type BaseGraph, NONE, type RuleName, type Task } from '../graph.js';
import type { Reception } from '../rules/broadcasts.js';

/** Whether one node comes before another. */
export type Holds = (from: number, to: number) => boolean;

/** Between nodes. */
export interface NodeStep {
  readonly from: number;
  readonly to: number;
  readonly rule: RuleName;
  /** The ordered pair that a derived step follows from. */
  readonly because?: readonly [from: number, to: number];
}

/** A step of which it is not yet said why: that the one task ends before the other begins. */
export interface TaskStep {
  readonly from: number;
  readonly to: number;
  readonly rule: undefined;
}

export class OrderSteps {
  /** The previous operation of the same task or thread; NONE for none. */
  readonly previous: Int32Array;
  private readonly into = new Map<number, NodeStep[]>();
  private readonly forks = new Map<number, number>();
  private readonly tasksOf = new Map<number, Task[]>();

  constructor(
    readonly graph: BaseGraph,
    readonly holds: Holds,
    receptions: readonly Reception[],
  ) {
    this.previous = new Int32Array(graph.nodes.count).fill(NONE);
    for (const edge of graph.edges) {
      if (edge.rule === 'program-order') this.previous[edge.to] = edge.from;
      else this.addStep(edge);
    }
    for (const task of graph.nodes.tasks.slice(1)) push(this.tasksOf, task.thread, task);
    for (const first of receptions) {
      for (const second of receptions) this.addReceptionSteps(first, second);
    }
  }

  /** Everything that a single step leads from, but for program order. */
  *stepsInto(node: number): Iterable<NodeStep | TaskStep> {
    yield* this.into.get(node) ?? [];
    const task = this.graph.taskOf(node);
    if (task?.call !== node) return;
    for (const first of this.tasksOf.get(task.thread)!) {
      if (first.ret === NONE || !this.holds(first.ret, node)) continue;
      if (!this.graph.has(first.ret, node)) yield { from: first.ret, to: node, rule: undefined };
    }
  }

  /** The base edges of some rule into a node. */
  causesOf(node: number, rule: RuleName): number[] {
    const steps = this.into.get(node) ?? [];
    return steps.filter((step) => step.rule === rule).map(({ from }) => from);
  }

  /** The fork of a thread; NONE where it was not recorded. */
  forkOf(thread: number): number {
    return this.forks.get(thread) ?? NONE;
  }

  /** Says which rule made a step. */
  resolve(step: NodeStep | TaskStep): NodeStep {
    if (step.rule !== undefined) return step;
    const { from, to } = step;
    return { from, to, ...this.whyInOrder(this.graph.taskOf(from)!, this.graph.taskOf(to)!) };
  }

  /** NOPRE where an operation of the first task comes before the second's post, else FIFO. */
  private whyInOrder(first: Task, second: Task): Pick<NodeStep, 'rule' | 'because'> {
    const { call, post } = second;
    const nopre = (from: number, to: number) =>
      ({ rule: 'no-preemption', because: [from, to] }) as const;
    if (first.nodes.includes(post)) return nopre(post, call);
    const early = first.nodes.findLast((node) => post !== NONE && this.holds(node, post));
    if (early !== undefined) return nopre(early, post);
    if (first.post !== post && first.post !== NONE && this.holds(first.post, post)) {
      return { rule: 'fifo', because: [first.post, post] };
    }
    const inside = first.nodes.findLast((node) => node !== first.ret && this.holds(node, call));
    return nopre(inside ?? first.ret, call);
  }

  private addReceptionSteps(first: Reception, second: Reception): void {
    if (first.sticky !== second.sticky || first.cause === second.cause) return;
    if (!this.holds(first.cause, second.cause)) return;
    const reason = { rule: 'broadcast-order', because: [first.cause, second.cause] } as const;
    this.addStep({ from: first.trigger, to: second.trigger, ...reason });
    if (first.post === NONE || second.post === NONE) return;
    this.addStep({ from: first.post, to: second.post, ...reason });
  }

  private addStep(step: NodeStep): void {
    push(this.into, step.to, step);
    if (step.rule === 'fork') this.forks.set(this.graph.nodes.thread[step.to]!, step.from);
  }
}

function push<Item>(lists: Map<number, Item[]>, key: number, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}
