/** Looks texts up in a pool (text-pool.ts) by number and by text, unpacking at most one block each time. */
import { ByteReader } from './byte-reader.js';
import { BLOCK } from './table-format.js';
import { readStarts } from './text-pool.js';

export class TextPool {
  readonly size: number;
  readonly #bytes: Buffer;
  readonly #blocks: Uint32Array;
  readonly #known = new Map<number, string>();
  /** The text that `#step` unpacked last. */
  #current = Buffer.alloc(256);
  #length = 0;

  constructor(bytes: Buffer, reader: ByteReader) {
    this.#bytes = bytes;
    this.size = reader.count();
    this.#blocks = readStarts(reader, Math.ceil(this.size / BLOCK));
  }

  /** '' for a number that the pool does not have. */
  text(index: number): string {
    const known = this.#known.get(index);
    if (known !== undefined) return known;
    if (index < 0 || index >= this.size) return '';
    const reader = this.#open(Math.floor(index / BLOCK));
    for (let step = 0; step <= index % BLOCK; step++) this.#step(reader, step);
    const text = this.#current.toString('utf8', 0, this.#length);
    this.#known.set(index, text);
    return text;
  }

  /** The number of the first text that is not before this one in the order; `size` if all are. */
  lowerBound(text: string): number {
    const key = Buffer.from(text);
    const block = this.#blockOf(key);
    const reader = this.#open(block);
    const first = block * BLOCK;
    const count = Math.min(BLOCK, this.size - first);
    for (let step = 0; step < count; step++) {
      this.#step(reader, step);
      if (this.#compare(key) >= 0) return first + step;
    }
    return first + count;
  }

  /** The number of this text; -1 if the pool has it not. */
  indexOf(text: string): number {
    const index = this.lowerBound(text);
    return index < this.size && this.text(index) === text ? index : -1;
  }

  /** The last block whose first text is not after the key; 0 if there is none. */
  #blockOf(key: Buffer): number {
    let low = 0;
    let high = this.#blocks.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      this.#step(this.#open(middle), 0);
      if (this.#compare(key) > 0) high = middle;
      else low = middle;
    }
    return low;
  }

  #open(block: number): ByteReader {
    return new ByteReader(this.#bytes, this.#blocks[block], this.#blocks[block + 1]);
  }

  #step(reader: ByteReader, step: number): void {
    const shared = step === 0 ? 0 : Math.min(reader.number(), this.#length);
    const length = reader.count();
    const start = reader.skip(length);
    this.#length = shared + length;
    if (this.#length > this.#current.length) {
      this.#current = Buffer.concat([this.#current, Buffer.alloc(this.#length)]);
    }
    this.#bytes.copy(this.#current, shared, start, start + length);
  }

  #compare(key: Buffer): number {
    return this.#current.compare(key, 0, key.length, 0, this.#length);
  }
}
