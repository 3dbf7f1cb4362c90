/**
 * A finding for a terminal, in the manner of Go's race reports: a headline, both sides with their
 * call stacks, and, which those do not have, the posts and starts that led to each.
 */
import { wrapText } from '../base/wrap-text.js';
import {
  storyOf,
  type Finding,
  type FindingAccess,
  type Sighting,
  type StackFrame,
} from '../findings/finding.js';
import type { WritePath } from '../findings/json.js';
import { CODE_CHANGED, doneBy, similarText, titleOf } from '../findings/message.js';
import { methodName, placeName } from '../findings/names.js';
import { causeText, framesFrom, isStatic, originText, tracesOf } from '../findings/story.js';

const LINE = '='.repeat(18);

export function findingText(finding: Finding, writePath: WritePath): string {
  const { severity, category, id, why, consequence = '' } = finding;
  const kind = category === '' ? '' : ` (${category})`;
  return [
    LINE,
    `${severity.toUpperCase()}: ${titleOf(finding)}${kind}${similarText(finding)} [${id}]`,
    ...[...storyOf(finding), ...(finding.also ?? [])].flatMap((access) => [
      ...sideLines(finding, access, writePath),
      '',
    ]),
    ...wrapped(why),
    ...stepLines(finding, writePath),
    ...wrapped(consequence),
    ...wrapped(finding.verification?.reason ?? ''),
    ...(finding.verification?.because ?? []).flatMap((each) => wrapped(`${each}.`)),
    ...wrapped(finding.order?.text ?? ''),
    ...(finding.cuts ?? []).flatMap((cut) => wrapped(`Cut in two as well: ${cut.why}`)),
    evidenceLine(finding, writePath),
    LINE,
    '',
  ].join('\n');
}

/** The rules that were tried, each in a paragraph of its own. */
function stepLines({ steps = [] }: Finding, writePath: WritePath): string[] {
  return steps.flatMap(({ rule, text, place }) => {
    const where = place === undefined ? '' : ` (${placeText(place, writePath)})`;
    return wrapped(`${rule}: ${text}${where}`).map(
      (line, at) => `${at === 0 ? '- ' : '  '}${line}`,
    );
  });
}

/** `Found in the sources (likely)`, `Found in the sources, seen in back.racetrace, 2 times`. */
function evidenceLine(finding: Finding, writePath: WritePath): string {
  const { tier, sightings } = finding;
  const traces = tracesOf(finding).map(writePath).join(', ');
  const times = sightings > 1 ? `, ${sightings} times` : '';
  if (!isStatic(finding)) return `Seen in ${traces}${times}`;
  return traces === ''
    ? `Found in the sources (${tier})`
    : `Found in the sources, seen in ${traces}${times}`;
}

function sideLines({ rule }: Finding, access: FindingAccess, writePath: WritePath): string[] {
  const { seen, locks } = access;
  const done = doneBy(rule, access);
  const headline = `${done.charAt(0).toUpperCase()}${done.slice(1)} by ${originText(access)}`;
  const held = locks.length === 0 ? '' : `, holding ${locks.join(', ')}`;
  const frames = framesFrom(access).flatMap((frame, at) =>
    frameLines(frame, at === 0 ? access : undefined, writePath),
  );
  return [
    `${headline}${held}:`,
    ...(frames.length > 0 ? frames : inTrace(seen, seen?.line, writePath).map((at) => `  ${at}`)),
    ...causeLines(access, writePath),
  ];
}

function frameLines(
  frame: StackFrame,
  access: FindingAccess | undefined,
  writePath: WritePath,
): string[] {
  const place = access?.place;
  const moved = place !== undefined && place.match !== 'exact' ? `  (${CODE_CHANGED})` : '';
  const shown = place === undefined ? framePlace(frame, writePath) : placeText(place, writePath);
  const name = `  ${methodName(frame)}()`;
  return shown === '' ? [name] : [name, `      ${shown}${moved}`];
}

function placeText({ path, line }: { path: string; line: number }, writePath: WritePath): string {
  return `${writePath(path)}:${line}`;
}

function framePlace(frame: StackFrame, writePath: WritePath): string {
  if (frame.path === undefined || frame.line === 0) return placeName(frame);
  return placeText({ path: frame.path, line: frame.line }, writePath);
}

function causeLines({ causes, seen }: FindingAccess, writePath: WritePath): string[] {
  return causes.flatMap((cause) => {
    const { frame, line } = cause;
    const place = frame === undefined ? '' : framePlace(frame, writePath);
    const called = frame === undefined ? '' : `${methodName(frame)}() `;
    const where = place === '' ? inTrace(seen, line, writePath) : [`${called}${place}`];
    return [`  ${causeText(cause)}`, ...where.map((at) => `      ${at}`)];
  });
}

function inTrace(
  seen: Sighting | undefined,
  line: number | undefined,
  writePath: WritePath,
): string[] {
  return seen === undefined || line === undefined ? [] : [`${writePath(seen.trace)}:${line}`];
}

const WIDTH = 100;

function wrapped(paragraph: string): string[] {
  return wrapText(paragraph, WIDTH);
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count === 0 ? 'no' : count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
