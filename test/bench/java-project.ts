/** What the measures of Java share: the parser, and the stages that a project goes through. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { KnowledgeIndex } from '../../server/src/android/knowledge/knowledge-index.js';
import { withOwnTables } from '../../server/src/android/knowledge/tables.js';
import { readProjectLayouts } from '../../server/src/android/layouts/project-layouts.js';
import { readProjectManifests } from '../../server/src/android/manifest/project-manifests.js';
import {
  understandProject,
  type UnderstoodProject,
} from '../../server/src/android/origins/build-model.js';
import type { Library } from '../../server/src/java/library/library-class.js';
import { readLibrary } from '../../server/src/java/library/read-table.js';
import { ProgramBodies, type MemberBodies } from '../../server/src/java/ir/program-bodies.js';
import { Program } from '../../server/src/java/program/program.js';
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
  readonly members: readonly MemberBodies[];
}

/** From texts to every body resolved and lowered. */
export function indexProject(
  parser: JavaParser,
  library: Library,
  files: readonly GeneratedFile[],
): IndexedProject {
  const reader = new JavaReader(parser);
  const parsed = files.map(({ path: name, text }) => parseJava(reader, name, text)!);
  const program = Program.of(parsed, library);
  return { program, members: new ProgramBodies(reader.names).of(program) };
}

/** What runs on its own in it: a project without manifest and layouts. */
export function modelProject({ program, members }: IndexedProject): UnderstoodProject {
  return understandProject({
    program,
    members,
    manifests: readProjectManifests([]),
    layouts: readProjectLayouts([]),
    bindings: [],
    knowledge: new KnowledgeIndex(withOwnTables([])),
    skipped: [],
  });
}
