/** An import that a file does not have yet, put where its sorted imports would have it, in the group of its like. */
import type { JavaFile } from '../../java/syntax/declarations.js';
import type { FixContext, FixEdit } from './fix.js';
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

/** The class of one of these simple names that the project's files import, the usual one. */
export function usualImport(
  { codes }: Pick<FixContext, 'codes'>,
  simples: readonly string[],
): string | undefined {
  const files = new Set<JavaFile>(codes.codes.flatMap(({ member }) => member?.file ?? []));
  const names = [...files]
    .flatMap(({ imports }) => imports.map(({ name }) => name))
    .filter((name) => simples.some((simple) => name.endsWith(`.${simple}`)));
  const times = (name: string): number => names.filter((each) => each === name).length;
  return [...new Set(names)].sort((one, other) => times(other) - times(one))[0];
}

function insertionOf(file: JavaFile, text: string, name: string): Omit<FixEdit, 'path'> {
  const newline = newlineOf(text);
  const line = `import ${name};`;
  const lines = groupFor(name, importLines(text));
  const before = lines.findLast(({ imported }) => imported < name);
  if (before !== undefined) return at(before.end, `${newline}${line}`);
  const [first] = lines;
  if (first !== undefined) return at(first.start, `${line}${newline}`);
  const package_ = /^[ \t]*package\s[^;]*;/m.exec(text);
  if (file.package === '' || package_ === null) return at(0, `${line}${newline}${newline}`);
  const end = lineEnd(text, package_.index + package_[0].length);
  return at(end, `${newline}${newline}${line}`);
}

/** The imports without a blank line between them of which one has the most in common with the name. */
function groupFor(name: string, lines: readonly ImportLine[]): readonly ImportLine[] {
  const alike = Math.max(0, ...lines.map(({ imported }) => commonParts(imported, name)));
  const nearest = lines.find(({ imported }) => commonParts(imported, name) === alike);
  if (alike === 0 || nearest === undefined) return lines;
  return lines.filter(({ group }) => group === nearest.group);
}

function commonParts(one: string, other: string): number {
  const [parts, others] = [one.split('.'), other.split('.')];
  const first = parts.findIndex((part, at) => part !== others[at]);
  return first < 0 ? parts.length : first;
}

interface ImportLine {
  readonly imported: string;
  readonly start: number;
  readonly end: number;
  /** Which run of imports without a blank line between them it is of. */
  readonly group: number;
}

function importLines(text: string): ImportLine[] {
  let group = 0;
  let last = 0;
  return [...text.matchAll(/^import\s+([\w.*]+)\s*;.*$/gm)].map((match) => {
    const end = match.index + match[0].trimEnd().length;
    if (/\n[ \t\r]*\n/.test(text.slice(last, match.index))) group++;
    last = end;
    return { imported: match[1]!, start: match.index, end, group };
  });
}

function at(offset: number, text: string): Omit<FixEdit, 'path'> {
  return { start: offset, end: offset, text };
}
