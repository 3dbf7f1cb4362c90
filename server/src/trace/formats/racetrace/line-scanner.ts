/**
 * Walks over the bytes of one line: words, numbers, and what is wrong with them. Text is decoded only
 * for messages and for the few words that are not ids.
 */

const SPACE = 32;
const TAB = 9;
const HASH = 35;
const ZERO = 48;
const NINE = 57;

const decoder = new TextDecoder();

/**
 * Leaves a wrong line from any depth; caught by whoever parses the line. There is one instance,
 * because a garbled file has millions of wrong lines and each new Error would record a stack.
 */
export class LineError extends Error {
  code = '';
  start = 0;
  end = 0;
}

const lineError = new LineError();

export function wrong(code: string, message: string, start: number, end: number): LineError {
  return Object.assign(lineError, { code, message, start, end });
}

export class LineScanner {
  bytes: Uint8Array = new Uint8Array(0);
  at = 0;
  start = 0;
  end = 0;

  reset(bytes: Uint8Array, start: number, end: number): void {
    this.bytes = bytes;
    this.at = this.start = start;
    this.end = end;
  }

  /** The byte at the cursor, or one further on; a blank beyond the end. */
  peek(ahead = 0): number {
    const at = this.at + ahead;
    return at < this.end ? this.bytes[at]! : SPACE;
  }

  /** Moves to the next word; false at the end of the line or at a comment. */
  nextWord(): boolean {
    while (this.at < this.end && isBlank(this.bytes[this.at]!)) this.at++;
    return this.at < this.end && this.bytes[this.at] !== HASH;
  }

  atWordEnd(): boolean {
    return this.at >= this.end || isBlank(this.bytes[this.at]!);
  }

  wordEnd(): number {
    let end = this.at;
    while (end < this.end && !isBlank(this.bytes[end]!)) end++;
    return end;
  }

  /** The word at the cursor, as text; moves behind it. */
  takeWord(): string {
    const start = this.at;
    this.at = this.wordEnd();
    return this.text(start, this.at);
  }

  /** A number of 32 bits. */
  takeNumber(): number {
    const start = this.at;
    let number = 0;
    while (this.at < this.end && isDigit(this.bytes[this.at]!)) {
      number = number * 10 + this.bytes[this.at++]! - ZERO;
    }
    if (this.at === start) throw wrong('bad-id', 'Expected a number here.', start, this.wordEnd());
    if (number > 0xffff_ffff) {
      const message = `${this.text(start, this.at)} is beyond 4294967295.`;
      throw wrong('number-out-of-range', message, start, this.at);
    }
    return number;
  }

  expect(byte: number): void {
    if (this.peek() === byte) {
      this.at++;
      return;
    }
    const message = `Expected '${String.fromCharCode(byte)}' here.`;
    throw wrong('bad-location', message, this.at, this.wordEnd());
  }

  text(start: number, end: number): string {
    return decoder.decode(this.bytes.subarray(start, end));
  }

  /** A byte's column, counted as editors do. */
  column(at: number): number {
    return this.text(this.start, at).length;
  }
}

export function isDigit(byte: number): boolean {
  return byte >= ZERO && byte <= NINE;
}

function isBlank(byte: number): boolean {
  return byte === SPACE || byte === TAB;
}
