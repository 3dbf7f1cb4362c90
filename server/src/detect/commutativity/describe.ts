/** Conflicts and violations for the report: names instead of numbers, and why the two do not commute. */
import { hashText } from '../../base/hash-text.js';
import type { SaidBy } from '../../static/preconditions/source-precondition.js';
import { siteText, type TraceTables } from '../../trace/tables.js';
import { describeAccess, type AccessNames } from '../describe/accesses.js';
import { capital, who, whyUnordered } from '../describe/why.js';
import { valueText, type Value } from '../../trace/value.js';
import type { FoundConflict, FoundConflicts, FoundViolation } from './detect/found-conflicts.js';
import type { HistoryStep } from './detect/history.js';
import { partOfKey } from './conditions/variable.js';
import type { WantedCondition } from './detect/wanted.js';
import type {
  CommutativityReport,
  CommutingEvent,
  NonCommutative,
  BrokenPrecondition,
} from './report.js';

export function describeConflicts(
  { conflicts, violations, filtered }: FoundConflicts,
  names: AccessNames,
): Omit<CommutativityReport, 'notes' | 'handlersRun'> {
  return {
    conflicts: [...conflicts.values()]
      .map((each) => describeConflict(each, names))
      .sort(
        (one, other) =>
          one.events[0].line - other.events[0].line || one.events[1].line - other.events[1].line,
      ),
    violations: [...violations.values()]
      .map((each) => describeViolation(each, names))
      .sort((one, other) => one.required.line - other.required.line),
    filtered,
  };
}

function describeConflict(found: FoundConflict, names: AccessNames): NonCommutative {
  const { wanted, kind, first, second, required, sightings } = found;
  const event = (step: HistoryStep) => describeEvent(step, wanted, names);
  const events = [event(first), event(second)] as const;
  const requiredBy = event(required);
  const { text: condition, handler, isSure, isLearned, saidBy } = wanted;
  const field = partOfKey(wanted.condition.x);
  const said = saidBy === undefined ? {} : { saidBy };
  const parts = { condition, field, handler, isSure, isLearned, ...said, conflict: kind, events };
  return {
    id: idOf(parts),
    ...parts,
    requiredBy,
    ...(found.established === undefined ? {} : { established: event(found.established) }),
    ...(found.destroyed === undefined ? {} : { destroyed: event(found.destroyed) }),
    ...orders(found, names.tables),
    sightings,
    why: whyText(found, events, requiredBy, names.tables),
  };
}

function describeViolation(found: FoundViolation, names: AccessNames): BrokenPrecondition {
  const { wanted, required, killed, sightings } = found;
  return {
    condition: wanted.text,
    handler: wanted.handler,
    required: describeEvent(required, wanted, names),
    ...(killed === undefined ? {} : { killed: describeEvent(killed, wanted, names) }),
    sightings,
  };
}

function describeEvent(
  step: HistoryStep,
  wanted: WantedCondition,
  names: AccessNames,
): CommutingEvent {
  const state = stateText(wanted, step.values, names.tables);
  return { ...describeAccess(step.record, names), role: step.role, state };
}

/** `this.columns = 80, this.rows = 24`. */
function stateText(
  { names }: WantedCondition,
  values: readonly Value[],
  tables: TraceTables,
): string {
  return names.map((name, at) => `${name} = ${valueText(values[at]!, tables)}`).join(', ');
}

/** What whoever requires the condition finds; for a GEN and a KILL, what the two leave behind. */
function orders(
  { wanted, kind, first, second, required }: FoundConflict,
  tables: TraceTables,
): Pick<NonCommutative, 'recorded' | 'reversed'> {
  const state = (values: readonly Value[]) => stateText(wanted, values, tables);
  if (kind === 'GEN-KILL') {
    return { recorded: state(second.values), reversed: state(first.values) };
  }
  // What came first would not have happened yet, what comes second would have.
  const reversed = first === required ? second.values : first.before;
  return { recorded: state(required.values), reversed: state(reversed) };
}

const DOES = { REQ: 'takes for granted that', GEN: 'makes it true', KILL: 'makes it false' };

function whyText(
  { wanted, kind, required }: FoundConflict,
  events: readonly [CommutingEvent, CommutingEvent],
  requiredBy: CommutingEvent,
  tables: TraceTables,
): string {
  const changes = events
    .filter(({ role }) => role !== 'REQ')
    .map((event) => `${who(event, tables)} ${DOES[event.role]}`);
  const requires = `${who(requiredBy, tables)} ${DOES.REQ} ${wanted.text}${sourceText(wanted.saidBy)}`;
  const first = `${capital(requires)}; ${changes.join(', ')}.`;
  const meaning =
    kind === 'GEN-KILL'
      ? 'Which of the two comes last decides whether it holds.'
      : required.violated === true
        ? 'It did not hold in this very run.'
        : 'In the other order it does not hold.';
  return [first, ...whyUnordered(...events, tables), meaning].join(' ');
}

const SAID: Readonly<Record<SaidBy, string>> = {
  dereference: 'it is used without a test',
  check: 'a check throws otherwise',
  index: 'it is used as an index',
  assertion: 'it is asserted',
};

/** ` (read from source: a check throws otherwise)`. */
export function sourceText(saidBy: SaidBy | undefined): string {
  return saidBy === undefined ? '' : ` (read from source: ${SAID[saidBy]})`;
}

function idOf({
  condition,
  handler,
  conflict,
  events,
}: Pick<NonCommutative, 'condition' | 'handler' | 'conflict' | 'events'>): string {
  const places = events.map(({ role, site, op }) => {
    const place = site === undefined ? String(op) : siteText({ label: '', ...site });
    return `${role} ${place}`;
  });
  const parts = [conflict, handler, condition, ...places.sort()];
  return `non-commutative-${hashText(parts.join('\n'))}`;
}
