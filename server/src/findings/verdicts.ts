/** Verdicts on findings: which is worst, and what is kept of several. */
import type { Finding } from './finding.js';

/** From the worst; what is not known stands before what is known to do no harm. */
const RANKS: readonly string[] = [
  'harmful',
  'unverified',
  'benign-1',
  'benign-2',
  'false-positive-1',
  'false-positive-2',
];

export const VERDICTS: readonly string[] = RANKS;

export function verdictRank({ verdict }: Pick<Finding, 'verdict'>): number {
  const rank = RANKS.indexOf(verdict);
  return rank < 0 ? RANKS.indexOf('unverified') : rank;
}

type Judged = Pick<Finding, 'verdict' | 'verification'>;

/** Of two sightings of one conflict: one that does harm is enough; else what somebody has looked at. */
export function worseVerdict(one: Judged, other: Judged): Judged {
  const isOther =
    one.verification === undefined
      ? other.verification !== undefined
      : other.verification !== undefined && verdictRank(other) < verdictRank(one);
  const { verdict, verification } = isOther ? other : one;
  return verification === undefined ? { verdict } : { verdict, verification };
}

/** An order that matters in one run matters. */
export function joinOrder(
  one: Pick<Finding, 'order'>,
  other: Pick<Finding, 'order'>,
): Pick<Finding, 'order'> {
  const order = other.order?.matters === true ? other.order : (one.order ?? other.order);
  return order === undefined ? {} : { order };
}
