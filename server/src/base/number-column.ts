/** A list of 32-bit numbers that grows: four bytes for each, and no objects. */
export class NumberColumn {
  length = 0;
  #numbers = new Int32Array(64);

  push(value: number): void {
    if (this.length === this.#numbers.length) this.#grow();
    this.#numbers[this.length++] = value;
  }

  /** Takes the last one back. */
  pop(): void {
    this.length--;
  }

  at(index: number): number {
    return this.#numbers[index]!;
  }

  set(index: number, value: number): void {
    this.#numbers[index] = value;
  }

  /** What it has come to, in no more room than it takes. */
  close(): Int32Array {
    return this.#numbers.slice(0, this.length);
  }

  #grow(): void {
    const longer = new Int32Array(this.#numbers.length * 2);
    longer.set(this.#numbers);
    this.#numbers = longer;
  }
}
