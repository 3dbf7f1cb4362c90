/**
 * One class from several sources. The first source says kind and supertypes; each later one adds the
 * members that are not there yet: the JDK has newer methods of java.util.List, Android has methods of
 * its own in java.lang.
 */
import { isApi } from './class-facts.js';
import type { ClassFile, MemberFile } from './class-file.js';
import { parametersOf, splitClassSignature } from './signatures.js';

type Flagged = Pick<MemberFile, 'flags'>;

function union<T extends Flagged>(
  first: readonly T[],
  more: readonly T[],
  key: (each: T) => string,
): T[] {
  // A private member here does not stand for a public one there.
  const keys = new Set(first.filter(({ flags }) => isApi(flags)).map(key));
  return [...first, ...more.filter((each) => !keys.has(key(each)))];
}

const methodKey = ({ name, descriptor }: MemberFile): string => name + parametersOf(descriptor);

export function mergeClasses(first: ClassFile, more: ClassFile): ClassFile {
  const sameVariables =
    splitClassSignature(first.signature).typeParameters ===
    splitClassSignature(more.signature).typeParameters;
  // A type variable of `more` may mean nothing in `first`: its erasure then has to do.
  const usable = (members: readonly MemberFile[]): readonly MemberFile[] =>
    sameVariables ? members : members.map((member) => ({ ...member, signature: '' }));
  return {
    ...first,
    innerClasses: union(first.innerClasses, more.innerClasses, ({ inner }) => inner),
    fields: union(first.fields, usable(more.fields), ({ name }) => name),
    methods: union(first.methods, usable(more.methods), methodKey),
  };
}

export function addClass(classes: Map<string, ClassFile>, file: ClassFile): void {
  const known = classes.get(file.name);
  classes.set(file.name, known === undefined ? file : mergeClasses(known, file));
}
