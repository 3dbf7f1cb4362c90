/** The members of a type: fields, methods, constructors, initialisers, constants, components. */
import type { Extent, MemberDeclaration, MemberKind, TypeRef } from './declarations.js';
import { Kind, Role } from './kinds.js';
import { Modifier } from './modifiers.js';
import type { Names } from './names.js';
import type { Piece } from './piece.js';
import { annotationsOf, modifiersOf } from './read-annotation.js';
import { declaratorOf, readParameter, readParameters } from './read-parameter.js';
import {
  dimensionsIn,
  NO_TYPE,
  readTypeParameters,
  readTypeRef,
  simpleTypeRef,
  VOID_TYPE,
  withDimensions,
} from './read-type-ref.js';
import { memberSignature } from './signature.js';
import { childIn, childrenOf, kindOf, type NodeIndex, type SyntaxTree } from './tree.js';

/** A member, before it is known in which piece it stands. */
type Head = Pick<
  MemberDeclaration,
  | 'kind'
  | 'name'
  | 'modifiers'
  | 'annotations'
  | 'typeParameters'
  | 'type'
  | 'parameters'
  | 'nameAt'
>;

const NONE: readonly never[] = [];

/** What a declaration in a type's body declares; of a field declaration, each of its names. */
export function readMembers(
  tree: SyntaxTree,
  node: NodeIndex,
  names: Names,
  owner: string,
  piece: Piece,
): MemberDeclaration[] {
  const kind = kindOf(tree, node);
  if (kind === Kind.fieldDeclaration || kind === Kind.constantDeclaration) {
    const common = readCommon(tree, node, names);
    return declaratorsOf(tree, node).map((declarator) =>
      placed(tree, declarator, piece, readField(tree, declarator, names, common), node),
    );
  }
  const member = readMember(tree, node, names, owner);
  return member === undefined ? [] : [placed(tree, node, piece, member)];
}

/** Written out: members are many, and all should have one shape. */
function placed(
  tree: SyntaxTree,
  node: NodeIndex,
  piece: Piece,
  head: Head,
  declaration = node,
): MemberDeclaration {
  return {
    kind: head.kind,
    name: head.name,
    modifiers: head.modifiers,
    annotations: head.annotations,
    typeParameters: head.typeParameters,
    type: head.type,
    parameters: head.parameters,
    tree: piece.tree,
    node: (node - piece.first) as NodeIndex,
    piece: piece.extent,
    extent: extentOf(tree, node),
    nameAt: head.nameAt,
    stale: false,
    signature: memberSignature(tree, declaration, node),
  };
}

export function isMember(kind: Kind): boolean {
  return MEMBER_KINDS[kind] !== undefined;
}

const MEMBER_KINDS: Readonly<Partial<Record<Kind, MemberKind>>> = {
  [Kind.annotationTypeElementDeclaration]: 'element',
  [Kind.block]: 'initializer',
  [Kind.compactConstructorDeclaration]: 'compact-constructor',
  [Kind.constantDeclaration]: 'field',
  [Kind.constructorDeclaration]: 'constructor',
  [Kind.enumConstant]: 'enum-constant',
  [Kind.fieldDeclaration]: 'field',
  [Kind.methodDeclaration]: 'method',
  [Kind.staticInitializer]: 'static-initializer',
};

function declaratorsOf(tree: SyntaxTree, node: NodeIndex): NodeIndex[] {
  return childrenOf(tree, node).filter(
    (child) => kindOf(tree, child) === Kind.variableDeclarator && hasName(tree, child),
  );
}

function hasName(tree: SyntaxTree, node: NodeIndex): boolean {
  return childIn(tree, node, Role.name) !== undefined;
}

/** What all names of a field declaration have in common. */
type Common = Pick<Head, 'modifiers' | 'annotations' | 'type'>;

function readCommon(tree: SyntaxTree, declaration: NodeIndex, names: Names): Common {
  return {
    modifiers: modifiersOf(tree, declaration),
    annotations: annotationsOf(tree, declaration, names),
    type: typeIn(tree, declaration, names),
  };
}

