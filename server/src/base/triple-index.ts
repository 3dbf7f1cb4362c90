/**
 * Dense ids for triples of 32-bit numbers: open addressing in typed arrays, so that millions of
 * locations cost 16 bytes each and no objects.
 */

const EMPTY = 0;

function hashOf(x: number, y: number, z: number): number {
  let hash = Math.imul(x, 0x9e37_79b1) ^ Math.imul(y, 0x85eb_ca6b) ^ Math.imul(z, 0xc2b2_ae35);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b_3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export class TripleIndex {
  /** Triples seen; ids run from 1 to this. */
  size = 0;
  private triples = new Uint32Array(3 * 64);
  /** Ids by slot; a power of two long, at most half full. */
  private slots = new Int32Array(128);

  /** The id of the triple, new or old. */
  add(x: number, y: number, z: number): number {
    const mask = this.slots.length - 1;
    let slot = hashOf(x, y, z) & mask;
    for (let id = this.slots[slot]!; id !== EMPTY; id = this.slots[slot]!) {
      if (this.isAt(id, x, y, z)) return id;
      slot = (slot + 1) & mask;
    }
    const id = ++this.size;
    this.slots[slot] = id;
    this.store(id, x, y, z);
    if (this.size * 2 > this.slots.length) this.grow();
    return id;
  }

  /** The id of a triple that was added; 0 if it was not. */
  find(x: number, y: number, z: number): number {
    const mask = this.slots.length - 1;
    let slot = hashOf(x, y, z) & mask;
    for (let id = this.slots[slot]!; id !== EMPTY; id = this.slots[slot]!) {
      if (this.isAt(id, x, y, z)) return id;
      slot = (slot + 1) & mask;
    }
    return EMPTY;
  }

  /** The same triples in the same order? */
  isSame(other: TripleIndex): boolean {
    if (this.size !== other.size) return false;
    for (let at = 3, past = 3 * (this.size + 1); at < past; at++) {
      if (this.triples[at] !== other.triples[at]) return false;
    }
    return true;
  }

  private isAt(id: number, x: number, y: number, z: number): boolean {
    const at = id * 3;
    const { triples } = this;
    return triples[at] === x && triples[at + 1] === y && triples[at + 2] === z;
  }

  private store(id: number, x: number, y: number, z: number): void {
    const at = id * 3;
    if (at + 3 > this.triples.length) {
      const grown = new Uint32Array(this.triples.length * 2);
      grown.set(this.triples);
      this.triples = grown;
    }
    this.triples[at] = x;
    this.triples[at + 1] = y;
    this.triples[at + 2] = z;
  }

  private grow(): void {
    const slots = new Int32Array(this.slots.length * 2);
    const mask = slots.length - 1;
    for (let id = 1; id <= this.size; id++) {
      const at = id * 3;
      let slot = hashOf(this.triples[at]!, this.triples[at + 1]!, this.triples[at + 2]!) & mask;
      while (slots[slot] !== EMPTY) slot = (slot + 1) & mask;
      slots[slot] = id;
    }
    this.slots = slots;
  }
}
