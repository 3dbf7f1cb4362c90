/** Java text to what it declares: parsed, walked once, read; the parser's tree is freed at once. */
import type { CancellationToken } from '../../base/cancellation.js';
import type { JavaFile } from './declarations.js';
import { declare, toJavaFile } from './declare.js';
import { lineStartsOf } from './line-starts.js';
import { Names } from './names.js';
import { parserText } from './parser-text.js';
import { parseTree, type JavaParser } from './parser.js';
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
  const tree = parseTree(reader.parser, parserText(text), undefined, token);
  if (tree === undefined) return undefined;
  try {
    const { declared, problems } = declare(reader.walker.walk(tree, text), reader.names);
    return toJavaFile(path, lineStartsOf(text), declared, problems);
  } finally {
    tree.delete();
  }
}
