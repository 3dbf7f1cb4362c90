/**
 * What was found of the runs of single origins, in a program that is edited: what each can come to, and which
 * objects it has from outside. It hangs on points-to and on the code that the origin reaches, so after an edit
 * that left points-to as it was it is found anew only of origins that reach an edited code.
 */
import type { Code, CodeTable } from '../android/flow/code.js';
import { isSame } from '../base/is-same.js';
import type { Acquired } from './heap/acquired.js';
import type { Untouched } from './heap/untouched.js';
import type { WithinReach } from './heap/within-reach.js';
import type { InstanceGraph } from './order/instance-graph.js';
import type { StaticOrigin, StaticProgram } from './origins.js';

interface Runs {
  readonly within: WithinReach;
  readonly acquired: Acquired;
}

export class KeptRuns {
  #codes: CodeTable | undefined;
  readonly #edited = new Set<Code>();
  #kept: { readonly program: StaticProgram; readonly runs: Runs } | undefined;

  /** Gives these what still holds of those before. */
  takeOver(codes: CodeTable, program: StaticProgram, graph: InstanceGraph, runs: Runs): void {
    const before = this.#watch(codes) ? this.#kept : undefined;
    if (before !== undefined && isSameBesidesCode(before.program, program)) {
      const untouched = this.#untouched(program, graph);
      runs.within.takeOver(before.runs.within, untouched);
      runs.acquired.takeOver(before.runs.acquired, untouched);
    }
    this.#edited.clear();
    this.#kept = { program, runs };
  }

  /** Another table is another program. */
  #watch(codes: CodeTable): boolean {
    if (this.#codes === codes) return true;
    this.#codes = codes;
    codes.onMove((code) => {
      if (this.#codes === codes) this.#edited.add(code);
    });
    return false;
  }

  #untouched({ pointsTo, origins }: StaticProgram, graph: InstanceGraph): Untouched {
    const isEdited = Uint8Array.from(pointsTo.instances, ({ code }) =>
      Number(this.#edited.has(code)),
    );
    const edited = pointsTo.instances.filter(({ id }) => isEdited[id] === 1);
    const leads = graph.leadingTo(edited.map(({ id }) => id));
    return {
      hasInstance: (instance) => isEdited[instance] === 0,
      hasOrigin: (origin) => origins[origin]!.entries.every((entry) => leads[entry] === 0),
    };
  }
}

function isSameBesidesCode(one: StaticProgram, other: StaticProgram): boolean {
  return (
    isSame(one.origins.map(placeOf), other.origins.map(placeOf)) &&
    one.pointsTo.isSame(other.pointsTo)
  );
}

/** Where an origin begins, and on what. */
function placeOf({ entries, receivers, model, kind, code }: StaticOrigin): unknown {
  return { entries, receivers, model, kind, code };
}
