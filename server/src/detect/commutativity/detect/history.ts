/**
 * What happened to the locations that conditions speak of, kept until the trace is over: which events
 * required which conditions, and what each event or thread left behind in a location. Only then is it
 * known who requires what, and so which changes are minor.
 */
import type { AccessRecord } from '../../races/access-rows.js';
import { holds, type Condition } from '../conditions/condition.js';
import { UNKNOWN, type Value } from '../conditions/value.js';
import type { Step } from './conflicts.js';

/** One event's or thread's doing with a location. */
export interface Change {
  /** The event's number in the order of its group. */
  readonly event: number;
  /** Which access of the trace it was. */
  at: number;
  readonly before: Value;
  after: Value;
  record: AccessRecord;
}

export interface Requirement {
  readonly event: number;
  readonly at: number;
  readonly x: Value;
  readonly y: Value | undefined;
  /** The handler's read of x. */
  readonly record: AccessRecord;
}

/** A step of the history of a condition, with the access that it stands for. */
export interface HistoryStep extends Step {
  readonly record: AccessRecord;
  /** What is then in x and y. */
  readonly x: Value;
  readonly y: Value | undefined;
}

interface Moment {
  readonly at: number;
  readonly requirement?: Requirement;
  readonly changes: readonly { readonly of: 'x' | 'y'; readonly change: Change }[];
}

/** The history of one condition: of two locations, or of one. */
export function historyOf(
  condition: Condition<unknown>,
  requirements: readonly Requirement[],
  x: readonly Change[],
  y: readonly Change[] | undefined,
): readonly HistoryStep[] {
  const moments = [
    ...requirements.map((requirement): Moment => ({
      at: requirement.at,
      requirement,
      changes: [],
    })),
    ...changesByEvent(x, y ?? []),
  ].sort((one, other) => one.at - other.at);
  const current = { x: x[0]?.before ?? UNKNOWN, y: y?.[0]?.before ?? UNKNOWN };
  return moments.flatMap((moment) => stepsOf(condition, moment, current, y !== undefined));
}

/** An event changes both at once: nobody sees what is in between. */
function changesByEvent(x: readonly Change[], y: readonly Change[]): readonly Moment[] {
  const byEvent = new Map<number, { of: 'x' | 'y'; change: Change }[]>();
  const put = (of: 'x' | 'y', change: Change) => {
    const known = byEvent.get(change.event);
    if (known === undefined) byEvent.set(change.event, [{ of, change }]);
    else known.push({ of, change });
  };
  for (const change of x) put('x', change);
  for (const change of y) put('y', change);
  return [...byEvent.values()].map((changes) => ({
    at: Math.max(...changes.map(({ change }) => change.at)),
    changes,
  }));
}

function stepsOf(
  condition: Condition<unknown>,
  { requirement, changes }: Moment,
  current: { x: Value; y: Value },
  isPair: boolean,
): readonly HistoryStep[] {
  if (requirement !== undefined) {
    const { event, x, y, record } = requirement;
    const violated = holds(condition, x, y) === false;
    return [{ role: 'REQ', event, violated, record, x, y }];
  }
  for (const { of, change } of changes) current[of] = change.before;
  const before = holds(condition, current.x, isPair ? current.y : undefined);
  for (const { of, change } of changes) current[of] = change.after;
  const y = isPair ? current.y : undefined;
  const after = holds(condition, current.x, y);
  const { event, record } = changes.at(-1)!.change;
  if (after === true && before !== true) return [{ role: 'GEN', event, record, x: current.x, y }];
  if (after === false && before === true) return [{ role: 'KILL', event, record, x: current.x, y }];
  return [];
}
