/**
 * The hover of a finding: why nothing orders the two and what can go wrong; both sides beside each
 * other, from the event or thread down to the stack and the posts behind it; what comes near to
 * ordering them, and which rules were tried; and where it was seen. Names come from a stranger's file
 * and are escaped.
 */
import {
  storyOf,
  type Finding,
  type FindingAccess,
  type OrderStep,
  type StackFrame,
} from '../../findings/finding.js';
import { CODE_CHANGED, doneBy, pageOf, similarText, titleOf } from '../../findings/message.js';
import { methodName, placeName } from '../../findings/names.js';
import { bold, bullets, code, escapeMarkdown, link } from '../trace/markdown.js';
import { causeText, framesFrom, isStatic, runsOnText, tracesOf } from '../../findings/story.js';
import { commandLinks, pictureLink } from './hover-commands.js';
import { paragraph, spanHolds, spanLink } from './text.js';
import type { FindingContext } from './types.js';

/** The findings whose access, or whose field's declaration, is at a place; lines and columns from 1. */
export function findingsAt(
  findings: readonly Finding[],
  path: string,
  line: number,
  column: number,
): Finding[] {
  return findings.filter((finding) =>
    [...storyOf(finding).map(({ place }) => place), finding.declaration].some(
      (span) => span !== undefined && spanHolds(span, path, line, column),
    ),
  );
}

/** The hover at a place; undefined if no finding is there. */
export function findingsHover(
  findings: readonly Finding[],
  path: string,
  line: number,
  column: number,
  context: FindingContext,
): string | undefined {
  const found = findingsAt(findings, path, line, column);
  if (found.length === 0) return undefined;
  const isHere = ({ place }: FindingAccess) => place?.path === path && place.line === line;
  return found.map((finding) => findingHover(finding, isHere, context)).join('\n\n---\n\n');
}

export function findingHover(
  finding: Finding,
  isHere: (access: FindingAccess) => boolean,
  context: FindingContext,
): string {
  const { accesses, why, consequence = '', steps = [], explanation = '' } = finding;
  const [first, second] = isHere(accesses[0]) ? accesses : ([accesses[1], accesses[0]] as const);
  const page = pageOf(finding);
  const title = `${bold(titleOf(finding))} · ${link(code(page), context.rulePage(page))}`;
  const parts = [
    `${title}${similarText(finding)}`,
    paragraph(why),
    // Both outcomes say more, beside each other.
    paragraph(finding.states === undefined ? consequence : ''),
    statesText(finding),
    alsoText(finding, context),
    verdictText(finding),
    paragraph(finding.order?.text ?? ''),
    commandLinks(finding, first === accesses[0] ? 0 : 1, context),
    cutText(finding, context),
    table(finding, isHere(first), first, second, context),
    stepsText(steps, context),
    paragraph(explanation),
    ...(finding.cuts ?? []).map((cut) => alsoCut(cut, context)),
    changedText([first, second]),
    foundText(finding),
    seenText(finding),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The cycle, one operation a line: what was begun, who came between, what was found afterwards. */
function cutText(finding: Finding, context: FindingContext): string {
  const { cut, rule } = finding;
  if (cut === undefined) return '';
  const last = cut.between.length + 1;
  const lines = storyOf(finding).map((access, at) => {
    const when = at === 0 ? 'first' : at === last ? 'then' : 'in between';
    const place = accessCell(access, context);
    return `${when} ${doneBy(rule, access)} by ${originCell(access)}${place === '' ? '' : `: ${place}`}`;
  });
  return `Cut in two: ${escapeMarkdown(cut.blamed)}\n\n${bullets(lines)}`;
}

/** Both outcomes beside each other. */
function statesText({ states }: Finding): string {
  if (states === undefined) return '';
  const { order, whose, recorded, reversed } = states;
  const [first, second] = order.map(code);
  const rows = [
    ['', 'as recorded', 'the other way round'],
    ['---', '---', '---'],
    ['order', `${first!}, then ${second!}`, `${second!}, then ${first!}`],
    [escapeMarkdown(whose), code(recorded), code(reversed)],
  ];
  return tableText(rows);
}

/** Who else makes the condition true or false. */
function alsoText({ rule, also = [] }: Finding, context: FindingContext): string {
  const lines = also.map((access) => {
    const place = accessCell(access, context);
    return `${doneBy(rule, access)} by ${originCell(access)}${place === '' ? '' : `: ${place}`}`;
  });
  return lines.length === 0 ? '' : bullets(lines);
}

/** An atomicity violation on the same lines, which has no diagnostic of its own. */
function alsoCut(cut: Finding, context: FindingContext): string {
  const page = link(code(cut.rule), context.rulePage(cut.rule));
  const picture = pictureLink(cut, context);
  return `${page}${picture === '' ? '' : ` · ${picture}`}\n\n${cutText(cut, context)}`;
}

function accessCell(access: FindingAccess, context: FindingContext): string {
  return stackCells(access, context)[0] ?? '';
}

function table(
  { rule }: Finding,
  isHere: boolean,
  first: FindingAccess,
  second: FindingAccess,
  context: FindingContext,
): string {
  const head = (access: FindingAccess, here: boolean) =>
    escapeMarkdown(`${doneBy(rule, access)} ${here ? 'here' : 'there'}`);
  const rows = [
    ['', head(first, isHere), head(second, false)],
    ['---', '---', '---'],
    ...rowsOf('in', [originCell(first)], [originCell(second)]),
    ...rowsOf('runs on', [runsOnCell(first)], [runsOnCell(second)]),
    ...rowsOf('stack', stackCells(first, context), stackCells(second, context)),
    ...rowsOf('because', causeCells(first, context), causeCells(second, context)),
    ...rowsOf('locks', [locksCell(first)], [locksCell(second)]),
  ];
  return tableText(rows);
}

function tableText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `| ${row.map(inCell).join(' | ')} |`).join('\n');
}

