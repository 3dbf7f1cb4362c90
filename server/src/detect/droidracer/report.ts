/**
 * The report of a trace in the droidracer model: its counters and its races as the editor and the
 * command line take them, in the order in which the original tool prints them. The tool filters
 * nothing, so no race is marked as noise. A trace with problems is analysed as far as it goes; what
 * was left out is among the problems.
 */
import { buildDroidRacerOrder } from '../../causality/droidracer/order.js';
import type { OperationStore } from '../../trace/batch.js';
import { buildTraceIndex } from '../../trace/index/trace-index.js';
import type { ProblemLog } from '../../trace/problems.js';
import type { OpenTrace } from '../../trace/reader.js';
import { PLAIN_STYLE } from '../../trace/words/style.js';
import type { Race, TraceReport } from '../report.js';
import { findAccessContexts, type AccessContext } from './access-contexts.js';
import { describeAccess, type Described } from './describe-access.js';
import { describeLocation, groupOf, idOf } from './race-names.js';
import { findDroidRacerRaces, type DroidRacerRace, type DroidRacerReport } from './races.js';
import { explainRace } from './why.js';

export interface DroidRacerAnalysisOptions {
  /** Every racing pair, not one witness per location and category. */
  readonly all?: boolean;
  readonly isCancelled?: () => boolean;
}

/** Throws CancelledError, and nothing else, when asked to stop. */
export function analyseDroidRacer(
  store: OperationStore,
  reader: OpenTrace,
  problems: ProblemLog,
  options: DroidRacerAnalysisOptions = {},
): TraceReport {
  const { format, tables } = reader;
  const order = buildDroidRacerOrder(store, tables, format, problems, options.isCancelled);
  const found = findDroidRacerRaces(order, store, tables, options);
  const index = buildTraceIndex(format, tables, store, []);
  const { trace, threads, queues, tasks, locations, fields } = found.counters;
  return {
    format,
    model: 'droidracer',
    operations: trace,
    threads,
    queues,
    tasks,
    locations,
    fields,
    problems: problems.list(),
    races: describeRaces({ order, index }, found, store),
  };
}

function describeRaces(
  described: Described,
  { races }: DroidRacerReport,
  store: OperationStore,
): Race[] {
  const wanted = new Set(races.flatMap(({ first, second }) => [first, second]));
  const contexts = findAccessContexts(store, described.index.tables, wanted);
  const times = new Map<string, number>();
  return races.map((race) => {
    const body = describeRace(described, race, contexts);
    const id = idOf(body);
    const count = (times.get(id) ?? 0) + 1;
    times.set(id, count);
    return { id: count === 1 ? id : `${id}-${count}`, ...body };
  });
}

function describeRace(
  described: Described,
  race: DroidRacerRace,
  contexts: ReadonlyMap<number, AccessContext>,
): Omit<Race, 'id'> {
  const { order, index } = described;
  const [one, other] = [contexts.get(race.first)!, contexts.get(race.second)!];
  const inOrder = race.first < race.second;
  const wording = { index, style: PLAIN_STYLE };
  const pair = {
    order,
    wording,
    first: Math.min(race.first, race.second),
    second: Math.max(race.first, race.second),
    locks: inOrder ? ([one.locks, other.locks] as const) : ([other.locks, one.locks] as const),
  };
  const body = {
    kind: 'data-race',
    category: race.category,
    location: describeLocation(index.columns, index.tables, race.first),
    accesses: [
      describeAccess(described, race.first, one),
      describeAccess(described, race.second, other),
    ],
    verdict: 'unverified',
    filtered: false,
    why: explainRace(race, pair),
  } as const;
  return { ...body, group: groupOf(body) };
}
