/**
 * The least of many nodes: a binary heap over one typed array, at most one node for each segment. Nodes
 * compare as they were recorded, or by ranks that they are given.
 */
export class NodeHeap {
  private readonly nodes: Int32Array;
  private length = 0;

  constructor(
    capacity: number,
    private readonly ranks?: Float64Array,
  ) {
    this.nodes = new Int32Array(capacity + 1);
  }

  get top(): number | undefined {
    return this.length === 0 ? undefined : this.nodes[1];
  }

  push(node: number): void {
    const { nodes } = this;
    let at = ++this.length;
    for (; at > 1 && this.isBefore(node, nodes[at >> 1]!); at >>= 1) nodes[at] = nodes[at >> 1]!;
    nodes[at] = node;
  }

  pop(): number | undefined {
    const { nodes, top } = this;
    if (top === undefined) return undefined;
    const last = nodes[this.length--]!;
    let at = 1;
    for (let child = 2; child <= this.length; child = 2 * at) {
      if (child < this.length && this.isBefore(nodes[child + 1]!, nodes[child]!)) child++;
      if (!this.isBefore(nodes[child]!, last)) break;
      nodes[at] = nodes[child]!;
      at = child;
    }
    nodes[at] = last;
    return top;
  }

  isBefore(one: number, other: number): boolean {
    const { ranks } = this;
    if (ranks === undefined || ranks[one] === ranks[other]) return one < other;
    return ranks[one]! < ranks[other]!;
  }
}
