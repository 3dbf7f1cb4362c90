/**
 * Bytes in, lines out, each with its number and without its line break. A line longer than the limit
 * is reported and skipped, however the bytes were cut into pushes.
 */
import { LINE_LIMIT, LineBlocks } from './line-blocks.js';
import type { ProblemLog } from './problems.js';

const NEWLINE = 10;
const CARRIAGE_RETURN = 13;

/** Takes the bytes from `start` to `end`: one line, valid during the call. */
export type TakeLine = (bytes: Uint8Array, start: number, end: number, line: number) => void;

export class ByteLines {
  /** Lines met so far. */
  count = 0;
  private readonly blocks: LineBlocks;
  private stopped = false;

  constructor(
    private readonly problems: ProblemLog,
    private readonly take: TakeLine,
  ) {
    this.blocks = new LineBlocks({
      block: (bytes, start, end) => {
        this.cut(bytes, start, end);
      },
      overlong: () => {
        this.reportOverlong();
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
      // A line inside one push never passed through the carry buffer, so its length is tested here.
      if (newline - at >= LINE_LIMIT) this.reportOverlong();
      else this.deliver(bytes, at, newline);
      at = newline + 1;
    }
  }

  private deliver(bytes: Uint8Array, start: number, newline: number): void {
    const returned = newline > start && bytes[newline - 1] === CARRIAGE_RETURN;
    this.take(bytes, start, returned ? newline - 1 : newline, ++this.count);
  }

  private reportOverlong(): void {
    if (this.stopped) return;
    const message = `The line is longer than ${LINE_LIMIT} bytes and is skipped.`;
    this.problems.error(++this.count, 'line-too-long', message);
  }
}
