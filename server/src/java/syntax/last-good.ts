/**
 * Declarations of a file that is broken just now, half-typed perhaps, with what was known before of
 * the parts that cannot be read. A member that is broken keeps its last good tree, marked stale.
 * Members and types that the parser lost, since a brace is missing somewhere, stay while nobody
 * edits their head; what the parser took their insides for does not count.
 */
import type { Extent, JavaFile, MemberDeclaration, TypeDeclaration } from './declarations.js';
import { movedExtent, type TextEdit } from './edit.js';
import { inPlace, withoutTwice } from './in-place.js';
import { keepsHead, movedMember } from './move.js';
import type { Declared } from './read-file.js';

export function withLastGood(previous: JavaFile, now: Declared, edit: TextEdit): Declared {
  const readAt = new Map<number, MemberDeclaration>();
  for (const member of [...allMembers(now.types), ...now.loose]) {
    if (!member.tree.broken) readAt.set(member.nameAt.start, member);
  }
  const merge: Merge = { edit, readAt };
  return {
    package: now.package === '' ? previous.package : now.package,
    imports: now.imports.length === 0 ? previous.imports : now.imports,
    types: withoutTwice(mergedTypes(previous.types, inPlace(previous, now, edit), merge)),
    loose: now.loose,
  };
}

interface Merge {
  readonly edit: TextEdit;
  /** Every member that was read well, wherever the parser put it, by where its name stands. */
  readonly readAt: ReadonlyMap<number, MemberDeclaration>;
}

interface Declaration {
  readonly extent: Extent;
  readonly nameAt: Extent;
}

function mergedTypes(
  before: readonly TypeDeclaration[],
  now: readonly TypeDeclaration[],
  merge: Merge,
): TypeDeclaration[] {
  const { read, lost } = paired(before, now, merge);
  const kept = lost.map((type) => keptType(type, merge));
  const merged = now.map((type) => {
    const old = read.get(type);
    return old === undefined ? type : mergedType(old, type, merge);
  });
  return inOrder([...outside(merged, kept), ...kept]);
}

function mergedType(old: TypeDeclaration, now: TypeDeclaration, merge: Merge): TypeDeclaration {
  return {
    ...now,
    members: mergedMembers(old.members, now.members, merge),
    types: mergedTypes(old.types, now.types, merge),
  };
}

/** A type that the parser lost, with those of its members that were read all the same. */
function keptType(old: TypeDeclaration, merge: Merge): TypeDeclaration {
  const isLeft = (item: Declaration) => !isSwallowed(item, merge.edit);
  return {
    ...old,
    extent: movedExtent(old.extent, merge.edit),
    nameAt: movedExtent(old.nameAt, merge.edit),
    members: old.members.filter(isLeft).map((member) => keptMember(member, merge)),
    types: old.types.filter(isLeft).map((type) => keptType(type, merge)),
  };
}

/** Is it part of what was replaced, name and all? */
function isSwallowed({ nameAt }: Declaration, edit: TextEdit): boolean {
  return nameAt.start >= edit.start && nameAt.end <= edit.oldEnd;
}

function mergedMembers(
  before: readonly MemberDeclaration[],
  now: readonly MemberDeclaration[],
  merge: Merge,
): MemberDeclaration[] {
  const { read, lost } = paired(before, now, merge);
  const kept = lost.map((member) => keptMember(member, merge));
  const merged = now.map((member) => {
    const old = read.get(member);
    const isBetter = member.tree.broken && old?.tree.broken === false;
    return isBetter ? lastGood(old, member, merge.edit) : member;
  });
  return inOrder([...outside(merged, kept), ...kept]);
}

/** As it was before. What the parser takes it for now may reach too far, so its old place counts. */
function lastGood(
  old: MemberDeclaration,
  now: MemberDeclaration,
  edit: TextEdit,
): MemberDeclaration {
  if (keepsHead(old, edit)) return movedMember(old, edit);
  const { piece, extent, nameAt } = now;
  return { ...old, piece, extent, nameAt, stale: true };
}

function keptMember(old: MemberDeclaration, { edit, readAt }: Merge): MemberDeclaration {
  const read = readAt.get(movedExtent(old.nameAt, edit).start);
  return read?.name === old.name && read.kind === old.kind ? read : movedMember(old, edit);
}

interface Pairs<Item> {
  /** What is there now, to what it was before. */
  readonly read: ReadonlyMap<Item, Item>;
  /** What was there before, is not found now, and has its head as it was. */
  readonly lost: readonly Item[];
}

/** By where the name stands; what has another head now, by its kind and name. */
function paired<Item extends Declaration & { readonly kind: string; readonly name: string }>(
  before: readonly Item[],
  now: readonly Item[],
  { edit }: Merge,
): Pairs<Item> {
  const byPlace = new Map(now.map((item) => [item.nameAt.start, item]));
  const read = new Map<Item, Item>();
  const lost: Item[] = [];
  const others = new Map<string, Item>();
  for (const old of before) {
    const isKept = keepsHead(old, edit);
    const here = byPlace.get(movedExtent(old.nameAt, edit).start);
    if (here !== undefined && (isKept || here.kind === old.kind)) read.set(here, old);
    else if (isKept) lost.push(old);
    else others.set(`${old.kind} ${old.name}`, old);
  }
  for (const item of now) {
    const old = others.get(`${item.kind} ${item.name}`);
    if (old !== undefined && !read.has(item)) read.set(item, old);
  }
  return { read, lost };
}

/** Those that do not stand inside of what is kept. */
function outside<Item extends Declaration>(items: readonly Item[], kept: readonly Declaration[]) {
  const holders = inOrder([...kept]);
  let next = 0;
  let reached = 0;
  return inOrder([...items]).filter(({ extent }) => {
    while (next < holders.length && holders[next]!.extent.start <= extent.start) {
      reached = Math.max(reached, holders[next++]!.extent.end);
    }
    return extent.end > reached;
  });
}

function inOrder<Item extends Declaration>(items: Item[]): Item[] {
  return items.sort((one, other) => one.extent.start - other.extent.start);
}

function allMembers(types: readonly TypeDeclaration[]): MemberDeclaration[] {
  return types.flatMap(({ members, types: inner }) => [...members, ...allMembers(inner)]);
}
