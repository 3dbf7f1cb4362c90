/** What can be done about a finding, as links of its hover to our own commands. */
import type { Finding, SourceSpan } from '../../findings/finding.js';
import { accessNoun } from '../../findings/message.js';
import { link } from '../trace/markdown.js';
import { suppressions } from './actions.js';
import type { FindingContext } from './types.js';

/** `side` is the access that the hover stands on; '' for an editor that follows no such links. */
export function commandLinks(finding: Finding, side: 0 | 1, context: FindingContext): string {
  if (context.linksCommands !== true) return '';
  const { id, rule, accesses } = finding;
  const there = accesses[side === 0 ? 1 : 0];
  const canGo = there.place !== undefined || there.seen !== undefined;
  return [
    ...(canGo
      ? [commandLink(`Go to the ${accessNoun(rule, there)}`, 'goToConflict', [id, 1 - side])]
      : []),
    commandLink('Step through', 'nextStep', [id, side]),
    pictureLink(finding, context),
    ...verdictLinks(finding),
    ...suppressLink(finding, accesses[side].place, context),
  ].join(' · ');
}

export function pictureLink({ id }: Finding, context: FindingContext): string {
  return context.linksCommands === true ? commandLink('Show picture', 'showPicture', [id]) : '';
}

function verdictLinks({ id, verification }: Finding): string[] {
  const { schedule, recipe } = verification ?? {};
  return [
    ...(schedule === undefined ? [] : [commandLink('Show flipped schedule', 'showFlip', [id])]),
    ...(recipe === undefined ? [] : [commandLink('Copy recipe', 'copyRecipe', [id])]),
    ...(verification === undefined ? [] : [commandLink('Set verdict…', 'setVerdict', [id])]),
  ];
}

function suppressLink(
  finding: Finding,
  place: SourceSpan | undefined,
  context: FindingContext,
): string[] {
  const [first] = place === undefined ? [] : suppressions(finding, place);
  if (first === undefined) return [];
  return [
    commandLink('Suppress…', 'suppress', [context.uriOf(first.path), first.line - 1, first.text]),
  ];
}

function commandLink(title: string, name: string, args: readonly unknown[]): string {
  return link(title, `command:racelens.${name}?${encodeURIComponent(JSON.stringify(args))}`);
}
