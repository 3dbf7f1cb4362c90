/** An operation in the three parts in which lists of operations show it. */
import type { TraceIndex } from '../index/types.js';
import { siteText, type Site } from '../tables.js';
import { operationPhrase, sentence } from './sentences.js';
import type { Wording } from './style.js';
import { whoWords } from './who.js';

export interface OperationDescription {
  /** Where it stands in the trace: `line 40`. */
  readonly place: string;
  /** What it is and in which task, as a sentence without a full stop. */
  readonly what: string;
  /** Where it stands in the source; '' where not recorded. */
  readonly site: string;
}

export function describeOperation(wording: Wording, op: number): OperationDescription {
  const { index, style } = wording;
  const row = siteOf(index, op);
  const site = row === undefined ? '' : style.code(siteText(row));
  return { place: placeOf(index, op), what: whatWords(wording, op), site };
}

export function siteOf({ columns, tables }: TraceIndex, op: number): Site | undefined {
  const site = columns.site[op]!;
  return site === 0 ? undefined : tables.sites[site];
}

/** DroidRacer's accesses have a number that is not their line. */
export function placeOf({ columns }: TraceIndex, op: number): string {
  const line = `line ${columns.line[op]!}`;
  const number = columns.number[op]!;
  return number === columns.line[op] ? line : `operation ${number} (${line})`;
}

/** Who does it, in which task, and what. */
export function whatWords(wording: Wording, op: number): string {
  const { taskOf, taskNamed } = wording.index;
  const outside = taskOf[op] === 0 || taskOf[op] === taskNamed[op];
  if (outside) return sentence(wording, op);
  return `${whoWords(wording, op)}, ${operationPhrase(wording, op)}`;
}
