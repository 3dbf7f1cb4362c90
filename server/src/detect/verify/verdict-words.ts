/** A verdict in words: what it rests on, in one paragraph, and what to try where only a run can tell. */
import type { Verdict } from '../report.js';
import { reasonLines, reasonSteps, rulesOf } from './cycle-words.js';
import type { ReadChange } from './replay.js';
import { valueWithDoubt } from './values.js';
import type { Evidence, StuckFlip } from './verdict.js';
import type { VerifiedPair, Verifier } from './verifier.js';

export const VERDICT_TITLES: Readonly<Record<Verdict, string>> = {
  unverified: 'Unverified',
  'false-positive-1': 'False positive: the platform orders the two',
  'false-positive-2': 'False positive: the code orders the two',
  'benign-1': 'Benign: guarded by control flow',
  'benign-2': 'Benign: nothing that the user sees is different',
  harmful: 'Harmful',
};

/** `Harmful (predicted): in the other order …`. */
export function verdictText(pair: VerifiedPair, verifier: Verifier): string {
  const reasons = pair.evidence.map((each) => evidenceText(each, verifier));
  const title = `${VERDICT_TITLES[pair.verdict]} (${pair.basis})`;
  if (reasons.length === 0) return `${title}.`;
  const more = reasons.length > MOST_REASONS ? ` And ${reasons.length - MOST_REASONS} more.` : '';
  return `${title}: ${reasons.slice(0, MOST_REASONS).join('; ')}.${more}${adviceFor(pair)}`;
}

const MOST_REASONS = 3;

function adviceFor({ verdict, schedule }: VerifiedPair): string {
  if (verdict !== 'unverified' || schedule === undefined) return '';
  return ' To find out, bring the other order about by its recipe, and compare what the app shows.';
}

export function evidenceText(evidence: Evidence, verifier: Verifier): string {
  switch (evidence.kind) {
    case 'cycle': {
      const rules = rulesOf(evidence.cycle).join(', ');
      return `in the other order every way ends in a circle of rules (${rules === '' ? 'program order' : rules})`;
    }
    case 'stuck':
      return stuckText(evidence);
    case 'null':
      return `in the other order ${placeOf(verifier, evidence.op)} dereferences null`;
    case 'ended':
      return `in the other order ${placeOf(verifier, evidence.use.use)} uses what ${placeOf(verifier, evidence.use.end)} has ended`;
    case 'state': {
      const { what, recorded, flipped, isVisible } = evidence.difference;
      const seen = isVisible ? '' : ', which the user does not see';
      return `${what} ends as ${flipped} instead of ${recorded}${seen}`;
    }
    case 'read':
      return readText(evidence.read, verifier);
    case 'branch':
      return `the test at ${placeOf(verifier, evidence.op)} decides whether the access happens`;
    case 'guard':
      return `the test at ${evidence.guard.file}:${evidence.guard.test} decides whether the access happens, as the sources have it`;
    case 'unknown':
      return evidence.text;
  }
}

function readText({ op, recorded, now }: ReadChange, verifier: Verifier): string {
  const [before, after] = [recorded, now].map((value) =>
    valueWithDoubt(value, verifier.trace.tables),
  );
  return (
    `in the other order ${placeOf(verifier, op)} reads ${after} instead of ${before}, and the trace has no ` +
    'branches that would say what the code does then'
  );
}

/** `… the two can happen in the other order, with 80 of 97 operations; then …`. */
function stuckText({ cycle, isProven, done, recorded }: StuckFlip): string {
  const [some, all] = [done, recorded].map((count) => count.toLocaleString('en'));
  const schedules = isProven ? 'no schedule' : 'no schedule that was tried';
  const more = isProven ? '' : ' (racelens flip --effort 10 tries ten times as many)';
  return (
    `the other order can happen, with ${some} of the ${all} operations; the rest then waits in a circle ` +
    `(${rulesOf(cycle).join(', ')}), and ${schedules} has all of them${more}`
  );
}

/** Where it stands in the source, or else in the trace. */
function placeOf({ trace }: Verifier, op: number): string {
  const { columns } = trace.store;
  const {
    class: owner = '',
    method = '',
    file = '',
    line = 0,
  } = trace.tables.sites[columns.site[op]!] ?? {};
  const name = [owner.split(/[./]/).pop(), method].filter(
    (part) => part !== '' && part !== undefined,
  );
  const place = file === '' ? '' : ` (${file}${line > 0 ? `:${line}` : ''})`;
  const site = `${name.join('.')}${place}`;
  return site === '' ? `line ${columns.line[op]!}` : site;
}

/** Why there is no schedule, rule by rule. */
export function reasonText(pair: VerifiedPair, verifier: Verifier): string[] {
  const { flip } = pair;
  if (!('cycle' in flip)) return [];
  return reasonLines(reasonSteps(flip.cycle, verifier.skeleton, verifier.describe));
}
