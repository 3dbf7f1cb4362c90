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
class TableField implements LibraryField {
  constructor(
    readonly name: string,
    readonly modifiers: number,
    private readonly number: number,
    private readonly text: TypeText,
  ) {}

  get type(): string {
    return this.text(this.number);
  }
}

class TableMethod implements LibraryMethod {
  constructor(
    readonly name: string,
    readonly modifiers: number,
    readonly variadic: boolean,
    private readonly typeParameters: number | undefined,
    /** The parameters, then the result. */
    private readonly types: readonly number[],
    private readonly text: TypeText,
  ) {}

  get signature(): string {
    const { typeParameters, types, text } = this;
    return joinSignature({
      typeParameters: typeParameters === undefined ? '' : text(typeParameters),
      parameters: types.slice(0, -1).map(text),
      result: text(types.at(-1) ?? -1),
    });
  }
}

function readField(reader: ByteReader, name: string, type: TypeText): LibraryField {
  return new TableField(name, reader.number(), reader.number(), type);
}

function readMethod(reader: ByteReader, name: string, type: TypeText): LibraryMethod {
  const flags = reader.number();
  const shape = reader.number();
  const typeParameters = shape % 2 === 1 ? reader.number() : undefined;
  const parameterCount = Math.min(shape >>> 1, reader.left);
  const types = Array.from({ length: parameterCount + 1 }, () => reader.number());
  return new TableMethod(name, flags >>> 1, flags % 2 === 1, typeParameters, types, type);
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
