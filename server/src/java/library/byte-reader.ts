/**
 * Reads numbers and lines of a table. Past the end it reads zeros and says so in `failed`, so that
 * decoding a damaged table ends without an exception.
 */
const LINE_END = 10;

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

  skipNumbers(count: number): void {
    for (let left = this.atMost(count); left > 0; left--) {
      while (this.#byte() > 127) continue;
    }
  }

  /** Things that take a byte here at least: damage makes no endless loops. */
  atMost(count: number): number {
    if (count <= this.left) return count;
    this.failed = true;
    return 0;
  }

  line(): string {
    const start = this.at;
    this.skipLine();
    return this.#bytes.toString('utf8', start, Math.max(start, this.at - 1));
  }

  skipLine(): void {
    while (this.at < this.#end) if (this.#bytes[this.at++] === LINE_END) return;
    this.failed = true;
  }

  /** A reader of the next so many bytes, which are skipped here. */
  part(length: number): ByteReader {
    const start = this.at;
    if (length > this.left) this.failed = true;
    this.at = Math.min(this.#end, start + length);
    return new ByteReader(this.#bytes, start, this.at);
  }

  #byte(): number {
    if (this.at < this.#end) return this.#bytes[this.at++]!;
    this.failed = true;
    return 0;
  }
}