/** A bar ends a cell even inside of code. */
function inCell(text: string): string {
  return text.replace(/(?<!\\)\|/g, '\\|');
}

/** As many rows as the longer side needs; the name stands once. */
function rowsOf(name: string, left: readonly string[], right: readonly string[]): string[][] {
  const length = Math.max(left.length, right.length);
  return Array.from({ length }, (_, at) => [at === 0 ? name : '', left[at] ?? '', right[at] ?? '']);
}

const CALLBACKS: Readonly<Record<string, string>> = {
  lifecycle: 'lifecycle callback',
  ui: 'user input',
  focus: 'change of focus',
  service: 'service callback',
  broadcast: 'broadcast',
  timer: 'timer',
  idle: 'idle handler',
  message: 'message',
};

function originCell({ origin, callbackKind = '' }: FindingAccess): string {
  const kind = CALLBACKS[callbackKind];
  return kind === undefined ? code(origin.name) : `${code(origin.name)}, ${kind}`;
}

function runsOnCell(access: FindingAccess): string {
  return bold(runsOnText(access));
}

/** As many frames as fit a hover. */
const FRAMES = 8;

function stackCells(access: FindingAccess, context: FindingContext): string[] {
  const frames = framesFrom(access);
  const cells = frames
    .slice(0, FRAMES)
    .map((frame, at) => frameCell(frame, at === 0 ? access : undefined, context));
  const more = frames.length - FRAMES;
  if (cells.length === 0) return operationCells(access);
  return more > 0 ? [...cells, `… ${more} more`] : cells;
}

/** A frame as a link; the innermost leads to where the access is now. */
function frameCell(
  frame: StackFrame,
  access: FindingAccess | undefined,
  context: FindingContext,
): string {
  const name = code(methodName(frame));
  const line = access?.place?.line ?? frame.line;
  const shown = access?.place === undefined ? placeName(frame) : placeName({ ...frame, line });
  if (frame.path === undefined) return shown === '' ? name : `${name} ${escapeMarkdown(shown)}`;
  return `${name} ${link(escapeMarkdown(shown), `${context.uriOf(frame.path)}#L${line}`)}`;
}

