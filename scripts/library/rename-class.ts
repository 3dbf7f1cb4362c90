/** A class file under another name, in everything that it states. */
import type { ClassFile, MemberFile } from './class-file.js';

/** From internal name to internal name. */
export type Rename = (name: string) => string;

const CLASS_IN_SIGNATURE = /(?<=L)[\w/]+(?:\$\w+)*(?=[<;.])/g;

export function renameClass(file: ClassFile, rename: Rename): ClassFile {
  const inText = (text: string): string => text.replace(CLASS_IN_SIGNATURE, rename);
  const inMember = (member: MemberFile): MemberFile => ({
    ...member,
    descriptor: inText(member.descriptor),
    signature: inText(member.signature),
  });
  return {
    ...file,
    name: rename(file.name),
    superclass: rename(file.superclass),
    interfaces: file.interfaces.map(rename),
    signature: inText(file.signature),
    innerClasses: file.innerClasses.map((each) => ({
      ...each,
      inner: rename(each.inner),
      outer: rename(each.outer),
    })),
    fields: file.fields.map(inMember),
    methods: file.methods.map(inMember),
  };
}
