/**
 * A text that ends too early, or lacks a closing brace, read as if its braces were closed at its end:
 * else the parser finds no class in it at all. For files of which nothing better is known, when they
 * are first read.
 */
import type { CancellationToken } from '../../base/cancellation.js';
import { blankOut } from '../blank.js';
import type { TypeDeclaration } from './declarations.js';
import { declare, type Read } from './declare.js';
import type { JavaReader } from './java-reader.js';
import { parserText } from './parser-text.js';
import { parseTree } from './parser.js';
import type { Declared } from './read-file.js';
import type { SyntaxTree } from './tree.js';

/** More braces than these are no half-typed code. */
const MOST = 100;

/** What was read of a text, or more if there is more to be had by closing its braces. */
export function withBracesClosed(
  reader: JavaReader,
  text: string,
  read: Read,
  token?: CancellationToken,
): Read {
  const open = read.problems.length === 0 ? 0 : openBraces(text);
  if (open <= 0 || open > MOST) return read;
  const closed = readClosed(reader, text, `${text}\n${'}'.repeat(open)}`, token);
  if (closed === undefined || countIn(closed.types) <= countIn(read.declared.types)) return read;
  return { declared: closed, problems: read.problems };
}

function readClosed(
  reader: JavaReader,
  text: string,
  closed: string,
  token?: CancellationToken,
): Declared | undefined {
  const tree = parseTree(reader.parser, parserText(closed), undefined, token);
  if (tree === undefined) return undefined;
  const walked = reader.walker.walk(tree, closed);
  tree.delete();
  cutOff(walked, text.length);
  return declare(walked, reader.names).declared;
}

/** Nothing stands behind the end of the text. */
function cutOff({ length, start, end }: SyntaxTree, at: number): void {
  for (let node = 0; node < length; node++) {
    start[node] = Math.min(start[node]!, at);
    end[node] = Math.min(end[node]!, at);
  }
}

function openBraces(text: string): number {
  let open = 0;
  for (const brace of blankOut(text).matchAll(/[{}]/g)) open += brace[0] === '{' ? 1 : -1;
  return open;
}

/** How much is declared: types and members. */
function countIn(types: readonly TypeDeclaration[]): number {
  return types.reduce((sum, type) => sum + 1 + type.members.length + countIn(type.types), 0);
}
