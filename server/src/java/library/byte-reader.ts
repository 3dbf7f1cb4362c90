/**
 * Reads numbers and bytes of a table. Past the end it reads zeros and says so in `failed`, so that
 * decoding a damaged table ends without an exception.
 */
export class ByteReader {
  at: number;
  failed = false;
  readonly #bytes: Buffer;
  readonly #end: number;

  constructor(bytes: Buffer, start = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.at = start;
    this.#end = Math.min(end, bytes.length);
  }

  get left(): number {
    return this.#end - this.at;
  }

  number(): number {
    let value = 0;
    for (let factor = 1; factor <= 2 ** 28; factor *= 128) {
      const byte = this.#byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
    this.failed = true;
    return 0;
  }

  /** A number of things, each of which takes a byte at least: damage makes no endless loops. */
  count(): number {
    const count = this.number();
    if (count <= this.left) return count;
    this.failed = true;
    return 0;
  }

  skip(length: number): number {
    const start = this.at;
    if (length > this.left) this.failed = true;
    this.at = Math.min(this.#end, start + length);
    return start;
  }

  #byte(): number {
    if (this.at < this.#end) return this.#bytes[this.at++]!;
    this.failed = true;
    return 0;
  }
}
