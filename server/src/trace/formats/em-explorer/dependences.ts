/**
 * EM-Explorer's dependence.txt: `src:25 dest:39` says that operation 39 of trace.txt may run only
 * after operation 25. That is what a signal and its await say, so each dependence becomes a signal
 * directly after the one operation and an await directly before the other, on a handle of its own.
 * Where the operation ends a task or a thread, its signal stands just outside: the signal's number,
 * which is that of the operation, says what it belongs to.
 *
 * A dependence on an operation that does not exist, or that runs against the trace, is reported and
 * orders nothing (a signal that was already given then stands without an await).
 */
import type { ProblemLog } from '../../problems.js';

/** `after` may run only after `before`; both are opIds. */
export interface Dependence {
  readonly before: number;
  readonly after: number;
}

const LINE = /^src:(\d{1,10})[ \t]+dest:(\d{1,10})$/;
const MAXIMUM_U32 = 0xffffffff;

export function parseDependences(text: string, problems: ProblemLog): Dependence[] {
  const dependences: Dependence[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const trimmed = line.trim();
    if (trimmed === '') continue;
    const match = LINE.exec(trimmed);
    const before = Number(match?.[1]);
    const after = Number(match?.[2]);
    if (before <= MAXIMUM_U32 && after <= MAXIMUM_U32) dependences.push({ before, after });
    else {
      const message = `Line ${index + 1} of dependence.txt should be written "src:25 dest:39".`;
      problems.error(0, 'bad-dependence', message);
    }
  }
  return dependences;
}

enum State {
  Open,
  Signalled,
  Awaited,
  /** The dependent operation came while nothing had been signalled. */
  TooEarly,
  Reported,
}

/** Follows the trace and says which handles are awaited before, and signalled after, an operation. */
export class DependenceOrder {
  private readonly states: State[];
  private readonly byBefore: ReadonlyMap<number, readonly number[]>;
  private readonly byAfter: ReadonlyMap<number, readonly number[]>;

  constructor(
    private readonly dependences: readonly Dependence[],
    private readonly problems: ProblemLog,
  ) {
    this.states = dependences.map(() => State.Open);
    this.byBefore = groupIndices(dependences.map((each) => each.before));
    this.byAfter = groupIndices(dependences.map((each) => each.after));
  }

  /** Handles to be awaited before this operation. */
  awaitedBefore(operation: number): number[] {
    const handles: number[] = [];
    for (const index of this.byAfter.get(operation) ?? []) {
      const signalled = this.states[index] === State.Signalled;
      this.states[index] = signalled ? State.Awaited : State.TooEarly;
      if (signalled) handles.push(index + 1);
    }
    return handles;
  }

  /** Handles to be signalled after this operation, which stands on the line. */
  signalledAfter(operation: number, line: number): number[] {
    const handles: number[] = [];
    for (const index of this.byBefore.get(operation) ?? []) {
      const inTime = this.states[index] === State.Open;
      this.states[index] = inTime ? State.Signalled : State.Reported;
      if (inTime) handles.push(index + 1);
      else this.report(index, line, 'dependence-against-trace', 'the second does not come later');
    }
    return handles;
  }

  /** The trace is at its end: what is left names an operation that never came. */
  end(): void {
    for (const [index, state] of this.states.entries()) {
      if (state === State.Awaited || state === State.Reported) continue;
      const which = state === State.Signalled ? 'second' : 'first';
      this.report(index, 0, 'dependence-unknown-operation', `the trace does not have the ${which}`);
    }
  }

  private report(index: number, line: number, code: string, reason: string): void {
    const { before, after } = this.dependences[index]!;
    this.problems.error(line, code, `Dependence src:${before} dest:${after}: ${reason}.`);
  }
}

function groupIndices(operations: readonly number[]): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const [index, operation] of operations.entries()) {
    const group = groups.get(operation);
    if (group === undefined) groups.set(operation, [index]);
    else group.push(index);
  }
  return groups;
}
