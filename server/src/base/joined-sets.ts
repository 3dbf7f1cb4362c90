/** Numbers in sets that are joined: which are in one? */
export class JoinedSets {
  readonly #parents: number[] = [];

  /** A number in a set of its own. */
  add(): number {
    return this.#parents.push(this.#parents.length) - 1;
  }

  /** The same for all of a set. */
  find(number: number): number {
    let at = number;
    while (this.#parents[at] !== at) {
      const above = this.#parents[this.#parents[at]!]!;
      this.#parents[at] = above;
      at = above;
    }
    return at;
  }

  /** The set has the lesser of the two names. */
  join(one: number, other: number): void {
    const [a, b] = [this.find(one), this.find(other)];
    this.#parents[Math.max(a, b)] = Math.min(a, b);
  }
}
