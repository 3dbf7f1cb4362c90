/**
 * Strongly connected components of a graph (Tarjan, no recursion). They are numbered so that what a
 * component leads to has lower numbers than itself.
 */
type EdgesOf<Node extends number> = (node: Node) => readonly Node[];

export interface Components {
  /** By node: the number of its component. */
  readonly of: Int32Array;
  readonly count: number;
}

export function findComponents<Node extends number>(
  size: number,
  edgesOf: EdgesOf<Node>,
): Components {
  return new Search(size, edgesOf).run();
}

/** The components of more than one node. */
export function findCircles<Node extends number>(size: number, edgesOf: EdgesOf<Node>): Node[][] {
  const { of, count } = findComponents(size, edgesOf);
  const sizes = new Int32Array(count);
  for (const component of of) sizes[component]!++;
  const circles = new Map<number, Node[]>();
  for (let node = 0; node < size; node++) {
    const component = of[node]!;
    if (sizes[component] === 1) continue;
    const circle = circles.get(component);
    if (circle === undefined) circles.set(component, [node as Node]);
    else circle.push(node as Node);
  }
  return [...circles.values()];
}

interface Visit<Node> {
  readonly node: Node;
  readonly edges: readonly Node[];
  next: number;
}

const OPEN = -1;

class Search<Node extends number> {
  /** OPEN until its component is closed. */
  readonly #component: Int32Array;
  /** When a node was seen first, from 1; 0 if it was not. */
  readonly #seen: Int32Array;
  readonly #low: Int32Array;
  readonly #open: Node[] = [];
  #clock = 0;
  #count = 0;

  constructor(
    private readonly size: number,
    private readonly edgesOf: EdgesOf<Node>,
  ) {
    this.#component = new Int32Array(size).fill(OPEN);
    this.#seen = new Int32Array(size);
    this.#low = new Int32Array(size);
  }

  run(): Components {
    for (let node = 0; node < this.size; node++) {
      if (this.#seen[node] === 0) this.#from(node as Node);
    }
    return { of: this.#component, count: this.#count };
  }

  #from(start: Node): void {
    const first = this.edgesOf(start);
    if (first.length === 0) {
      this.#seen[start] = ++this.#clock;
      this.#component[start] = this.#count++;
      return;
    }
    const path = [this.#enter(start, first)];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const to = top.edges[top.next++];
      if (to === undefined) {
        path.pop();
        this.#leave(top.node, path.at(-1)?.node);
      } else if (this.#seen[to] === 0) {
        path.push(this.#enter(to, this.edgesOf(to)));
      } else if (this.#component[to] === OPEN) {
        this.#low[top.node] = Math.min(this.#low[top.node]!, this.#seen[to]!);
      }
    }
  }

  #enter(node: Node, edges: readonly Node[]): Visit<Node> {
    this.#seen[node] = this.#low[node] = ++this.#clock;
    this.#open.push(node);
    return { node, edges, next: 0 };
  }

  #leave(node: Node, above: Node | undefined): void {
    if (above !== undefined) this.#low[above] = Math.min(this.#low[above]!, this.#low[node]!);
    if (this.#low[node] !== this.#seen[node]) return;
    for (let top: Node | undefined; top !== node;) {
      top = this.#open.pop()!;
      this.#component[top] = this.#count;
    }
    this.#count++;
  }
}
