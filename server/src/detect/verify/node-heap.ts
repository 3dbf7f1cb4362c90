/**
 * The least of many nodes: a binary heap, at most one node for each segment. Nodes compare as they were
 * recorded, or by ranks that they are given.
 */
export class NodeHeap {
  private readonly nodes: number[];

  constructor(
    private readonly ranks?: Float64Array,
    nodes: readonly number[] = [0],
  ) {
    this.nodes = [...nodes];
  }

  clone(): NodeHeap {
    return new NodeHeap(this.ranks, this.nodes);
  }

  get top(): number | undefined {
    return this.nodes[1];
  }

  push(node: number): void {
    const { nodes } = this;
    let at = nodes.push(node) - 1;
    for (; at > 1 && this.isBefore(node, nodes[at >> 1]!); at >>= 1) nodes[at] = nodes[at >> 1]!;
    nodes[at] = node;
  }

  pop(): number | undefined {
    const { nodes, top } = this;
    if (top === undefined) return undefined;
    const last = nodes.pop()!;
    if (nodes.length === 1) return top;
    let at = 1;
    for (let child = 2; child < nodes.length; child = 2 * at) {
      if (child + 1 < nodes.length && this.isBefore(nodes[child + 1]!, nodes[child]!)) child++;
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
