/**
 * The changes that mend a finding: each proposal is made on a copy of the texts and the project searched
 * again. One that leaves the finding, brings another, or has code that no longer reads or resolves as
 * before, is dropped.
 */
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import type { Finding } from '../../findings/finding.js';
import type { SafeField } from '../report.js';
import { isAsBefore, isMended } from './check-fix.js';
import { applyEdits, type Fix, type FixContext } from './fix.js';
import { proposeFixes } from './propose.js';
import { proposeGuardedBy } from './say-guard.js';

/** What the search says of a state of the texts. */
export interface Trial {
  readonly findings: readonly Finding[];
  /** What could not be read or resolved. */
  readonly faults: number;
}

/** Searches the project with these files changed; undefined where that fails. */
export type TryTexts = (texts: ReadonlyMap<string, string>) => Trial | undefined;

export function findMending(
  context: FixContext,
  finding: Finding,
  before: Trial,
  tryTexts: TryTexts,
): Fix[] {
  const mends = (fix: Fix): boolean => {
    const after = tryTexts(textsAfter(context, fix));
    if (after === undefined || after.faults > before.faults) return false;
    return isMended(finding, before.findings, after.findings);
  };
  const found: Fix[] = [];
  for (const fix of proposeFixes(context, finding)) {
    // Of one kind the first that mends is enough: those behind it are wider.
    if (found.some(({ kind }) => kind === fix.kind) || !mends(fix)) continue;
    found.push(fix);
  }
  return found;
}

/** What can be said of a safe field without bringing a finding: then it holds. */
export function findSayable(
  context: FixContext,
  safe: SafeField,
  before: Trial,
  tryTexts: TryTexts,
): Fix[] {
  return harmless(context, proposeGuardedBy(context, safe), before, tryTexts);
}

/** Those that bring no finding. */
export function harmless(
  context: FixContext,
  fixes: readonly Fix[],
  before: Trial,
  tryTexts: TryTexts,
): Fix[] {
  return fixes.filter((fix) => {
    const after = tryTexts(textsAfter(context, fix));
    if (after === undefined || after.faults > before.faults) return false;
    return isAsBefore(before.findings, after.findings);
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
