/**
 * Gives every distinct run of bytes a number: 1, 2, 3, … in the order in which they were first seen.
 * Open addressing with linear probing in typed arrays; each name's bytes are kept once, one behind
 * the other. So a million names cost their bytes and about 20 bytes more each, and no objects.
 */

const FIRST_CAPACITY = 256;
const FIRST_BYTES = 4096;

export class ByteInterner {
  /** How many names there are; also the highest number given. */
  size = 0;
  /** Numbers by hash; 0 is an empty slot. At most half of them are taken, so a probe ends. */
  private slots = new Int32Array(FIRST_CAPACITY * 2);
  private hashes = new Int32Array(FIRST_CAPACITY);
  /** Name n stands in `text` from `ends[n - 1]` to `ends[n]`. */
  private ends = new Uint32Array(FIRST_CAPACITY);
  private text = new Uint8Array(FIRST_BYTES);

  /** The number of the name; a new one if it was never seen. */
  intern(bytes: Uint8Array, start: number, end: number): number {
    const hash = hashOf(bytes, start, end);
    const slot = this.slotOf(hash, bytes, start, end);
    return this.slots[slot]! || this.append(hash, slot, bytes, start, end);
  }

  /** The number of the name; 0 if it was never seen. */
  find(bytes: Uint8Array, start: number, end: number): number {
    return this.slots[this.slotOf(hashOf(bytes, start, end), bytes, start, end)]!;
  }

  /** Where the name is, or the empty slot where it belongs. */
  private slotOf(hash: number, bytes: Uint8Array, start: number, end: number): number {
    const slots = this.slots;
    const mask = slots.length - 1;
    let slot = firstSlot(hash, mask);
    for (;;) {
      const name = slots[slot]!;
      if (name === 0) return slot;
      if (this.hashes[name] === hash && this.equals(name, bytes, start, end)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  private equals(name: number, bytes: Uint8Array, start: number, end: number): boolean {
    const text = this.text;
    let at = this.ends[name - 1]!;
    if (this.ends[name]! - at !== end - start) return false;
    for (let index = start; index < end; index++) {
      if (text[at++] !== bytes[index]) return false;
    }
    return true;
  }

  private append(
    hash: number,
    slot: number,
    bytes: Uint8Array,
    start: number,
    end: number,
  ): number {
    const number = ++this.size;
    let at = this.ends[number - 1]!;
    this.reserve(number, at + end - start);
    for (let index = start; index < end; index++) this.text[at++] = bytes[index]!;
    this.ends[number] = at;
    this.hashes[number] = hash;
    this.slots[slot] = number;
    if (this.size * 2 > this.slots.length) this.rehash();
    return number;
  }

  private reserve(number: number, bytes: number): void {
    if (number >= this.ends.length) {
      this.ends = grown(this.ends, new Uint32Array(number * 2));
      this.hashes = grown(this.hashes, new Int32Array(number * 2));
    }
    if (bytes > this.text.length) this.text = grown(this.text, new Uint8Array(bytes * 2));
  }

  private rehash(): void {
    const slots = new Int32Array(this.slots.length * 2);
    const mask = slots.length - 1;
    for (let name = 1; name <= this.size; name++) {
      let slot = firstSlot(this.hashes[name]!, mask);
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = name;
    }
    this.slots = slots;
  }
}

/** FNV-1a. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5 | 0;
  for (let index = start; index < end; index++) hash = Math.imul(hash ^ bytes[index]!, 0x01000193);
  return hash;
}

/** Where the search for a hash begins; FNV-1a mixes its low bits less well than the high ones. */
function firstSlot(hash: number, mask: number): number {
  return (hash ^ (hash >>> 15)) & mask;
}

function grown<A extends Uint8Array | Int32Array | Uint32Array>(from: A, to: A): A {
  to.set(from);
  return to;
}
