/** The findings of a project as SARIF; what is suppressed or in the baseline is in it, and marked so. */
import { version } from '../../../../package.json';
import { relativeTo } from '../project-folder.js';
import { sarifDocument } from '../sarif/document.js';
import type { CheckReport } from './report.js';

export function checkSarif({ root, project, against }: CheckReport): string {
  const { problems, isIncomplete, suppressed } = project;
  const document = sarifDocument({
    findings: [...against.fresh, ...against.known, ...suppressed],
    problems,
    isIncomplete,
    version,
    writePath: relativeTo(root),
  });
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
