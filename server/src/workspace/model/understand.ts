/** A project understood once, without an editor. */
import type { ProjectModel } from './job.js';
import { ModelEngine } from './model-engine.js';
import { loadResources } from './resources.js';

/** `resources` is the folder with the parser and the table of libraries. */
export async function understandProject(
  folders: readonly string[],
  exclude: readonly string[],
  resources: string,
): Promise<ProjectModel> {
  const engine = new ModelEngine(await loadResources(resources));
  const model = await engine.update({ folders, exclude, open: [], changed: 'look again' });
  // Nobody can cancel it, so it is there.
  return model!;
}
