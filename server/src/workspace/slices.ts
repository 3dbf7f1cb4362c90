/**
 * Large answers of a thread in small pieces. What a thread is sent is made into objects in one go, and for that
 * time nobody is answered; the model of a large project takes longer than a person waits for a hover. So long
 * lists travel as bytes, which cost nothing, and are made into objects piece by piece, with others having their
 * turn in between.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';

/** Plain data without its long lists, and those by where they stand. */
export interface Sliced {
  readonly rest: unknown;
  readonly lists: readonly SlicedList[];
}

interface SlicedList {
  readonly path: readonly string[];
  /** Each is a list of its own; together they are the whole one. */
  readonly pieces: readonly Uint8Array<ArrayBuffer>[];
}

/** Shorter lists stay where they are. */
const LONG = 64;
/** Lists that stand deeper stay where they are. */
const DEEPEST = 3;
/** So many bytes are objects again in a millisecond or two. */
const PIECE_BYTES = 48 * 1024;

export function isSliced(message: object): message is Sliced {
  return 'lists' in message;
}

export function slice(value: unknown): Sliced {
  const lists: SlicedList[] = [];
  return { rest: cut(value, [], lists), lists };
}

/** What may be moved to the other thread instead of being copied. */
export function buffersOfSlices({ lists }: Sliced): ArrayBuffer[] {
  return lists.flatMap(({ pieces }) => pieces.map(({ buffer }) => buffer));
}

export async function unslice({ rest, lists }: Sliced): Promise<unknown> {
  for (const { path, pieces } of lists) {
    const items: unknown[] = [];
    for (const piece of pieces) {
      items.push(...(deserialize(piece) as unknown[]));
      await turn();
    }
    put(rest as Record<string, unknown>, path, items);
  }
  return rest;
}

/** A copy as far as the lists lie deep, without them. */
function cut(value: unknown, path: readonly string[], lists: SlicedList[]): unknown {
  if (Array.isArray(value)) {
    if (value.length < LONG || path.length === 0) return value;
    lists.push({ path, pieces: piecesOf(value) });
    return [];
  }
  if (!isPlain(value) || path.length > DEEPEST) return value;
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    cut(part, [...path, name], lists),
  ]);
  return Object.fromEntries(parts);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** How many items make a piece is learned from the piece before. */
function piecesOf(list: readonly unknown[]): Uint8Array<ArrayBuffer>[] {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let count = LONG / 4;
  for (let from = 0; from < list.length;) {
    const piece = new Uint8Array(serialize(list.slice(from, from + count)));
    pieces.push(piece);
    from += count;
    count = Math.max(1, Math.floor((count * PIECE_BYTES) / piece.length));
  }
  return pieces;
}

function put(into: Record<string, unknown>, path: readonly string[], list: unknown[]): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) into[name] = list;
  else put(into[name] as Record<string, unknown>, rest, list);
}
