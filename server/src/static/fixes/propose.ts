/**
 * All that may mend a finding, what changes least first. Findings that only a trace has shown are on code
 * that may have changed since, and get none; nor do those of which the text is broken.
 */
import type { Finding } from '../../findings/finding.js';
import { proposeAtomic } from './atomic.js';
import { proposeCancel } from './cancel.js';
import type { Fix, FixContext, ProposeFix } from './fix.js';
import { proposeLeaving } from './gone-screen.js';
import { proposeGuard } from './null-guard.js';
import { proposePost } from './post-to-main.js';
import { proposeContainer } from './safe-container.js';
import { proposeLock } from './take-lock.js';
import { proposeVolatile } from './volatile.js';

const PROPOSALS: readonly ProposeFix[] = [
  proposeCancel,
  proposeGuard,
  proposeLeaving,
  proposeLock,
  proposeContainer,
  proposeVolatile,
  proposeAtomic,
  proposePost,
];

export function proposeFixes(context: FixContext, finding: Finding): Fix[] {
  if (!finding.evidence.includes('static')) return [];
  return distinct(PROPOSALS.flatMap((propose) => propose(context, finding)));
}

/** Two ways to the same change are one. */
function distinct(fixes: readonly Fix[]): Fix[] {
  const byEdits = new Map<string, Fix>();
  for (const fix of fixes) {
    const key = JSON.stringify(fix.edits);
    if (!byEdits.has(key)) byEdits.set(key, fix);
  }
  return [...byEdits.values()];
}
