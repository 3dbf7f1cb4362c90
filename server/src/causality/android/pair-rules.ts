/**
 * All rules that pair one operation with another, for both models: `before` an operation takes in
 * what it must follow, `after` it gives out what later ones may follow. The engine calls both for
 * every operation, with the segment from Segments, and serves the channels. The rules of the queue
 * (FIFO, PRIORITY, ATFRONT, ATOMIC, BARRIER, IPC) are the engine's own.
 */
import type { Columns } from '../../trace/batch.js';
import type { TraceTables } from '../../trace/tables.js';
import {
  STEP_ROWS,
  stepRow,
  type CreatePairRule,
  type PairRule,
  type PairRuleOptions,
  type Step,
  type Steps,
} from './pair-rule.js';
import type { Channels } from './rule.js';
import { attachRule } from './rules/attach.js';
import { enableRule } from './rules/enable.js';
import { idleRule } from './rules/idle.js';
import { inputRule } from './rules/input.js';
import { lifecycleRule } from './rules/lifecycle.js';
import { listenerRule, timerRule } from './rules/handles.js';
import { lockRule } from './rules/lock.js';
import { loopBeginRule, loopEndRule } from './rules/loop.js';
import { notifyRule, signalRule } from './rules/waiting.js';
import { sendRule } from './rules/send.js';
import { forkRule, joinRule, startRule } from './rules/threads.js';
import { callRule, replyRule } from './rules/transactions.js';
import { volatileRule } from './rules/volatile.js';
import type { Model, Segment } from './segments.js';

const CLASSICAL = [forkRule, joinRule, signalRule, notifyRule, volatileRule];

const RULES_OF: Readonly<Record<Model, readonly CreatePairRule[]>> = {
  threads: [...CLASSICAL, lockRule],
  android: [
    ...CLASSICAL,
    startRule,
    listenerRule,
    timerRule,
    callRule,
    replyRule,
    attachRule,
    sendRule,
    loopBeginRule,
    loopEndRule,
    idleRule,
    enableRule,
    lifecycleRule,
    inputRule,
  ],
};

export class PairRules {
  private readonly acquires: readonly (Step | undefined)[];
  private readonly releases: readonly (Step | undefined)[];
  private readonly opening: Step;
  private readonly closing: Step;

  constructor(tables: TraceTables, channels: Channels, options: PairRuleOptions) {
    const rules = RULES_OF[options.model].map((create) => create({ tables, channels, ...options }));
    this.acquires = stepsByRow(rules, ({ before }) => before);
    this.releases = stepsByRow(rules, ({ after }) => after);
    this.opening = inTurn(rules.flatMap(({ opening }) => opening ?? []));
    this.closing = inTurn(rules.flatMap(({ closing }) => closing ?? []));
  }

  /** The operation takes in what it must follow. */
  before(columns: Columns, index: number, segment: Segment): void {
    if (segment.opens) this.opening(columns, index, segment);
    const step = this.acquires[stepRow(columns, index)];
    if (step !== undefined) step(columns, index, segment);
  }

  /** The operation gives out what later ones must follow. */
  after(columns: Columns, index: number, segment: Segment): void {
    const step = this.releases[stepRow(columns, index)];
    if (step !== undefined) step(columns, index, segment);
    if (segment.kind === 'bracket' || (segment.closes && segment.kind === 'task')) {
      this.closing(columns, index, segment);
    }
  }
}

/** All steps as one; a single step stays what it is, because locks come by the million. */
function inTurn(steps: readonly Step[]): Step {
  if (steps.length === 1) return steps[0]!;
  return (columns, index, segment) => {
    for (const step of steps) step(columns, index, segment);
  };
}

/** Most rows are empty: reads and writes, above all, cost one look. */
function stepsByRow(
  rules: readonly PairRule[],
  pick: (rule: PairRule) => Steps | undefined,
): (Step | undefined)[] {
  const table: Step[][] = Array.from({ length: STEP_ROWS }, () => []);
  for (const rule of rules) {
    for (const [row, step] of Object.entries(pick(rule) ?? {})) {
      if (step !== undefined) table[Number(row)]!.push(step);
    }
  }
  return table.map((steps) => (steps.length === 0 ? undefined : inTurn(steps)));
}
