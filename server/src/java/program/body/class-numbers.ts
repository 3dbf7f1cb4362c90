/**
 * The end of a local or anonymous class's binary name: `1` or `1Local` (JLS §13.1, and as javac counts:
 * within the class directly around it, separately for each simple name, members in the order of the
 * text, within a member in the order of class-order.ts).
 */
import type { MemberDeclaration, TypeDeclaration } from '../../syntax/declarations.js';
import type { Names } from '../../syntax/names.js';
import { Role } from '../../syntax/kinds.js';
import { childIn, kindOf, type NodeIndex, type SyntaxTree } from '../../syntax/tree.js';
import { classesIn, isClassDeclaration } from './class-order.js';

type Suffixes = Map<SyntaxTree, Map<NodeIndex, string>>;

const known = new WeakMap<TypeDeclaration, Suffixes>();

/** Of the class at this node of a member of the type; undefined if there is none. */
export function classSuffix(
  around: TypeDeclaration,
  names: Names,
  tree: SyntaxTree,
  node: NodeIndex,
): string | undefined {
  let suffixes = known.get(around);
  if (suffixes === undefined) {
    suffixes = numberClasses(around.members, names);
    known.set(around, suffixes);
  }
  return suffixes.get(tree)?.get(node);
}

function numberClasses(members: readonly MemberDeclaration[], names: Names): Suffixes {
  const suffixes: Suffixes = new Map();
  const counts = new Map<string, number>();
  for (const { tree, node } of members) {
    for (const found of classesIn(tree, node)) {
      const name = nameOf(tree, found, names);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const ofTree = suffixes.get(tree) ?? new Map<NodeIndex, string>();
      suffixes.set(tree, ofTree.set(found, `${count}${name}`));
    }
  }
  return suffixes;
}

/** '' for an anonymous class. */
function nameOf(tree: SyntaxTree, node: NodeIndex, names: Names): string {
  if (!isClassDeclaration(kindOf(tree, node))) return '';
  const name = childIn(tree, node, Role.name);
  return name === undefined ? '' : names.text(tree.name[name]!);
}
