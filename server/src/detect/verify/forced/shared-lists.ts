/** Lists by number, which a copy shares until it adds to one: most copies are given up soon, and change few. */
export class SharedLists {
  private readonly lists: Map<number, number[]>;
  private readonly own = new Set<number>();

  constructor(from?: SharedLists) {
    this.lists = new Map(from?.lists);
  }

  get(key: number): readonly number[] | undefined {
    return this.lists.get(key);
  }

  /** The original may not be added to once it was copied. */
  add(key: number, value: number): void {
    if (this.own.has(key)) {
      this.lists.get(key)!.push(value);
      return;
    }
    this.own.add(key);
    this.lists.set(key, [...(this.lists.get(key) ?? []), value]);
  }
}
