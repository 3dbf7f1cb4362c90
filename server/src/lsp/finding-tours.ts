/** Ways through findings: along one of them, and from access to access of a field. */
import {
  conflictsAround,
  findingsOnLine,
  tourOf,
  type TourStep as PlainStep,
} from '../ide/findings/features.js';
import {
  ConflictsRequest,
  ToursRequest,
  type ToursParams,
  type TourStep,
} from '../protocol/tours.js';
import { toLocation } from './finding-convert.js';
import { findingContext, type Session } from './session.js';

export function answerTours(session: Session): void {
  const { connection, java, workspace } = session;
  connection.onRequest(ToursRequest, (params) =>
    wanted(session, params)
      .map((finding) => tourOf(finding, findingContext(session)))
      .map(({ steps, ...tour }) => ({ ...tour, steps: steps.map(toStep) })),
  );
  connection.onRequest(ConflictsRequest, ({ uri, line }) => {
    const { findings } = workspace.foundNow;
    const path = java.pathOf(uri) ?? '';
    return conflictsAround(findings, path, line + 1, findingContext(session)).map(toStep);
  });
}

function wanted({ workspace, java }: Session, { finding: id, at }: ToursParams) {
  const { findings } = workspace.foundNow;
  if (at === undefined) return findings.filter((finding) => finding.id === id);
  return findingsOnLine(findings, java.pathOf(at.uri) ?? '', at.line + 1);
}

function toStep({ label, side, isAccess, ...place }: PlainStep): TourStep {
  return { label, side, isAccess, location: toLocation(place) };
}
