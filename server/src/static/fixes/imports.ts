/** An import that a file does not have yet, put where its sorted imports would have it. */
import type { JavaFile } from '../../java/syntax/declarations.js';
import type { FixEdit } from './fix.js';
import { lineEnd, newlineOf } from './layout.js';

/** None if the file sees the class; undefined if its simple name means something else there. */
export function importOf(file: JavaFile, text: string, name: string): FixEdit[] | undefined {
  const simple = name.slice(name.lastIndexOf('.') + 1);
  const home = name.slice(0, name.lastIndexOf('.'));
  const named = file.imports.filter((each) => !each.static);
  if (named.some((each) => each.name === name || (each.star && each.name === home))) return [];
  if (named.some((each) => !each.star && each.name.endsWith(`.${simple}`))) return undefined;
  if (file.types.some((type) => type.name === simple)) return undefined;
  return [{ path: file.path, ...insertionOf(file, text, name) }];
}

function insertionOf(file: JavaFile, text: string, name: string): Omit<FixEdit, 'path'> {
  const newline = newlineOf(text);
  const line = `import ${name};`;
  const lines = importLines(text);
  const before = lines.findLast(({ imported }) => imported < name);
  if (before !== undefined) return at(before.end, `${newline}${line}`);
  const [first] = lines;
  if (first !== undefined) return at(first.start, `${line}${newline}`);
  const package_ = /^[ \t]*package\s[^;]*;/m.exec(text);
  if (file.package === '' || package_ === null) return at(0, `${line}${newline}${newline}`);
  const end = lineEnd(text, package_.index + package_[0].length);
  return at(end, `${newline}${newline}${line}`);
}

function importLines(text: string) {
  return [...text.matchAll(/^import\s+([\w.*]+)\s*;.*$/gm)].map((match) => ({
    imported: match[1]!,
    start: match.index,
    end: match.index + match[0].trimEnd().length,
  }));
}

function at(offset: number, text: string): Omit<FixEdit, 'path'> {
  return { start: offset, end: offset, text };
}
