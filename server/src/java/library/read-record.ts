/** Decodes the record of one class, or passes over it. Total: damage gives a class with less in it. */
import type { ByteReader } from './byte-reader.js';
import { TextReader } from './front-coding.js';
import type { LibraryClass, LibraryField, LibraryMethod } from './library-class.js';
import { joinSignature } from './signature-parts.js';
import { KINDS, type Streams } from './table-format.js';

export type TypeText = (number: number) => string;

/** A class without what the table tells by names: its own, and its member classes. */
export type ClassRecord = Omit<LibraryClass, 'name' | 'types'>;

export class RecordReader {
  readonly #from: Streams<ByteReader>;
  readonly #fieldNames: TextReader;
  readonly #methodNames: TextReader;
  readonly #type: TypeText;

  constructor(from: Streams<ByteReader>, type: TypeText) {
    this.#from = from;
    this.#fieldNames = new TextReader(from.fieldShared, from.fieldLines);
    this.#methodNames = new TextReader(from.methodShared, from.methodLines);
    this.#type = type;
  }

  read(): ClassRecord {
    const { heads } = this.#from;
    const modifiers = this.readModifiers();
    const typeParameters = this.#type(heads.number());
    const superclass = this.#type(heads.number());
    const interfaces = readList(heads.atMost(heads.number()), () => this.#type(heads.number()));
    const [fieldCount, methodCount] = this.#readCounts();
    this.#fieldNames.restart();
    const fields = readList(fieldCount, () => this.#readField());
    this.#methodNames.restart();
    const methods = readList(methodCount, () => this.#readMethod());
    return { ...modifiers, typeParameters, superclass, interfaces, fields, methods };
  }

  /** The first thing of a record. */
  readModifiers(): Pick<LibraryClass, 'kind' | 'modifiers'> {
    const flags = this.#from.heads.number();
    const kind = KINDS[flags % KINDS.length]!;
    return { kind, modifiers: Math.floor(flags / KINDS.length) };
  }

  skip(): void {
    const { heads, fieldFlags, fieldTypes, methodFlags } = this.#from;
    heads.skipNumbers(3);
    heads.skipNumbers(heads.number());
    const [fieldCount, methodCount] = this.#readCounts();
    fieldFlags.skipNumbers(fieldCount);
    fieldTypes.skipNumbers(fieldCount);
    methodFlags.skipNumbers(methodCount);
    for (let left = fieldCount; left > 0; left--) this.#fieldNames.skip();
    for (let left = methodCount; left > 0; left--) this.#skipMethod();
  }

  #readCounts(): [fields: number, methods: number] {
    const { heads, fieldFlags, methodFlags } = this.#from;
    return [fieldFlags.atMost(heads.number()), methodFlags.atMost(heads.number())];
  }

  /** Most members of a class are never asked for their types, so these are put together late. */
  #readField(): LibraryField {
    const type = this.#type;
    const number = this.#from.fieldTypes.number();
    return {
      name: this.#fieldNames.read(),
      modifiers: this.#from.fieldFlags.number(),
      get type() {
        return type(number);
      },
    };
  }

  #readMethod(): LibraryMethod {
    const name = this.#methodNames.read();
    const flags = this.#from.methodFlags.number();
    const { generic, types } = this.#readTypeNumbers();
    const type = this.#type;
    return {
      name,
      modifiers: flags >>> 1,
      variadic: flags % 2 === 1,
      get signature() {
        const texts = types.map(type);
        const typeParameters = generic ? texts.shift()! : '';
        const result = texts.pop()!;
        return joinSignature({ typeParameters, parameters: texts, result });
      },
    };
  }

  #readTypeNumbers(): { readonly generic: boolean; readonly types: readonly number[] } {
    const { methodShapes, methodTypes } = this.#from;
    const shape = methodShapes.number();
    const count = methodTypes.atMost(countTypes(shape));
    return { generic: shape % 2 === 1, types: readList(count, () => methodTypes.number()) };
  }

  #skipMethod(): void {
    this.#methodNames.skip();
    this.#from.methodTypes.skipNumbers(countTypes(this.#from.methodShapes.number()));
  }
}

/** Parameters, perhaps a list of type parameters, and the result. */
function countTypes(shape: number): number {
  return (shape >>> 1) + (shape % 2) + 1;
}

function readList<T>(length: number, read: () => T): T[] {
  return Array.from({ length }, read);
}
