/**
 * A class file as a LibraryClass: what a source that uses the class can name. Members that are
 * private, package-private or made by the compiler are left out; flags become Modifier bits.
 */
import type {
  LibraryClass,
  LibraryField,
  LibraryMethod,
} from '../../server/src/java/library/library-class.js';
import type { TypeKind } from '../../server/src/java/syntax/declarations.js';
import { Modifier } from '../../server/src/java/syntax/modifiers.js';
import type { ClassFile, MemberFile } from './class-file.js';
import { splitClassSignature, withoutExceptions, withoutFirstParameter } from './signatures.js';

export const Flag = {
  public: 0x1,
  private: 0x2,
  protected: 0x4,
  static: 0x8,
  final: 0x10,
  synchronized: 0x20,
  /** Of a field; of a method the same bit marks a bridge. */
  volatile: 0x40,
  bridge: 0x40,
  /** Of a field; of a method the same bit marks variable arity. */
  transient: 0x80,
  varargs: 0x80,
  native: 0x100,
  interface: 0x200,
  abstract: 0x400,
  strict: 0x800,
  synthetic: 0x1000,
  annotation: 0x2000,
  enum: 0x4000,
} as const;

type Bits = readonly (readonly [flag: number, modifier: number])[];

const COMMON: Bits = [
  [Flag.public, Modifier.public],
  [Flag.protected, Modifier.protected],
  [Flag.private, Modifier.private],
  [Flag.static, Modifier.static],
  [Flag.final, Modifier.final],
  [Flag.abstract, Modifier.abstract],
];
const OF_FIELD: Bits = [
  [Flag.volatile, Modifier.volatile],
  [Flag.transient, Modifier.transient],
];
const OF_METHOD: Bits = [
  [Flag.synchronized, Modifier.synchronized],
  [Flag.native, Modifier.native],
  [Flag.strict, Modifier.strictfp],
];

function toModifiers(flags: number, ...bits: readonly Bits[]): number {
  let modifiers = 0;
  for (const [flag, modifier] of bits.flat()) if (flags & flag) modifiers |= modifier;
  return modifiers;
}

export function isApi(flags: number): boolean {
  return (flags & (Flag.public | Flag.protected)) !== 0 && (flags & Flag.synthetic) === 0;
}

/** `-deprecated_x` and `x$okhttp` are how Kotlin keeps its own names from Java's sight. */
function isKotlinOnly({ name }: MemberFile): boolean {
  return name.includes('-') || name.includes('$');
}

/** Of a member class its own flags are in the InnerClasses entry: `static` stands only there. */
export function declaredFlags(file: ClassFile): number {
  return file.innerClasses.find(({ inner }) => inner === file.name)?.flags ?? file.flags;
}

function kindOf({ flags, superclass }: ClassFile): TypeKind {
  if (flags & Flag.annotation) return 'annotation';
  if (flags & Flag.interface) return 'interface';
  if (flags & Flag.enum) return 'enum';
  return superclass === 'java/lang/Record' ? 'record' : 'class';
}

function toField(member: MemberFile): LibraryField {
  const { name, flags, descriptor, signature } = member;
  return { name, modifiers: toModifiers(flags, COMMON, OF_FIELD), type: signature || descriptor };
}

function isInner(file: ClassFile): boolean {
  const entry = file.innerClasses.find(({ inner }) => inner === file.name);
  return entry !== undefined && entry.outer !== '' && (entry.flags & Flag.static) === 0;
}

/**
 * A constructor of an inner class has its outer instance as first parameter in the descriptor, but not
 * in the signature. The source never writes it as an argument: it goes.
 */
function sourceSignature(file: ClassFile, { name, descriptor, signature }: MemberFile): string {
  if (signature !== '') return withoutExceptions(signature);
  return name === '<init>' && isInner(file) ? withoutFirstParameter(descriptor) : descriptor;
}

function toMethod(file: ClassFile, member: MemberFile): LibraryMethod {
  const { name, flags } = member;
  const isDefault =
    (file.flags & Flag.interface) !== 0 && (flags & (Flag.abstract | Flag.static)) === 0;
  const modifiers = toModifiers(flags, COMMON, OF_METHOD) | (isDefault ? Modifier.default : 0);
  const variadic = (flags & Flag.varargs) !== 0;
  return { name, modifiers, variadic, signature: sourceSignature(file, member) };
}

function isMethodOfApi(member: MemberFile): boolean {
  return isApi(member.flags) && (member.flags & Flag.bridge) === 0 && !isKotlinOnly(member);
}

const toSignature = (internalName: string): string => `L${internalName};`;

function toHierarchy(file: ClassFile) {
  const { typeParameters, supertypes } = splitClassSignature(file.signature);
  const erased = [file.superclass, ...file.interfaces].filter((name) => name !== '');
  const types = supertypes.length > 0 ? supertypes : erased.map(toSignature);
  const [superclass = '', ...interfaces] = file.superclass === '' ? ['', ...types] : types;
  const isInterface = (file.flags & Flag.interface) !== 0;
  return { typeParameters, superclass: isInterface ? '' : superclass, interfaces };
}

/** `isKept` tells of an internal name whether the table has it. */
export function toLibraryClass(file: ClassFile, isKept: (name: string) => boolean): LibraryClass {
  const types = file.innerClasses.filter(
    ({ inner, outer, flags }) => outer === file.name && isApi(flags) && isKept(inner),
  );
  return {
    name: file.name.replaceAll('/', '.'),
    kind: kindOf(file),
    modifiers: toModifiers(declaredFlags(file), COMMON) | (file.sealed ? Modifier.sealed : 0),
    ...toHierarchy(file),
    fields: file.fields.filter((field) => isApi(field.flags)).map(toField),
    methods: file.methods.filter(isMethodOfApi).map((method) => toMethod(file, method)),
    types: types.map(({ simpleName }) => simpleName).sort(),
  };
}