function readField(
  tree: SyntaxTree,
  declarator: NodeIndex,
  names: Names,
  { modifiers, annotations, type }: Common,
): Head {
  return {
    kind: 'field',
    name: nameOf(tree, declarator, names),
    nameAt: nameAtOf(tree, declarator),
    modifiers,
    annotations,
    typeParameters: NONE,
    type: withDimensions(type, dimensionsIn(tree, declarator)),
    parameters: NONE,
  };
}

function readMember(
  tree: SyntaxTree,
  node: NodeIndex,
  names: Names,
  owner: string,
): Head | undefined {
  const kind = MEMBER_KINDS[kindOf(tree, node)];
  switch (kind) {
    case 'method':
    case 'element':
      return hasName(tree, node) ? readMethod(tree, node, names, kind) : undefined;
    case 'constructor':
    case 'compact-constructor':
      return readMethod(tree, node, names, kind);
    case 'initializer':
    case 'static-initializer':
      return readInitializer(tree, node, kind);
    case 'enum-constant':
      return hasName(tree, node) ? readConstant(tree, node, names, owner) : undefined;
    default:
      return undefined;
  }
}

function readMethod(tree: SyntaxTree, node: NodeIndex, names: Names, kind: MemberKind): Head {
  const isMethod = kind === 'method' || kind === 'element';
  return {
    kind,
    name: isMethod ? nameOf(tree, node, names) : '<init>',
    nameAt: nameAtOf(tree, node),
    modifiers: modifiersOf(tree, node),
    annotations: annotationsOf(tree, node, names),
    typeParameters: readTypeParameters(tree, childIn(tree, node, Role.typeParameters), names),
    type: isMethod
      ? withDimensions(typeIn(tree, node, names), dimensionsIn(tree, node))
      : VOID_TYPE,
    parameters: readParameters(tree, childIn(tree, node, Role.parameters), names),
  };
}

function readInitializer(tree: SyntaxTree, node: NodeIndex, kind: MemberKind): Head {
  const isStatic = kind === 'static-initializer';
  const start = tree.start[node]!;
  return {
    kind,
    name: isStatic ? '<clinit>' : '<init>',
    nameAt: { start, end: start + (isStatic ? 'static'.length : 1) },
    modifiers: isStatic ? Modifier.static : 0,
    annotations: NONE,
    typeParameters: NONE,
    type: VOID_TYPE,
    parameters: NONE,
  };
}

/** Public, static and final as the language has it; of the type of its enum. */
function readConstant(tree: SyntaxTree, node: NodeIndex, names: Names, owner: string): Head {
  return {
    kind: 'enum-constant',
    name: nameOf(tree, node, names),
    nameAt: nameAtOf(tree, node),
    modifiers: Modifier.public | Modifier.static | Modifier.final,
    annotations: annotationsOf(tree, node, names),
    typeParameters: NONE,
    type: simpleTypeRef(owner),
    parameters: NONE,
  };
}

/** A component of a record, as the private final field that it makes. */
export function readComponent(
  tree: SyntaxTree,
  node: NodeIndex,
  names: Names,
  piece: Piece,
): MemberDeclaration | undefined {
  const parameter = readParameter(tree, node, names);
  if (parameter === undefined) return undefined;
  return placed(tree, node, piece, {
    kind: 'component',
    name: parameter.name,
    nameAt: nameAtOf(tree, declaratorOf(tree, node)),
    modifiers: Modifier.private | Modifier.final,
    annotations: parameter.annotations,
    typeParameters: NONE,
    type: parameter.type,
    parameters: NONE,
  });
}

function typeIn(tree: SyntaxTree, node: NodeIndex, names: Names): TypeRef {
  const type = childIn(tree, node, Role.type);
  return type === undefined ? NO_TYPE : readTypeRef(tree, type, names);
}

function nameOf(tree: SyntaxTree, node: NodeIndex, names: Names): string {
  const name = childIn(tree, node, Role.name);
  return name === undefined ? '' : names.text(tree.name[name]!);
}

function nameAtOf(tree: SyntaxTree, node: NodeIndex): Extent {
  return extentOf(tree, childIn(tree, node, Role.name) ?? node);
}

export function extentOf(tree: SyntaxTree, node: NodeIndex): Extent {
  return { start: tree.start[node]!, end: tree.end[node]! };
}
