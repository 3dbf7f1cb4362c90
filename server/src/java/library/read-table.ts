/**
 * Opens a library table (table-format.ts). Opening unpacks the file and finds where things stand;
 * classes and texts are decoded when asked for. A table that is damaged or of another version is a
 * problem and a library without classes, never an exception.
 */
import { gunzipSync } from 'node:zlib';
import { ByteReader } from './byte-reader.js';
import type { Library, LibraryClass } from './library-class.js';
import { readRecord } from './read-record.js';
import { FORMAT_VERSION, HEAD_LENGTH, MAGIC } from './table-format.js';
import { TextPool } from './text-pool-reader.js';
import { readStarts } from './text-pool.js';

export interface LibraryTable extends Library {
  /** Binary names of all classes, sorted. */
  classNames(): Iterable<string>;
}

export interface LibraryReading {
  readonly library: LibraryTable;
  /** For people; undefined if all is well. */
  readonly problem: string | undefined;
}

const EMPTY: LibraryTable = {
  find: () => undefined,
  hasPackage: () => false,
  classNames: () => [],
};

class OpenTable implements LibraryTable {
  readonly #bytes: Buffer;
  readonly #names: TextPool;
  readonly #types: TextPool;
  readonly #common: readonly number[];
  readonly #classes: TextPool;
  readonly #records: Uint32Array;
  readonly #decoded = new Map<string, LibraryClass>();
  readonly #packages = new Map<string, boolean>();

  constructor(bytes: Buffer, reader: ByteReader) {
    this.#bytes = bytes;
    this.#names = new TextPool(bytes, reader);
    this.#types = new TextPool(bytes, reader);
    this.#common = Array.from({ length: reader.count() }, () => reader.number());
    this.#classes = new TextPool(bytes, reader);
    this.#records = readStarts(reader, this.#classes.size);
  }

  find(binaryName: string): LibraryClass | undefined {
    const known = this.#decoded.get(binaryName);
    if (known !== undefined) return known;
    const index = this.#classes.indexOf(binaryName);
    if (index < 0) return undefined;
    const record = new ByteReader(this.#bytes, this.#records[index], this.#records[index + 1]);
    const decoded = readRecord(record, binaryName, this.#names, (number) => this.#type(number));
    this.#decoded.set(binaryName, decoded);
    return decoded;
  }

  hasPackage(name: string): boolean {
    const known = this.#packages.get(name);
    if (known !== undefined) return known;
    const found = this.#classes.text(this.#classes.lowerBound(`${name}.`)).startsWith(`${name}.`);
    this.#packages.set(name, found);
    return found;
  }

  *classNames(): Generator<string> {
    for (let index = 0; index < this.#classes.size; index++) yield this.#classes.text(index);
  }

  #type(number: number): string {
    const { length } = this.#common;
    return this.#types.text(number < length ? this.#common[number]! : number - length);
  }
}

function unpack(file: Uint8Array): Buffer | undefined {
  try {
    // With its length known the text is unpacked in one piece.
    const length = Buffer.from(file.subarray(0, HEAD_LENGTH)).readUIntLE(MAGIC.length + 1, 3);
    return gunzipSync(file.subarray(HEAD_LENGTH), { chunkSize: length + 64 });
  } catch {
    return undefined;
  }
}

function failure(problem: string): LibraryReading {
  return { library: EMPTY, problem };
}

/** Opens the bytes of a table file. */
export function readLibrary(file: Uint8Array): LibraryReading {
  const magic = Buffer.from(file.subarray(0, MAGIC.length)).toString('latin1');
  if (magic !== MAGIC) return failure('This is not a table of library classes.');
  const version = file[MAGIC.length]!;
  if (version !== FORMAT_VERSION) {
    return failure(
      `The table of library classes has format ${version}; this Racelens reads format ${FORMAT_VERSION}.`,
    );
  }
  const bytes = unpack(file);
  if (bytes === undefined) return failure('The table of library classes is damaged or cut off.');
  return openPayload(bytes);
}

/** Opens an unpacked table. */
export function openPayload(bytes: Buffer): LibraryReading {
  const reader = new ByteReader(bytes);
  const library = new OpenTable(bytes, reader);
  if (reader.failed) return failure('The table of library classes contradicts itself.');
  return { library, problem: undefined };
}
