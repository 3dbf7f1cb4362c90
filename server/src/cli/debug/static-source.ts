/** The search for static races, stopped before it is put into words, for the views that look into it. */
import path from 'node:path';
import { bodyFactsOf } from '../../static/body-facts.js';
import { buildStaticProgram } from '../../static/build-static-program.js';
import { findConflicts, type Conflicts } from '../../static/find-races.js';
import type { StaticProgram } from '../../static/origins.js';
import type { StaticReport } from '../../static/report.js';
import { modelPath, ModelEngine } from '../../workspace/model/model-engine.js';
import { loadResources } from '../../workspace/model/resources.js';
import { DEFAULT_SETTINGS } from '../../workspace/settings.js';
import { UsageError } from '../command.js';
import { projectFolder } from '../project-folder.js';

export interface SearchedStatically {
  readonly program: StaticProgram;
  readonly conflicts: Conflicts;
  /** The file that is asked about, as the engine names it. */
  readonly file: string;
}

const NOTHING: StaticReport = { findings: [], safe: [], limits: [], seconds: 0 };

/** Without a project, what lies in the folder of the file is one. */
export async function searchStatically(
  given: string,
  project: string | undefined,
): Promise<SearchedStatically> {
  const folders = [await projectFolder(project ?? path.dirname(given))];
  const { budgetSeconds: seconds, budgetMiB: mebibytes } = DEFAULT_SETTINGS.static;
  let found: Omit<SearchedStatically, 'file'> | undefined;
  const engine = new ModelEngine(await loadResources(__dirname), (understood, { watch }) => {
    const program = buildStaticProgram(understood, { watch });
    const facts = bodyFactsOf(understood, program.pointsTo);
    found = { program, conflicts: findConflicts(program, understood, facts, { watch }) };
    return NOTHING;
  });
  const { exclude } = DEFAULT_SETTINGS.java;
  const budget = { seconds, mebibytes };
  const job = { folders, exclude, open: [], changed: 'look again', budget, races: true } as const;
  const searched = await engine.update(job, () => undefined);
  if (found === undefined) throw new UsageError(searched?.failure ?? 'nothing could be read');
  return { ...found, file: modelPath(path.resolve(given)) };
}
