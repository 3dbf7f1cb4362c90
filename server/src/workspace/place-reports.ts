/** The findings of the traces of a project, each once however often it was seen, on its sources. */
import { Turns } from '../base/turns.js';
import { findingsOf } from '../detect/findings.js';
import type { TraceReport } from '../detect/report.js';
import type { Finding } from '../findings/finding.js';
import { mergeFindings } from '../findings/merge.js';
import type { JavaSources } from './java-sources.js';
import type { JavaTexts } from './java-texts.js';
import type { PlacedFindings } from './joined-findings.js';
import { createSources, placeFinding } from './place-findings.js';

export type SeenFindings = Pick<PlacedFindings, 'findings' | 'filtered'>;

/** Reports by trace. What comes of it holds until a report is another. */
export function mergeReports(reports: ReadonlyMap<string, TraceReport>): SeenFindings {
  const each = [...reports].map(([trace, report]) => findingsOf(report, trace));
  return {
    findings: mergeFindings(each.flatMap(({ findings }) => findings)),
    filtered: each.reduce((sum, { filtered }) => sum + filtered, 0),
  };
}

/** On the sources as they are now. */
export async function placeSeen(
  { findings, filtered }: SeenFindings,
  files: JavaSources,
  texts: JavaTexts,
): Promise<SeenFindings> {
  const sources = createSources(files, texts);
  const turns = new Turns();
  const placed: Finding[] = [];
  for (const finding of findings) {
    placed.push(await placeFinding(finding, sources));
    await turns.pause();
  }
  return { findings: placed, filtered };
}
