/**
 * A finding for a terminal, in the manner of Go's race reports: a headline, both sides with their
 * call stacks, and, which those do not have, the posts and starts that led to each.
 */
import type { Finding, FindingAccess, StackFrame } from '../findings/finding.js';
import type { WritePath } from '../findings/json.js';
import { evidenceText } from '../findings/json.js';
import { CODE_CHANGED, doneBy, titleOf } from '../findings/message.js';
import { methodName, placeName } from '../findings/names.js';
import { causeText, framesFrom, originText } from '../findings/story.js';

const LINE = '='.repeat(18);

export function findingText(finding: Finding, writePath: WritePath): string {
  const { rule, subject, severity, category, id, why, accesses } = finding;
  const [one, other] = accesses;
  const traces = finding.evidence.map((each) =>
    evidenceText(each, writePath).replace('trace:', ''),
  );
  const times = finding.sightings > 1 ? `, ${finding.sightings} times` : '';
  return [
    LINE,
    `${severity.toUpperCase()}: ${titleOf(rule, subject)} (${category}) [${id}]`,
    ...sideLines(finding, one, writePath),
    '',
    ...sideLines(finding, other, writePath),
    '',
    ...wrapped(why),
    `Seen in ${traces.join(', ')}${times}`,
    LINE,
    '',
  ].join('\n');
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
    ...(frames.length > 0 ? frames : [`  ${writePath(seen.trace)}:${seen.line}`]),
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
    const place = cause.frame === undefined ? '' : framePlace(cause.frame, writePath);
    const called = cause.frame === undefined ? '' : `${methodName(cause.frame)}() `;
    const where = place === '' ? `${writePath(seen.trace)}:${cause.line}` : `${called}${place}`;
    return [`  ${causeText(cause)}`, `      ${where}`];
  });
}

const WIDTH = 100;

function wrapped(paragraph: string): string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH)
      lines.push(`${lines.pop()!} ${word}`);
    else lines.push(word);
  }
  return lines;
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count === 0 ? 'no' : count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
