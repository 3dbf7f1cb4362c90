/**
 * Walks the nodes in the order of the trace and lets every rule of section 3.1 add its base edges.
 * The order of the rules matters in one place: locks ask which tasks the edges so far have ordered.
 */
import type { OperationStore } from '../../trace/batch.js';
import { OpKind } from '../../trace/operations.js';
import { BaseGraph } from './graph.js';
import type { Rule, RuleContext, Visit } from './rule.js';
import {
  joinRule,
  listenerRule,
  replyRule,
  signalRule,
  timerRule,
  transactRule,
  volatileRule,
} from './rules/beyond.js';
import { createBroadcastRule, type Reception } from './rules/broadcasts.js';
import { addDependences } from './rules/dependences.js';
import { eventRule } from './rules/events.js';
import { idleRule } from './rules/idle-handlers.js';
import { lifecycleRule } from './rules/lifecycle.js';
import { lockRule } from './rules/locks.js';
import { notifyRule } from './rules/notify.js';
import { outsideTaskReport } from './rules/outside-task.js';
import { loopRule, ownPostRule, postRule } from './rules/queues.js';
import { serviceRule } from './rules/services.js';
import { forkRule, programOrderRule, startRule } from './rules/threads.js';

const RULES: readonly Rule[] = [
  startRule,
  forkRule,
  programOrderRule,
  loopRule,
  postRule,
  ownPostRule,
  notifyRule,
  eventRule,
  lifecycleRule,
  serviceRule,
  idleRule,
  lockRule,
  joinRule,
  signalRule,
  timerRule,
  listenerRule,
  transactRule,
  replyRule,
  volatileRule,
  outsideTaskReport,
];

export interface RuledGraph {
  readonly graph: BaseGraph;
  readonly receptions: readonly Reception[];
}

export function buildBaseGraph(context: RuleContext, store: OperationStore): RuledGraph {
  const receptions: Reception[] = [];
  const visits = visitsByKind([...RULES, createBroadcastRule(receptions)], context);
  const { count, kind } = context.graph.nodes;
  for (let node = 0; node < count; node++) {
    for (const visit of visits[kind[node]!]!) visit(node);
  }
  addDependences(context.graph, store);
  return { graph: context.graph, receptions };
}

function visitsByKind(rules: readonly Rule[], context: RuleContext): readonly Visit[][] {
  const visits = Array.from({ length: OpKind.Nop + 1 }, (): Visit[] => []);
  for (const rule of rules) {
    const asked = rule(context);
    for (const [kind, list] of visits.entries()) {
      const visit = typeof asked === 'function' ? asked : asked[kind as OpKind];
      if (visit !== undefined) list.push(visit);
    }
  }
  return visits;
}
