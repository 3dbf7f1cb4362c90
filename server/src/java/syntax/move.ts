/** Members of an older text, put where they stand now. Their trees stay as they are. */
import type { Extent, MemberDeclaration } from './declarations.js';
import { isClearOf, movedExtent, type TextEdit } from './edit.js';

/** A member that the edit touched is stale from now on. */
export function movedMember(member: MemberDeclaration, edit: TextEdit): MemberDeclaration {
  if (member.piece.end < edit.start) return member;
  return {
    ...member,
    piece: movedExtent(member.piece, edit),
    extent: movedExtent(member.extent, edit),
    nameAt: movedExtent(member.nameAt, edit),
    stale: member.stale || !isClearOf(member.piece, edit),
  };
}

/** Did the edit leave alone all that stands from the start of a declaration to its name? */
export function keepsHead(
  { extent, nameAt }: { readonly extent: Extent; readonly nameAt: Extent },
  edit: TextEdit,
): boolean {
  return isClearOf({ start: Math.min(extent.start, nameAt.start), end: nameAt.end }, edit);
}
