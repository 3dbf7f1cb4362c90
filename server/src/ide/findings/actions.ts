/**
 * What can be done about a finding from its line: go to the other side, or say that it is fine. A
 * suppression is a line of text to be put before a line; the reason is the user's to give.
 */
import type { Finding, SourceSpan } from '../../findings/finding.js';
import { accessNoun, whoText } from '../../findings/message.js';
import type { FindingContext, Place } from './types.js';

export type FindingAction = GoToOtherSide | ShowPicture | Suppress;

export interface ShowPicture {
  readonly kind: 'picture';
  readonly title: string;
  readonly finding: string;
}

export interface GoToOtherSide {
  readonly kind: 'go';
  readonly title: string;
  readonly finding: string;
  /** The access that it goes to. */
  readonly side: number;
  readonly to: Place;
}

export interface Suppress {
  readonly kind: 'suppress';
  readonly title: string;
  readonly finding: string;
  readonly path: string;
  /** Before this line, from 1. */
  readonly line: number;
  /** Without the indentation; the reason follows. */
  readonly text: string;
}

/** Of the findings with an access on the lines, which count from 1. */
export function actionsAt(
  findings: readonly Finding[],
  path: string,
  first: number,
  last: number,
  context: FindingContext,
): FindingAction[] {
  const here = findings.flatMap((finding) => {
    const side = finding.accesses.findIndex(({ place }) => isOn(place, path, first, last));
    return side < 0 ? [] : [{ finding, side }];
  });
  const actions = here.flatMap(({ finding, side }): FindingAction[] => [
    ...goTo(finding, 1 - side, context),
    { kind: 'picture', title: pictureTitle(finding, 1 - side, here.length), finding: finding.id },
    ...suppressions(finding, finding.accesses[side]!.place!),
  ]);
  // One suppression covers all findings of its rule on the line.
  const titles = actions.map(({ title }) => title);
  return actions.filter(
    ({ kind, title }, at) => kind !== 'suppress' || titles.indexOf(title) === at,
  );
}

/** Where there are several, they are told apart by the other side. */
function pictureTitle({ accesses }: Finding, side: number, count: number): string {
  const title = 'Show both sides as a picture';
  return count === 1 ? title : `${title}: with ${whoText(accesses[side]!)}`;
}

function isOn(span: SourceSpan | undefined, path: string, first: number, last: number): boolean {
  return span?.path === path && span.line >= first && span.line <= last;
}

function goTo(
  { rule, id, accesses }: Finding,
  side: number,
  context: FindingContext,
): GoToOtherSide[] {
  const there = accesses[side]!;
  if (there.place === undefined) return [];
  const { path, line, column, endColumn } = there.place;
  const title = `Go to the conflicting ${accessNoun(rule, there)} by ${whoText(there)}`;
  const to = { uri: context.uriOf(path), line, column, endColumn };
  return [{ kind: 'go', title, finding: id, side, to }];
}

/** On the line, and for the field as a whole. */
export function suppressions(
  { rule, id, declaration, subject }: Finding,
  here: SourceSpan,
): Suppress[] {
  const name = `racelens/${rule}`;
  const onLine: Suppress = {
    kind: 'suppress',
    title: `Suppress ${name} on this line, with a reason`,
    finding: id,
    path: here.path,
    line: here.line,
    text: `//noinspection ${name}: `,
  };
  if (declaration === undefined) return [onLine];
  const { path, line } = declaration;
  const title = `Suppress ${name} for the field ${subject}, with a reason`;
  const text = `@SuppressWarnings("${name}") // `;
  return [onLine, { kind: 'suppress', title, finding: id, path, line, text }];
}
