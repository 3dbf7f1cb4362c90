/**
 * Reports as CONTRACT.md's JSON of `trace`, which other programs rely on. What a site does not say is
 * left out. Beyond the contract: the violation of use-free races, why a race is filtered, which modes of
 * the atomicity check say something, preconditions that were broken in this very run, and of each access
 * the line, the thread's name, the callback, the locks and the causes.
 */
import type { AtomicityOp } from '../detect/atomicity/report.js';
import type { Frame } from '../detect/context/call-stacks.js';
import type { CauseStep, Race, RaceAccess, TraceReport } from '../detect/report.js';
import type { Problem } from '../trace/problems.js';
import type { TraceFormat } from '../trace/reader.js';

/** What one analysis cost, measured. */
export interface Cost {
  readonly seconds: number;
  readonly peakMemoryMiB: number;
}

export function reportJson(
  file: string,
  report: TraceReport,
  problems: readonly Problem[],
  cost: Cost,
): object {
  const { model, operations, threads, queues, tasks, locations, fields, window } = report;
  return {
    file,
    ...formatJson(report.format),
    model,
    operations,
    threads,
    queues,
    tasks,
    locations,
    fields,
    problems: problems.map(({ line, message }) => ({ line, message })),
    races: report.races.map(raceJson),
    ...atomicityJson(report),
    ...commutativityJson(report),
    ...(window === undefined ? {} : { window }),
    ...cost,
  };
}

/** EM-Explorer's traces are a dialect of DroidRacer's: CONTRACT.md knows three formats. */
export function formatJson(format: TraceFormat): { format: string; dialect?: string } {
  return format === 'em-explorer' ? { format: 'droidracer', dialect: format } : { format };
}

function raceJson(race: Race): object {
  const { id, kind, category, violation, location, verdict, group } = race;
  const { filtered, filterReason, why, verification } = race;
  return {
    id,
    kind,
    category,
    ...(violation === undefined ? {} : { violation }),
    location,
    accesses: race.accesses.map(accessJson),
    verdict,
    ...(verification === undefined ? {} : { verification }),
    group,
    filtered,
    ...(filterReason === undefined ? {} : { filterReason }),
    why,
  };
}

function atomicityJson({ atomicity }: TraceReport): object {
  if (atomicity === undefined) return {};
  const { violations, modes, serializable, notes } = atomicity;
  return {
    atomicity: violations.map(({ cycle, ...violation }) => ({
      ...violation,
      cycle: cycle.map(accessJson),
    })),
    atomicityModes: modes,
    serializable,
    notes,
  };
}

function commutativityJson({ commutativity, atomicity }: TraceReport): object {
  if (commutativity === undefined) return {};
  const { conflicts, violations, filtered, notes } = commutativity;
  return {
    nonCommutative: conflicts.map(
      ({ events, requiredBy, established, destroyed, ...conflict }) => ({
        ...conflict,
        events: events.map(accessJson),
        requiredBy: accessJson(requiredBy),
        ...(established === undefined ? {} : { established: accessJson(established) }),
        ...(destroyed === undefined ? {} : { destroyed: accessJson(destroyed) }),
      }),
    ),
    brokenPreconditions: violations.map(({ required, killed, ...violation }) => ({
      ...violation,
      required: accessJson(required),
      ...(killed === undefined ? {} : { killed: accessJson(killed) }),
    })),
    filteredNonCommutative: filtered,
    notes: [...(atomicity?.notes ?? []), ...notes],
  };
}

function accessJson(access: RaceAccess | AtomicityOp): object {
  const { site, stack, causes, ...rest } = access;
  return {
    ...rest,
    ...(site === undefined ? {} : { site: frameJson(site) }),
    stack: stack.map(frameJson),
    causes: causes.map(causeJson),
  };
}

function causeJson({ site, ...rest }: CauseStep): object {
  return site === undefined ? rest : { ...rest, site: frameJson(site) };
}

function frameJson({ class: owner, method, file, line }: Frame): object {
  const known = Object.entries({ class: owner, method, file, line });
  return Object.fromEntries(known.filter(([, value]) => value !== '' && value !== 0));
}
