/** Types as written, read from a compact tree. */
import type { TypeParameter, TypeRef } from './declarations.js';
import { Kind } from './kinds.js';
import type { Names } from './names.js';
import { childOfKind, childrenOf, kindOf, type NodeIndex, type SyntaxTree } from './tree.js';

/** Types nested deeper than this in one another are left out: no program has them. */
const DEEPEST = 100;

const NO_TYPES: readonly TypeRef[] = [];

export function simpleTypeRef(name: string, dimensions = 0): TypeRef {
  return {
    name,
    arguments: NO_TYPES,
    diamond: false,
    dimensions,
    upper: NO_TYPES,
    lower: undefined,
  };
}

export const NO_TYPE = simpleTypeRef('');
export const VOID_TYPE = simpleTypeRef('void');

export function withDimensions(type: TypeRef, more: number): TypeRef {
  return more === 0 ? type : { ...type, dimensions: type.dimensions + more };
}

export function isTypeKind(kind: Kind): boolean {
  switch (kind) {
    case Kind.annotatedType:
    case Kind.arrayType:
    case Kind.booleanType:
    case Kind.floatingPointType:
    case Kind.genericType:
    case Kind.integralType:
    case Kind.scopedTypeIdentifier:
    case Kind.typeIdentifier:
    case Kind.voidType:
    case Kind.wildcard:
      return true;
    default:
      return false;
  }
}

/** The type that a node is; names of expressions (`Foo.Bar::new`) count as types too. */
export function readTypeRef(tree: SyntaxTree, node: NodeIndex, names: Names, depth = 0): TypeRef {
  if (depth > DEEPEST) return NO_TYPE;
  switch (kindOf(tree, node)) {
    case Kind.genericType:
      return readGeneric(tree, node, names, depth);
    case Kind.arrayType:
      return readArray(tree, node, names, depth);
    case Kind.annotatedType:
      return firstTypeIn(tree, node, names, depth) ?? NO_TYPE;
    case Kind.wildcard:
      return readWildcard(tree, node, names, depth);
    default:
      return simpleTypeRef(dottedName(tree, node, names));
  }
}

/** The children of a node that are types: of a list, of a bound, of `throws`. */
export function typesIn(tree: SyntaxTree, node: NodeIndex, names: Names, depth = 0): TypeRef[] {
  return childrenOf(tree, node)
    .filter((child) => isTypeKind(kindOf(tree, child)))
    .map((child) => readTypeRef(tree, child, names, depth + 1));
}

/** `a.b.C` of identifiers, scoped or not, type arguments left out. */
export function dottedName(tree: SyntaxTree, node: NodeIndex, names: Names): string {
  const parts: string[] = [];
  const past = tree.past[node]!;
  for (let at = node as number; at < past; at++) {
    const kind = tree.kind[at];
    if (kind === Kind.typeArguments || kind === Kind.annotation || kind === Kind.markerAnnotation) {
      at = tree.past[at]! - 1;
    } else if (tree.name[at] !== 0 && kind !== Kind.modifiers && kind !== Kind.dimensions) {
      parts.push(names.text(tree.name[at]!));
    }
  }
  return parts.join('.');
}

function firstTypeIn(tree: SyntaxTree, node: NodeIndex, names: Names, depth: number) {
  const child = childrenOf(tree, node).find((each) => isTypeKind(kindOf(tree, each)));
  return child === undefined ? undefined : readTypeRef(tree, child, names, depth + 1);
}

function readGeneric(tree: SyntaxTree, node: NodeIndex, names: Names, depth: number): TypeRef {
  const list = childOfKind(tree, node, Kind.typeArguments);
  const found = list === undefined ? [] : typesIn(tree, list, names, depth);
  const simple = simpleTypeRef(dottedName(tree, node, names));
  return { ...simple, arguments: found, diamond: list !== undefined && found.length === 0 };
}

function readArray(tree: SyntaxTree, node: NodeIndex, names: Names, depth: number): TypeRef {
  const element = firstTypeIn(tree, node, names, depth) ?? NO_TYPE;
  return withDimensions(element, dimensionsIn(tree, node));
}

/** How many `[]` a node holds directly: of an array type, or behind a name (`int a[]`). */
export function dimensionsIn(tree: SyntaxTree, node: NodeIndex): number {
  const dimensions = childOfKind(tree, node, Kind.dimensions);
  return dimensions === undefined ? 0 : tree.name[dimensions]!;
}

function readWildcard(tree: SyntaxTree, node: NodeIndex, names: Names, depth: number): TypeRef {
  const bound = firstTypeIn(tree, node, names, depth);
  const isLower = childOfKind(tree, node, Kind.super) !== undefined;
  const simple = simpleTypeRef('?');
  if (bound === undefined) return simple;
  return isLower ? { ...simple, lower: bound } : { ...simple, upper: [bound] };
}

/** `A & B`: the first, with the others as its upper bounds. */
export function intersectionOf([first, ...others]: readonly TypeRef[]): TypeRef {
  if (first === undefined) return NO_TYPE;
  return others.length === 0 ? first : { ...first, upper: others };
}

export function readTypeParameters(
  tree: SyntaxTree,
  node: NodeIndex | undefined,
  names: Names,
): TypeParameter[] {
  if (node === undefined) return [];
  return childrenOf(tree, node)
    .filter((child) => kindOf(tree, child) === Kind.typeParameter)
    .map((child) => readTypeParameter(tree, child, names));
}

function readTypeParameter(tree: SyntaxTree, node: NodeIndex, names: Names): TypeParameter {
  const name =
    childOfKind(tree, node, Kind.typeIdentifier) ?? childOfKind(tree, node, Kind.identifier);
  const bound = childOfKind(tree, node, Kind.typeBound);
  return {
    name: name === undefined ? '' : names.text(tree.name[name]!),
    bounds: bound === undefined ? [] : typesIn(tree, bound, names),
  };
}
