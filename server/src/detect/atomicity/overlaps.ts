/**
 * Transactions that have operations in common (the overlapped transaction ids of chapter 3). An
 * operation belongs to the node that it is counted under and to all transactions that this is part of.
 */
export class Overlaps {
  /** For a node, all transactions that it is part of, itself first; only where there are others. */
  private readonly wholes = new Map<number, number[]>();

  /** `copyEdges`: the transaction has from now on all edges that the part has. */
  constructor(private readonly copyEdges: (part: number, whole: number) => void) {}

  /** A new transaction of which the parts are parts; each part may itself be part of another. */
  add(whole: number, parts: readonly number[]): void {
    for (const part of parts) {
      const others = this.wholes.get(part) ?? [part];
      others.push(whole);
      this.wholes.set(part, others);
      this.copyEdges(part, whole);
    }
  }

  /** Undefined where the node is a transaction and nothing else. */
  of(node: number): readonly number[] | undefined {
    return this.wholes.get(node);
  }

  /** Do the two have a transaction in common? */
  overlap(one: number, other: number): boolean {
    const ones = this.wholes.get(one) ?? [one];
    const others = this.wholes.get(other) ?? [other];
    return ones.some((node) => others.includes(node));
  }

  get isEmpty(): boolean {
    return this.wholes.size === 0;
  }

  renumber(renumbered: Int32Array): void {
    const old = [...this.wholes];
    this.wholes.clear();
    for (const [node, wholes] of old) {
      const number = renumbered[node]!;
      if (number !== 0) {
        this.wholes.set(
          number,
          wholes.map((each) => renumbered[each]!).filter((each) => each !== 0),
        );
      }
    }
  }
}
