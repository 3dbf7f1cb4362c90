/**
 * Slots by key, both 32-bit numbers: open addressing in typed arrays. Emptied in no time, because an
 * entry holds only for the round in which it was made: it is emptied after each event.
 */
const FIRST_CAPACITY = 16;

/** The parts of an entry. */
const KEY = 0;
const ROUND = 1;
const SLOT = 2;
const ENTRY = 4;

export class SlotTable {
  private size = 0;
  private round = 1;
  /** A power of two of entries, at most half of them in use. */
  private entries = new Int32Array(FIRST_CAPACITY * ENTRY);

  /** The slot of the key; -1 if it has none. */
  get(key: number): number {
    const at = this.find(key | 0);
    return this.entries[at + ROUND] === this.round ? this.entries[at + SLOT]! : -1;
  }

  set(key: number, slot: number): void {
    const at = this.find(key | 0);
    const isNew = this.entries[at + ROUND] !== this.round;
    this.entries[at + KEY] = key;
    this.entries[at + ROUND] = this.round;
    this.entries[at + SLOT] = slot;
    if (isNew && ++this.size * 2 * ENTRY > this.entries.length) this.grow();
  }

  clear(): void {
    this.size = 0;
    this.round++;
  }

  /** Where the entry of the key is or belongs. */
  private find(key: number): number {
    const { entries, round } = this;
    const mask = entries.length - 1;
    let at = (mixed(key) * ENTRY) & mask;
    while (entries[at + ROUND] === round && entries[at + KEY] !== key) at = (at + ENTRY) & mask;
    return at;
  }

  private grow(): void {
    const { entries, round } = this;
    this.entries = new Int32Array(entries.length * 2);
    for (let at = 0; at < entries.length; at += ENTRY) {
      if (entries[at + ROUND] !== round) continue;
      const into = this.find(entries[at + KEY]!);
      this.entries.set(entries.subarray(at, at + ENTRY), into);
    }
  }
}

function mixed(key: number): number {
  const hash = Math.imul(key, 0x9e37_79b1);
  return (hash ^ (hash >>> 15)) >>> 0;
}
