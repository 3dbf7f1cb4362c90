/** Decodes the record of one class. Total: a damaged record gives a class with less in it. */
import type { ByteReader } from './byte-reader.js';
import type { LibraryClass, LibraryField, LibraryMethod } from './library-class.js';
import { joinSignature } from './signature-parts.js';
import { KINDS } from './table-format.js';
import type { TextPool } from './text-pool-reader.js';

type TypeText = (number: number) => string;

function readList<T>(reader: ByteReader, read: () => T): T[] {
  return Array.from({ length: reader.count() }, read);
}

/** Members say the distance to the name before. */
function nameReader(reader: ByteReader, names: TextPool): () => string {
  let name = 0;
  return () => names.text((name += reader.number()));
}

/** Most members of a class are never asked for their types, so these are put together late. */
function readField(reader: ByteReader, name: string, type: TypeText): LibraryField {
  const modifiers = reader.number();
  const number = reader.number();
  return {
    name,
    modifiers,
    get type() {
      return type(number);
    },
  };
}

function readMethod(reader: ByteReader, name: string, type: TypeText): LibraryMethod {
  const flags = reader.number();
  const shape = reader.number();
  const typeParameters = shape % 2 === 1 ? reader.number() : undefined;
  const parameterCount = Math.min(shape >>> 1, reader.left);
  const parameters = Array.from({ length: parameterCount }, () => reader.number());
  const result = reader.number();
  return {
    name,
    modifiers: flags >>> 1,
    variadic: flags % 2 === 1,
    get signature() {
      return joinSignature({
        typeParameters: typeParameters === undefined ? '' : type(typeParameters),
        parameters: parameters.map(type),
        result: type(result),
      });
    },
  };
}

export function readRecord(
  reader: ByteReader,
  binaryName: string,
  names: TextPool,
  type: TypeText,
): LibraryClass {
  const kind = KINDS[reader.number()] ?? 'class';
  const modifiers = reader.number();
  const typeParameters = type(reader.number());
  const superclass = type(reader.number());
  const interfaces = readList(reader, () => type(reader.number()));
  const fieldName = nameReader(reader, names);
  const fields = readList(reader, () => readField(reader, fieldName(), type));
  const methodName = nameReader(reader, names);
  const methods = readList(reader, () => readMethod(reader, methodName(), type));
  const types = readList(reader, () => names.text(reader.number()));
  const header = { name: binaryName, kind, modifiers, typeParameters, superclass, interfaces };
  return { ...header, fields, methods, types };
}
