/** `racelens debug tree FILE`: the compact tree of a file, as the parser's tree was walked. */
import { parseWholeTree } from '../../java/syntax/parse-java.js';
import { printTree } from '../../java/syntax/print-tree.js';
import type { Options } from '../command.js';
import type { DebugView } from './debug-view.js';
import { loadJavaReader, readJavaText } from './java-source.js';

export const treeView: DebugView = {
  name: 'tree',
  synopsis: 'FILE [--places]',
  summary: 'the syntax tree of a Java file',
  positionals: [1, 1],
  print: printFileTree,
};

async function printFileTree(given: readonly string[], options: Options): Promise<string> {
  const text = await readJavaText(given[0]!);
  const reader = await loadJavaReader();
  const tree = parseWholeTree(reader, text);
  return `${printTree(tree, reader.names, options['places'] === true)}\n`;
}
