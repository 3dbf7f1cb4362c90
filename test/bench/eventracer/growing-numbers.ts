/** An array of 32-bit numbers that grows as it is written. */
export class GrowingNumbers {
  length = 0;
  private numbers = new Uint32Array(1024);

  at(index: number): number {
    return this.numbers[index]!;
  }

  set(index: number, value: number): void {
    this.reserve(index + 1);
    this.numbers[index] = value;
    if (index >= this.length) this.length = index + 1;
  }

  push(value: number): void {
    this.set(this.length, value);
  }

  private reserve(length: number): void {
    if (length <= this.numbers.length) return;
    const grown = new Uint32Array(Math.max(length, this.numbers.length * 2));
    grown.set(this.numbers);
    this.numbers = grown;
  }
}
