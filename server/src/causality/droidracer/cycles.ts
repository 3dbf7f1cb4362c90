/**
 * A trace that contradicts itself: operations that each have to come before the others. Every edge
 * of the relation comes from base edges and from the three rules that add edges, so the strongly
 * connected components of those are looked for (Tarjan); one shortest cycle of each is reported.
 */
import type { Columns } from '../../trace/batch.js';
import type { ProblemLog } from '../../trace/problems.js';
import type { NodeStep, OrderSteps } from './explanation/order-steps.js';
import { WaysBack } from './explanation/ways-back.js';
import { NONE } from './graph.js';

/** Steps of a cycle that are spelled out. */
const STEPS_TOLD = 12;

export function reportCycles(steps: OrderSteps, columns: Columns, problems: ProblemLog): void {
  for (const component of findComponents(steps)) {
    const members = new Set(component);
    const first = component.reduce((least, node) => Math.min(least, node));
    const passes = (node: number) => members.has(node);
    const cycle = new WaysBack(steps, first, { until: first, passes }).from(first) ?? [];
    const { operation } = steps.graph.nodes;
    const name = (node: number) => String(columns.number[operation[node]!]!);
    const message =
      `The trace contradicts itself: ${tell(cycle, name)}. ` +
      `${component.length} operations stand in such a circle.`;
    problems.error(columns.line[operation[first]!]!, 'order-cycle', message);
  }
}

function tell(cycle: readonly NodeStep[], name: (node: number) => string): string {
  const told = cycle.slice(0, STEPS_TOLD).map(({ to, rule }) => ` before ${name(to)} (${rule})`);
  const rest = cycle.length - told.length;
  return `${name(cycle[0]!.from)}${told.join('')}${rest > 0 ? ` and ${rest} more steps` : ''}`;
}

/** Components of more than one node. */
function findComponents(steps: OrderSteps): number[][] {
  const { count } = steps.graph.nodes;
  const index = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const onStack = new Uint8Array(count);
  const stack: number[] = [];
  const components: number[][] = [];
  const calls: { node: number; before: readonly number[]; next: number }[] = [];
  let counter = 0;

  const enter = (node: number) => {
    index[node] = low[node] = counter++;
    stack.push(node);
    onStack[node] = 1;
    calls.push({ node, before: predecessors(steps, node), next: 0 });
  };
  const leave = (node: number) => {
    calls.pop();
    const caller = calls.at(-1);
    if (caller !== undefined) low[caller.node] = Math.min(low[caller.node]!, low[node]!);
    if (low[node] !== index[node]) return;
    const component: number[] = [];
    do {
      component.push(stack.pop()!);
      onStack[component.at(-1)!] = 0;
    } while (component.at(-1) !== node);
    if (component.length > 1) components.push(component);
  };
  const visit = (from: number, to: number) => {
    if (index[to] === -1) enter(to);
    else if (onStack[to] === 1) low[from] = Math.min(low[from]!, index[to]!);
  };

  for (let root = 0; root < count; root++) {
    if (index[root] === -1) enter(root);
    for (let call = calls.at(-1); call !== undefined; call = calls.at(-1)) {
      const to = call.before[call.next++];
      if (to === undefined) leave(call.node);
      else visit(call.node, to);
    }
  }
  return components;
}

/** The components are the same in either direction. */
function predecessors(steps: OrderSteps, node: number): readonly number[] {
  const previous = steps.previous[node]!;
  const found = Array.from(steps.stepsInto(node), ({ from }) => from);
  return previous === NONE ? found : [previous, ...found];
}
