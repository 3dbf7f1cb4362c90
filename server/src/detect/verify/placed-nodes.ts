/** Where the nodes of a graph stand: in which segment, and at which place of it. */
import type { Segment } from '../../causality/android/segments.js';
import type { OrderGraph } from '../../causality/explanation/order-graph.js';

export interface PlacedNodes {
  /** By node: its segment, and its place in that. */
  readonly segmentOf: Int32Array;
  readonly placeOf: Int32Array;
  /** By segment, which are counted from 1: its nodes, in program order. */
  readonly steps: readonly (readonly number[])[];
  readonly segments: readonly (Segment | undefined)[];
}

export function placeNodes(graph: OrderGraph): PlacedNodes {
  const segmentOf = new Int32Array(graph.nodeCount);
  const placeOf = new Int32Array(graph.nodeCount);
  const steps: number[][] = [[]];
  const segments: (Segment | undefined)[] = [undefined];
  for (let node = 0; node < graph.nodeCount; node++) {
    const segment = graph.segments[node]!;
    while (steps.length <= segment.id) {
      steps.push([]);
      segments.push(undefined);
    }
    segments[segment.id] = segment;
    segmentOf[node] = segment.id;
    placeOf[node] = steps[segment.id]!.push(node) - 1;
  }
  return { segmentOf, placeOf, steps, segments };
}
