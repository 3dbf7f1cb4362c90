/**
 * From the numbers of declared ids (`s240`) to the dense ids that index a table. Small numbers go
 * through an array, the rare large ones through a map, so a garbled number costs an entry, not memory.
 */

/** The largest number of a declared id; the format promises it. */
export const DECLARED_MAXIMUM = 0xff_ffff;

const ARRAY_LIMIT = 1 << 20;

export class DeclaredIds {
  private dense = new Int32Array(64);
  private readonly sparse = new Map<number, number>();
  /** Line of the declaration by dense id; 0 where the id was only used. */
  private readonly lines: number[] = [0];

  /** The dense id of a number, or 0 when it has none yet. */
  get(number: number): number {
    if (number < this.dense.length) return this.dense[number]!;
    return number < ARRAY_LIMIT ? 0 : (this.sparse.get(number) ?? 0);
  }

  /** Gives the number the next dense id. */
  add(number: number, line: number): number {
    const id = this.lines.push(line) - 1;
    if (number >= ARRAY_LIMIT) {
      this.sparse.set(number, id);
      return id;
    }
    this.reserve(number);
    this.dense[number] = id;
    return id;
  }

  lineOf(id: number): number {
    return this.lines[id] ?? 0;
  }

  declareAt(id: number, line: number): void {
    this.lines[id] = line;
  }

  private reserve(number: number): void {
    if (number < this.dense.length) return;
    const grown = new Int32Array(
      Math.min(ARRAY_LIMIT, Math.max(number + 1, this.dense.length * 2)),
    );
    grown.set(this.dense);
    this.dense = grown;
  }
}
