/**
 * All rules that pair one operation with another, for both models: `before` an operation takes in
 * what it must follow, `after` it gives out what later ones may follow. The engine calls both for
 * every operation, with the segment from Segments, and serves the channels. The rules of the queue
 * (FIFO, PRIORITY, ATFRONT, ATOMIC, BARRIER, IPC) are the engine's own.
 */
import type { Columns } from '../../trace/batch.js';
import type { TraceTables } from '../../trace/tables.js';
import type { CreatePairRule, PairRule, PairRuleOptions, Step, Steps } from './pair-rule.js';
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
  private readonly acquires: readonly (readonly Step[] | undefined)[];
  private readonly releases: readonly (readonly Step[] | undefined)[];
  private readonly openings: readonly Step[];
  private readonly closings: readonly Step[];

  constructor(tables: TraceTables, channels: Channels, options: PairRuleOptions) {
    const rules = RULES_OF[options.model].map((create) => create({ tables, channels, ...options }));
    this.acquires = stepsByKind(rules, ({ before }) => before);
    this.releases = stepsByKind(rules, ({ after }) => after);
    this.openings = rules.flatMap(({ opening }) => opening ?? []);
    this.closings = rules.flatMap(({ closing }) => closing ?? []);
  }

  /** The operation takes in what it must follow. */
  before(columns: Columns, index: number, segment: Segment): void {
    if (segment.opens) run(this.openings, columns, index, segment);
    const steps = this.acquires[columns.kind[index]!];
    if (steps !== undefined) run(steps, columns, index, segment);
  }

  /** The operation gives out what later ones must follow. */
  after(columns: Columns, index: number, segment: Segment): void {
    const steps = this.releases[columns.kind[index]!];
    if (steps !== undefined) run(steps, columns, index, segment);
    if (segment.kind !== 'thread') run(this.closings, columns, index, segment);
  }
}

function run(steps: readonly Step[], columns: Columns, index: number, segment: Segment): void {
  for (const step of steps) step(columns, index, segment);
}

function stepsByKind(
  rules: readonly PairRule[],
  pick: (rule: PairRule) => Steps | undefined,
): (readonly Step[] | undefined)[] {
  const table: (Step[] | undefined)[] = [];
  for (const rule of rules) {
    for (const [kind, step] of Object.entries(pick(rule) ?? {})) {
      (table[Number(kind)] ??= []).push(step);
    }
  }
  return table;
}
