/**
 * The Java parser for what is bundled: which build of the library goes in, and its wasm files. The
 * library's ES module asks where it lies, which a CommonJS bundle cannot answer, so its CommonJS
 * build is taken.
 */
import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** For esbuild. */
export const treeSitterAlias = { 'web-tree-sitter': resolve('web-tree-sitter') };

const WASM_FILES = [
  'web-tree-sitter/web-tree-sitter.wasm',
  'tree-sitter-java/tree-sitter-java.wasm',
];

export async function copyWasmFiles(folder) {
  for (const file of WASM_FILES) {
    await copyFile(resolve(file), path.join(folder, path.basename(file)));
  }
}
