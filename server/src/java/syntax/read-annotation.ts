/** Modifiers and annotations, read from a compact tree. */
import type { Annotation } from './declarations.js';
import { Kind, Role } from './kinds.js';
import type { Names } from './names.js';
import { dottedName } from './read-type-ref.js';
import {
  childIn,
  childOfKind,
  childrenOf,
  kindOf,
  type NodeIndex,
  type SyntaxTree,
} from './tree.js';

const NO_ANNOTATIONS: readonly Annotation[] = [];

/** The bits of Modifier of a declaration, a parameter or a local variable. */
export function modifiersOf(tree: SyntaxTree, node: NodeIndex): number {
  const modifiers = childOfKind(tree, node, Kind.modifiers);
  return modifiers === undefined ? 0 : tree.name[modifiers]!;
}

export function annotationsOf(
  tree: SyntaxTree,
  node: NodeIndex,
  names: Names,
): readonly Annotation[] {
  const modifiers = childOfKind(tree, node, Kind.modifiers);
  if (modifiers === undefined || tree.past[modifiers] === modifiers + 1) return NO_ANNOTATIONS;
  return childrenOf(tree, modifiers)
    .filter((child) => isAnnotation(kindOf(tree, child)))
    .map((child) => readAnnotation(tree, child, names));
}

function isAnnotation(kind: Kind): boolean {
  return kind === Kind.annotation || kind === Kind.markerAnnotation;
}

export function readAnnotation(tree: SyntaxTree, node: NodeIndex, names: Names): Annotation {
  const list = childOfKind(tree, node, Kind.annotationArgumentList);
  return {
    name: annotationName(tree, node, names),
    values: new Map(list === undefined ? [] : readElements(tree, list, names)),
  };
}

function annotationName(tree: SyntaxTree, node: NodeIndex, names: Names): string {
  const name = childIn(tree, node, Role.name);
  return name === undefined ? '' : dottedName(tree, name, names);
}

function readElements(tree: SyntaxTree, list: NodeIndex, names: Names): [string, string[]][] {
  return childrenOf(tree, list).map((child) => {
    if (kindOf(tree, child) !== Kind.elementValuePair) {
      return ['value', textsIn(tree, child, names)];
    }
    const key = childIn(tree, child, Role.key);
    const value = childIn(tree, child, Role.value);
    return [
      key === undefined ? '' : names.text(tree.name[key]!),
      value === undefined ? [] : textsIn(tree, value, names),
    ];
  });
}

/** Strings without their quotes, `Foo.BAR` and `Foo.class` as written, `@Nested` by its name. */
function textsIn(tree: SyntaxTree, node: NodeIndex, names: Names): string[] {
  const texts: string[] = [];
  const past = tree.past[node]!;
  for (let at = node as number; at < past;) {
    const text = wholeText(tree, at as NodeIndex, names);
    if (text !== undefined) texts.push(text);
    at = text === undefined ? at + 1 : tree.past[at]!;
  }
  return texts;
}

function wholeText(tree: SyntaxTree, node: NodeIndex, names: Names): string | undefined {
  switch (kindOf(tree, node)) {
    case Kind.annotation:
    case Kind.markerAnnotation:
      return `@${annotationName(tree, node, names)}`;
    case Kind.classLiteral:
      return `${dottedName(tree, node, names)}.class`;
    case Kind.fieldAccess:
      return dottedName(tree, node, names);
    case Kind.stringLiteral:
      return withoutQuotes(names.text(tree.name[node]!));
    default:
      return tree.past[node] === node + 1 && tree.name[node] !== 0
        ? names.text(tree.name[node]!)
        : undefined;
  }
}

function withoutQuotes(text: string): string {
  const quotes = text.startsWith('"""') ? 3 : 1;
  return text.slice(quotes, Math.max(quotes, text.length - quotes));
}
