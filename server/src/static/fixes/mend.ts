/**
 * The changes that mend a finding: each proposal is made on a copy of the texts and the project searched
 * again. One that leaves the finding, brings another, or has code that no longer reads or resolves as
 * before, is dropped.
 */
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import type { Finding } from '../../findings/finding.js';
import { isMended } from './check-fix.js';
import { applyEdits, type Fix, type FixContext } from './fix.js';
import { proposeFixes } from './propose.js';

/** What the search says of a state of the texts. */
export interface Trial {
  readonly findings: readonly Finding[];
  /** What could not be read or resolved. */
  readonly faults: number;
}

/** Searches the project with these files changed; undefined where that fails. */
export type TryTexts = (texts: ReadonlyMap<string, string>) => Trial | undefined;

/** Told as soon as one is known to mend. */
export function findMending(
  context: FixContext,
  finding: Finding,
  before: Trial,
  tryTexts: TryTexts,
): Fix[] {
  const proposed = proposeFixes(context, finding);
  return proposed.filter((fix) => {
    const after = tryTexts(textsAfter(context, fix));
    if (after === undefined || after.faults > before.faults) return false;
    return isMended(finding, before.findings, after.findings);
  });
}

/** The files that a change touches, as they are after it. */
export function textsAfter(context: FixContext, { edits }: Fix): Map<string, string> {
  const paths = [...new Set(edits.map(({ path }) => path))];
  const changed = paths.map((path) => {
    const own = edits.filter((edit) => edit.path === path);
    return [path, applyEdits(context.textOf(path) ?? '', own)] as const;
  });
  return new Map(changed);
}

/** Calls that could not be resolved, and what could not be read. */
export function faultsOf({ model, codes }: UnderstoodProject): number {
  const { calls, resolved } = model.coverage;
  const files = new Set(codes.codes.flatMap(({ member }) => member?.file ?? []));
  return [...files].reduce((sum, { problems }) => sum + problems.length, calls - resolved);
}