function operationCells({ seen }: FindingAccess): string[] {
  return seen === undefined ? [] : [traceLink(seen.trace, seen.line)];
}

function traceLink(trace: string, line: number): string {
  return link(`line ${line} of the trace`, `${trace}#L${line}`);
}

function causeCells({ causes, seen }: FindingAccess, context: FindingContext): string[] {
  return causes.map((cause) => {
    const text = escapeMarkdown(causeText(cause));
    const { frame, line } = cause;
    if (frame !== undefined) return `${text}: ${causeFrame(frame, cause.thread, context)}`;
    if (seen === undefined || line === undefined) return text;
    return `${text}, ${traceLink(seen.trace, line)}`;
  });
}

/** In the sources the doer is the method itself: its name stands there already. */
function causeFrame(frame: StackFrame, doer: string, context: FindingContext): string {
  const cell = frameCell(frame, undefined, context);
  const name = `${code(methodName(frame))} `;
  return methodName(frame) === doer && cell.startsWith(name) ? cell.slice(name.length) : cell;
}

function locksCell({ locks }: FindingAccess): string {
  return locks.length === 0 ? 'none' : locks.map(code).join(', ');
}

function changedText(accesses: readonly FindingAccess[]): string {
  const moved = accesses.some(({ place }) => place !== undefined && place.match !== 'exact');
  return moved ? `_Shown where it is now: ${CODE_CHANGED}._` : '';
}

/** The rules that were tried, each with the place that it is about. */
function stepsText(steps: readonly OrderStep[], context: FindingContext): string {
  if (steps.length === 0) return '';
  const lines = steps.map(({ rule, text, place }) => {
    const where = place === undefined ? '' : ` (${spanLink(place, context)})`;
    return `${code(rule)}: ${paragraph(text)}${where}`;
  });
  return `Rules that were tried:\n\n${bullets(lines)}`;
}

const VERDICTS: Readonly<Record<string, string>> = {
  'false-positive-1': 'cannot happen',
  'false-positive-2': 'cannot happen',
  'benign-1': 'harmless',
  'benign-2': 'harmless',
  harmful: 'harmful',
};

/** What trying the other order has shown, if it was tried. */
function verdictText({ verdict, verification }: Finding): string {
  if (verification !== undefined) {
    const because = (verification.because ?? []).map((each) => paragraph(`${each}.`));
    const came = because.length === 0 ? [] : [`Where both come from:\n\n${bullets(because)}`];
    const said = verification.basis === 'user' ? `${verdict}, as the baseline says: ` : '';
    return [`${bold('Verdict')}: ${said}${paragraph(verification.reason)}`, ...came].join('\n\n');
  }
  const words = VERDICTS[verdict];
  return words === undefined ? '' : `${bold('Verdict')}: ${words}.`;
}

const SURENESS: Readonly<Record<Finding['tier'], string>> = {
  confirmed: '',
  likely: ': likely',
  possible: ': possible, if nothing orders the two that is not in the sources',
};

function foundText(finding: Finding): string {
  return isStatic(finding) ? `Found in the sources${SURENESS[finding.tier]}.` : '';
}

function seenText(finding: Finding): string {
  const { accesses, sightings } = finding;
  const first = accesses[0].seen;
  const links = tracesOf(finding).map((trace) => {
    const name = escapeMarkdown(nameOf(trace));
    return link(name, trace === first?.trace ? `${trace}#L${first.line}` : trace);
  });
  const times = sightings > 1 ? `, ${sightings} times` : '';
  return links.length === 0 ? '' : `Seen in ${links.join(', ')}${times}.`;
}

function nameOf(trace: string): string {
  const name = trace.slice(trace.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
