/** Java text to what it declares: parsed, walked once, read; the parser's tree is freed at once. */
import type { Tree } from 'web-tree-sitter';
import type { CancellationToken } from '../../base/cancellation.js';
import type { JavaFile } from './declarations.js';
import { lineStartsOf } from './line-starts.js';
import { Names } from './names.js';
import { parseTree, type JavaParser } from './parser.js';
import { cutPiece, keepTree, rebase, type Piece } from './piece.js';
import { problemsOf } from './problems.js';
import { readFile } from './read-file.js';
import { membersIn } from './read-type.js';
import { fileSignature } from './signature.js';
import type { SyntaxTree } from './tree.js';
import { Walker } from './walk.js';

/** Reads the files of one program: their names are numbered together. */
export class JavaReader {
  readonly walker: Walker;

  constructor(
    readonly parser: JavaParser,
    readonly names: Names = new Names(),
  ) {
    this.walker = new Walker(parser.memory, parser.grammar, names);
  }
}

/** undefined where it was cancelled. */
export function parseJava(
  reader: JavaReader,
  path: string,
  text: string,
  token?: CancellationToken,
): JavaFile | undefined {
  const tree = parseTree(reader.parser, text, undefined, token);
  if (tree === undefined) return undefined;
  try {
    return readTree(reader, path, text, tree);
  } finally {
    tree.delete();
  }
}

export function readTree(reader: JavaReader, path: string, text: string, tree: Tree): JavaFile {
  return toJavaFile(reader.names, path, text, keepTree(reader.walker.walk(tree, text)));
}

function toJavaFile(names: Names, path: string, text: string, tree: SyntaxTree): JavaFile {
  const pieces: Piece[] = [];
  const problems = problemsOf(tree);
  const declared = readFile(tree, names, (_, node, owner) => {
    const piece = cutPiece(tree, node);
    pieces.push(piece);
    return membersIn(tree, node, names, owner, piece);
  });
  for (const piece of pieces) rebase(piece);
  const lineStarts = lineStartsOf(text);
  return {
    path,
    ...declared,
    problems,
    lines: lineStarts.length,
    lineStarts,
    signature: fileSignature(declared.package, declared.imports, declared.types),
  };
}
