/** Formal parameters; the receiver (`Foo this`) is none: it only carries annotations. */
import type { Parameter } from './declarations.js';
import { Kind, Role } from './kinds.js';
import type { Names } from './names.js';
import { annotationsOf, modifiersOf } from './read-annotation.js';
import { dimensionsIn, isTypeKind, NO_TYPE, readTypeRef, withDimensions } from './read-type-ref.js';
import {
  childIn,
  childOfKind,
  childrenOf,
  kindOf,
  type NodeIndex,
  type SyntaxTree,
} from './tree.js';

export function readParameters(
  tree: SyntaxTree,
  node: NodeIndex | undefined,
  names: Names,
): Parameter[] {
  if (node === undefined) return [];
  return childrenOf(tree, node)
    .map((each) => readParameter(tree, each, names))
    .filter((each) => each !== undefined);
}

export function readParameter(
  tree: SyntaxTree,
  node: NodeIndex,
  names: Names,
): Parameter | undefined {
  const kind = kindOf(tree, node);
  if (kind !== Kind.formalParameter && kind !== Kind.spreadParameter) return undefined;
  const variadic = kind === Kind.spreadParameter;
  const declarator = declaratorOf(tree, node);
  const name = childIn(tree, declarator, Role.name);
  // The grammar takes `@Foo Bar this` for a parameter of that name.
  if (name !== undefined && names.text(tree.name[name]!) === 'this') return undefined;
  const type = childrenOf(tree, node).find((child) => isTypeKind(kindOf(tree, child)));
  const written = type === undefined ? NO_TYPE : readTypeRef(tree, type, names);
  return {
    name: name === undefined ? '' : names.text(tree.name[name]!),
    type: withDimensions(written, dimensionsIn(tree, declarator) + (variadic ? 1 : 0)),
    modifiers: modifiersOf(tree, node),
    annotations: annotationsOf(tree, node, names),
    variadic,
  };
}

/** What holds the name of a parameter: itself, or, with `...`, a declarator. */
export function declaratorOf(tree: SyntaxTree, parameter: NodeIndex): NodeIndex {
  return childOfKind(tree, parameter, Kind.variableDeclarator) ?? parameter;
}
