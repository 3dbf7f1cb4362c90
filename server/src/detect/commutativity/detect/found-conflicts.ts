/**
 * The conflicts that were found, one for each condition, kind and pair of places, however often: the
 * same two handlers meet on many objects. Pairs that the noise filter knows are left out and counted.
 */
import type { AccessRecord } from '../../races/access-rows.js';
import type { Guards } from '../../races/guards.js';
import type { Conflict, ConflictKind, Role } from './conflicts.js';
import type { HistoryStep } from './history.js';
import type { WantedCondition } from './wanted.js';

export interface FoundConflict {
  readonly wanted: WantedCondition;
  readonly kind: ConflictKind;
  readonly first: HistoryStep;
  readonly second: HistoryStep;
  /** Who requires the condition; one of the two, but for GEN-KILL. */
  readonly required: HistoryStep;
  /** Who makes it true, and who makes it false, as far as that was seen. */
  readonly established: HistoryStep | undefined;
  readonly destroyed: HistoryStep | undefined;
  sightings: number;
}

/** The condition was false when the handler ran, in this very run. */
export interface FoundViolation {
  readonly wanted: WantedCondition;
  readonly required: HistoryStep;
  /** Who made it false, if that was seen. */
  readonly killed: HistoryStep | undefined;
  sightings: number;
}

export class FoundConflicts {
  readonly conflicts = new Map<string, FoundConflict>();
  readonly violations = new Map<string, FoundViolation>();
  filtered = 0;

  constructor(private readonly guards: Guards) {}

  add(
    wanted: WantedCondition,
    history: readonly HistoryStep[],
    conflicts: readonly Conflict[],
  ): void {
    for (const { kind, first, second } of conflicts) {
      this.addConflict(wanted, kind, history[first]!, history[second]!, history);
    }
    let killed: HistoryStep | undefined;
    for (const step of history) {
      if (step.role === 'KILL') killed = step;
      if (step.violated === true) this.addViolation(wanted, step, killed);
    }
  }

  private addConflict(
    wanted: WantedCondition,
    kind: ConflictKind,
    first: HistoryStep,
    second: HistoryStep,
    history: readonly HistoryStep[],
  ): void {
    if (this.guards.filters(first.record.guard, second.record.guard)) {
      this.filtered++;
      return;
    }
    const places = [first, second].map(({ record }) => placeOf(record)).sort();
    const key = [wanted.id, kind, ...places].join(' ');
    const known = this.conflicts.get(key);
    if (known !== undefined) {
      known.sightings++;
      return;
    }
    const required = ofRole('REQ', first, second) ?? history.find(({ role }) => role === 'REQ')!;
    const established = ofRole('GEN', first, second) ?? lastBefore('GEN', required, history);
    const destroyed = ofRole('KILL', first, second) ?? nearest('KILL', required, history);
    const steps = { first, second, required, established, destroyed };
    this.conflicts.set(key, { wanted, kind, ...steps, sightings: 1 });
  }

  private addViolation(
    wanted: WantedCondition,
    required: HistoryStep,
    killed: HistoryStep | undefined,
  ): void {
    const key = [wanted.id, placeOf(required.record), killed && placeOf(killed.record)].join(' ');
    const known = this.violations.get(key);
    if (known !== undefined) known.sightings++;
    else this.violations.set(key, { wanted, required, killed, sightings: 1 });
  }
}

function ofRole(role: Role, ...steps: readonly HistoryStep[]): HistoryStep | undefined {
  return steps.find((step) => step.role === role);
}

function lastBefore(
  role: Role,
  step: HistoryStep,
  history: readonly HistoryStep[],
): HistoryStep | undefined {
  return history.slice(0, history.indexOf(step)).findLast((each) => each.role === role);
}

/** The next one, or else the last one before. */
function nearest(
  role: Role,
  step: HistoryStep,
  history: readonly HistoryStep[],
): HistoryStep | undefined {
  const next = history.slice(history.indexOf(step)).find((each) => each.role === role);
  return next ?? lastBefore(role, step, history);
}

/** Where it is and who did it, without the object and the time. */
function placeOf({ site, stack, write, performer }: AccessRecord): string {
  return [site, stack, Number(write), performer.callback].join(':');
}
