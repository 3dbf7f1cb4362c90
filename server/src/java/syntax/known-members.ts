/**
 * Which members an edit left as they were, by where they stand now: they need not be walked again.
 * A member is left alone if neither the edit nor what the parser says it changed touches it.
 */
import type { JavaFile, MemberDeclaration, TypeDeclaration } from './declarations.js';
import { isClearOf, movedExtent, type TextEdit } from './edit.js';
import type { Kind } from './kinds.js';
import { movedMember } from './move.js';
import { isMember } from './read-member.js';
import { simpleTypeRef } from './read-type-ref.js';
import { kindOf, ROOT } from './tree.js';

/** Parts of the new text whose structure the parser says is other than before. */
export interface ChangedRange {
  readonly startIndex: number;
  readonly endIndex: number;
}

interface Known {
  readonly end: number;
  readonly kind: Kind;
  /** As they were in the old text: several for a field declaration with several names. */
  readonly members: MemberDeclaration[];
}

export class KnownMembers {
  readonly #byStart = new Map<number, Known>();
  #walkedUpTo = 0;

  constructor(
    previous: JavaFile,
    private readonly edit: TextEdit,
    private readonly changed: readonly ChangedRange[],
  ) {
    for (const type of previous.types) this.#addType(type);
  }

  /**
   * Asked by the walk, of nodes in the order of the text. Nothing is known of what stands inside of a
   * member that is walked: a type that a brace too many had put beside it may be local to it again.
   */
  has(kind: Kind, start: number, end: number): boolean {
    if (start < this.#walkedUpTo) return false;
    if (this.#find(kind, start, end) !== undefined) return true;
    if (isMember(kind)) this.#walkedUpTo = end;
    return false;
  }

  /** Those of the node that starts there; `owner` is the type that holds it now. */
  at(start: number, end: number, kind: Kind, owner: string): MemberDeclaration[] | undefined {
    return this.#find(kind, start, end)?.members.map((member) => {
      const moved = movedMember(member, this.edit);
      const isRenamed = moved.kind === 'enum-constant' && moved.type.name !== owner;
      return isRenamed ? { ...moved, type: simpleTypeRef(owner) } : moved;
    });
  }

  #find(kind: Kind, start: number, end: number): Known | undefined {
    const known = this.#byStart.get(start);
    return known?.end === end && known.kind === kind ? known : undefined;
  }

  #addType({ members, types }: TypeDeclaration): void {
    for (const member of members) this.#addMember(member);
    for (const type of types) this.#addType(type);
  }

  #addMember(member: MemberDeclaration): void {
    if (member.stale || member.tree.broken || !isClearOf(member.piece, this.edit)) return;
    const { start, end } = movedExtent(member.piece, this.edit);
    if (this.#isChanged(start, end)) return;
    const known = this.#byStart.get(start);
    if (known?.members[0]!.tree === member.tree) known.members.push(member);
    else this.#byStart.set(start, { end, kind: kindOf(member.tree, ROOT), members: [member] });
  }

  /** The ranges are in order and apart: only the first that ends behind the start can touch it. */
  #isChanged(start: number, end: number): boolean {
    let low = 0;
    let high = this.changed.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.changed[middle]!.endIndex < start) low = middle + 1;
      else high = middle;
    }
    return low < this.changed.length && this.changed[low]!.startIndex <= end;
  }
}
