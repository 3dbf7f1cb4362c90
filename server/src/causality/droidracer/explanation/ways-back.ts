/**
 * Ways back from a node over single steps, breadth first, so that each way found is a shortest one. A
 * step of program order leads to any earlier operation of the same task or thread at once.
 */
import { NONE, type RuleName } from '../graph.js';
import type { NodeStep, OrderSteps, TaskStep } from './order-steps.js';

export interface SearchLimits {
  /** The search ends when it gets here. */
  readonly until?: number;
  /** Only through these nodes. */
  readonly passes?: (node: number) => boolean;
  /** Only these rules, and program order; all where none are given. */
  readonly rules?: ReadonlySet<RuleName>;
}

export class WaysBack {
  /** Steps from each node to the start. */
  readonly distance = new Map<number, number>();
  /** The step from each node on the way to the start. */
  private readonly steps = new Map<number, NodeStep | TaskStep>();
  private readonly seenInOrder = new Set<number>();
  private readonly waiting: number[];

  constructor(
    private readonly order: OrderSteps,
    readonly start: number,
    private readonly limits: SearchLimits = {},
  ) {
    this.waiting = [start];
    for (const node of this.waiting) {
      if (limits.until !== undefined && this.steps.has(limits.until)) break;
      this.stepInOrder(node);
      this.stepOverEdges(node);
    }
  }

  /** The steps from the node to where the search started; undefined where there is no way. */
  from(node: number): readonly NodeStep[] | undefined {
    const way: NodeStep[] = [];
    for (let at = node; way.length === 0 || at !== this.start;) {
      const step = this.steps.get(at);
      if (step === undefined) return undefined;
      way.push(this.order.resolve(step));
      at = step.to;
    }
    return way;
  }

  /** What comes before a node that was seen this way has been seen this way too. */
  private stepInOrder(node: number): void {
    const { previous } = this.order;
    for (let at = previous[node]!; at !== NONE; at = previous[at]!) {
      if (this.seenInOrder.has(at)) return;
      this.seenInOrder.add(at);
      this.visit({ from: at, to: node, rule: 'program-order' });
    }
  }

  private stepOverEdges(node: number): void {
    const { rules } = this.limits;
    for (const step of this.order.stepsInto(node)) {
      if (rules !== undefined && (step.rule === undefined || !rules.has(step.rule))) continue;
      this.visit(step);
    }
  }

  private visit(step: NodeStep | TaskStep): void {
    const { from, to } = step;
    if (this.steps.has(from)) return;
    if (from !== this.limits.until && this.limits.passes?.(from) === false) return;
    this.steps.set(from, step);
    if (from === this.start) return;
    this.distance.set(from, (this.distance.get(to) ?? 0) + 1);
    this.waiting.push(from);
  }
}
