/**
 * Types with their members, read from a compact tree: those of a file, whose members get trees of
 * their own, and local and anonymous ones, whose members stay in the tree of the body that they
 * stand in. What stands in a broken part of a type's body still counts as its member.
 */
import type {
  Extent,
  MemberDeclaration,
  TypeDeclaration,
  TypeKind,
  TypeRef,
} from './declarations.js';
import { Kind, Role } from './kinds.js';
import type { Names } from './names.js';
import { wholePiece, type Piece } from './piece.js';
import { annotationsOf, modifiersOf } from './read-annotation.js';
import { extentOf, isMember, readComponent, readMembers } from './read-member.js';
import { readTypeParameters, readTypeRef, typesIn } from './read-type-ref.js';
import {
  childIn,
  childOfKind,
  childrenOf,
  kindOf,
  type NodeIndex,
  type SyntaxTree,
} from './tree.js';

/** How the members of a node in a type's body are to be had. */
export type MembersAt = (
  tree: SyntaxTree,
  node: NodeIndex,
  owner: string,
) => readonly MemberDeclaration[];

/** Types nested deeper than this are left out: no program has them. */
const DEEPEST = 100;

const TYPE_KINDS: Readonly<Partial<Record<Kind, TypeKind>>> = {
  [Kind.annotationTypeDeclaration]: 'annotation',
  [Kind.classDeclaration]: 'class',
  [Kind.enumDeclaration]: 'enum',
  [Kind.interfaceDeclaration]: 'interface',
  [Kind.recordDeclaration]: 'record',
};

export function isTypeDeclaration(kind: Kind): boolean {
  return TYPE_KINDS[kind] !== undefined;
}

/**
 * The type that a node of a member's tree declares: a local class, `new Foo() { … }`, or an enum's
 * constant with a body. undefined for other nodes.
 */
export function readType(
  tree: SyntaxTree,
  node: NodeIndex,
  names: Names,
): TypeDeclaration | undefined {
  const piece = wholePiece(tree);
  return readTypeWith(tree, node, names, (_, member, owner) =>
    membersIn(tree, member, names, owner, piece),
  );
}

/** What one node of a type's body, or a component of a record, declares. */
export function membersIn(
  tree: SyntaxTree,
  node: NodeIndex,
  names: Names,
  owner: string,
  piece: Piece,
): MemberDeclaration[] {
  if (isMember(kindOf(tree, node))) return readMembers(tree, node, names, owner, piece);
  const component = readComponent(tree, node, names, piece);
  return component === undefined ? [] : [component];
}

export function readTypeWith(
  tree: SyntaxTree,
  node: NodeIndex,
  names: Names,
  membersAt: MembersAt,
  depth = 0,
): TypeDeclaration | undefined {
  const body = childIn(tree, node, Role.body) ?? childOfKind(tree, node, Kind.classBody);
  const kind = TYPE_KINDS[kindOf(tree, node)];
  if (depth > DEEPEST || body === undefined) return undefined;
  if (kind === undefined && kindOf(tree, body) !== Kind.classBody) return undefined;
  const name = kind === undefined ? '' : nameOf(tree, node, names);
  return {
    name,
    kind: kind ?? 'class',
    modifiers: kind === undefined ? 0 : modifiersOf(tree, node),
    annotations: kind === undefined ? [] : annotationsOf(tree, node, names),
    typeParameters: readTypeParameters(tree, childIn(tree, node, Role.typeParameters), names),
    ...supertypesOf(tree, node, names),
    members: membersOf(tree, node, body, name, membersAt),
    types: typesOf(tree, body, names, membersAt, depth),
    extent: extentOf(tree, node),
    nameAt: nameAtOf(tree, node),
  };
}

function nameOf(tree: SyntaxTree, node: NodeIndex, names: Names): string {
  const name = childIn(tree, node, Role.name);
  return name === undefined ? '' : names.text(tree.name[name]!);
}

/** Of an anonymous class, the type that it is made of. */
function nameAtOf(tree: SyntaxTree, node: NodeIndex): Extent {
  return extentOf(tree, childIn(tree, node, Role.name) ?? childIn(tree, node, Role.type) ?? node);
}

function supertypesOf(
  tree: SyntaxTree,
  node: NodeIndex,
  names: Names,
): Pick<TypeDeclaration, 'extends' | 'implements' | 'permits'> {
  const superclass = childIn(tree, node, Role.superclass);
  const created =
    kindOf(tree, node) === Kind.objectCreationExpression
      ? childIn(tree, node, Role.type)
      : undefined;
  const interfaces =
    childIn(tree, node, Role.interfaces) ?? childOfKind(tree, node, Kind.extendsInterfaces);
  return {
    extends:
      created === undefined
        ? listedTypes(tree, superclass, names)[0]
        : readTypeRef(tree, created, names),
    implements: listedTypes(tree, interfaces, names),
    permits: listedTypes(tree, childIn(tree, node, Role.permits), names),
  };
}

/** The types of `extends A`, `implements A, B` or `permits A, B`. */
function listedTypes(tree: SyntaxTree, node: NodeIndex | undefined, names: Names): TypeRef[] {
  if (node === undefined) return [];
  return typesIn(tree, childOfKind(tree, node, Kind.typeList) ?? node, names);
}

function membersOf(
  tree: SyntaxTree,
  node: NodeIndex,
  body: NodeIndex,
  owner: string,
  membersAt: MembersAt,
): MemberDeclaration[] {
  const members: MemberDeclaration[] = [];
  const parameters = childIn(tree, node, Role.parameters);
  const components = parameters === undefined ? [] : childrenOf(tree, parameters);
  for (const each of components) addAll(members, membersAt(tree, each, owner));
  for (const each of bodyNodes(tree, body)) {
    if (isMember(kindOf(tree, each))) addAll(members, membersAt(tree, each, owner));
  }
  return members;
}

function addAll<Item>(list: Item[], items: readonly Item[]): void {
  for (const item of items) list.push(item);
}

function typesOf(
  tree: SyntaxTree,
  body: NodeIndex,
  names: Names,
  membersAt: MembersAt,
  depth: number,
): TypeDeclaration[] {
  return bodyNodes(tree, body)
    .filter((each) => isTypeDeclaration(kindOf(tree, each)))
    .map((each) => readTypeWith(tree, each, names, membersAt, depth + 1))
    .filter((each) => each !== undefined);
}

/** What stands in a body, also behind the constants of an enum and in what could not be read. */
export function bodyNodes(tree: SyntaxTree, body: NodeIndex): NodeIndex[] {
  const found: NodeIndex[] = [];
  const past = tree.past[body]!;
  for (let at = body + 1; at < past;) {
    const kind = tree.kind[at];
    const isOpen = kind === Kind.enumBodyDeclarations || kind === Kind.error;
    if (!isOpen) found.push(at as NodeIndex);
    at = isOpen ? at + 1 : tree.past[at]!;
  }
  return found;
}
