/**
 * What happened to the locations that conditions speak of, kept until the trace is over: which events
 * required which conditions, and what each event or thread left behind in a location. Only then is it
 * known who requires what, and so which changes are minor.
 */
import type { AccessRecord } from '../../races/access-rows.js';
import { holds, type Condition } from '../conditions/condition.js';
import { UNKNOWN } from '../conditions/value.js';
import type { Value } from '../../../trace/value.js';
import type { Role, Step } from './conflicts.js';

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
  /** What a REQ finds in x and y, or what a change leaves there. */
  readonly values: readonly Value[];
  /** Of a change, what was there before. */
  readonly before: readonly Value[];
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
  // What nobody changes is what those who require it have found.
  const [required] = requirements;
  const current = {
    x: x[0]?.before ?? required?.x ?? UNKNOWN,
    y: y?.[0]?.before ?? required?.y ?? UNKNOWN,
  };
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
  if (requirement !== undefined) return [requirementStep(condition, requirement)];
  const valuesNow = () => (isPair ? [current.x, current.y] : [current.x]);
  for (const { of, change } of changes) current[of] = change.before;
  const before = valuesNow();
  for (const { of, change } of changes) current[of] = change.after;
  const values = valuesNow();
  const role = roleOf(isTrue(condition, before), isTrue(condition, values));
  const { event, record } = lastOf(changes);
  return role === undefined ? [] : [{ role, event, record, values, before }];
}

function lastOf(changes: Moment['changes']): Change {
  return changes
    .map(({ change }) => change)
    .reduce((one, other) => (other.at > one.at ? other : one));
}

function requirementStep(
  condition: Condition<unknown>,
  { event, x, y, record }: Requirement,
): HistoryStep {
  const values = y === undefined ? [x] : [x, y];
  const violated = isTrue(condition, values) === false;
  return { role: 'REQ', event, violated, record, values, before: values };
}

function isTrue(condition: Condition<unknown>, [x, y]: readonly Value[]): boolean | undefined {
  return holds(condition, x!, y);
}

/** Undefined for what changes nothing. What was there before may be unknown. */
function roleOf(before: boolean | undefined, after: boolean | undefined): Role | undefined {
  if (after === true && before !== true) return 'GEN';
  return after === false && before === true ? 'KILL' : undefined;
}
