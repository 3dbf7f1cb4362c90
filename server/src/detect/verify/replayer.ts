/**
 * The border to a replayer: something that runs the app under a schedule and tells what it saw. Racelens
 * has none; a tool that drives a device implements `Replayer` and reads the schedule file. What it
 * observes turns a predicted verdict into an observed one.
 */
import type { EventNode } from './dependency-graph.js';
import { recipeOf, type Recipe } from './recipe.js';
import type { JudgedRace, StateDifference } from './verdict.js';
import type { VerifiedPair, Verifier } from './verifier.js';

/** Events by name, in the order in which they are to run; each waits for those that it names. */
export interface ScheduleFile {
  readonly version: 1;
  readonly reversed: readonly [first: string, second: string];
  readonly events: readonly ScheduledEvent[];
  readonly recipe: Recipe | undefined;
}

export interface ScheduledEvent {
  readonly id: number;
  readonly name: string;
  readonly kind: EventNode['kind'];
  /** The line of the trace at which it begins. */
  readonly line: number;
  /** Events that must have run before, by id: those that caused it, and the reversing edge. */
  readonly after: readonly number[];
}

/** What a run under a schedule showed. */
export interface ObservedRun {
  /** A trace of the run, as racetrace. */
  readonly trace: string;
  /** What the user saw in the end, by name. */
  readonly state: Readonly<Record<string, string>>;
  /** The exception that ended it, if one did. */
  readonly exception?: string;
}

export interface Replayer {
  replay(schedule: ScheduleFile, isCancelled: () => boolean): Promise<ObservedRun | undefined>;
}

export function scheduleFile(verifier: Verifier, pair: VerifiedPair): ScheduleFile | undefined {
  const { schedule } = pair;
  if (schedule === undefined) return undefined;
  const { skeleton, events, trace } = verifier;
  const seen = new Set<number>();
  const order: number[] = [];
  for (const op of schedule.order) {
    const segment = skeleton.segmentOf[skeleton.nodeOfOperation[op]!]!;
    if (!seen.has(segment)) order.push(segment);
    seen.add(segment);
  }
  const segmentAt = (op: number) => skeleton.segmentOf[skeleton.nodeOfOperation[op]!]!;
  const [held, waited] = [segmentAt(pair.first), segmentAt(pair.second)];
  return {
    version: 1,
    reversed: [events.event(waited).name, events.event(held).name],
    events: order.map((segment) => {
      const { name, kind, operation, causes } = events.event(segment);
      const after = new Set(causes.map(({ from }) => from));
      if (segment === held) after.add(waited);
      return {
        id: segment,
        name,
        kind,
        line: trace.store.columns.line[operation]!,
        after: [...after],
      };
    }),
    recipe: recipeOf(verifier, pair),
  };
}

/** The verdict that two runs show: of one as recorded, and of one under the flipped schedule. */
export function judgeObserved(recorded: ObservedRun, flipped: ObservedRun): JudgedRace {
  const basis = 'observed';
  if (flipped.exception !== undefined && recorded.exception === undefined) {
    const text = `the flipped run ended with ${flipped.exception}`;
    return { verdict: 'harmful', basis, evidence: [{ kind: 'unknown', text }] };
  }
  const differences = differencesOf(recorded.state, flipped.state);
  return {
    verdict: differences.length > 0 ? 'harmful' : 'benign-2',
    basis,
    evidence: differences.map((difference) => ({ kind: 'state', difference })),
  };
}

function differencesOf(
  recorded: ObservedRun['state'],
  flipped: ObservedRun['state'],
): StateDifference[] {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(flipped)])];
  return names
    .filter((what) => recorded[what] !== flipped[what])
    .map((what) => ({
      what,
      recorded: recorded[what] ?? 'not shown',
      flipped: flipped[what] ?? 'not shown',
      isVisible: true,
      isDoubtful: false,
    }));
}
