/**
 * What a rule of section 3.1 is: it is shown every node of the kinds it asks for, in the order of
 * the trace, remembers what it needs and adds base edges. Rules do not know each other.
 */
import type { Columns } from '../../trace/batch.js';
import type { OpKind } from '../../trace/operations.js';
import type { ProblemLog } from '../../trace/problems.js';
import type { TraceFormat } from '../../trace/reader.js';
import type { Callback, TraceTables } from '../../trace/tables.js';
import { type BaseGraph, NONE, type BaseRule } from './graph.js';

export interface RuleContext {
  readonly graph: BaseGraph;
  readonly columns: Columns;
  readonly tables: TraceTables;
  readonly format: TraceFormat;
  readonly problems: ProblemLog;
}

export type Visit = (node: number) => void;

/** What a rule does at the kinds that it asks for, or at every node. */
export type Rule = (context: RuleContext) => Readonly<Partial<Record<OpKind, Visit>>> | Visit;

export function callbackAt(context: RuleContext, node: number): Callback {
  const row = context.columns.a[context.graph.nodes.operation[node]!]!;
  return context.tables.callbacks[row] ?? context.tables.callbacks[0]!;
}

export function argument(context: RuleContext, node: number, column: 'a' | 'b' | 'c'): number {
  return context.columns[column][context.graph.nodes.operation[node]!]!;
}

/** From a cause to a trigger and to the POST of the task that it stands in. */
export function causeTrigger(
  { graph }: RuleContext,
  cause: number,
  trigger: number,
  rule: BaseRule,
): void {
  graph.add(cause, trigger, rule);
  graph.add(cause, graph.taskOf(trigger)?.post ?? NONE, rule);
}

/**
 * The trigger chain of section 3.1, item 11: from the previous trigger of a component to the current
 * one, and between their tasks where these are two of one thread.
 */
export function chainTriggers(
  { graph }: RuleContext,
  previous: number,
  current: number,
  rule: BaseRule,
): void {
  graph.add(previous, current, rule);
  const first = graph.taskOf(previous);
  const second = graph.taskOf(current);
  if (first === undefined || second === undefined) return;
  if (first === second || first.thread !== second.thread) return;
  graph.add(first.ret, second.call, rule);
  graph.add(first.post, second.post, rule);
}

/** Reports what the original tool stops at; here only the rule is left out for this operation. */
export function leaveOut(context: RuleContext, node: number, code: string, message: string): void {
  const line = context.columns.line[context.graph.nodes.operation[node]!]!;
  context.problems.warning(line, code, message);
}
