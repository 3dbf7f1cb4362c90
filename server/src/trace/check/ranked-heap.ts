/**
 * A binary heap of items that know their own place in it, so that any of them can be taken out in
 * logarithmic time: the one with the least rank is on top, and of equal ranks the one that came first.
 */
export interface Ranked {
  /** What the heap orders by; not to be changed while the item is in a heap. */
  rank: number;
  /** The order in which things entered the queue. */
  readonly sequence: number;
  /** Kept by the heap; -1 while the item is in none. */
  heapIndex: number;
}

export function comesFirst(left: Ranked, right: Ranked): boolean {
  return left.rank < right.rank || (left.rank === right.rank && left.sequence < right.sequence);
}

export class RankedHeap<Item extends Ranked> {
  private readonly items: Item[] = [];

  get top(): Item | undefined {
    return this.items[0];
  }

  add(item: Item, rank: number): void {
    item.rank = rank;
    this.items.push(item);
    this.rise(item, this.items.length - 1);
  }

  /** Takes out an item that is in this heap. */
  remove(item: Item): void {
    const hole = item.heapIndex;
    item.heapIndex = -1;
    const last = this.items.pop();
    if (last === undefined || last === item) return;
    this.rise(last, hole);
    this.sink(last, last.heapIndex);
  }

  private rise(item: Item, from: number): void {
    let index = from;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!comesFirst(item, this.items[parent]!)) break;
      this.place(this.items[parent]!, index);
      index = parent;
    }
    this.place(item, index);
  }

  private sink(item: Item, from: number): void {
    let index = from;
    for (;;) {
      const child = this.lesserChild(index);
      if (child < 0 || !comesFirst(this.items[child]!, item)) break;
      this.place(this.items[child]!, index);
      index = child;
    }
    this.place(item, index);
  }

  private lesserChild(index: number): number {
    const left = 2 * index + 1;
    const right = left + 1;
    if (left >= this.items.length) return -1;
    if (right >= this.items.length) return left;
    return comesFirst(this.items[right]!, this.items[left]!) ? right : left;
  }

  private place(item: Item, index: number): void {
    this.items[index] = item;
    item.heapIndex = index;
  }
}
