/** A conflict that was found in the sources, as a finding: what follows from its parts is filled in. */
import type { Finding } from './finding.js';
import { summary } from './message.js';
import { orderSides } from './order.js';
import { severityOf } from './tiers.js';

/** What an analysis of the sources knows of a conflict. */
export type StaticConflict = Pick<
  Finding,
  | 'rule'
  | 'pattern'
  | 'tier'
  | 'subject'
  | 'accesses'
  | 'cut'
  | 'similar'
  | 'category'
  | 'why'
  | 'consequence'
  | 'steps'
  | 'declaration'
>;

/** Its id is given where findings are numbered (identity.ts). */
export function staticFinding(conflict: StaticConflict): Finding {
  // What is cut in two has a beginning and an end.
  const isCut = conflict.cut !== undefined;
  const accesses = isCut ? conflict.accesses : orderSides(conflict.accesses);
  return {
    ...conflict,
    id: '',
    accesses,
    severity: severityOf(conflict.tier),
    message: summary({ ...conflict, accesses }),
    evidence: ['static'],
    sightings: 0,
    verdict: 'unverified',
    suppressed: false,
  };
}
