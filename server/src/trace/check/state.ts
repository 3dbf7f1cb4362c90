/**
 * The state that the rules of Figure 5 read and change, and the way they tell of an operation that
 * cannot happen in it. After a mistake the state is set to what the operation says, so that one
 * mistake is told once and what follows is judged on its own.
 */
import type { Operations } from '../batch.js';
import { OpKind } from '../operations.js';
import type { Problem, ProblemLog, ProblemSeverity } from '../problems.js';
import type { TraceFormat } from '../reader.js';
import type { TraceTables } from '../tables.js';
import { Clock } from './clock.js';
import { CHECK_CODES, type CheckCode } from './codes.js';
import { LineTable } from './line-table.js';
import type { LockState } from './locks-held.js';
import { type Names, namesOf } from './names.js';
import { QueueState } from './queue-state.js';
import type { Barrier, Task } from './task.js';
import { Phase, ThreadState } from './thread-state.js';

export type Related = NonNullable<Problem['related']>;

/** The operation at hand, taken out of its batch. */
export interface Step {
  kind: OpKind;
  flags: number;
  line: number;
  a: number;
  b: number;
  c: number;
  amount: number;
  actor: ThreadState;
}

/** Checks one kind of operation against the state, and changes the state as it says. */
export type Rule = (state: State, step: Step) => void;
export type RuleTable = Readonly<Partial<Record<OpKind, Rule>>>;

export class State {
  readonly names: Names;
  /** Threads begin with their first operation and end with a join: STD records neither. */
  readonly implicitThreads: boolean;
  /** EM-Explorer says that a post is delayed, but not for how long: it has the amount 0. */
  readonly unknownDelays: boolean;
  /** Published logs have gaps: there everything is a warning. */
  private readonly lenient: boolean;

  private readonly threadStates: ThreadState[] = [];
  private readonly queueStates: QueueState[] = [];
  /** Tasks that wait or run, and barriers that stand. */
  readonly tasks = new Map<number, Task>();
  readonly barriers = new Map<number, Barrier>();
  /** Tasks and barriers that are gone, marked with `Past`. */
  readonly past = new LineTable();
  readonly locks = new Map<number, LockState>();
  readonly clock = new Clock();
  sequence = 0;

  readonly idleHandlers = new LineTable();
  readonly timers = new LineTable();
  readonly listeners = new LineTable();
  readonly signals = new LineTable();
  readonly transactions = new LineTable();
  /** Monitors that were notified without saying which thread wakes; 0 for an unnamed one. */
  readonly notified = new LineTable();
  lastNotifyLine = 0;
  /** Whether the recorder writes `notify` and `wait` at all. */
  monitorsRecorded = false;
  firstLine = 0;

  constructor(
    private readonly tables: TraceTables,
    format: TraceFormat,
    private readonly problems: ProblemLog,
  ) {
    this.names = namesOf(tables, format);
    this.implicitThreads = format === 'std';
    this.unknownDelays = format === 'em-explorer';
    this.lenient = format === 'droidracer' || format === 'em-explorer';
    // Thread 0 is nobody: `start`, and what a log gives no thread for.
    const nobody = this.thread(0);
    nobody.phase = Phase.Running;
    nobody.attention = false;
  }

  thread(id: number): ThreadState {
    return (this.threadStates[id] ??= new ThreadState(id));
  }

  threads(): readonly (ThreadState | undefined)[] {
    return this.threadStates;
  }

  queue(id: number): QueueState {
    const kind = this.tables.queues[id]?.kind ?? 'looper';
    return (this.queueStates[id] ??= new QueueState(id, kind));
  }

  tell(code: CheckCode, line: number, text: string, related?: Related): void {
    this.tellAs(CHECK_CODES[code].severity, code, line, text, related);
  }

  tellAs(
    severity: ProblemSeverity,
    code: CheckCode,
    line: number,
    text: string,
    related?: Related,
  ): void {
    this.problems.add({
      line,
      severity: this.lenient ? 'warning' : severity,
      code,
      message: `${text} (rule ${CHECK_CODES[code].rule})`,
      ...(related === undefined ? {} : { related }),
    });
  }
}

/** The line that is contradicted, unless it is not known. */
export function related(line: number, message: string): Related | undefined {
  return line === 0 ? undefined : { line, message };
}

/** Fills the step from the columns; every rule but those of accesses is rare enough for it. */
export function takeStep(step: Step, operations: Operations, index: number): void {
  step.flags = operations.flags[index]!;
  step.line = operations.line[index]!;
  step.a = operations.a[index]!;
  step.b = operations.b[index]!;
  step.c = operations.c[index]!;
  step.amount = operations.amount[index]!;
}
