/** Cycles as the report has them: names instead of numbers, the most telling first. */
import { hashText } from '../../base/hash-text.js';
import { shapeOf } from '../../trace/shapes.js';
import { objectText, siteText, type TraceTables } from '../../trace/tables.js';
import { describeAccess, type AccessNames } from '../describe/accesses.js';
import { describeLocation } from '../races/locations.js';
import type { RaceLocation } from '../report.js';
import type { AtomicityCheck, ModeResult } from './atomicity.js';
import type { CycleOp, FoundCycle } from './cycles.js';
import { withoutLockTwins } from './lock-twins.js';
import { Relation } from './operations.js';
import type { AtomicityMode } from './options.js';
import type { AtomicityOp, AtomicityReport, AtomicityViolation, CycleLink } from './report.js';
import { threadLabel, transactionName } from './transaction-names.js';
import { explainCycle } from './why.js';

export interface CycleNames extends AccessNames {
  readonly check: AtomicityCheck;
}

/** `all`: also what is so in every run, which is no violation (priority 4). */
export function describeCycles(
  results: readonly ModeResult[],
  names: CycleNames,
  all: boolean,
): AtomicityReport {
  const violations = results.flatMap(({ mode, cycles }) =>
    withoutLockTwins(cycles)
      .filter(({ priority }) => all || priority < 4)
      .map((cycle) => describeCycle(cycle, mode, names)),
  );
  return {
    violations: withIds(violations.sort(compareViolations)),
    modes: results.map(({ mode }) => mode),
    serializable: results.every(({ cycles, untold }) => cycles.length + untold === 0),
    notes: notesOf(results, names.tables),
  };
}

function notesOf(results: readonly ModeResult[], tables: TraceTables): string[] {
  const isLifecycle = results.some(({ mode }) => mode === 'lifecycle');
  const untold = results.reduce((sum, each) => sum + each.untold, 0);
  const unit = tables.queues.length > 1 ? 'tasks and what they post' : 'blocks marked as atomic';
  return [
    ...(isLifecycle
      ? []
      : [`The trace names no components: ${unit} are the transactions (tree mode alone).`]),
    ...(untold === 0
      ? []
      : [`${untold} more conflicts close a cycle that is too long, or one too many, to be told.`]),
  ];
}

/** Shortest first within a priority, then in the order of the trace. */
function compareViolations(one: Unnamed, other: Unnamed): number {
  return (
    one.priority - other.priority ||
    one.cycle.length - other.cycle.length ||
    one.cycle.at(-1)!.line - other.cycle.at(-1)!.line ||
    one.cycle[0]!.line - other.cycle[0]!.line ||
    one.mode.localeCompare(other.mode)
  );
}

type Unnamed = Omit<AtomicityViolation, 'id'>;

function describeCycle(cycle: FoundCycle, mode: AtomicityMode, names: CycleNames): Unnamed {
  const ops = cycle.ops.map((op) => describeOp(op, names));
  const { priority, shared, count } = cycle;
  const blamed = transactionName(cycle.blamed, names.tables);
  const parts = { mode, priority, blamed, shared, cycle: ops, count };
  return { ...parts, why: explainCycle(parts) };
}

function describeOp(op: CycleOp, names: CycleNames): AtomicityOp {
  const { check, tables } = names;
  const { places } = check;
  const record = {
    write: false,
    performer: op.performer,
    guard: 0,
    site: places.siteOf(op.code),
    stack: places.stackOf(op.code),
    number: places.numberOf(op.line),
    line: op.line,
  };
  const location = locationOf(op, names);
  return {
    ...describeAccess(record, names),
    kind: shapeOf(op.kind).verb,
    ...(location === undefined ? {} : { location }),
    transaction:
      op.transaction === undefined
        ? threadLabel(op.performer, tables)
        : transactionName(op.transaction, tables),
    link: linkOf(op),
  };
}

const LINKS: Readonly<Record<Relation, CycleLink>> = {
  [Relation.Data]: 'data',
  [Relation.Lock]: 'lock',
  [Relation.Must]: 'must',
  [Relation.Order]: 'must',
};

function linkOf({ leads }: CycleOp): CycleLink {
  return leads === undefined ? 'transaction' : LINKS[leads];
}

function locationOf(op: CycleOp, { check, tables }: CycleNames): RaceLocation | undefined {
  if (op.isLock) return { object: objectText(tables, op.location >>> 0) };
  const touched = check.touched.get(op.location);
  return touched === undefined ? undefined : describeLocation(touched, tables);
}

function withIds(violations: readonly Unnamed[]): AtomicityViolation[] {
  const ids = new Map<string, number>();
  return violations.map((violation) => {
    const id = idOf(violation);
    const times = (ids.get(id) ?? 0) + 1;
    ids.set(id, times);
    return { id: times === 1 ? id : `${id}-${times}`, ...violation };
  });
}

/** Mode, sites and kinds of the operations, and where there are no sites the operations. */
function idOf({ mode, cycle }: Unnamed): string {
  const places = cycle.map(({ site, siteLabel, kind, op }) => {
    const place = site === undefined ? siteLabel : siteText({ label: '', ...site });
    return `${kind} ${place ?? op}`;
  });
  return `atomicity-${hashText([mode, ...places].join('\n'))}`;
}
