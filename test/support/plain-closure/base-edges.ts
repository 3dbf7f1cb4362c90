/**
 * The orders that stand in a trace from the start: program order within each segment, and the rules
 * that pair one operation with another. The rules are the engine's own code; what it keeps of them is
 * not: here a channel is the list of the operations that it holds, and to acquire is to draw edges.
 */
import type { Columns } from '../../../server/src/trace/batch.js';
import type { TraceTables } from '../../../server/src/trace/tables.js';
import { PairRules } from '../../../server/src/causality/android/pair-rules.js';
import {
  ruleOfChannel,
  type ChannelKey,
  type Channels,
  type Rule,
} from '../../../server/src/causality/android/rule.js';
import {
  Segments,
  type Model,
  type Segment,
} from '../../../server/src/causality/android/segments.js';

/** The operation `from` comes before `to`, by this rule. Operations are counted from 0. */
export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly rule: EdgeRule;
}

/** The time window is no rule that explanations know of. */
export type EdgeRule = Rule | 'WINDOW';

export interface BaseOrder {
  readonly edges: readonly Edge[];
  /** The segment of each operation, as it was when the operation was taken. */
  readonly segments: readonly Readonly<Segment>[];
}

export function baseOrder(
  columns: Columns,
  length: number,
  tables: TraceTables,
  model: Model,
): BaseOrder {
  const edges: Edge[] = [];
  const taken: Readonly<Segment>[] = [];
  const lastOf = new Map<number, number>();
  const channels = new EdgeChannels(edges);
  const joinThread = (thread: number) => {
    for (let from = 0; from < channels.index; from++) {
      if (columns.thread[from] === thread) edges.push({ from, to: channels.index, rule: 'JOIN' });
    }
  };
  const segments = new Segments(tables, model);
  const rules = new PairRules(tables, channels, { model, joinThread });
  for (let index = 0; index < length; index++) {
    channels.index = index;
    const segment = segments.take(columns, index);
    const before = lastOf.get(segment.id);
    if (before !== undefined) edges.push({ from: before, to: index, rule: 'PO' });
    lastOf.set(segment.id, index);
    taken.push({ ...segment });
    rules.before(columns, index, segment);
    rules.after(columns, index, segment);
  }
  return { edges, segments: taken };
}

class EdgeChannels implements Channels {
  /** The operation that is being taken. */
  index = 0;
  private readonly held = new Map<ChannelKey, readonly number[]>();

  constructor(private readonly edges: Edge[]) {}

  acquire(key: ChannelKey): void {
    for (const from of this.held.get(key) ?? []) {
      this.edges.push({ from, to: this.index, rule: ruleOfChannel(key) });
    }
  }

  replace(key: ChannelKey): void {
    this.held.set(key, [this.index]);
  }

  gather(key: ChannelKey): void {
    this.held.set(key, [...(this.held.get(key) ?? []), this.index]);
  }

  clear(key: ChannelKey): void {
    this.held.delete(key);
  }
}
