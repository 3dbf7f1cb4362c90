/**
 * A project that is edited, as the thread of the model sees it: one engine that keeps what it knows from
 * edit to edit. Another one that begins anew says what the answer has to be.
 */
import { join } from 'node:path';
import type { AndroidModel } from '../../../server/src/android/origins.js';
import { ModelEngine } from '../../../server/src/workspace/model/model-engine.js';
import type { Resources } from '../../../server/src/workspace/model/resources.js';
import type { ProjectModel, ProjectRaces } from '../../../server/src/workspace/model/job.js';

/** By path below the folder. */
export type Texts = ReadonlyMap<string, string>;

const BUDGET = { seconds: 60, mebibytes: 2000 };

export class EditSession {
  readonly #engine: ModelEngine;

  constructor(
    resources: Resources,
    /** An empty folder: all files are open in the editor. */
    private readonly folder: string,
  ) {
    this.#engine = new ModelEngine(resources);
  }

  /** What the model and the search say of these texts, without what differs from run to run. */
  async answer(texts: Texts): Promise<Answer> {
    const open = [...texts].map(([path, text]) => ({ path: join(this.folder, path), text }));
    const about = { folders: [this.folder], exclude: [], open, changed: [] };
    const job = { ...about, budget: BUDGET, races: true };
    let told: ProjectModel | undefined;
    const races = await this.#engine.update(job, (model) => (told = model));
    return plain(told!, races!);
  }
}

export interface Answer {
  readonly findings: readonly string[];
  readonly safe: readonly string[];
  readonly limits: readonly string[];
  readonly failure: string | undefined;
  readonly origins: readonly string[];
  readonly model: readonly string[];
}

/** Sorted: in which order files came is nobody's business. */
function plain({ model }: ProjectModel, { report, failure }: ProjectRaces): Answer {
  return {
    findings: texts(report?.findings ?? []),
    safe: texts(report?.safe ?? []),
    limits: report?.limits ?? [],
    failure,
    origins: texts(
      model.origins.map(({ name, runsOn, at, body, causes, endings }) => ({
        name,
        runsOn,
        at,
        body,
        causes: texts(causes.map(({ from, ...cause }) => ({ ...cause, from: from.length }))),
        endings: texts(endings.map(({ from, ...ending }) => ({ ...ending, from: from.length }))),
      })),
    ),
    model: [...methodsOf(model), ...callsOf(model), ...texts(model.threadFacts), countsOf(model)],
  };
}

function methodsOf({ methods, originSets }: AndroidModel): string[] {
  return texts(
    methods.map(({ originSet, ...method }) => ({ ...method, by: originSets[originSet]!.length })),
  );
}

function callsOf({ calls, methods }: AndroidModel): string[] {
  const rows: unknown[] = [];
  for (let at = 0; at < calls.length; at += 5) {
    const [caller, callee, ...place] = calls.slice(at, at + 5);
    rows.push([methods[caller!]!.at, methods[callee!]!.at, place]);
  }
  return texts(rows);
}

/** Which call is the first of several is a matter of order. */
function countsOf({ coverage }: AndroidModel): string {
  const unresolved = coverage.unresolved.map(({ why, name, count }) => ({ why, name, count }));
  return JSON.stringify({ ...coverage, unresolved: texts(unresolved) });
}

function texts(items: readonly unknown[]): string[] {
  return items.map((item) => JSON.stringify(item)).sort();
}
