/** One subtree of the parser's memory, small leaf or not, read into fields that are used again. */
import { Flag, Heap, Leaf, type RuntimeMemory } from './runtime-memory.js';

export class Subtree {
  /** In bytes: what stands before it, and itself. */
  padding = 0;
  size = 0;
  symbol = 0;
  visible = false;
  /** A comment or an error: no part of its parent's rule. */
  extra = false;
  /** Invented by the parser, to go on. */
  missing = false;
  /** Where its data is; 0 for a small leaf. */
  pointer = 0;
  children = 0;
  /** The number of the rule that it was made by. */
  production = 0;

  #words: Uint32Array = new Uint32Array();
  #halves: Uint16Array = new Uint16Array();

  /** The memory may have moved since the last walk. */
  lookInto(memory: RuntimeMemory): void {
    this.#words = memory.HEAPU32;
    this.#halves = memory.HEAPU16;
  }

  readAt(address: number): void {
    const word = this.#words[address >>> 2]!;
    if ((word & Leaf.inline) === 0) this.#readHeap(word);
    else this.#readLeaf(word, this.#words[(address >>> 2) + 1]!);
  }

  #readLeaf(word: number, sizes: number): void {
    this.padding = (sizes >>> 16) & 0xff;
    this.size = sizes >>> 24;
    this.symbol = (word >>> 8) & 0xff;
    this.visible = (word & Leaf.visible) !== 0;
    this.extra = (word & Leaf.extra) !== 0;
    this.missing = (word & Leaf.missing) !== 0;
    this.pointer = 0;
    this.children = 0;
    this.production = 0;
  }

  #readHeap(pointer: number): void {
    const words = this.#words;
    const halves = this.#halves;
    const flags = halves[(pointer + Heap.flags) >>> 1]!;
    this.padding = words[(pointer + Heap.padding) >>> 2]!;
    this.size = words[(pointer + Heap.size) >>> 2]!;
    this.symbol = halves[(pointer + Heap.symbol) >>> 1]!;
    this.visible = (flags & Flag.visible) !== 0;
    this.extra = (flags & Flag.extra) !== 0;
    this.missing = (flags & Flag.missing) !== 0;
    this.pointer = pointer;
    this.children = words[(pointer + Heap.children) >>> 2]!;
    this.production = this.children === 0 ? 0 : halves[(pointer + Heap.production) >>> 1]!;
  }
}
