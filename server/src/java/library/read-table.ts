/**
 * Opens a library table (table-format.ts). Opening unpacks the file and finds where things stand;
 * classes are decoded when asked for. A table that is damaged or of another version is a problem and
 * a library without classes, never an exception.
 */
import { brotliDecompressSync } from 'node:zlib';
import { Modifier } from '../syntax/modifiers.js';
import { ByteReader } from './byte-reader.js';
import { TextReader } from './front-coding.js';
import type { Library, LibraryClass } from './library-class.js';
import { RecordReader } from './read-record.js';
import {
  adler32,
  FORMAT_VERSION,
  HEAD_LENGTH,
  MAGIC,
  STREAMS,
  toStreams,
  type Streams,
} from './table-format.js';

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
  readonly #from: Streams<ByteReader>;
  readonly #records: RecordReader;
  readonly #names: readonly string[];
  readonly #indexes: ReadonlyMap<string, number>;
  readonly #types: readonly string[];
  readonly #common: readonly number[];
  /** Of each class where its record starts in each stream. */
  readonly #starts: Uint32Array;
  readonly #decoded = new Map<string, LibraryClass>();
  readonly #packages = new Map<string, boolean>();

  constructor(from: Streams<ByteReader>) {
    this.#from = from;
    this.#records = new RecordReader(from, (number) => this.#type(number));
    this.#names = new TextReader(from.classShared, from.classLines).readAll();
    this.#indexes = new Map(this.#names.map((name, index) => [name, index]));
    this.#types = new TextReader(from.typeShared, from.typeLines).readAll();
    this.#common = readNumbers(from.common);
    this.#starts = this.#findStarts();
  }

  find(binaryName: string): LibraryClass | undefined {
    const known = this.#decoded.get(binaryName);
    if (known !== undefined) return known;
    const index = this.#indexes.get(binaryName);
    if (index === undefined) return undefined;
    this.#goTo(index);
    const decoded = { name: binaryName, ...this.#records.read(), types: this.#memberTypes(index) };
    this.#decoded.set(binaryName, decoded);
    return decoded;
  }

  hasPackage(name: string): boolean {
    const known = this.#packages.get(name);
    if (known !== undefined) return known;
    const beginning = `${name}.`;
    const found = this.#names[this.#lowerBound(beginning)]?.startsWith(beginning) ?? false;
    this.#packages.set(name, found);
    return found;
  }

  classNames(): Iterable<string> {
    return this.#names;
  }

  #findStarts(): Uint32Array {
    const starts = new Uint32Array(this.#names.length * STREAMS.length);
    for (let index = 0; index < this.#names.length; index++) {
      STREAMS.forEach((name, stream) => {
        starts[index * STREAMS.length + stream] = this.#from[name].at;
      });
      this.#records.skip();
    }
    return starts;
  }

  #goTo(index: number): void {
    STREAMS.forEach((name, stream) => {
      this.#from[name].at = this.#starts[index * STREAMS.length + stream]!;
    });
  }

  #memberTypes(index: number): string[] {
    const beginning = `${this.#names[index]!}$`;
    const types: string[] = [];
    for (let at = this.#lowerBound(beginning); at < this.#names.length; at++) {
      const name = this.#names[at]!;
      if (!name.startsWith(beginning)) break;
      const simpleName = name.slice(beginning.length);
      if (!simpleName.includes('$') && this.#canBeNamed(at)) types.push(simpleName);
    }
    return types;
  }

  #canBeNamed(index: number): boolean {
    this.#goTo(index);
    const { modifiers } = this.#records.readModifiers();
    return (modifiers & (Modifier.public | Modifier.protected)) !== 0;
  }

  /** The number of the first class that is not before this text in the order. */
  #lowerBound(text: string): number {
    let low = 0;
    let high = this.#names.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#names[middle]! < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** '' for a number that the table does not have. */
  #type(number: number): string {
    const { length } = this.#common;
    const place = number < length ? this.#common[number]! : number - length;
    const className = this.#names[place];
    if (className !== undefined) return `L${className.replaceAll('.', '/')};`;
    return this.#types[place - this.#names.length] ?? '';
  }
}

function readNumbers(reader: ByteReader): number[] {
  const numbers: number[] = [];
  while (reader.left > 0) numbers.push(reader.number());
  return numbers;
}

function unpack(file: Uint8Array): Buffer | undefined {
  const head = Buffer.from(file.subarray(0, HEAD_LENGTH));
  const packed = file.subarray(HEAD_LENGTH);
  try {
    if (head.readUInt32LE(MAGIC.length + 4) !== adler32(packed)) return undefined;
    const length = head.readUIntLE(MAGIC.length + 1, 3);
    // With its length known the table is unpacked in one piece.
    const payload = brotliDecompressSync(packed, { chunkSize: length + 64 });
    return payload.length === length ? payload : undefined;
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
  const lengths = STREAMS.map(() => reader.number());
  const parts = lengths.map((length) => reader.part(length));
  const streams = toStreams((name) => parts[STREAMS.indexOf(name)]!);
  const library = new OpenTable(streams);
  const failed = [reader, ...parts].some((each) => each.failed);
  if (failed) return failure('The table of library classes contradicts itself.');
  return { library, problem: undefined };
}
