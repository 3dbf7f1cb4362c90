/**
 * Cuts a stream of bytes into blocks of whole lines. A block is a window into the pushed bytes, so
 * nothing is copied but the line that straddles two pushes. A line longer than the limit is dropped
 * as it arrives: a file of 200 MB without a newline costs the limit, not 200 MB.
 */

const NEWLINE = 10;

/** Longer than any line that people or recorders write. */
export const LINE_LIMIT = 1 << 16;

export interface LineBlockSink {
  /** Bytes from `start` to `end`: one or more whole lines, each with its newline. */
  block(bytes: Uint8Array, start: number, end: number): void;
  /** One line was longer than LINE_LIMIT bytes and has been dropped. */
  overlong(): void;
}

export class LineBlocks {
  private readonly carry = new Uint8Array(LINE_LIMIT + 1);
  private carried = 0;
  private dropping = false;

  constructor(private readonly sink: LineBlockSink) {}

  push(bytes: Uint8Array): void {
    let start = 0;
    if (this.carried > 0 || this.dropping) {
      const newline = bytes.indexOf(NEWLINE);
      if (newline < 0) {
        this.keep(bytes, 0, bytes.length);
        return;
      }
      this.keep(bytes, 0, newline + 1);
      this.release();
      start = newline + 1;
    }
    const last = bytes.lastIndexOf(NEWLINE);
    if (last >= start) {
      this.sink.block(bytes, start, last + 1);
      start = last + 1;
    }
    this.keep(bytes, start, bytes.length);
  }

  end(): void {
    if (this.carried === 0 && !this.dropping) return;
    if (!this.dropping) this.carry[this.carried++] = NEWLINE;
    this.release();
  }

  /** Adds to the carried line, or starts dropping it when it grows too long. */
  private keep(bytes: Uint8Array, start: number, end: number): void {
    if (this.dropping) return;
    if (this.carried + (end - start) > LINE_LIMIT) {
      this.dropping = true;
      this.carried = 0;
      return;
    }
    this.carry.set(bytes.subarray(start, end), this.carried);
    this.carried += end - start;
  }

  private release(): void {
    const length = this.carried;
    const dropped = this.dropping;
    this.carried = 0;
    this.dropping = false;
    if (dropped) this.sink.overlong();
    else if (length > 0) this.sink.block(this.carry, 0, length);
  }
}
