/** Members of an older text, put where they stand now. Their trees stay as they are. */
import type { Extent, MemberDeclaration } from './declarations.js';
import { isClearOf, movedExtent, type TextEdit } from './edit.js';

/** A member that the edit touched is stale from now on. Written out: all have one shape. */
export function movedMember(member: MemberDeclaration, edit: TextEdit): MemberDeclaration {
  if (member.piece.end < edit.start) return member;
  return {
    kind: member.kind,
    name: member.name,
    modifiers: member.modifiers,
    annotations: member.annotations,
    typeParameters: member.typeParameters,
    type: member.type,
    parameters: member.parameters,
    tree: member.tree,
    node: member.node,
    piece: movedExtent(member.piece, edit),
    extent: movedExtent(member.extent, edit),
    nameAt: movedExtent(member.nameAt, edit),
    stale: member.stale || !isClearOf(member.piece, edit),
    signature: member.signature,
  };
}

/**
 * Did the edit leave alone all that stands from the start of a declaration to its name? It may end
 * where the declaration begins, but must not touch the name.
 */
export function keepsHead(
  { extent, nameAt }: { readonly extent: Extent; readonly nameAt: Extent },
  edit: TextEdit,
): boolean {
  return nameAt.end < edit.start || (extent.start >= edit.oldEnd && nameAt.start > edit.oldEnd);
}
