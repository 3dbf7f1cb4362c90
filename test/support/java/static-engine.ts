/** The static analysis over the texts of a fixture, as one fresh run. */
import {
  understandProject,
  type UnderstoodProject,
} from '../../../server/src/android/origins/build-model.js';
import { Watch } from '../../../server/src/base/watch.js';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { analyseStatically } from '../../../server/src/static/analyse.js';
import type { StaticReport } from '../../../server/src/static/report.js';
import { modelInputs } from './android-model.js';

/** No analysis of a fixture comes near; what earlier ones have left counts until it is collected. */
const BUDGET = { seconds: 60, mebibytes: 2000 };

/** Texts by path: sources, manifests, layouts. */
export function analyse(reader: JavaReader, texts: Readonly<Record<string, string>>): StaticReport {
  const watch = new Watch({ budget: BUDGET });
  return analyseStatically(understand(reader, texts), { watch });
}

export function understand(
  reader: JavaReader,
  texts: Readonly<Record<string, string>>,
): UnderstoodProject {
  return understandProject(modelInputs(reader, texts));
}
