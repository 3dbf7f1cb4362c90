/**
 * The hover of a finding: why nothing orders the two; both sides beside each other, from the event or
 * thread down to the stack and the posts behind it; what comes near to ordering them; and where it was
 * seen. Names come from a stranger's file and are escaped.
 */
import type { Finding, FindingAccess, StackFrame } from '../../findings/finding.js';
import { CODE_CHANGED, doneBy, titleOf } from '../../findings/message.js';
import { methodName, placeName } from '../../findings/names.js';
import { bold, code, escapeMarkdown, link } from '../trace/markdown.js';
import { causeText, framesFrom, runsOnText } from '../../findings/story.js';
import type { FindingContext } from './types.js';

/** The findings whose access, or whose field's declaration, is at a place; lines and columns from 1. */
export function findingsAt(
  findings: readonly Finding[],
  path: string,
  line: number,
  column: number,
): Finding[] {
  return findings.filter(({ accesses, declaration }) =>
    [...accesses.map(({ place }) => place), declaration].some(
      (span) =>
        span?.path === path &&
        span.line === line &&
        column >= span.column &&
        column <= span.endColumn,
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
  const { rule, subject, accesses, why, explanation = '' } = finding;
  const [first, second] = isHere(accesses[0]) ? accesses : ([accesses[1], accesses[0]] as const);
  const title = `${bold(titleOf(rule, subject))} · ${link(code(rule), context.rulePage(rule))}`;
  const parts = [
    title,
    paragraph(why),
    table(finding, isHere(first), first, second, context),
    paragraph(explanation),
    changedText([first, second]),
    seenText(finding),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
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
  if (cells.length === 0) return [operationCell(access)];
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

function operationCell({ seen }: FindingAccess): string {
  return link(`line ${seen.line} of the trace`, `${seen.trace}#L${seen.line}`);
}

function causeCells({ causes, seen }: FindingAccess, context: FindingContext): string[] {
  return causes.map((cause) => {
    const text = escapeMarkdown(causeText(cause));
    const { frame, line } = cause;
    if (frame !== undefined) return `${text}: ${frameCell(frame, undefined, context)}`;
    return `${text}, ${link(`line ${line} of the trace`, `${seen.trace}#L${line}`)}`;
  });
}

function locksCell({ locks }: FindingAccess): string {
  return locks.length === 0 ? 'none' : locks.map(code).join(', ');
}

function changedText(accesses: readonly FindingAccess[]): string {
  const moved = accesses.some(({ place }) => place !== undefined && place.match !== 'exact');
  return moved ? `_Shown where it is now: ${CODE_CHANGED}._` : '';
}

function seenText({ evidence, accesses, sightings }: Finding): string {
  const traces = evidence.flatMap((each) => (each.startsWith('trace:') ? [each.slice(6)] : []));
  const first = accesses[0].seen;
  const links = traces.map((trace) => {
    const name = escapeMarkdown(nameOf(trace));
    return link(name, trace === first.trace ? `${trace}#L${first.line}` : trace);
  });
  const times = sightings > 1 ? `, ${sightings} times` : '';
  return `Seen in ${links.join(', ')}${times}.`;
}

function nameOf(trace: string): string {
  const name = trace.slice(trace.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Words are escaped piece by piece: a name is cut at its longest, a paragraph is not. */
function paragraph(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => escapeMarkdown(word))
    .join(' ');
}
