/**
 * The hover on a method: where it runs, who makes it run, what comes before and after it, and whether
 * that is known or assumed. On a method that is no origin itself: the origins that reach it.
 */
import type { Cause, MethodNode, Origin, OrderEdge, Place } from '../../android/origins.js';
import { bold, bullets, code, countText, escapeMarkdown, link } from '../trace/markdown.js';
import type { OriginIndex } from './origin-index.js';
import type { OriginContext } from './types.js';
import { executorText } from '../../android/executor-words.js';
import { deedText, edgesOf, fileName, methodTitle } from './words.js';

/** As many lines as fit a hover. */
const LONGEST_LIST = 6;

export function originHover(
  index: OriginIndex,
  file: string,
  line: number,
  column: number,
  context: OriginContext,
): string | undefined {
  const origins = index.originsAt(file, line, column);
  const named = index.methodNamedAt(file, line, column);
  const method = named === undefined ? undefined : index.method(named);
  const parts = origins.map((origin) => aboutOrigin(origin, index, context));
  if (method !== undefined) parts.push(aboutReached(method, index, context));
  const text = parts.filter((part) => part !== '').join('\n\n---\n\n');
  return text === '' ? undefined : text;
}

function aboutOrigin(origin: Origin, index: OriginIndex, context: OriginContext): string {
  const { name, runsOn, certainty } = origin;
  const assumed = certainty === 'known' ? '' : ' (assumed)';
  const why = runsOn.kind === 'unknown' ? `: ${escapeMarkdown(runsOn.why)}` : '';
  const parts = [
    `${code(name)} runs on ${bold(executorText(runsOn))}${assumed}${why}`,
    bullets(causeLines(origin, index, context)),
    orderLine('Before it', edgesOf(origin, 'after'), index, context),
    orderLine('After it', edgesOf(origin, 'before'), index, context),
    assumption(origin),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function assumption({ certainty, repeats, rule }: Origin): string {
  const lines: string[] = [];
  if (repeats) lines.push('It can run more than once.');
  if (certainty === 'assumed') lines.push(`_Assumed: ${ASSUMED.get(rule) ?? BY_DEFAULT}._`);
  return lines.join(' ');
}

const BY_DEFAULT = 'no table knows this callback; the platform calls most on the main looper';

/** By the rule that assumed it. */
const ASSUMED: ReadonlyMap<string, string> = new Map([
  ['layout.onClick', 'it is not seen which activity shows the layout'],
  ['annotation', 'nothing is seen that calls it; its annotation says for which thread it is'],
  ['escape', 'it is handed to code of which nothing is known'],
]);

function causeLines({ causes }: Origin, index: OriginIndex, context: OriginContext): string[] {
  const lines = causes.map((cause) => causeLine(cause, index, context));
  return shortened([...new Set(lines)]);
}

/** `posted by Main.load, line 42: Handler.post`; `called by the user's click`. */
function causeLine(cause: Cause, index: OriginIndex, context: OriginContext): string {
  const { at, by } = cause;
  if (at === undefined) return `${deedText(cause)} by ${escapeMarkdown(by)}`;
  const around = index.methodAround(at.file, at.line, at.column);
  const method = around === undefined ? undefined : index.method(around);
  const who = method === undefined ? `in ${fileName(at.file)}` : `by ${methodTitle(method)}`;
  const place = link(`${escapeMarkdown(who)}, line ${at.line}`, placeUri(at, context));
  return `${deedText(cause)} ${place}: ${escapeMarkdown(by)}`;
}

function orderLine(
  title: string,
  edges: readonly OrderEdge[],
  index: OriginIndex,
  context: OriginContext,
): string {
  const texts = edges.flatMap((edge) => {
    const other = index.origin(edge.other);
    if (other === undefined) return [];
    const may = edge.strength === 'may' ? ' (may come again)' : '';
    return [`${originLink(other, context)}${may}`];
  });
  return texts.length === 0 ? '' : `${title}: ${shortened([...new Set(texts)]).join(', ')}`;
}

function aboutReached(method: MethodNode, index: OriginIndex, context: OriginContext): string {
  const own = new Set(index.originsOf(method));
  const reaching = index.reaching(method).filter((origin) => !own.has(origin));
  if (reaching.length === 0) return '';
  const lines = reaching.map(
    (origin) => `${originLink(origin, context)} on ${bold(executorText(origin.runsOn))}`,
  );
  const count = countText(reaching.length, 'origin');
  return `${code(methodTitle(method))} is reached from ${count}:\n\n${bullets(shortened(lines))}`;
}

function originLink({ name, at }: Origin, context: OriginContext): string {
  return link(code(name), placeUri(at, context));
}

function placeUri({ file, line, column }: Place, context: OriginContext): string {
  return `${context.uriOf(file)}#L${line},${column}`;
}

function shortened(lines: readonly string[]): string[] {
  const more = lines.length - LONGEST_LIST;
  return more > 0 ? [...lines.slice(0, LONGEST_LIST), `… ${more} more`] : [...lines];
}
