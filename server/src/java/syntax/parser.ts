/**
 * Loading of tree-sitter and its Java grammar, and parsing. The engine reads no files: the caller
 * hands in the bytes of the two wasm files. The parser's trees live in wasm memory and are freed by
 * whoever asked for them (`tree.delete()`); nothing outside this folder ever sees one.
 */
import { Language, Parser, type Tree } from 'web-tree-sitter';
import type { CancellationToken } from '../../base/cancellation.js';
import { readGrammar, type Grammar } from './grammar.js';
import type { RuntimeMemory } from './runtime-memory.js';

export interface WasmFiles {
  /** `web-tree-sitter.wasm`. */
  readonly runtime: Uint8Array;
  /** `tree-sitter-java.wasm`. */
  readonly java: Uint8Array;
}

/** One parser for one thread: parsing is synchronous, so one is enough. */
export interface JavaParser {
  readonly parser: Parser;
  readonly memory: RuntimeMemory;
  readonly grammar: Grammar;
}

/** The library has one runtime for a thread, whoever asks for it first. */
let runtime: Promise<RuntimeMemory> | undefined;

export async function loadJavaParser(wasm: WasmFiles): Promise<JavaParser> {
  runtime ??= loadRuntime(wasm.runtime);
  const memory = await runtime;
  const language = await Language.load(wasm.java);
  const parser = new Parser();
  parser.setLanguage(language);
  return { parser, memory, grammar: readGrammar(memory, language) };
}

/** The options become the runtime itself, which then has the views of its memory. */
async function loadRuntime(wasmBinary: Uint8Array): Promise<RuntimeMemory> {
  const module = { wasmBinary };
  await Parser.init(module);
  return module as unknown as RuntimeMemory;
}

/** Characters handed over at a time: as many as the library's buffer holds; few for an edit. */
const WHOLE_CHUNK = 5000;
const EDIT_CHUNK = 512;

/**
 * The tree of a text that went through `parserText`; undefined where it was cancelled. `previous`
 * must already know of the edits (`Tree.edit`).
 */
export function parseTree(
  { parser }: JavaParser,
  code: string,
  previous?: Tree,
  token?: CancellationToken,
): Tree | undefined {
  // The library types the callback as void, but stops when it answers true.
  const isCancelled = () => token?.isCancelled === true;
  const options = token && { progressCallback: isCancelled };
  const chunk = previous === undefined ? WHOLE_CHUNK : EDIT_CHUNK;
  const tree = parser.parse((at) => code.slice(at, at + chunk), previous, options);
  // Else the next parse would go on where this one stopped.
  if (tree === null) parser.reset();
  return tree ?? undefined;
}
