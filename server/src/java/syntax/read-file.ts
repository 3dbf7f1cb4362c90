/** What a whole file declares, read from the compact tree of the file. */
import type { Import, MemberDeclaration, TypeDeclaration } from './declarations.js';
import { Kind } from './kinds.js';
import type { Names } from './names.js';
import { isMember } from './read-member.js';
import { dottedName } from './read-type-ref.js';
import { bodyNodes, isTypeDeclaration, readTypeWith, type MembersAt } from './read-type.js';
import { childOfKind, childrenOf, kindOf, ROOT, type NodeIndex, type SyntaxTree } from './tree.js';

export interface Declared {
  readonly package: string;
  readonly imports: readonly Import[];
  readonly types: readonly TypeDeclaration[];
  /** Members that stand outside of any type: of a type that could not be read. */
  readonly loose: readonly MemberDeclaration[];
}

export function readFile(tree: SyntaxTree, names: Names, membersAt: MembersAt): Declared {
  const nodes = bodyNodes(tree, ROOT);
  const ofKind = (kind: Kind) => nodes.filter((node) => kindOf(tree, node) === kind);
  const [packageNode] = ofKind(Kind.packageDeclaration);
  return {
    package: packageNode === undefined ? '' : nameIn(tree, packageNode, names),
    imports: ofKind(Kind.importDeclaration).map((node) => readImport(tree, node, names)),
    types: nodes
      .filter((node) => isTypeDeclaration(kindOf(tree, node)))
      .map((node) => readTypeWith(tree, node, names, membersAt))
      .filter((type) => type !== undefined),
    loose: tree.broken ? looseMembers(tree, nodes, membersAt) : [],
  };
}

function looseMembers(
  tree: SyntaxTree,
  nodes: readonly NodeIndex[],
  membersAt: MembersAt,
): MemberDeclaration[] {
  return nodes
    .filter((node) => isMember(kindOf(tree, node)))
    .flatMap((node) => membersAt(tree, node, ''));
}

function readImport(tree: SyntaxTree, node: NodeIndex, names: Names): Import {
  return {
    name: nameIn(tree, node, names),
    static: tree.name[node] !== 0,
    star: childOfKind(tree, node, Kind.asterisk) !== undefined,
  };
}

function nameIn(tree: SyntaxTree, node: NodeIndex, names: Names): string {
  const name = childrenOf(tree, node).find((child) => {
    const kind = kindOf(tree, child);
    return kind === Kind.identifier || kind === Kind.scopedIdentifier;
  });
  return name === undefined ? '' : dottedName(tree, name, names);
}
