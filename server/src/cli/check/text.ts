/** The findings of a project for a terminal: each as a report of its own, then one line that counts. */
import type { WritePath } from '../../findings/json.js';
import type { Suppression } from '../../findings/suppressions.js';
import { counted, findingText } from '../finding-text.js';
import { relativeTo } from '../project-folder.js';
import type { CheckReport } from './report.js';

export function checkText(report: CheckReport): string {
  const write = relativeTo(report.root);
  const findings = report.against.fresh.map((finding) => findingText(finding, write));
  return [...findings, closing(report)].join('');
}

function closing({ project, against, hidden, elsewhere }: CheckReport): string {
  const { filtered, traces, files, suppressed } = project;
  const { fresh, known, stale } = against;
  const parts = [
    counted(fresh.length, 'finding'),
    ...some(
      hidden,
      (count) => `${counted(count, 'less severe one')} not shown (--min-severity hint)`,
    ),
    ...some(elsewhere, (count) => `${count} in files that have not changed`),
    ...some(filtered, (count) => `${counted(count, 'race')} filtered as noise`),
    ...some(suppressed.length, (count) => `${count} suppressed`),
    ...some(known.length, (count) => `${count} in the baseline`),
  ];
  const looked = `${counted(traces, 'trace')}, ${counted(files, 'Java file')}`;
  const gone = some(stale.length, (count) => {
    return `${counted(count, 'entry', 'entries')} of the baseline can go: nothing is found there any more (--update-baseline)\n`;
  });
  return `${parts.join(', and ')} (${looked})\n${gone.join('')}`;
}

function some(count: number, say: (count: number) => string): string[] {
  return count === 0 ? [] : [say(count)];
}

/** One line for each suppression that suppresses nothing. */
export function staleText({ place, reason }: Suppression, write: WritePath): string {
  const why = reason === '' ? '' : ` (${reason})`;
  return `${write(place.path)}:${place.line}: This suppression covers no finding any more${why}.`;
}
