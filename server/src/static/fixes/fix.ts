/**
 * A change of the sources that may mend a finding: plain data. What proposes one looks at the code alone;
 * whether it mends is found out by making the change on a copy and searching again (check-fix.ts).
 */
import type { CodeTable } from '../../android/flow/code.js';
import type { Finding } from '../../findings/finding.js';
import type { Names } from '../../java/syntax/names.js';

export type FixKind =
  'guard' | 'cancel' | 'post' | 'lock' | 'volatile' | 'atomic' | 'container' | 'annotate';

/** Characters of a file, from 0, the end excluded. */
export interface FixEdit {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Fix {
  readonly kind: FixKind;
  /** What is done, as a button says it. */
  readonly title: string;
  /** Those of one file do not overlap; in no order. */
  readonly edits: readonly FixEdit[];
}

/** What proposals look at. */
export interface FixContext {
  readonly codes: CodeTable;
  readonly names: Names;
  /** The text that a file of the program was read from. */
  readonly textOf: (path: string) => string | undefined;
}

/** Looks for ways to mend a finding; none where it does not apply. */
export type ProposeFix = (context: FixContext, finding: Finding) => readonly Fix[];

/** Text with edits made, those of the end first, so that offsets hold. */
export function applyEdits(text: string, edits: readonly Omit<FixEdit, 'path'>[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start || other.end - one.end)
    .reduce((made, { start, end, text: by }) => made.slice(0, start) + by + made.slice(end), text);
}
