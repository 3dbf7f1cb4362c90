/** What is in memory as far as the trace has shown it: by location the last value seen, and when it was written. */
import { ValueKind } from '../../../trace/operations.js';
import type { Value } from '../../../trace/value.js';

export class Memory {
  private kinds = new Uint8Array(1024);
  private values = new Float64Array(1024);
  private stamps = new Float64Array(1024);
  private seen = new Uint8Array(1024);
  /** Writes so far. */
  writes = 0;

  at(location: number): Value {
    if (location >= this.kinds.length) return { kind: ValueKind.None, value: 0 };
    return { kind: this.kinds[location]!, value: this.values[location]! };
  }

  /** Has nobody read or written it so far? */
  isUntouched(location: number): boolean {
    return location >= this.seen.length || this.seen[location] === 0;
  }

  /** The number of its last write, of all writes; 0 if it was not written in this trace. */
  stampOf(location: number): number {
    return location < this.stamps.length ? this.stamps[location]! : 0;
  }

  /** A read has shown it; a read that shows nothing leaves what is known. */
  read(location: number, kind: ValueKind, value: number): void {
    this.reserve(location);
    this.seen[location] = 1;
    if (kind !== ValueKind.None) this.put(location, kind, value);
  }

  write(location: number, kind: ValueKind, value: number): void {
    this.reserve(location);
    this.seen[location] = 1;
    this.put(location, kind, value);
    this.stamps[location] = ++this.writes;
  }

  private put(location: number, kind: ValueKind, value: number): void {
    this.kinds[location] = kind;
    this.values[location] = value;
  }

  private reserve(location: number): void {
    if (location < this.kinds.length) return;
    const length = Math.max(location + 1, 2 * this.kinds.length);
    this.kinds = grown(this.kinds, new Uint8Array(length));
    this.values = grown(this.values, new Float64Array(length));
    this.stamps = grown(this.stamps, new Float64Array(length));
    this.seen = grown(this.seen, new Uint8Array(length));
  }
}

function grown<Numbers extends Uint8Array | Float64Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
