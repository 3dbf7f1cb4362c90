/** From the compact tree of a file to its declarations, each member with a tree of its own. */
import type { JavaFile, SyntaxProblem } from './declarations.js';
import type { KnownMembers } from './known-members.js';
import type { Names } from './names.js';
import { cutPiece, keepTree, rebase, type Piece } from './piece.js';
import { problemsOf } from './problems.js';
import { readFile, type Declared } from './read-file.js';
import { membersIn } from './read-type.js';
import { fileSignature } from './signature.js';
import { kindOf, type SyntaxTree } from './tree.js';

export interface Read {
  readonly declared: Declared;
  readonly problems: readonly SyntaxProblem[];
}

/** Members that are known are taken as they are: the walk left their insides out. */
export function declare(walked: SyntaxTree, names: Names, known?: KnownMembers): Read {
  const tree = keepTree(walked);
  const problems = problemsOf(tree);
  const pieces: Piece[] = [];
  const declared = readFile(tree, names, (_, node, owner) => {
    const kind = kindOf(tree, node);
    const same = known?.at(tree.start[node]!, tree.end[node]!, kind, owner);
    if (same !== undefined) return same;
    const piece = cutPiece(tree, node);
    pieces.push(piece);
    return membersIn(tree, node, names, owner, piece);
  });
  for (const piece of pieces) rebase(piece);
  return { declared, problems };
}

export function toJavaFile(
  path: string,
  lineStarts: Int32Array,
  { package: packageName, imports, types }: Declared,
  problems: readonly SyntaxProblem[],
): JavaFile {
  return {
    path,
    package: packageName,
    imports,
    types,
    problems,
    lines: lineStarts.length,
    lineStarts,
    signature: fileSignature(packageName, imports, types),
  };
}
