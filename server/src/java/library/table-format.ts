/**
 * The file of a library table: twelve bytes of head (the magic letters, the format's version, the
 * length when unpacked, a checksum of what follows), then Brotli of the lengths of the streams below
 * and the streams. What is alike stands together, as it then packs best.
 *
 *   class…        the binary names of all classes, sorted
 *   type…         the types that are no plain class, and lists of type parameters, sorted
 *   common        the types most often used, which so have numbers of one byte
 *   heads         of each class kind, modifiers, type parameters, supertypes, counts of members
 *   field…        of each class its fields: modifiers, types, names
 *   method…       of each class its methods: modifiers, shapes, types, names
 *
 * Numbers are of variable length, seven bits a byte, lowest first. A type's number is its place in
 * `common`, or (after these) the class that it is, or (after these) its place in the types. Texts are
 * front-coded (front-coding.ts) in two streams. Members are sorted by name. A class's member classes
 * are not written: they are the public and protected ones of its name and `$`.
 */
import type { TypeKind } from '../syntax/declarations.js';

export const MAGIC = 'RLLT';
export const FORMAT_VERSION = 2;
export const HEAD_LENGTH = 12;

/** How many types have numbers of one byte. */
export const COMMON_TYPES = 120;

/** By their number in a record. */
export const KINDS: readonly TypeKind[] = ['class', 'interface', 'enum', 'record', 'annotation'];

/** In the order of the file. */
export const STREAMS = [
  'classShared',
  'classLines',
  'typeShared',
  'typeLines',
  'common',
  'heads',
  'fieldFlags',
  'fieldTypes',
  'fieldShared',
  'fieldLines',
  'methodFlags',
  'methodShapes',
  'methodTypes',
  'methodShared',
  'methodLines',
] as const;
export type StreamName = (typeof STREAMS)[number];
export type Streams<T> = Readonly<Record<StreamName, T>>;

export function toStreams<T>(make: (name: StreamName) => T): Streams<T> {
  return Object.fromEntries(STREAMS.map((name) => [name, make(name)])) as Record<StreamName, T>;
}

/** Of a packed table (RFC 1950): Brotli itself notices a cut, but no changed byte. */
export function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return high * 65_536 + low;
}
