/** The finding that a request is about: by its id, or by the line of a file that it is on. */
import type { Finding } from '../findings/finding.js';
import type { Session } from './session.js';

export interface WantedFinding {
  readonly finding?: string;
  readonly at?: { readonly uri: string; readonly line: number };
}

export function wantedFinding(
  { workspace, java }: Session,
  { finding: id, at }: WantedFinding,
): Finding | undefined {
  const { findings } = workspace.foundNow;
  const each = findings.flatMap((finding) => [finding, ...(finding.cuts ?? [])]);
  if (at === undefined) return each.find((finding) => finding.id === id);
  const path = java.pathOf(at.uri);
  return findings.find(({ accesses }) =>
    accesses.some(({ place }) => place?.path === path && place?.line === at.line + 1),
  );
}
