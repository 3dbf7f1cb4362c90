/** Writes the numbers and lines that ByteReader reads. */
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

  /** `text` has no line break of its own. */
  line(text: string): void {
    for (const byte of Buffer.from(`${text}\n`)) this.#bytes.push(byte);
  }

  toBuffer(): Buffer {
    return Buffer.from(this.#bytes);
  }
}
