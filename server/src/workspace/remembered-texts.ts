/** The texts that a report is about, open or on disk, and how far their lines have moved since. */
import { shiftBetween, type LineShift } from '../base/line-shift.js';
import type { JavaTexts } from './java-texts.js';

/** A file that can no longer be read has no lines. */
const GONE: LineShift = { now: () => undefined, then: () => undefined };

export class RememberedTexts {
  private texts: Promise<ReadonlyMap<string, string | undefined>> = Promise.resolve(new Map());

  constructor(private readonly now: JavaTexts) {}

  /** As they are now. */
  take(paths: Iterable<string>): void {
    this.texts = this.current([...new Set(paths)]);
  }

  /** By path, of those that are others by now. */
  async shifts(): Promise<ReadonlyMap<string, LineShift>> {
    const then = await this.texts;
    const now = await this.current([...then.keys()]);
    const shifts = new Map<string, LineShift>();
    for (const [path, before] of then) {
      const after = now.get(path);
      if (after === before) continue;
      const isThere = before !== undefined && after !== undefined;
      shifts.set(path, isThere ? shiftBetween(before, after) : GONE);
    }
    return shifts;
  }

  /** All at once: what is open is taken as it is at the call, whatever is read from disk besides. */
  private async current(paths: readonly string[]): Promise<Map<string, string | undefined>> {
    const texts = await Promise.all(paths.map((path) => this.now.plainText(path)));
    return new Map(paths.map((path, at) => [path, texts[at]]));
  }
}
