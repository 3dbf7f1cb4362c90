/**
 * Texts of which each says how much of its beginning it shares with the text before it: in one stream a
 * number, 0 for the same text again or else the shared letters plus one, in the other the rest as a
 * line.
 */
import type { ByteReader } from './byte-reader.js';
import type { ByteWriter } from './byte-writer.js';

function sharedLetters(before: string, text: string): number {
  let shared = 0;
  while (shared < before.length && before[shared] === text[shared]) shared++;
  // Half a surrogate pair cannot be written.
  return /[\ud800-\udbff]/.test(before[shared - 1] ?? '') ? shared - 1 : shared;
}

export class TextWriter {
  readonly #shared: ByteWriter;
  readonly #lines: ByteWriter;
  #before = '';

  constructor(shared: ByteWriter, lines: ByteWriter) {
    this.#shared = shared;
    this.#lines = lines;
  }

  /** A new list: its first text shares nothing. */
  restart(): void {
    this.#before = '';
  }

  write(text: string): void {
    if (text === this.#before) {
      this.#shared.number(0);
      return;
    }
    const shared = sharedLetters(this.#before, text);
    this.#shared.number(shared + 1);
    this.#lines.line(text.slice(shared));
    this.#before = text;
  }
}

export class TextReader {
  readonly #shared: ByteReader;
  readonly #lines: ByteReader;
  #before = '';

  constructor(shared: ByteReader, lines: ByteReader) {
    this.#shared = shared;
    this.#lines = lines;
  }

  restart(): void {
    this.#before = '';
  }

  read(): string {
    const code = this.#shared.number();
    if (code > 0) this.#before = this.#before.slice(0, code - 1) + this.#lines.line();
    return this.#before;
  }

  skip(): void {
    if (this.#shared.number() > 0) this.#lines.skipLine();
  }

  /** All that is left. */
  readAll(): string[] {
    const texts: string[] = [];
    while (this.#shared.left > 0) texts.push(this.read());
    return texts;
  }
}
