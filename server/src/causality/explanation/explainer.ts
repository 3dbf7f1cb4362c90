/**
 * Answers for any two of the operations that a recorder was asked about: the chain of edges that
 * orders them, or the nearest common cause and the rules that come near.
 */
import { buildTraceIndex } from '../../trace/index/trace-index.js';
import type { TraceFormat } from '../../trace/reader.js';
import { PLAIN_STYLE, type Wording } from '../../trace/words/style.js';
import { findCommonCause } from './common-cause.js';
import { findNearMisses } from './near/index.js';
import { EdgeWriter } from './order-edges.js';
import { NONE } from './order-graph.js';
import type { OrderRecorder } from './order-recorder.js';
import { WaysBack, type NodeEdge } from './search.js';
import { describeNode } from './story.js';
import { tell, type Untold } from './text.js';
import type { DescribeOperation, Explanation, OpIndex } from './types.js';

export class Explainer {
  private readonly wording: Wording;

  /** The recorder has seen the whole trace. */
  constructor(
    private readonly recorder: OrderRecorder,
    format: TraceFormat,
  ) {
    const { graph, tables } = recorder;
    const index = buildTraceIndex(format, tables, graph.store, []);
    this.wording = { index, style: PLAIN_STYLE };
  }

  /** Both have been asked about; undefined if the trace does not have one of them. */
  explain(first: OpIndex, second: OpIndex): Explanation | undefined {
    const { graph } = this.recorder;
    const [one, other] = [graph.nodeAt(first), graph.nodeAt(second)];
    if (one === NONE || other === NONE) return undefined;
    const untold = this.answer(one, other);
    return { ...untold, text: tell({ graph, wording: this.wording }, untold) };
  }

  readonly describe: DescribeOperation = (op) =>
    describeNode({ graph: this.recorder.graph, wording: this.wording }, op);

  private answer(one: number, other: number): Untold {
    const { positions } = this.recorder.graph;
    const asked = { first: positions[one]!, second: positions[other]! };
    const nothing = { ...asked, chain: [], ways: [[], []], near: [] } as const;
    if (one === other) return { ...nothing, relation: 'same' };
    const chain = this.chain(Math.min(one, other), Math.max(one, other));
    if (chain === undefined) return { ...nothing, ...this.unordered(one, other) };
    const edges = new EdgeWriter(this.recorder.graph).write(chain);
    return { ...nothing, relation: one < other ? 'before' : 'after', chain: edges };
  }

  private chain(earlier: number, later: number): readonly NodeEdge[] | undefined {
    const ways = new WaysBack(this.recorder.graph, later, { until: earlier });
    return ways.leadsTo(earlier) ? ways.from(earlier) : undefined;
  }

  private unordered(
    one: number,
    other: number,
  ): Pick<Untold, 'relation' | 'cause' | 'ways' | 'near'> {
    const { graph } = this.recorder;
    const near = this.nearMisses(one, other);
    const found = findCommonCause(graph, one, other);
    if (found === undefined) return { relation: 'unordered', ways: [[], []], near };
    const writer = new EdgeWriter(graph);
    const [first, second] = found.ways.map((way) => writer.write(way));
    const cause = graph.positions[found.node]!;
    return { relation: 'unordered', cause, ways: [first!, second!], near };
  }

  private nearMisses(one: number, other: number): Untold['near'] {
    const { graph, model, locksAt } = this.recorder;
    const { wording } = this;
    const [first, second] = one < other ? [one, other] : [other, one];
    return findNearMisses({
      graph,
      index: wording.index,
      wording,
      model,
      first,
      second,
      called: one < other ? ['the first', 'the second'] : ['the second', 'the first'],
      locks: [locksAt.get(first) ?? [], locksAt.get(second) ?? []],
      isBefore: (earlier, later) => earlier < later && this.chain(earlier, later) !== undefined,
    });
  }
}
