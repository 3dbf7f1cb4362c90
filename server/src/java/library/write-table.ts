/** Writes a library table (table-format.ts). The same classes give the same bytes, in whatever order. */
import { brotliCompressSync, constants } from 'node:zlib';
import { ByteWriter } from './byte-writer.js';
import { TextWriter } from './front-coding.js';
import type { LibraryClass, LibraryField, LibraryMethod } from './library-class.js';
import { splitSignature } from './signature-parts.js';
import {
  adler32,
  COMMON_TYPES,
  FORMAT_VERSION,
  HEAD_LENGTH,
  KINDS,
  MAGIC,
  STREAMS,
  toStreams,
  type Streams,
} from './table-format.js';

function* typesOf(each: LibraryClass): Generator<string> {
  yield each.typeParameters;
  yield each.superclass;
  yield* each.interfaces;
  for (const { type } of each.fields) yield type;
  for (const { signature } of each.methods) {
    const { typeParameters, parameters, result } = splitSignature(signature);
    yield typeParameters;
    yield* parameters;
    yield result;
  }
}

const toType = (className: string): string => `L${className.replaceAll('.', '/')};`;

/** By use, the most used first; the sorted order decides between equals. */
function mostUsed(uses: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  for (const text of uses) counts.set(text, (counts.get(text) ?? 0) + 1);
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).sort(([, a], [, b]) => b - a);
  return sorted.slice(0, COMMON_TYPES).map(([text]) => text);
}

interface TypeNumbers {
  /** The types that are no plain class of the table, sorted. */
  readonly texts: readonly string[];
  /** Places of the common types when there were none. */
  readonly common: readonly number[];
  readonly of: (type: string) => number;
}

function numberTypes(classNames: readonly string[], uses: readonly string[]): TypeNumbers {
  const plain = classNames.map(toType);
  const isPlain = new Set(plain);
  const texts = [...new Set(uses)].filter((type) => !isPlain.has(type)).sort();
  const common = mostUsed(uses);
  const places = new Map([...plain, ...texts].map((type, place) => [type, place]));
  const commonNumbers = new Map(common.map((type, number) => [type, number]));
  return {
    texts,
    common: common.map((type) => places.get(type)!),
    of: (type) => commonNumbers.get(type) ?? places.get(type)! + common.length,
  };
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : Number(a.name > b.name);

class TableWriter {
  readonly #to: Streams<ByteWriter> = toStreams(() => new ByteWriter());
  readonly #fieldNames = new TextWriter(this.#to.fieldShared, this.#to.fieldLines);
  readonly #methodNames = new TextWriter(this.#to.methodShared, this.#to.methodLines);
  readonly #types: TypeNumbers;

  constructor(types: TypeNumbers) {
    this.#types = types;
    this.#writeTexts('type', types.texts);
    for (const place of types.common) this.#to.common.number(place);
  }

  writeClasses(classes: readonly LibraryClass[]): void {
    this.#writeTexts(
      'class',
      classes.map(({ name }) => name),
    );
    for (const each of classes) this.#writeClass(each);
  }

  toBuffer(): Buffer {
    const lengths = new ByteWriter();
    for (const name of STREAMS) lengths.number(this.#to[name].length);
    return Buffer.concat(
      [lengths, ...STREAMS.map((name) => this.#to[name])].map((each) => each.toBuffer()),
    );
  }

  #writeTexts(what: 'class' | 'type', texts: readonly string[]): void {
    const writer = new TextWriter(this.#to[`${what}Shared`], this.#to[`${what}Lines`]);
    for (const text of texts) writer.write(text);
  }

  #writeClass(each: LibraryClass): void {
    const { heads } = this.#to;
    heads.number(each.modifiers * KINDS.length + KINDS.indexOf(each.kind));
    heads.number(this.#types.of(each.typeParameters));
    heads.number(this.#types.of(each.superclass));
    heads.number(each.interfaces.length);
    for (const type of each.interfaces) heads.number(this.#types.of(type));
    heads.number(each.fields.length);
    heads.number(each.methods.length);
    this.#fieldNames.restart();
    for (const field of [...each.fields].sort(byName)) this.#writeField(field);
    this.#methodNames.restart();
    for (const method of [...each.methods].sort(byName)) this.#writeMethod(method);
  }

  #writeField({ name, modifiers, type }: LibraryField): void {
    this.#fieldNames.write(name);
    this.#to.fieldFlags.number(modifiers);
    this.#to.fieldTypes.number(this.#types.of(type));
  }

  #writeMethod({ name, modifiers, variadic, signature }: LibraryMethod): void {
    const { typeParameters, parameters, result } = splitSignature(signature);
    const generic = typeParameters !== '';
    this.#methodNames.write(name);
    this.#to.methodFlags.number(modifiers * 2 + Number(variadic));
    this.#to.methodShapes.number(parameters.length * 2 + Number(generic));
    const types = generic ? [typeParameters, ...parameters, result] : [...parameters, result];
    for (const type of types) this.#to.methodTypes.number(this.#types.of(type));
  }
}

function writePayload(classes: readonly LibraryClass[]): Buffer {
  const lastOfName = new Map(classes.map((each) => [each.name, each]));
  const sorted = [...lastOfName.values()].sort(byName);
  const uses = sorted.flatMap((each) => [...typesOf(each)]);
  const types = numberTypes(
    sorted.map(({ name }) => name),
    uses,
  );
  const writer = new TableWriter(types);
  writer.writeClasses(sorted);
  return writer.toBuffer();
}

function pack(payload: Buffer): Buffer {
  return brotliCompressSync(payload, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: payload.length,
    },
  });
}

/** Where two classes have the same name the last one counts. */
export function writeLibrary(classes: readonly LibraryClass[]): Uint8Array {
  const payload = writePayload(classes);
  const packed = pack(payload);
  const head = Buffer.alloc(HEAD_LENGTH);
  head.write(MAGIC, 'latin1');
  head.writeUInt8(FORMAT_VERSION, MAGIC.length);
  head.writeUIntLE(payload.length, MAGIC.length + 1, 3);
  head.writeUInt32LE(adler32(packed), MAGIC.length + 4);
  return Buffer.concat([head, packed]);
}
