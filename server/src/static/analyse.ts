/** The races of a project, from its sources alone. The engine is built beside this; nothing is found yet. */
import type { UnderstoodProject } from '../android/origins/build-model.js';
import type { StaticOptions, StaticReport } from './report.js';

export function analyseStatically(
  _project: UnderstoodProject,
  _options: StaticOptions,
): StaticReport {
  return { findings: [], safe: [], limits: [], seconds: 0 };
}
