/**
 * The file of a library table: eight bytes of head (the magic letters, the format's version, the
 * length when unpacked), then gzip (whose checksum finds damage) of
 *
 *   names     a text pool: names of fields, methods and member classes
 *   types     a text pool: types and lists of type parameters, as class files write them
 *   common    the types most often used, which so have numbers of one byte
 *   classes   a text pool: binary names
 *   lengths   of each class its record's length in bytes
 *   records   one per class, in the order of names
 *
 * Numbers are of variable length, seven bits a byte, lowest first. A text pool (text-pool.ts) is sorted
 * and front-coded in blocks, so that a text is found by number and by binary search without unpacking
 * the rest. A record is what LibraryClass has, field by field; members are sorted by name and say the
 * distance to the name before.
 */
import type { TypeKind } from '../syntax/declarations.js';

export const MAGIC = 'RLLT';
export const FORMAT_VERSION = 1;
export const HEAD_LENGTH = 8;

/** Texts in a block of a pool: more would be smaller and slower. */
export const BLOCK = 16;

/** How many types have numbers of one byte. */
export const COMMON_TYPES = 100;

/** By their number in a record. */
export const KINDS: readonly TypeKind[] = ['class', 'interface', 'enum', 'record', 'annotation'];
