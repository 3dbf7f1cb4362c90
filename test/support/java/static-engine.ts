/**
 * The static analysis over the texts of a fixture: the one place that connects the marks with the engine.
 * It is looked up when the tests run, since marks and fixtures were written before it and hold without.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  understandProject,
  type UnderstoodProject,
} from '../../../server/src/android/origins/build-model.js';
import { Watch } from '../../../server/src/base/watch.js';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { modelInputs } from './android-model.js';
import type { StaticReport } from './static-verdict.js';

export type Analyse = (project: UnderstoodProject) => StaticReport;

/** No analysis of a fixture comes near; what earlier ones have left counts until it is collected. */
const BUDGET = { seconds: 60, mebibytes: 2000 };

interface Engine {
  readonly analyseStatically: (project: UnderstoodProject, options: object) => StaticReport;
}

const ENGINE = path.join(import.meta.dirname, '../../../server/src/static/analyse.ts');

/** Undefined as long as there is none. */
export async function loadStaticEngine(): Promise<Analyse | undefined> {
  if (!existsSync(ENGINE)) return undefined;
  const { analyseStatically } = (await import(pathToFileURL(ENGINE).href)) as Engine;
  return (project) => analyseStatically(project, { watch: new Watch({ budget: BUDGET }) });
}

/** Texts by path: sources, manifests, layouts. */
export function understand(
  reader: JavaReader,
  texts: Readonly<Record<string, string>>,
): UnderstoodProject {
  return understandProject(modelInputs(reader, texts));
}
