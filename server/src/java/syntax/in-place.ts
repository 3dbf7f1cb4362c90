/**
 * Which type holds what, in a file that is broken just now: a brace too few or too many makes the
 * parser put types and members into another type than they were in. What has its head as it was
 * belongs where it was. Types and members are told by where their names stand.
 */
import type { JavaFile, MemberDeclaration, TypeDeclaration } from './declarations.js';
import { movedExtent, type TextEdit } from './edit.js';
import { keepsHead } from './move.js';
import type { Declared } from './read-file.js';

/** What holds the types of a file. */
const TOP = -1;

/** The types of now, without what stands in another type than before. */
export function inPlace(previous: JavaFile, now: Declared, edit: TextEdit): TypeDeclaration[] {
  const holders = new Map<number, number>();
  addHolders(previous.types, TOP, edit, holders);
  return heldBy(now.types, TOP, holders);
}

/** By the place of each type and member that has its head as it was: the type that held it. */
function addHolders(
  types: readonly TypeDeclaration[],
  holder: number,
  edit: TextEdit,
  holders: Map<number, number>,
): void {
  for (const type of types) {
    if (!keepsHead(type, edit)) continue;
    const place = movedExtent(type.nameAt, edit).start;
    holders.set(place, holder);
    for (const member of type.members) {
      if (keepsHead(member, edit)) holders.set(movedExtent(member.nameAt, edit).start, place);
    }
    addHolders(type.types, place, edit, holders);
  }
}

function heldBy(
  types: readonly TypeDeclaration[],
  holder: number,
  holders: ReadonlyMap<number, number>,
): TypeDeclaration[] {
  const isIn = (place: number, type: number) => (holders.get(place) ?? type) === type;
  return types
    .filter(({ nameAt }) => isIn(nameAt.start, holder))
    .map((type) => {
      const place = type.nameAt.start;
      const members = type.members.filter(({ nameAt }) => isIn(nameAt.start, place));
      return { ...type, members, types: heldBy(type.types, place, holders) };
    });
}

/** Each type and member once, where it comes first. */
export function withoutTwice(
  types: readonly TypeDeclaration[],
  seen = new Set<number>(),
): TypeDeclaration[] {
  const isNew = ({ nameAt }: TypeDeclaration | MemberDeclaration) => {
    const isFirst = !seen.has(nameAt.start);
    seen.add(nameAt.start);
    return isFirst;
  };
  return types.filter(isNew).map((type) => ({
    ...type,
    members: type.members.filter(isNew),
    types: withoutTwice(type.types, seen),
  }));
}
