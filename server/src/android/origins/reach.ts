/**
 * Which roots reach which code by calls: strongly connected components first, so that recursion costs
 * nothing, then sets of roots as bits, handed from callers to callees.
 */
import type { Code } from '../flow/code.js';
import type { CallGraph } from './call-graph.js';

export interface Reach {
  /** Indexes into `roots`, ascending. */
  rootsOf(code: Code): readonly number[];
}

export function computeReach(graph: CallGraph, roots: readonly Code[]): Reach {
  const { component, order } = components(graph);
  const words = (roots.length + 31) >> 5;
  const bits = new Uint32Array(words * order.length);
  roots.forEach(({ id }, index) => {
    bits[component[id]! * words + (index >> 5)]! |= 1 << (index & 31);
  });
  // Components are numbered callees first, so callers come first from the end.
  for (let at = order.length - 1; at >= 0; at--) {
    for (const id of order[at]!) {
      for (const { to } of graph[id]!) join(bits, words, component[to.id]!, at);
    }
  }
  const known = new Map<number, readonly number[]>();
  return {
    rootsOf: ({ id }) => {
      const at = component[id]!;
      let list = known.get(at);
      if (list === undefined) known.set(at, (list = members(bits, words, at)));
      return list;
    },
  };
}

function join(bits: Uint32Array, words: number, into: number, from: number): void {
  if (into === from) return;
  for (let word = 0; word < words; word++) bits[into * words + word]! |= bits[from * words + word]!;
}

function members(bits: Uint32Array, words: number, at: number): number[] {
  const found: number[] = [];
  for (let index = 0; index < words * 32; index++) {
    if ((bits[at * words + (index >> 5)]! >>> (index & 31)) & 1) found.push(index);
  }
  return found;
}

/** Tarjan's algorithm without recursion: callees get lower numbers than callers. */
function components(graph: CallGraph): { component: Int32Array; order: number[][] } {
  const count = graph.length;
  const component = new Int32Array(count).fill(-1);
  const seen = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const order: number[][] = [];
  const stack: number[] = [];
  let clock = 0;
  const close = (id: number): void => {
    const members: number[] = [];
    for (let top = -1; top !== id;) {
      top = stack.pop()!;
      component[top] = order.length;
      members.push(top);
    }
    order.push(members);
  };
  for (let start = 0; start < count; start++) {
    if (seen[start]! >= 0) continue;
    const path: { id: number; next: number }[] = [{ id: start, next: 0 }];
    while (path.length > 0) {
      const top = path.at(-1)!;
      const { id } = top;
      if (top.next === 0) {
        seen[id] = low[id] = clock++;
        stack.push(id);
      }
      const edge = graph[id]![top.next++];
      if (edge !== undefined) {
        const to = edge.to.id;
        if (seen[to]! < 0) path.push({ id: to, next: 0 });
        else if (component[to]! < 0) low[id] = Math.min(low[id]!, seen[to]!);
        continue;
      }
      if (low[id] === seen[id]) close(id);
      path.pop();
      const above = path.at(-1);
      if (above !== undefined) low[above.id] = Math.min(low[above.id]!, low[id]!);
    }
  }
  return { component, order };
}
