/** The other order of a finding, by its id or by the line it is on. */
import { flippedFinding } from '../ide/findings/flipped.js';
import { FlipRequest } from '../protocol/flip.js';
import { wantedFinding } from './wanted-finding.js';
import type { Session } from './session.js';

export function answerFlips(session: Session): void {
  session.connection.onRequest(FlipRequest, (params) => {
    const finding = wantedFinding(session, params);
    return finding === undefined ? null : (flippedFinding(finding) ?? null);
  });
}
