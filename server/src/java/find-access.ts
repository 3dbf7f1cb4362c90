/**
 * Where an access that was recorded stands in a file as it is now. The recorded line counts while it
 * lies in the recorded method and still has the word (the field's name, or that of the method that
 * was called there); a statement may go on over several lines. Otherwise the method is searched for
 * the word, nearest line first; a place that reads is not taken for one that writes if there is a
 * choice. Last, the method's own line, or the class's.
 */
import type { Extent, JavaMember, JavaOutline } from './outline.js';

export interface WantedAccess {
  /** As the compiler names it, without the package; '' where not recorded. */
  readonly class: string;
  /** `onCreate`, `<init>`, `<clinit>`; '' where not recorded. */
  readonly method: string;
  /** From 1; 0 where not recorded. */
  readonly line: number;
  /** What must stand there; undefined where nothing is known to. */
  readonly word: string | undefined;
  readonly writes: boolean;
}

export interface FoundAccess {
  readonly match: 'exact' | 'moved' | 'method' | 'class';
  readonly at: Extent;
  /** The name of the method that holds it. */
  readonly method: Extent | undefined;
}

export function findAccess(outline: JavaOutline, wanted: WantedAccess): FoundAccess | undefined {
  const members = membersFor(outline, wanted);
  return (
    findOnLine(outline, wanted, members) ??
    findInMembers(outline, wanted, members) ??
    findHolder(outline, wanted, members)
  );
}

/** Members of the recorded class; if it has none, those of that name anywhere in the file. */
function membersFor({ members }: JavaOutline, wanted: WantedAccess): readonly JavaMember[] {
  const named = members.filter(({ runs }) => runs === wanted.method);
  const own = named.filter(({ owner }) => owner === wanted.class);
  return own.length > 0 || wanted.method.startsWith('<') ? own : named;
}

function findOnLine(
  outline: JavaOutline,
  wanted: WantedAccess,
  members: readonly JavaMember[],
): FoundAccess | undefined {
  const line = lineExtent(outline.code, wanted.line);
  if (line === undefined) return undefined;
  const isHeld = holds(outline, wanted, members);
  if (wanted.word === undefined) {
    const at = trimmed(outline.code, line);
    const held = isHeld(at.start) || isHeld(at.end - 1);
    return held ? found('exact', at, memberAt(outline, at.start)) : undefined;
  }
  for (const extent of [line, statementFrom(outline.code, line)]) {
    const words = wordsIn(outline.code, wanted.word, extent).filter(({ start }) => isHeld(start));
    const best = nearest(outline.code, words, wanted, line.start);
    if (best !== undefined) return found('exact', best, memberAt(outline, best.start));
  }
  return undefined;
}

/** Is an offset in the code of these members? All code is, if the method was not recorded. */
function holds(outline: JavaOutline, wanted: WantedAccess, members: readonly JavaMember[]) {
  return (offset: number): boolean => {
    if (wanted.method === '') return true;
    const member = memberAt(outline, offset);
    return member !== undefined && members.includes(member);
  };
}

function findInMembers(
  outline: JavaOutline,
  wanted: WantedAccess,
  members: readonly JavaMember[],
): FoundAccess | undefined {
  const { word } = wanted;
  if (word === undefined) return undefined;
  const words = members
    .flatMap(({ extent }) => wordsIn(outline.code, word, extent))
    .filter(({ start }) => members.includes(memberAt(outline, start)!));
  const line = lineExtent(outline.code, wanted.line)?.start ?? outline.code.length;
  const best = nearest(outline.code, words, wanted, line);
  return best === undefined ? undefined : found('moved', best, memberAt(outline, best.start));
}

function findHolder(
  { classes }: JavaOutline,
  wanted: WantedAccess,
  members: readonly JavaMember[],
): FoundAccess | undefined {
  const method = members.find(({ kind }) => kind === 'method') ?? members[0];
  if (method !== undefined) return found('method', method.nameAt, method);
  const owner = classes.find(({ name }) => name === wanted.class);
  return owner === undefined ? undefined : found('class', owner.nameAt, undefined);
}

function found(
  match: FoundAccess['match'],
  at: Extent,
  member: JavaMember | undefined,
): FoundAccess {
  return { match, at, method: member?.nameAt };
}

/** The innermost member that holds an offset. */
export function memberAt({ members }: JavaOutline, offset: number): JavaMember | undefined {
  let best: JavaMember | undefined;
  for (const member of members) {
    const { start, end } = member.extent;
    if (offset < start || offset >= end) continue;
    if (best === undefined || end - start < best.extent.end - best.extent.start) best = member;
  }
  return best;
}

/** Where a field is declared; undefined if this file does not declare it. */
export function findField(
  outline: JavaOutline,
  owner: string,
  name: string,
): JavaMember | undefined {
  return outline.members.find(
    (member) => member.kind === 'field' && member.name === name && member.owner === owner,
  );
}

/** The places of a word, as a whole word. */
function wordsIn(code: string, word: string, { start, end }: Extent): Extent[] {
  const places: Extent[] = [];
  for (let at = code.indexOf(word, start); at >= 0 && at < end; at = code.indexOf(word, at + 1)) {
    const after = at + word.length;
    if (!isNamePart(code[at - 1]) && !isNamePart(code[after]))
      places.push({ start: at, end: after });
  }
  return places;
}

function isNamePart(character: string | undefined): boolean {
  return character !== undefined && /[\p{ID_Continue}$]/u.test(character);
}

/** Of those that do what is wanted, or else of all, the one nearest to an offset. */
function nearest(
  code: string,
  words: readonly Extent[],
  { writes }: WantedAccess,
  offset: number,
): Extent | undefined {
  const alike = words.filter((word) => isWritten(code, word) === writes);
  const distance = ({ start }: Extent) => Math.abs(start - offset);
  return [...(alike.length > 0 ? alike : words)].sort(
    (one, other) => distance(one) - distance(other) || one.start - other.start,
  )[0];
}

const WRITTEN_AFTER = /^\s*(?:\[[^\]]*\]\s*)*(?:=(?!=)|\+\+|--|(?:[-+*/%&|^]|<<|>>>?)=)/;
const WRITTEN_BEFORE = /(?:\+\+|--)\s*(?:this\s*\.\s*)?$/;
/** As far as an assignment is looked for around a name. */
const REACH = 80;

function isWritten(code: string, { start, end }: Extent): boolean {
  return (
    WRITTEN_AFTER.test(code.slice(end, end + REACH)) ||
    WRITTEN_BEFORE.test(code.slice(Math.max(0, start - REACH), start))
  );
}

/** The line (from 1) without its break; undefined if the text has no such line. */
export function lineExtent(code: string, line: number): Extent | undefined {
  if (line < 1) return undefined;
  let start = 0;
  for (let at = 1; at < line; at++) {
    start = code.indexOf('\n', start) + 1;
    if (start === 0) return undefined;
  }
  const end = code.indexOf('\n', start);
  return { start, end: end < 0 ? code.length : end };
}

/** From the line to the end of the statement that it is part of; a line without code is of none. */
function statementFrom(code: string, line: Extent): Extent {
  const rest = code.slice(line.end).search(/[;{}]/);
  const isOver = /(?:^|[;{}])\s*$/.test(code.slice(line.start, line.end));
  return rest < 0 || isOver ? line : { start: line.start, end: line.end + rest };
}

function trimmed(code: string, { start, end }: Extent): Extent {
  const line = code.slice(start, end);
  const from = start + line.length - line.trimStart().length;
  return {
    start: Math.min(from, end),
    end: Math.max(Math.min(from, end), start + line.trimEnd().length),
  };
}
