/** Writes the numbers and bytes that ByteReader reads. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  get length(): number {
    return this.#bytes.length;
  }

  number(value: number): void {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.#bytes.push((rest & 127) | 128);
    this.#bytes.push(rest);
  }

  bytes(bytes: Iterable<number>): void {
    for (const byte of bytes) this.#bytes.push(byte);
  }

  toBuffer(): Buffer {
    return Buffer.from(this.#bytes);
  }
}
