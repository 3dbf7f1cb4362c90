/**
 * Why one operation precedes another: a short chain of steps, each a base edge or an edge that FIFO,
 * NOPRE or broadcast order gave. Computed when asked for, from the closed relation; nothing is kept
 * per edge. A derived step names the pair that it follows from, which can be explained in turn.
 */
import { type BaseGraph, NONE, type RuleName, type Task } from './graph.js';
import type { Reception } from './rules/broadcasts.js';

/** Whether one node comes before another. */
export type Holds = (from: number, to: number) => boolean;

/** Operation indices. */
export interface OrderStep {
  readonly from: number;
  readonly to: number;
  readonly rule: RuleName;
  /** The ordered pair that a derived step follows from. */
  readonly because?: readonly [from: number, to: number];
}

/** The same between nodes. */
export interface NodeStep {
  readonly from: number;
  readonly to: number;
  readonly rule: RuleName;
  readonly because?: readonly [from: number, to: number];
}

export class Explainer {
  private readonly steps: NodeStep[][];
  private readonly tasksOf = new Map<number, Task[]>();

  constructor(
    readonly graph: BaseGraph,
    private readonly holds: Holds,
    receptions: readonly Reception[],
  ) {
    this.steps = Array.from({ length: graph.nodes.count }, () => []);
    for (const edge of graph.edges) this.steps[edge.from]!.push(edge);
    for (const task of graph.nodes.tasks.slice(1)) {
      const known = this.tasksOf.get(task.thread);
      if (known === undefined) this.tasksOf.set(task.thread, [task]);
      else known.push(task);
    }
    for (const first of receptions) {
      for (const second of receptions) this.addReceptionSteps(first, second);
    }
  }

  /** A chain between two operations, of which the first precedes the second. */
  explain(first: number, second: number): readonly OrderStep[] {
    const { nodeOf, operation } = this.graph.nodes;
    const from = nodeOf[first]!;
    const to = nodeOf[second]!;
    if (from === to) return [{ from: first, to: second, rule: 'program-order' }];
    const chain =
      this.findChain(from, to, (node) => this.holds(from, node) && this.holds(node, to)) ??
      this.findChain(from, to, () => true) ??
      [];
    return chain.map(({ because, ...step }, position) => ({
      ...step,
      from: position === 0 ? first : operation[step.from]!,
      to: position === chain.length - 1 ? second : operation[step.to]!,
      ...(because && { because: [operation[because[0]]!, operation[because[1]]!] as const }),
    }));
  }

  /** Shortest chain of steps by breadth-first search, through nodes that pass the test. */
  findChain(
    from: number,
    to: number,
    passes: (node: number) => boolean,
  ): readonly NodeStep[] | undefined {
    const cameBy = new Map<number, NodeStep>();
    for (let waiting = [from]; waiting.length > 0;) {
      const next: number[] = [];
      for (const node of waiting) {
        for (const step of this.stepsFrom(node)) {
          if (cameBy.has(step.to)) continue;
          if (step.to !== to && !passes(step.to)) continue;
          cameBy.set(step.to, step);
          if (step.to === to) return unwind(cameBy, from, to);
          next.push(step.to);
        }
      }
      waiting = next;
    }
    return undefined;
  }

  /** The nodes that a single step leads to. */
  successors(node: number): readonly number[] {
    const direct = this.steps[node]!.map(({ to }) => to);
    return [...direct, ...this.tasksAfter(node).map(({ call }) => call)];
  }

  /** Base edges first, then the edges that end a task before another begins. */
  private *stepsFrom(node: number): Iterable<NodeStep> {
    yield* this.steps[node]!;
    for (const next of this.tasksAfter(node)) yield this.taskStep(this.graph.taskOf(node)!, next);
  }

  /** At a RET: the tasks of its thread that come after it by a derived edge. */
  private tasksAfter(node: number): readonly Task[] {
    const task = this.graph.taskOf(node);
    const found: Task[] = [];
    if (task?.ret !== node) return found;
    for (const next of this.tasksOf.get(task.thread)!) {
      if (this.holds(node, next.call) && !this.graph.has(node, next.call)) found.push(next);
    }
    return found;
  }

  /** NOPRE where an operation of the first task comes before the second's post, else FIFO. */
  private taskStep(first: Task, second: Task): NodeStep {
    const { call, post } = second;
    const step = { from: first.ret, to: call };
    if (first.nodes.includes(post))
      return { ...step, rule: 'no-preemption', because: [post, call] };
    const early = first.nodes.find((node) => post !== NONE && this.holds(node, post));
    if (early !== undefined) return { ...step, rule: 'no-preemption', because: [early, post] };
    if (first.post !== post && first.post !== NONE && this.holds(first.post, post)) {
      return { ...step, rule: 'fifo', because: [first.post, post] };
    }
    const inside = first.nodes.find((node) => node !== call && this.holds(node, call)) ?? first.ret;
    return { ...step, rule: 'no-preemption', because: [inside, call] };
  }

  private addReceptionSteps(first: Reception, second: Reception): void {
    if (first.sticky !== second.sticky || first.cause === second.cause) return;
    if (!this.holds(first.cause, second.cause)) return;
    const reason = { rule: 'broadcast-order', because: [first.cause, second.cause] } as const;
    this.steps[first.trigger]!.push({ from: first.trigger, to: second.trigger, ...reason });
    if (first.post === NONE || second.post === NONE) return;
    this.steps[first.post]!.push({ from: first.post, to: second.post, ...reason });
  }
}

function unwind(cameBy: ReadonlyMap<number, NodeStep>, from: number, to: number): NodeStep[] {
  const chain: NodeStep[] = [];
  for (let at = to; chain.length === 0 || at !== from;) {
    const step = cameBy.get(at)!;
    chain.unshift(step);
    at = step.from;
  }
  return chain;
}
