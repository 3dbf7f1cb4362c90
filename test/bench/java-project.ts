/** What the measures of Java share: the parser, and the stages that a project goes through. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Library } from '../../server/src/java/library/library-class.js';
import { readLibrary } from '../../server/src/java/library/read-table.js';
import { resolveBody } from '../../server/src/java/program/body/resolve-body.js';
import { Program } from '../../server/src/java/program/program.js';
import type { ResolvedBody } from '../../server/src/java/program/resolved-body.js';
import { JavaReader, parseJava } from '../../server/src/java/syntax/parse-java.js';
import { parserText } from '../../server/src/java/syntax/parser-text.js';
import { loadJavaParser, parseTree, type JavaParser } from '../../server/src/java/syntax/parser.js';
import type { GeneratedFile } from './generators/java/project.js';

/** scripts/bench.mjs puts the wasm files beside the bundle. */
export function loadBenchParser(): Promise<JavaParser> {
  const read = (name: string) => readFileSync(path.join(path.dirname(process.argv[1]!), name));
  return loadJavaParser({
    runtime: read('web-tree-sitter.wasm'),
    java: read('tree-sitter-java.wasm'),
  });
}

/** The parser alone: what everything else is measured against. */
export function parseOnly(parser: JavaParser, files: readonly GeneratedFile[]): void {
  for (const { text } of files) parseTree(parser, parserText(text))!.delete();
}

export function benchLibrary(): Library {
  return readLibrary(readFileSync('server/data/library.bin')).library;
}

export interface IndexedProject {
  readonly program: Program;
  readonly bodies: readonly ResolvedBody[];
}

/** From texts to all that is known of them before anybody asks; each stage adds its part here. */
export function indexProject(
  parser: JavaParser,
  library: Library,
  files: readonly GeneratedFile[],
): IndexedProject {
  const reader = new JavaReader(parser);
  const parsed = files.map(({ path: name, text }) => parseJava(reader, name, text)!);
  const program = Program.of(parsed, library);
  const members = program.sourceClasses.flatMap((symbol) => symbol.members);
  const bodies = members.map((member) => resolveBody(program, member, reader.names));
  return { program, bodies };
}
