/**
 * A class file taken apart (JVMS ch. 4) as far as declarations go: names, flags, types and the
 * attributes that say more about them. Code, annotations and constants stay unread.
 */
import { ClassFileCursor, readConstantPool, type ConstantPool } from './constant-pool.js';

export interface InnerClass {
  /** Internal names: `java/util/Map$Entry`. */
  readonly inner: string;
  /** '' for a local or anonymous class. */
  readonly outer: string;
  readonly simpleName: string;
  readonly flags: number;
}

export interface MemberFile {
  readonly name: string;
  readonly flags: number;
  readonly descriptor: string;
  /** The generic signature; '' where the descriptor says it all. */
  readonly signature: string;
}

export interface ClassFile {
  /** Internal name. */
  readonly name: string;
  readonly flags: number;
  /** Internal name; '' for java.lang.Object. */
  readonly superclass: string;
  readonly interfaces: readonly string[];
  readonly signature: string;
  readonly sealed: boolean;
  readonly innerClasses: readonly InnerClass[];
  readonly fields: readonly MemberFile[];
  readonly methods: readonly MemberFile[];
}

type AttributeReaders = Readonly<Record<string, (cursor: ClassFileCursor) => void>>;

function readAttributes(cursor: ClassFileCursor, pool: ConstantPool, known: AttributeReaders) {
  for (let left = cursor.u2(); left > 0; left--) {
    const name = pool.text(cursor.u2());
    const end = cursor.u4() + cursor.at;
    known[name]?.(cursor);
    cursor.at = end;
  }
}

function readMembers(cursor: ClassFileCursor, pool: ConstantPool): MemberFile[] {
  return Array.from({ length: cursor.u2() }, () => {
    const flags = cursor.u2();
    const name = pool.text(cursor.u2());
    const descriptor = pool.text(cursor.u2());
    let signature = '';
    readAttributes(cursor, pool, {
      Signature: ({ u2 }) => (signature = pool.text(u2())),
    });
    return { name, flags, descriptor, signature };
  });
}

function readInnerClasses({ u2 }: ClassFileCursor, pool: ConstantPool): InnerClass[] {
  return Array.from({ length: u2() }, () => ({
    inner: pool.className(u2()),
    outer: pool.className(u2()),
    simpleName: pool.text(u2()),
    flags: u2(),
  }));
}

export function readClassFile(bytes: Buffer): ClassFile {
  const cursor = new ClassFileCursor(bytes);
  const pool = readConstantPool(cursor);
  const { u2 } = cursor;
  const flags = u2();
  const name = pool.className(u2());
  const superclass = pool.className(u2());
  const interfaces = Array.from({ length: u2() }, () => pool.className(u2()));
  const fields = readMembers(cursor, pool);
  const methods = readMembers(cursor, pool);
  let signature = '';
  let sealed = false;
  let innerClasses: InnerClass[] = [];
  readAttributes(cursor, pool, {
    Signature: () => (signature = pool.text(u2())),
    PermittedSubclasses: () => (sealed = true),
    InnerClasses: () => (innerClasses = readInnerClasses(cursor, pool)),
  });
  return {
    name,
    flags,
    superclass,
    interfaces,
    signature,
    sealed,
    innerClasses,
    fields,
    methods,
  };
}
