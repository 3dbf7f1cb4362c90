/**
 * A total order of nodes in which a node can be moved anywhere: a list with labels that grow along it,
 * so that two nodes are compared by one look each.
 */

/** Before the first node and behind the last one. */
const END = 0;

export class NodeOrder {
  labels = new Float64Array(64);
  private next = new Int32Array(64);
  private previous = new Int32Array(64);

  isBefore(one: number, other: number): boolean {
    return this.labels[one]! < this.labels[other]!;
  }

  append(node: number): void {
    if (node >= this.labels.length) this.grow(node);
    this.insertBehind(node, this.previous[END]!);
  }

  remove(node: number): void {
    const [before, behind] = [this.previous[node]!, this.next[node]!];
    this.next[before] = behind;
    this.previous[behind] = before;
  }

  /** Puts the nodes, which are in the order, right before another, in this sequence. */
  moveBefore(nodes: readonly number[], place: number): void {
    for (const node of nodes) {
      this.remove(node);
      this.insertBehind(node, this.previous[place]!);
    }
  }

  /** Puts the nodes, which are in the order, right behind another, in this sequence. */
  moveBehind(nodes: readonly number[], place: number): void {
    let last = place;
    for (const node of nodes) {
      this.remove(node);
      this.insertBehind(node, last);
      last = node;
    }
  }

  /** All nodes, in order. */
  list(): number[] {
    const nodes: number[] = [];
    for (let node = this.next[END]!; node !== END; node = this.next[node]!) nodes.push(node);
    return nodes;
  }

  clear(): void {
    this.next[END] = END;
    this.previous[END] = END;
  }

  private insertBehind(node: number, place: number): void {
    const behind = this.next[place]!;
    this.next[place] = node;
    this.previous[node] = place;
    this.next[node] = behind;
    this.previous[behind] = node;
    const low = this.labelBehind(place);
    const label = behind === END ? low + 1 : (low + this.labels[behind]!) / 2;
    this.labels[node] = label;
    if (behind !== END && (label <= low || label >= this.labels[behind]!)) this.relabel();
  }

  private labelBehind(place: number): number {
    return place === END ? 0 : this.labels[place]!;
  }

  /** There was no number left between two labels. */
  private relabel(): void {
    let label = 0;
    for (let node = this.next[END]!; node !== END; node = this.next[node]!) {
      this.labels[node] = ++label;
    }
  }

  private grow(node: number): void {
    const length = Math.max(node + 1, this.labels.length * 2);
    const labels = new Float64Array(length);
    const next = new Int32Array(length);
    const previous = new Int32Array(length);
    labels.set(this.labels);
    next.set(this.next);
    previous.set(this.previous);
    this.labels = labels;
    this.next = next;
    this.previous = previous;
  }
}
