/** The runs of the Android model, to be found by their code and by the call that causes them. */
import { placeOfSite, type Code, type Site } from '../../android/flow/code.js';
import type { Origin, Place } from '../../android/origins.js';
import type { Run } from '../../android/origins/run.js';
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import { addTo } from '../../base/multi-map.js';

export interface ModelRun {
  readonly run: Run;
  readonly origin: Origin;
}

export class ModelRuns {
  readonly all: readonly ModelRun[];
  readonly #byCode = new Map<Code, ModelRun[]>();
  readonly #byCause = new Map<string, ModelRun[]>();

  constructor({ model, runs }: UnderstoodProject) {
    this.all = runs.map((run, id) => ({ run, origin: model.origins[id]! }));
    for (const each of this.all) {
      const { root, causes } = each.run;
      addTo(this.#byCode, root.code, each);
      for (const { by, cause } of causes) {
        if (by !== undefined) addTo(this.#byCause, keyOf(root.code, by, cause.at), each);
      }
    }
  }

  ofCode(code: Code): readonly ModelRun[] {
    return this.#byCode.get(code) ?? [];
  }

  /** On which executors a code runs that this call causes; as the model has it without contexts. */
  causedBy(code: Code, site: Site): readonly ModelRun[] {
    return this.#byCause.get(keyOf(code, site.code, placeOfSite(site))) ?? this.ofCode(code);
  }
}

function keyOf({ id }: Code, by: Code, at: Place | undefined): string {
  return `${id} ${by.id} ${at?.line ?? 0}:${at?.column ?? 0}`;
}
