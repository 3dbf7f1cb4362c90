/**
 * A list of items in the order in which they came, each with a key, that answers "which is the oldest
 * item whose key is at most k?" in logarithmic time, while items leave from anywhere. It is a tree of
 * minima over the places of the list; places of items that left are squeezed out when the list is
 * full, so its size follows the number of items that are in it.
 */
export interface Placed {
  /** Kept by the list; -1 while the item is in none. */
  slot: number;
}

export class OldestBelow<Item extends Placed> {
  private capacity = 8;
  /** Node i has children 2i and 2i + 1; leaf of slot s is capacity + s; empty is Infinity. */
  private minima = new Float64Array(2 * this.capacity).fill(Infinity);
  private items: (Item | undefined)[] = [];
  private count = 0;

  add(item: Item, key: number): void {
    if (this.items.length === this.capacity) this.squeeze();
    item.slot = this.items.length;
    this.items.push(item);
    this.count++;
    this.write(item.slot, key);
  }

  /** Takes out an item that is in this list. */
  remove(item: Item): void {
    this.write(item.slot, Infinity);
    this.items[item.slot] = undefined;
    item.slot = -1;
    this.count--;
  }

  /** The oldest item whose key is at most `limit`, a finite number. */
  oldest(limit: number): Item | undefined {
    if (!(this.minima[1]! <= limit)) return undefined;
    let node = 1;
    while (node < this.capacity) {
      node *= 2;
      if (!(this.minima[node]! <= limit)) node++;
    }
    return this.items[node - this.capacity];
  }

  private write(slot: number, key: number): void {
    let node = this.capacity + slot;
    this.minima[node] = key;
    for (node >>= 1; node >= 1; node >>= 1) {
      const least = Math.min(this.minima[2 * node]!, this.minima[2 * node + 1]!);
      if (this.minima[node] === least) return;
      this.minima[node] = least;
    }
  }

  /** Moves what is left together, into twice the room if it would still be more than half full. */
  private squeeze(): void {
    const old = this.minima;
    const oldCapacity = this.capacity;
    const items = this.items;
    while (this.count * 2 > this.capacity) this.capacity *= 2;
    this.minima = new Float64Array(2 * this.capacity).fill(Infinity);
    this.items = [];
    items.forEach((item, slot) => {
      if (item === undefined) return;
      item.slot = this.items.length;
      this.minima[this.capacity + item.slot] = old[oldCapacity + slot]!;
      this.items.push(item);
    });
    for (let node = this.capacity - 1; node >= 1; node--) {
      this.minima[node] = Math.min(this.minima[2 * node]!, this.minima[2 * node + 1]!);
    }
  }
}
