/**
 * What must keep its order because it would otherwise not happen: a listener is not called after it was
 * unregistered, a timer does not fire after it was cancelled, nothing is posted to a thread that has
 * ended, and only what waits can be removed. No rule of the happens-before relation says so, since in a
 * run with another order these operations would be missing; a schedule has all of them.
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import type { Columns } from '../../trace/batch.js';
import { OpKind } from '../../trace/operations.js';
import type { TaskPairs } from './task-pairs.js';

/** By edge: its two nodes, and the rule as the semantic check names it: `LISTENER`, `POST`, `REMOVE`, … */
export interface NeededEdges {
  readonly from: number[];
  readonly to: number[];
  readonly rule: string[];
}

export function neededEdges(columns: Columns, count: number, tasks: TaskPairs): NeededEdges {
  const edges: NeededEdges = { from: [], to: [], rule: [] };
  const add = (from: number, to: number, rule: string): void => {
    if (from === NONE || from === to) return;
    edges.from.push(from);
    edges.to.push(to);
    edges.rule.push(rule);
  };
  addStarts(columns, count, add);
  addAttaches(columns, count, add);
  addPartners(columns, count, add);
  addHandles(columns, count, add);
  addExits(columns, count, add);
  addRemovals(columns, count, tasks, add);
  return edges;
}

type Add = (from: number, to: number, rule: string) => void;

/** What took a task back comes after its post; what came too late, or too soon, stays so. */
function addRemovals({ kind, a }: Columns, count: number, tasks: TaskPairs, add: Add): void {
  const lastOf = new Map<number, number>();
  const tooSoon = new Map<number, number>();
  for (let node = 0; node < count; node++) {
    const task = a[node]!;
    if (kind[node] === OpKind.Unbarrier) add(tasks.origin[node]!, node, 'BARRIER');
    else if (kind[node] === OpKind.Begin) lastOf.set(task, node);
    else if (kind[node] === OpKind.Post) add(tooSoon.get(task) ?? NONE, node, 'REMOVE');
    else if (kind[node] === OpKind.Remove) {
      const isEffective = tasks.origin[node] !== NONE;
      add(isEffective ? tasks.origin[node]! : (lastOf.get(task) ?? NONE), node, 'REMOVE');
      tooSoon.set(task, node);
    }
  }
}

type Part = 'make' | 'use' | 'end';

const PARTS: Readonly<Partial<Record<OpKind, readonly [rule: string, part: Part]>>> = {
  [OpKind.Register]: ['LISTENER', 'make'],
  [OpKind.Invoke]: ['LISTENER', 'use'],
  [OpKind.Unregister]: ['LISTENER', 'end'],
  [OpKind.Schedule]: ['TIMER', 'make'],
  [OpKind.Fire]: ['TIMER', 'use'],
  [OpKind.Cancel]: ['TIMER', 'end'],
  [OpKind.AddIdle]: ['IDLE', 'make'],
  [OpKind.Idle]: ['IDLE', 'use'],
  [OpKind.RemoveIdle]: ['IDLE', 'end'],
};

interface HandleState {
  /** The last make or end, and the uses since. */
  last: number;
  uses: number[];
}

/** Uses come after what made the handle, and what makes or ends it again comes after the uses. */
function addHandles({ kind, a, b }: Columns, count: number, add: Add): void {
  const states = new Map<string, HandleState>();
  for (let node = 0; node < count; node++) {
    const runsIdle = kind[node] === OpKind.Begin && b[node] !== 0;
    const what: readonly [string, Part] | undefined = runsIdle
      ? ['IDLE', 'use']
      : PARTS[kind[node]! as OpKind];
    if (what === undefined) continue;
    const [rule, part] = what;
    const key = `${rule} ${runsIdle ? b[node]! : a[node]!}`;
    const state = states.get(key) ?? { last: NONE, uses: [] };
    states.set(key, state);
    add(state.last, node, rule);
    if (part === 'use') state.uses.push(node);
    else {
      for (const use of state.uses) add(use, node, rule);
      state.last = node;
      state.uses = [];
    }
  }
}

/** The recording starts before every thread does. */
function addStarts({ kind, thread }: Columns, count: number, add: Add): void {
  const start = kind.subarray(0, count).indexOf(OpKind.Start);
  const begun = new Set<number>();
  for (let node = 0; start >= 0 && node < count; node++) {
    if (thread[node] !== 0 && (kind[node] === OpKind.Init || !begun.has(thread[node]!))) {
      add(start, node, 'START');
    }
    if (kind[node] === OpKind.Init) begun.add(thread[node]!);
  }
}

/** A thread of a pool attaches its queue before it loops; any of them is there before the first post. */
function addAttaches({ kind, thread, b }: Columns, count: number, add: Add): void {
  const byThread = new Map<number, number>();
  const byQueue = new Map<number, number>();
  for (let node = 0; node < count; node++) {
    const queue = b[node]!;
    if (kind[node] === OpKind.Attach) {
      byThread.set(thread[node]!, node);
      if (!byQueue.has(queue)) byQueue.set(queue, node);
    } else if (kind[node] === OpKind.Loop) {
      add(byThread.get(thread[node]!) ?? NONE, node, 'LOOPONQ');
    } else if (kind[node] === OpKind.Post || kind[node] === OpKind.Barrier) {
      add(byQueue.get(queue) ?? NONE, node, 'ATTACH');
    }
  }
}

/** What is replied to was received, and what is released was taken, wherever that was done. */
function addPartners({ kind, thread, a }: Columns, count: number, add: Add): void {
  const received = new Map<number, number>();
  const taken = new Map<string, number>();
  const lockOf = (node: number) => `${thread[node]!} ${a[node]!}`;
  for (let node = 0; node < count; node++) {
    if (kind[node] === OpKind.Receive) received.set(a[node]!, node);
    else if (kind[node] === OpKind.Reply) add(received.get(a[node]!) ?? NONE, node, 'BINDER');
    else if (kind[node] === OpKind.Lock) taken.set(lockOf(node), node);
    else if (kind[node] === OpKind.Unlock) add(taken.get(lockOf(node)) ?? NONE, node, 'RELEASE');
  }
}

/** Posts to a queue come before the exit of its thread. */
function addExits({ kind, thread, b }: Columns, count: number, add: Add): void {
  const queueOf = new Map<number, number>();
  const posts = new Map<number, number[]>();
  for (let node = 0; node < count; node++) {
    const queue = b[node]!;
    if (kind[node] === OpKind.Attach) queueOf.set(thread[node]!, queue);
    else if (kind[node] === OpKind.Post || kind[node] === OpKind.Barrier) {
      const list = posts.get(queue);
      if (list === undefined) posts.set(queue, [node]);
      else list.push(node);
    } else if (kind[node] === OpKind.Exit) {
      const own = queueOf.get(thread[node]!);
      for (const post of (own === undefined ? undefined : posts.get(own)) ?? []) {
        add(post, node, 'POST');
      }
    }
  }
}
