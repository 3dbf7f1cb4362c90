/**
 * A trace prepared for other schedules of it: its synchronisation operations as nodes, in segments that
 * each run in program order, and what must come before each node whatever the schedule is. Plain reads
 * and writes go with the node before them in their segment. Made once for all races of a trace; the
 * order that a queue, a looper or a lock gives is not in it, since that is what a schedule decides.
 */
import { NONE, type OrderGraph } from '../../causality/explanation/order-graph.js';
import {
  OrderRecorder,
  type OperationReference,
} from '../../causality/explanation/order-recorder.js';
import type { Model } from '../../causality/android/segments.js';
import type { Columns, Operations } from '../../trace/batch.js';
import { OpKind } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';
import { edgeColumns, hardEdges, type HardEdges } from './hard-edges.js';
import { findLastOnes } from './last-ones.js';
import { neededEdges } from './needed-edges.js';
import { placeNodes, type PlacedNodes } from './placed-nodes.js';
import { pairTasks, type TaskPairs } from './task-pairs.js';

export interface SkeletonOptions {
  readonly tables: TraceTables;
  readonly model: Model;
  /** The operations of the races, which get nodes of their own. */
  readonly asked: readonly OperationReference[];
}

export interface Skeleton extends PlacedNodes {
  readonly graph: OrderGraph;
  readonly recorder: OrderRecorder;
  readonly tables: TraceTables;
  /** The operations behind the nodes. */
  readonly columns: Columns;
  readonly nodeCount: number;
  /** Whether the recorder wrote times. */
  readonly isTimed: boolean;
  /** By segment: whether it holds its thread for ever, because its end was not recorded. */
  readonly neverEnds: Uint8Array;
  /** By operation of the trace: the node that it goes with. */
  readonly nodeOfOperation: Int32Array;
  readonly tasks: TaskPairs;
  /** What must come before what, whatever the schedule is. */
  readonly hard: HardEdges;
  /** What comes last if everything is to happen. */
  readonly last: HardEdges;
  /** The first nodes of all segments, in the order of the trace. */
  readonly starts: Int32Array;
  /** Whether barriers stand in queues: then a message that waits may be let by. */
  readonly hasBarriers: boolean;
}

/** Takes a trace, batch by batch, and then answers its skeleton. */
export class SkeletonBuilder {
  private readonly recorder: OrderRecorder;
  private nodes = new Int32Array(1024);
  private length = 0;
  private readonly lastOf: number[] = [];

  constructor(options: SkeletonOptions) {
    this.recorder = new OrderRecorder({ ...options, forSchedules: true });
  }

  readonly sink = (operations: Operations): void => {
    this.reserve(this.length + operations.length);
    const { graph } = this.recorder;
    for (let index = 0; index < operations.length; index++) {
      const before = graph.nodeCount;
      const { id } = this.recorder.step(operations, index);
      if (graph.nodeCount > before) this.lastOf[id] = graph.newest;
      this.nodes[this.length++] = this.lastOf[id]!;
    }
  };

  finish(): Skeleton {
    const { recorder } = this;
    const { graph, tables } = recorder;
    const { columns } = graph.store;
    const placed = placeNodes(graph);
    const tasks = pairTasks(columns, graph.nodeCount, placed);
    const neverEnds = findOpenTasks(placed, columns);
    const needed = neededEdges(columns, graph.nodeCount, tasks);
    const lastOnes = findLastOnes({ graph, columns, placed, tasks, neverEnds });
    return {
      graph,
      recorder,
      tables,
      columns,
      nodeCount: graph.nodeCount,
      isTimed: columns.time.subarray(0, graph.nodeCount).some((time) => time !== 0),
      ...placed,
      neverEnds,
      nodeOfOperation: this.nodes.slice(0, this.length),
      tasks,
      hard: hardEdges(graph, needed),
      last: edgeColumns(graph.nodeCount, lastOnes),
      starts: findStarts(placed),
      hasBarriers: columns.kind.subarray(0, graph.nodeCount).includes(OpKind.Barrier),
    };
  }

  private reserve(length: number): void {
    if (length <= this.nodes.length) return;
    const grown = new Int32Array(Math.max(length, 2 * this.nodes.length));
    grown.set(this.nodes);
    this.nodes = grown;
  }
}

/** A task whose end is missing runs on, unless its thread was seen to take another one. */
function findOpenTasks({ steps, segments }: PlacedNodes, { kind }: Columns): Uint8Array {
  const open = new Uint8Array(segments.length);
  const lastOfThread = new Map<number, number>();
  for (const [id, segment] of segments.entries()) {
    if (segment?.kind === 'task') lastOfThread.set(segment.thread, id);
  }
  for (const id of lastOfThread.values()) {
    if (kind[steps[id]!.at(-1) ?? NONE] !== OpKind.End) open[id] = 1;
  }
  return open;
}

function findStarts({ steps }: PlacedNodes): Int32Array {
  return Int32Array.from(steps.flatMap(([first]) => (first === undefined ? [] : [first]))).sort();
}
