/** The findings of a project as the JSON of CONTRACT.md, and what is known beyond it. */
import { findingJson } from '../../findings/json.js';
import { relativeTo } from '../project-folder.js';
import type { CheckReport } from './report.js';

export function checkJson({
  root,
  project,
  against,
  hidden,
  elsewhere,
  seconds,
}: CheckReport): string {
  const { files, lines, origins, problems, leftOut, suppressed, stale, filtered } = project;
  const write = relativeTo(root);
  const document = {
    version: 1,
    project: root,
    files,
    lines,
    origins,
    seconds,
    problems: [
      ...problems,
      ...leftOut.map(({ file, why }) => ({ file, line: 0, message: why })),
    ].map((each) => ({ ...each, file: write(each.file) })),
    findings: [...against.fresh, ...suppressed].map((finding) => findingJson(finding, write)),
    filtered,
    hidden,
    elsewhere,
    baseline: { known: against.known.length, stale: against.stale.map(({ id }) => id) },
    staleSuppressions: stale.map(({ place, reason }) => {
      return { file: write(place.path), line: place.line, reason };
    }),
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
