/** What it costs to know a Java project, against the parser alone on the same files. */
import { generateProject } from '../generators/java/project.js';
import {
  benchLibrary,
  indexProject,
  loadBenchParser,
  modelProject,
  parseOnly,
} from '../java-project.js';
import { bestOfRounds, type Measure } from '../measure.js';

function heldBytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

export const javaIndex: Measure = {
  name: 'java-index',
  about: 'a generated project of 500 files indexed from nothing, against the parser alone',
  async run({ quick }) {
    const files = generateProject({ files: quick ? 50 : 500, linesPerFile: 130, seed: 1 });
    const lines = files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
    const parser = await loadBenchParser();
    const library = benchLibrary();
    const indexed = indexProject(parser, library, files);
    const [parse, index, model] = (await bestOfRounds(quick ? 3 : 5, [
      () => {
        parseOnly(parser, files);
      },
      () => indexProject(parser, library, files),
      () => modelProject(indexed),
    ])) as [number, number, number];
    const before = heldBytes();
    const held = indexProject(parser, library, files);
    const bytes = heldBytes() - before;
    const wasm = parser.memory.HEAPU8.length;
    return [
      {
        name: 'lines, files',
        value: `${lines.toLocaleString('en')}, ${[...held.program.files].length}`,
      },
      { name: 'parser alone', value: `${parse.toFixed(0)} ms` },
      { name: 'cold index', value: `${index.toFixed(0)} ms` },
      { name: 'cold index / parser alone', value: (index / parse).toFixed(2), target: 'at most 3' },
      { name: 'origins of the indexed project', value: `${model.toFixed(0)} ms` },
      {
        name: 'held per 1,000 lines',
        value: `${(bytes / lines).toFixed(0)} KB`,
      },
      { name: 'wasm memory, trees freed', value: `${(wasm / 2 ** 20).toFixed(0)} MiB` },
    ];
  },
};
