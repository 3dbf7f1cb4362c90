/** The constant pool of a class file (JVMS §4.4): only texts and class names are looked at. */

export class ClassFileCursor {
  at = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  // Arrow functions, so that readers can take them apart: `const { u2 } = cursor`.
  readonly u1 = (): number => this.#bytes.readUInt8(this.#advance(1));
  readonly u2 = (): number => this.#bytes.readUInt16BE(this.#advance(2));
  readonly u4 = (): number => this.#bytes.readUInt32BE(this.#advance(4));
  /** Modified UTF-8 differs from UTF-8 only in characters that no declaration has. */
  readonly text = (length: number): string => {
    const start = this.#advance(length);
    return this.#bytes.toString('utf8', start, start + length);
  };

  #advance(count: number): number {
    const before = this.at;
    this.at += count;
    return before;
  }
}

export interface ConstantPool {
  /** '' for index 0, as for names that a class file leaves out. */
  readonly text: (index: number) => string;
  /** Internal name of a class constant; '' for index 0. */
  readonly className: (index: number) => string;
}

const Tag = { utf8: 1, long: 5, double: 6, class: 7 } as const;

/** Bytes behind the tag, for the tags that are skipped. */
const SIZES: Readonly<Record<number, number>> = {
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  8: 2,
  9: 4,
  10: 4,
  11: 4,
  12: 4,
  15: 3,
  16: 2,
  17: 4,
  18: 4,
  19: 2,
  20: 2,
};

export function readConstantPool(cursor: ClassFileCursor): ConstantPool {
  if (cursor.u4() !== 0xcafebabe) throw new Error('not a class file');
  cursor.u4();
  const count = cursor.u2();
  const texts: string[] = [''];
  const classes: number[] = [];
  for (let index = 1; index < count; index++) {
    const tag = cursor.u1();
    if (tag === Tag.utf8) texts[index] = cursor.text(cursor.u2());
    else if (tag === Tag.class) classes[index] = cursor.u2();
    else cursor.at += sizeOf(tag);
    // Eight-byte constants take two places (JVMS §4.4.5).
    if (tag === Tag.long || tag === Tag.double) index++;
  }
  const text = (index: number): string => texts[index] ?? '';
  return { text, className: (index) => text(classes[index] ?? 0) };
}

function sizeOf(tag: number): number {
  const size = SIZES[tag];
  if (size === undefined) throw new Error(`constant pool tag ${tag} is unknown`);
  return size;
}
