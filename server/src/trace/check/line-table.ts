/**
 * Remembers, for each id of a kind (tasks, handles, transactions), the line of the last thing that
 * happened to it and a small mark that says what that was. Open addressing over typed arrays: nine
 * bytes a slot, so that a run of many millions of tasks can still name the line that a late mistake
 * contradicts. Nothing is ever taken out.
 */
const LARGEST_LOAD = 0.7;

export class LineTable {
  private capacity = 16;
  private used = 0;
  private keys = new Uint32Array(this.capacity);
  /** 0 marks an empty slot: lines count from 1. */
  private lines = new Uint32Array(this.capacity);
  private marks = new Uint8Array(this.capacity);

  /** The line recorded for the id; 0 if there is none. */
  line(id: number): number {
    return this.lines[this.slotOf(id)]!;
  }

  /** The mark recorded for the id; 0 if there is none. */
  mark(id: number): number {
    return this.marks[this.slotOf(id)]!;
  }

  set(id: number, line: number, mark: number): void {
    let slot = this.slotOf(id);
    if (this.lines[slot] === 0) {
      if (this.used + 1 > this.capacity * LARGEST_LOAD) {
        this.grow();
        slot = this.slotOf(id);
      }
      this.used++;
    }
    this.keys[slot] = id;
    this.lines[slot] = line;
    this.marks[slot] = mark;
  }

  /** The slot of the id, or the empty one where it would go. */
  private slotOf(id: number): number {
    const mask = this.capacity - 1;
    // Fibonacci hashing: the top bits of the product spread dense and sparse ids alike.
    let slot = Math.imul(id, 0x9e3779b1) >>> (Math.clz32(this.capacity) + 1);
    while (this.lines[slot] !== 0 && this.keys[slot] !== id >>> 0) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const { keys, lines, marks } = this;
    this.capacity *= 2;
    this.keys = new Uint32Array(this.capacity);
    this.lines = new Uint32Array(this.capacity);
    this.marks = new Uint8Array(this.capacity);
    for (let old = 0; old < keys.length; old++) {
      if (lines[old] === 0) continue;
      const slot = this.slotOf(keys[old]!);
      this.keys[slot] = keys[old]!;
      this.lines[slot] = lines[old]!;
      this.marks[slot] = marks[old]!;
    }
  }
}
