/** All that is known of a Java file as plain data, to compare two ways of coming to it. */
import type { JavaFile, MemberDeclaration } from '../../../server/src/java/syntax/declarations.js';
import type { Names } from '../../../server/src/java/syntax/names.js';
import { printTree } from '../../../server/src/java/syntax/print-tree.js';
import type { SyntaxTree } from '../../../server/src/java/syntax/tree.js';

export function fileFacts(file: JavaFile, names: Names): unknown {
  return JSON.parse(
    JSON.stringify(file, (key, value: unknown) => {
      if (key === 'tree') return printTree(value as SyntaxTree, names, true).split('\n');
      return value instanceof Map || value instanceof Int32Array ? [...value] : value;
    }),
  );
}

/** Every member of a file, those of nested types included. */
export function membersOf({ types }: Pick<JavaFile, 'types'>): MemberDeclaration[] {
  return types.flatMap((type) => [...type.members, ...membersOf(type)]);
}
