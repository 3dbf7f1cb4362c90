/**
 * Reports the operations of a trace that cannot happen in the state reached: the transition rules of
 * DroidRacer (PLDI 2014, Figure 5) with delayed, cancelled and front posts (its section 4.2) and the
 * priorities, barriers and binder threads of CAFA (Hsiao 2017, 2.1.2). One pass; what is kept is what
 * is alive, and one line for each task or handle that is over. Every problem has the line, the rule
 * and, where there is one, the earlier line that it contradicts; see docs/semantic-check.md.
 */
import type { OperationSink, Operations } from '../batch.js';
import { Flag, OpKind } from '../operations.js';
import type { ProblemLog } from '../problems.js';
import type { TraceFormat } from '../reader.js';
import type { TraceTables } from '../tables.js';
import { CALLBACK_RULES } from './rules/callbacks.js';
import { LOCK_RULES, settleSuspicions, tellOpenSuspicions } from './rules/locks.js';
import { NESTING_RULES } from './rules/nesting.js';
import { QUEUE_RULES, mustBeInTask } from './rules/queues.js';
import { TASK_RULES } from './rules/tasks.js';
import { THREAD_RULES, mustBeRunning } from './rules/threads.js';
import { moveClock, settleDoubt, tellOpenDoubts, tellPerhapsTooEarly } from './rules/turns.js';
import { WAITING_RULES } from './rules/waiting.js';
import { type Rule, State, type Step, takeStep } from './state.js';

export interface SemanticCheck {
  /** Takes the operations, in order. */
  readonly sink: OperationSink;
  /**
   * The trace has ended: tells what was still open to judgement. In one that breaks off, whoever lost a lock
   * to another may be in a `wait` of which the return is missing.
   */
  end(breaksOff?: boolean): void;
}

const RULES: readonly (Rule | undefined)[] = Object.assign<(Rule | undefined)[], object>([], {
  ...THREAD_RULES,
  ...QUEUE_RULES,
  ...TASK_RULES,
  ...LOCK_RULES,
  ...WAITING_RULES,
  ...CALLBACK_RULES,
  ...NESTING_RULES,
});

export function createSemanticCheck(
  tables: TraceTables,
  format: TraceFormat,
  problems: ProblemLog,
): SemanticCheck {
  const state = new State(tables, format, problems);
  const nobody = state.thread(0);
  const step: Step = {
    kind: OpKind.Nop,
    flags: 0,
    line: 0,
    a: 0,
    b: 0,
    c: 0,
    amount: 0,
    actor: nobody,
  };
  return {
    sink: (operations) => {
      checkBatch(state, step, operations);
    },
    end: (breaksOff = false) => {
      if (!breaksOff) tellOpenSuspicions(state);
      tellOpenDoubts(state);
      tellPerhapsTooEarly(state);
    },
  };
}

function checkBatch(state: State, step: Step, operations: Operations): void {
  if (state.firstLine === 0 && operations.length > 0) state.firstLine = operations.line[0]!;
  for (let index = 0; index < operations.length; index++) {
    const kind = operations.kind[index]!;
    const actor = state.thread(operations.thread[index]!);
    const rule = RULES[kind];
    if (operations.time[index]! > state.clock.now) moveClock(state, operations.time[index]!);
    // Most operations are accesses of a thread that is free to make them.
    if (rule === undefined && !actor.attention) continue;
    step.kind = kind;
    step.actor = actor;
    takeStep(step, operations, index);
    // What a reader made up stands beside the line it belongs to: after an exit, before an init.
    if (actor.attention && (step.flags & Flag.Synthetic) === 0) checkActor(state, step);
    if (rule !== undefined) rule(state, step);
    actor.attention = actor.deservesAttention();
  }
}

/** What holds for every operation, whatever its kind. */
function checkActor(state: State, step: Step): void {
  settleSuspicions(state, step);
  settleDoubt(state, step);
  mustBeRunning(state, step);
  mustBeInTask(state, step);
}
