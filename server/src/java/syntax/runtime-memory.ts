/**
 * Where tree-sitter 0.27 keeps what in its wasm memory (lib/src/subtree.h, tree.h and parser.h of its
 * sources, with pointers of four bytes). Read directly, because a question put to its interface costs
 * more than the answer: walking a file by its cursor takes twice as long as parsing it.
 *
 * The version is pinned in package.json, and the tests compare with a walk by the cursor on every
 * fixture and on random texts: another layout does not go unnoticed.
 */
import type { Language, Tree } from 'web-tree-sitter';

/** The views of the memory; the library puts in new ones when the memory grows. */
export interface RuntimeMemory {
  readonly HEAPU32: Uint32Array;
  readonly HEAPU16: Uint16Array;
  readonly HEAPU8: Uint8Array;
}

/** A subtree within its parent: eight bytes, the data of a small leaf or a pointer. */
export const SUBTREE_SIZE = 8;

/** The bits of the first byte of a small leaf; then its symbol. The eighth byte is its size. */
export const Leaf = { inline: 1, visible: 2, extra: 8, missing: 32 } as const;

/** Offsets into what a pointer points to. Its children stand before it. */
export const Heap = { padding: 4, size: 16, children: 36, symbol: 40, flags: 44, production: 66 };

/** Bits of the sixteen at `Heap.flags`. */
export const Flag = { visible: 1, extra: 4, missing: 1 << 9 } as const;

/** Offsets into a language. */
const Table = {
  symbolCount: 4,
  aliasCount: 8,
  productionCount: 28,
  aliasLength: 36,
  fieldSlices: 64,
  fieldEntries: 68,
  publicSymbols: 76,
  aliases: 84,
} as const;

export function addressOf(handle: Language | Tree): number {
  return (handle as unknown as { readonly 0: number })[0];
}

/** What a production (a rule as it was applied) says of its children, extras not counted. */
export interface Productions {
  /** How many entries of the tables below a production has. */
  readonly width: number;
  /** The symbol that a child goes by there; 0 for its own. */
  readonly aliases: Uint16Array;
  /** The number of the field that holds it; 0 for none. */
  readonly fields: Uint16Array;
  /** By symbol: the number that the library's interface gives it. */
  readonly publicSymbols: Uint16Array;
}

export function readProductions(memory: RuntimeMemory, language: Language): Productions {
  const { HEAPU32, HEAPU16 } = memory;
  const address = addressOf(language);
  const word = (offset: number) => HEAPU32[(address + offset) >> 2]!;
  const count = word(Table.productionCount);
  const aliasLength = HEAPU16[(address + Table.aliasLength) >> 1]!;
  const entries = fieldEntries(memory, count, word(Table.fieldSlices), word(Table.fieldEntries));
  const width = Math.max(aliasLength, ...entries.map(({ child }) => child + 1));
  const fields = new Uint16Array(count * width);
  // The first of a child's entries counts.
  for (const { production, child, field } of entries.reverse()) {
    fields[production * width + child] = field;
  }
  const symbols = word(Table.publicSymbols) >> 1;
  const symbolCount = word(Table.symbolCount) + word(Table.aliasCount);
  return {
    width,
    aliases: readAliases(HEAPU16, word(Table.aliases) >> 1, count, aliasLength, width),
    fields,
    publicSymbols: HEAPU16.slice(symbols, symbols + symbolCount),
  };
}

interface FieldEntry {
  readonly production: number;
  readonly child: number;
  readonly field: number;
}

/** Those that are said of the child itself, not inherited from what is in it. */
function fieldEntries(
  { HEAPU16, HEAPU8 }: RuntimeMemory,
  count: number,
  slices: number,
  entries: number,
): FieldEntry[] {
  const found: FieldEntry[] = [];
  for (let production = 0; production < count; production++) {
    const first = HEAPU16[(slices >> 1) + production * 2]!;
    const length = HEAPU16[(slices >> 1) + production * 2 + 1]!;
    for (let at = first; at < first + length; at++) {
      const entry = entries + at * 4;
      if (HEAPU8[entry + 3] !== 0) continue;
      found.push({ production, child: HEAPU8[entry + 2]!, field: HEAPU16[entry >> 1]! });
    }
  }
  return found;
}

function readAliases(
  memory: Uint16Array,
  from: number,
  count: number,
  length: number,
  width: number,
): Uint16Array {
  const aliases = new Uint16Array(count * width);
  // Production 0 has none, whatever stands there.
  for (let production = 1; production < count; production++) {
    const row = memory.subarray(from + production * length, from + (production + 1) * length);
    aliases.set(row, production * width);
  }
  return aliases;
}
