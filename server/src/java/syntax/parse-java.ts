/** Java text to what it declares: parsed, walked once, read; the parser's tree is freed at once. */
import type { CancellationToken } from '../../base/cancellation.js';
import type { JavaFile } from './declarations.js';
import { declare, toJavaFile } from './declare.js';
import type { JavaReader } from './java-reader.js';
import { lineStartsOf } from './line-starts.js';
import { keepTree } from './piece.js';
import type { SyntaxTree } from './tree.js';
import { parserText } from './parser-text.js';
import { parseTree } from './parser.js';
import { withBracesClosed } from './read-unclosed.js';

export { JavaReader } from './java-reader.js';

/** undefined where it was cancelled. */
export function parseJava(
  reader: JavaReader,
  path: string,
  text: string,
  token?: CancellationToken,
): JavaFile | undefined {
  const tree = parseTree(reader.parser, parserText(text), undefined, token);
  if (tree === undefined) return undefined;
  const read = declare(reader.walker.walk(tree, text), reader.names);
  tree.delete();
  const { declared, problems } = withBracesClosed(reader, text, read, token);
  return toJavaFile(path, lineStartsOf(text), declared, problems);
}

/** The tree of a whole text, for people to look at: the engine works on those of members. */
export function parseWholeTree(reader: JavaReader, text: string): SyntaxTree {
  // Nobody can cancel it, so it is there.
  const tree = parseTree(reader.parser, parserText(text))!;
  const walked = keepTree(reader.walker.walk(tree, text));
  tree.delete();
  return walked;
}
