/**
 * Large answers of a thread in small pieces. What a thread is sent is made into objects in one go, and for that
 * time nobody is answered; the model of a large project takes longer than a person waits for a hover. So long
 * lists travel as bytes, which cost nothing, and are made into objects group by group, with others having their
 * turn in between. A group that was in the list before is not sent again: after an edit nearly all of them were,
 * and stay the objects that they are.
 */
import { deserialize, serialize } from 'node:v8';
import { Turns } from '../base/turns.js';

/** Plain data without its long lists, and those by where they stand. */
export interface Sliced {
  readonly rest: unknown;
  readonly lists: readonly SlicedList[];
}

interface SlicedList {
  readonly path: readonly string[];
  /** Of each group: which one of the list before it is, or `FRESH`. */
  readonly kept: Int32Array<ArrayBuffer>;
  /** The fresh groups one after the other, and where each ends. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ends: Int32Array<ArrayBuffer>;
}

type Group = readonly unknown[];

const FRESH = -1;
/** Shorter lists stay where they are. */
const LONG = 64;
/** Lists that stand deeper stay where they are. */
const DEEPEST = 3;
/** So many items are objects again in a millisecond or two. */
const LARGEST_GROUP = 64;

export function isSliced(message: object): message is Sliced {
  return 'lists' in message;
}

/** What may be moved to the other thread instead of being copied. */
export function buffersOfSlices({ lists }: Sliced): ArrayBuffer[] {
  return lists.map(({ bytes }) => bytes.buffer);
}

/** The side that sends: knows what the other side has. */
export class Slicer {
  /** Of each list as it was last sent, by path: the bytes of each group, and which one it is. */
  private readonly sent = new Map<string, ReadonlyMap<string, number>>();

  slice(value: unknown): Sliced {
    const lists: SlicedList[] = [];
    return { rest: this.cut(value, [], lists), lists };
  }

  /** A copy as far as the lists lie deep, without them. */
  private cut(value: unknown, path: readonly string[], lists: SlicedList[]): unknown {
    if (Array.isArray(value)) {
      if (value.length < LONG || path.length === 0) return value;
      lists.push(this.sliceList(path, value));
      return [];
    }
    if (!isPlain(value) || path.length > DEEPEST) return value;
    const parts = Object.entries(value).map(([name, part]) => [
      name,
      this.cut(part, [...path, name], lists),
    ]);
    return Object.fromEntries(parts);
  }

  private sliceList(path: readonly string[], list: Group): SlicedList {
    const before = this.sent.get(keyOf(path));
    const now = new Map<string, number>();
    const fresh: Buffer[] = [];
    const kept = groupsOf(list).map((group, at) => {
      const bytes = serialize(group);
      const key = bytes.toString('latin1');
      now.set(key, at);
      const known = before?.get(key);
      if (known === undefined) fresh.push(bytes);
      return known ?? FRESH;
    });
    this.sent.set(keyOf(path), now);
    let end = 0;
    const ends = fresh.map(({ length }) => (end += length));
    return {
      path,
      kept: Int32Array.from(kept),
      bytes: new Uint8Array(Buffer.concat(fresh)),
      ends: Int32Array.from(ends),
    };
  }
}

/** The side that is sent to: has to be given all that the other side sends, in its order. */
export class Assembler {
  /** The groups of each list as it last came, by path. */
  private readonly had = new Map<string, readonly Group[]>();

  async assemble({ rest, lists }: Sliced): Promise<unknown> {
    const turns = new Turns();
    for (const list of lists) {
      const groups = await this.groupsOf(list, turns);
      this.had.set(keyOf(list.path), groups);
      put(rest as Record<string, unknown>, list.path, groups.flat());
    }
    return rest;
  }

  private async groupsOf({ path, kept, bytes, ends }: SlicedList, turns: Turns): Promise<Group[]> {
    const before = this.had.get(keyOf(path)) ?? [];
    const groups: Group[] = [];
    let fresh = 0;
    for (const at of kept) {
      if (at === FRESH) {
        await turns.pause();
        groups.push(deserialize(bytes.subarray(ends[fresh - 1] ?? 0, ends[fresh])) as Group);
        fresh++;
      } else groups.push(before[at]!);
    }
    return groups;
  }
}

function keyOf(path: readonly string[]): string {
  return path.join('.');
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** What stands in the same file changes together, so it travels together; other things each for themselves. */
function groupsOf(list: Group): Group[] {
  const groups: unknown[][] = [];
  let fileOfGroup: string | undefined;
  for (const item of list) {
    const file = fileOf(item);
    const group = groups.at(-1);
    const isNeighbour = file !== undefined && file === fileOfGroup;
    if (group !== undefined && isNeighbour && group.length < LARGEST_GROUP) group.push(item);
    else groups.push([item]);
    fileOfGroup = file;
  }
  return groups;
}

function fileOf(item: unknown): string | undefined {
  const { at } = isPlain(item) ? item : {};
  const { file } = isPlain(at) ? at : {};
  return typeof file === 'string' ? file : undefined;
}

function put(into: Record<string, unknown>, path: readonly string[], list: unknown[]): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) into[name] = list;
  else put(into[name] as Record<string, unknown>, rest, list);
}
