/** The honest coverage line: what was looked at, what could not be resolved, what was left out. */
import type { Coverage } from '../../android/origins.js';
import { countText, numberText } from '../trace/markdown.js';

/** `120 files, 54,119 lines, 4,210 methods; 97.2 % of 31,000 calls resolved`; and whether it was cut short. */
export function coverageLine(coverage: Coverage): string {
  const { files, lines, methods, calls, resolved, limits } = coverage;
  const size = [countText(files, 'file'), countText(lines, 'line'), countText(methods, 'method')];
  const share =
    calls === 0 ? '' : `; ${percent(resolved, calls)} of ${countText(calls, 'call')} resolved`;
  const end = limits.length === 0 ? '' : '; stopped early';
  return `${size.join(', ')}${share}${end}`;
}

/** Of the calls that are, or by their name may be, of methods of the project. */
export function ownCoverageLine({ ownCalls, ownResolved }: Coverage): string {
  return `${percent(ownResolved, ownCalls)} of ${numberText(ownCalls)} calls within the project resolved`;
}

/** Rounded down: nothing is 100 % that is not. */
function percent(part: number, whole: number): string {
  if (whole === 0) return 'all';
  return `${(Math.floor((part / whole) * 1000) / 10).toFixed(1)} %`;
}

const CAUSES: Readonly<Record<string, string>> = {
  'class-not-found': 'of a class that is not in the sources',
  'member-not-found': 'not a member of its class as it is known',
  'receiver-unknown': 'on a value of unknown type',
  ambiguous: 'several methods fit',
  'not-java': 'generated, Kotlin or broken code',
};

export function causeWords(why: string): string {
  return CAUSES[why] ?? why;
}
