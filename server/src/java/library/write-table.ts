/** Writes a library table (table-format.ts). The same classes give the same bytes, in whatever order. */
import { gzipSync } from 'node:zlib';
import { ByteWriter } from './byte-writer.js';
import type { LibraryClass, LibraryMethod } from './library-class.js';
import { splitSignature } from './signature-parts.js';
import { COMMON_TYPES, FORMAT_VERSION, HEAD_LENGTH, KINDS, MAGIC } from './table-format.js';
import { sortTexts, writeTextPool } from './text-pool.js';

interface Numbers {
  readonly name: (text: string) => number;
  readonly type: (text: string) => number;
}

function* namesOf({ fields, methods, types }: LibraryClass): Generator<string> {
  for (const { name } of fields) yield name;
  for (const { name } of methods) yield name;
  yield* types;
}

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

function numbering(texts: readonly string[], from = 0): Map<string, number> {
  return new Map(texts.map((text, index) => [text, index + from]));
}

/** By use, the most used first; the sorted order decides between equals. */
function mostUsed(sorted: readonly string[], uses: Iterable<string>): string[] {
  const counts = new Map(sorted.map((text) => [text, 0]));
  for (const text of uses) counts.set(text, counts.get(text)! + 1);
  return [...sorted].sort((a, b) => counts.get(b)! - counts.get(a)!).slice(0, COMMON_TYPES);
}

function writeNamed<T extends { readonly name: string }>(
  writer: ByteWriter,
  numbers: Numbers,
  members: readonly T[],
  write: (member: T) => void,
): void {
  const sorted = [...members].sort((a, b) => numbers.name(a.name) - numbers.name(b.name));
  let before = 0;
  writer.number(sorted.length);
  for (const member of sorted) {
    const name = numbers.name(member.name);
    writer.number(name - before);
    before = name;
    write(member);
  }
}

function writeMethod(writer: ByteWriter, numbers: Numbers, method: LibraryMethod): void {
  const { typeParameters, parameters, result } = splitSignature(method.signature);
  const generic = typeParameters !== '';
  writer.number(method.modifiers * 2 + Number(method.variadic));
  writer.number(parameters.length * 2 + Number(generic));
  if (generic) writer.number(numbers.type(typeParameters));
  for (const type of [...parameters, result]) writer.number(numbers.type(type));
}

function writeRecord(each: LibraryClass, numbers: Numbers): Buffer {
  const writer = new ByteWriter();
  writer.number(KINDS.indexOf(each.kind));
  writer.number(each.modifiers);
  writer.number(numbers.type(each.typeParameters));
  writer.number(numbers.type(each.superclass));
  writer.number(each.interfaces.length);
  for (const type of each.interfaces) writer.number(numbers.type(type));
  writeNamed(writer, numbers, each.fields, ({ modifiers, type }) => {
    writer.number(modifiers);
    writer.number(numbers.type(type));
  });
  writeNamed(writer, numbers, each.methods, (method) => {
    writeMethod(writer, numbers, method);
  });
  writer.number(each.types.length);
  for (const name of each.types) writer.number(numbers.name(name));
  return writer.toBuffer();
}

function writePayload(classes: readonly LibraryClass[]): Buffer {
  const byName = new Map(classes.map((each) => [each.name, each]));
  const classNames = sortTexts(byName.keys());
  const names = sortTexts(classes.flatMap((each) => [...namesOf(each)]));
  const uses = classes.flatMap((each) => [...typesOf(each)]);
  const types = sortTexts(uses);
  const common = mostUsed(types, uses);
  const nameNumbers = numbering(names);
  const poolNumbers = numbering(types);
  const typeNumbers = new Map([...numbering(types, common.length), ...numbering(common)]);
  const numbers: Numbers = {
    name: (text) => nameNumbers.get(text)!,
    type: (text) => typeNumbers.get(text)!,
  };
  const records = classNames.map((name) => writeRecord(byName.get(name)!, numbers));
  const writer = new ByteWriter();
  writeTextPool(writer, names);
  writeTextPool(writer, types);
  writer.number(common.length);
  for (const text of common) writer.number(poolNumbers.get(text)!);
  writeTextPool(writer, classNames);
  for (const record of records) writer.number(record.length);
  for (const record of records) writer.bytes(record);
  return writer.toBuffer();
}

/** Where two classes have the same name the last one counts. */
export function writeLibrary(classes: readonly LibraryClass[]): Uint8Array {
  const payload = writePayload(classes);
  const head = Buffer.alloc(HEAD_LENGTH);
  head.write(MAGIC, 'latin1');
  head.writeUInt8(FORMAT_VERSION, MAGIC.length);
  head.writeUIntLE(payload.length, MAGIC.length + 1, 3);
  return Buffer.concat([head, gzipSync(payload, { level: 9 })]);
}
