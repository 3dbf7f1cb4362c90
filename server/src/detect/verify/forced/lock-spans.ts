/**
 * Every stretch in which a segment has a lock: from where it takes it, or comes back from a wait on it, to the
 * last node with it. Two of one lock never overlap, unless both share it or one thread has both. Stretches whose end was not
 * recorded, or in which the thread waits for a monitor without a name, are left out.
 */
import { NONE } from '../../../causality/explanation/order-graph.js';
import { addTo } from '../../../base/multi-map.js';
import { Flag, OpKind } from '../../../trace/operations.js';
import type { Skeleton } from '../skeleton.js';

export interface LockSpan {
  readonly lock: number;
  readonly thread: number;
  readonly isShared: boolean;
  readonly taken: number;
  readonly letGo: number;
}

interface OpenSpan {
  depth: number;
  taken: number;
}

export class LockSpans {
  private readonly byTaken = new Map<number, LockSpan>();
  private readonly byLetGo = new Map<number, LockSpan[]>();

  constructor(private readonly skeleton: Skeleton) {
    for (const steps of skeleton.steps) this.takeSegment(steps);
  }

  takenAt(node: number): LockSpan | undefined {
    return this.byTaken.get(node);
  }

  letGoAt(node: number): readonly LockSpan[] {
    return this.byLetGo.get(node) ?? [];
  }

  private takeSegment(steps: readonly number[]): void {
    const open = new Map<string, OpenSpan>();
    for (const [place, node] of steps.entries())
      this.takeNode(node, steps[place - 1] ?? NONE, open);
  }

  private takeNode(node: number, before: number, open: Map<string, OpenSpan>): void {
    const { kind, a, flags } = this.skeleton.columns;
    const isShared = (flags[node]! & Flag.Shared) !== 0;
    const key = `${a[node]!} ${Number(isShared)}`;
    const span = open.get(key);
    switch (kind[node]! as OpKind) {
      case OpKind.Lock:
        if (span === undefined) open.set(key, { depth: 1, taken: node });
        else span.depth++;
        break;
      case OpKind.Unlock:
        if (span === undefined || --span.depth > 0) break;
        open.delete(key);
        this.add(node, isShared, span.taken, node);
        break;
      case OpKind.Wait: {
        // Which monitors it has let go of is not known.
        if (a[node] === 0) open.clear();
        const own = open.get(`${a[node]!} 0`);
        if (own === undefined) break;
        this.add(node, false, own.taken, before);
        own.taken = node;
        break;
      }
      default:
    }
  }

  private add(node: number, isShared: boolean, taken: number, letGo: number): void {
    const { a, thread } = this.skeleton.columns;
    const span = { lock: a[node]!, thread: thread[node]!, isShared, taken, letGo };
    this.byTaken.set(taken, span);
    addTo(this.byLetGo, letGo, span);
  }
}
