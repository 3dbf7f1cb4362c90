/**
 * The shapes of shapes.ts, compiled for the reader: verbs found by the hash of their bytes, and
 * for each verb the column of every sigil.
 */
import { SIGILS, type IdKind } from '../../operations.js';
import { SHAPES, type ArgumentColumn, type OperationShape } from '../../shapes.js';

const COLUMNS = ['a', 'b', 'c', 'd', 'site'] as const satisfies readonly ArgumentColumn[];

/** The kind of id behind each byte, by letter; undefined for bytes that are no sigil. */
export const KIND_OF_BYTE: readonly (IdKind | undefined)[] = (() => {
  const kinds = new Array<IdKind | undefined>(128).fill(undefined);
  for (const [kind, letter] of Object.entries(SIGILS)) kinds[letter.charCodeAt(0)] = kind as IdKind;
  return kinds;
})();

export interface CompiledVerb {
  readonly shape: OperationShape;
  readonly bytes: Uint8Array;
  /** By byte of a sigil: which column takes the id, as an index into COLUMN_ORDER; -1 for none. */
  readonly columnOfSigil: Int8Array;
  /** Bit per column that must be filled. */
  readonly required: number;
}

export const COLUMN_ORDER: readonly ArgumentColumn[] = COLUMNS;

function compile(shape: OperationShape): CompiledVerb {
  const columnOfSigil = new Int8Array(128).fill(-1);
  let required = 0;
  for (const argument of shape.arguments) {
    const letter = SIGILS[argument.id].charCodeAt(0);
    const column = COLUMNS.indexOf(argument.column);
    // `enter s1 s2` takes two sites: the first is the method, the second where it was called.
    if (columnOfSigil[letter]! < 0) columnOfSigil[letter] = column;
    if (!argument.optional) required |= 1 << column;
  }
  return { shape, bytes: new TextEncoder().encode(shape.verb), columnOfSigil, required };
}

export function hashByte(hash: number, byte: number): number {
  return (Math.imul(hash, 31) + byte) | 0;
}

const BY_HASH = new Map<number, CompiledVerb>(
  SHAPES.map((shape) => {
    const verb = compile(shape);
    return [verb.bytes.reduce(hashByte, 0), verb];
  }),
);

/** The verb written in the given bytes, whose hash the caller has computed on the way. */
export function findVerb(
  hash: number,
  bytes: Uint8Array,
  start: number,
  end: number,
): CompiledVerb | undefined {
  const verb = BY_HASH.get(hash);
  if (verb?.bytes.length !== end - start) return undefined;
  for (let at = start; at < end; at++) {
    if (bytes[at] !== verb.bytes[at - start]) return undefined;
  }
  return verb;
}
