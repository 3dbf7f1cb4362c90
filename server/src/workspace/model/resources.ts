/** What the engine needs besides the project's own files: the parser and the table of libraries. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLibrary } from '../../java/library/read-table.js';
import type { Library } from '../../java/library/library-class.js';
import { loadJavaParser, type JavaParser } from '../../java/syntax/parser.js';

export interface Resources {
  readonly parser: JavaParser;
  readonly library: Library;
  /** What is wrong with the table, a fault of the installation; undefined if nothing is. */
  readonly problem: string | undefined;
}

/** All of it stands in one folder, beside the bundles. */
export async function loadResources(folder: string): Promise<Resources> {
  const [runtime, java, table] = await Promise.all(
    ['web-tree-sitter.wasm', 'tree-sitter-java.wasm', 'library.bin'].map((name) =>
      readFile(join(folder, name)),
    ),
  );
  const parser = await loadJavaParser({ runtime: runtime!, java: java! });
  return { parser, ...readLibrary(table!) };
}
