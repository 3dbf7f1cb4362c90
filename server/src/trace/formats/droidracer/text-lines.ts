/**
 * Bytes in, lines of text out, each with its number: what the readers of the DroidRacer family work
 * on. Their lines hold names with blanks and few numbers, so decoding a line costs less than it
 * saves. UTF-8; a CR before the newline is dropped; what is not UTF-8 becomes U+FFFD and fails
 * wherever a number or an opcode is wanted.
 */
import { LINE_LIMIT, LineBlocks } from '../../line-blocks.js';
import type { ProblemLog } from '../../problems.js';

const NEWLINE = 10;
const CARRIAGE_RETURN = 13;

export class TextLines {
  private readonly blocks: LineBlocks;
  private readonly decoder = new TextDecoder();
  private line = 0;
  private stopped = false;

  constructor(
    private readonly problems: ProblemLog,
    private readonly take: (text: string, line: number) => void,
  ) {
    this.blocks = new LineBlocks({
      block: (bytes, start, end) => {
        this.cut(bytes, start, end);
      },
      overlong: () => {
        this.overlong();
      },
    });
  }

  push(bytes: Uint8Array): void {
    if (!this.stopped) this.blocks.push(bytes);
  }

  /** No line after the present one is wanted, nor anything said about it. */
  stop(): void {
    this.stopped = true;
  }

  end(): void {
    this.blocks.end();
  }

  private cut(bytes: Uint8Array, start: number, end: number): void {
    for (let at = start; at < end && !this.stopped;) {
      const newline = bytes.indexOf(NEWLINE, at);
      const next = newline + 1;
      // A line inside one push never passed through the carry buffer, so its length is tested here.
      if (next - at > LINE_LIMIT) this.overlong();
      else this.deliver(bytes, at, newline);
      at = next;
    }
  }

  private deliver(bytes: Uint8Array, start: number, newline: number): void {
    const cr = newline > start && bytes[newline - 1] === CARRIAGE_RETURN;
    const text = this.decoder.decode(bytes.subarray(start, cr ? newline - 1 : newline));
    this.take(text, ++this.line);
  }

  private overlong(): void {
    if (this.stopped) return;
    const message = `The line is longer than ${LINE_LIMIT} bytes and is skipped.`;
    this.problems.error(++this.line, 'line-too-long', message);
  }
}
