/** The walk through the parser's memory, against parsing and against a walk by the library's cursor. */
import { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { parserText } from '../../../server/src/java/syntax/parser-text.js';
import { parseTree } from '../../../server/src/java/syntax/parser.js';
import { plainWalkOf } from '../../support/java/plain-walk.js';
import { generateProject } from '../generators/java/project.js';
import { loadBenchParser, parseOnly } from '../java-project.js';
import { bestOfRounds, type Measure } from '../measure.js';

export const javaWalk: Measure = {
  name: 'java-walk',
  about: 'compact trees of 100 files from the parser’s memory, against a walk by its cursor',
  async run({ quick }) {
    const files = generateProject({ files: 100, linesPerFile: 130, seed: 1 });
    const parser = await loadBenchParser();
    const reader = new JavaReader(parser);
    const trees = files.map(({ text }) => ({ text, tree: parseTree(parser, parserText(text))! }));
    const [parse, walk, plain] = (await bestOfRounds(quick ? 2 : 5, [
      () => {
        parseOnly(parser, files);
      },
      () => {
        for (const { tree, text } of trees) reader.walker.walk(tree, text);
      },
      () => {
        for (const { tree, text } of trees) plainWalkOf(tree, reader.names, text);
      },
    ])) as [number, number, number];
    for (const { tree } of trees) tree.delete();
    return [
      { name: 'parser alone', value: `${parse.toFixed(1)} ms` },
      { name: 'walk / parser alone', value: (walk / parse).toFixed(2) },
      { name: 'walk by the cursor / parser alone', value: (plain / parse).toFixed(2) },
    ];
  },
};
