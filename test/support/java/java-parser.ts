/** The Java parser for tests, with the wasm files of node_modules. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { JavaFile } from '../../../server/src/java/syntax/declarations.js';
import { JavaReader, parseJava } from '../../../server/src/java/syntax/parse-java.js';
import { loadJavaParser, type JavaParser } from '../../../server/src/java/syntax/parser.js';

const { resolve } = createRequire(import.meta.url);

export function loadTestParser(): Promise<JavaParser> {
  return loadJavaParser({
    runtime: readFileSync(resolve('web-tree-sitter/web-tree-sitter.wasm')),
    java: readFileSync(resolve('tree-sitter-java/tree-sitter-java.wasm')),
  });
}

export async function createTestReader(): Promise<JavaReader> {
  return new JavaReader(await loadTestParser());
}

/** What a text declares; a test cancels nothing. */
export function readJava(reader: JavaReader, text: string, path = 'Test.java'): JavaFile {
  return parseJava(reader, path, text)!;
}
