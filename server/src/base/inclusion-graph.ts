/**
 * Inclusion constraints over nodes (Andersen): what one node holds, another holds too. Only what is new
 * is handed on (difference propagation): a node's objects are a list that grows at its end, and what is
 * behind `done` has not been handed on yet. Long lists have bits beside them to tell what is new.
 *
 * A node lets only objects of its type in. What must happen for each object of a node (a load through
 * it, a call on it) is watched: three numbers that mean something to whoever reacts.
 *
 * Nodes that hand on to each other in a circle hold the same, if they let the same in: they are made
 * one (components.ts).
 */
import { hasBit, setBit } from './bit-matrix.js';
import { findCircles } from './components.js';
import { addAt } from './multi-map.js';
import { TripleIndex } from './triple-index.js';

/** What the solver needs of constraints; there is a plain twin of it in the tests. */
export interface Inclusions<Node extends number, Item extends number> {
  /** Makes nodes with these filters one behind the other; the first is returned. */
  addNodes(filters: ArrayLike<number>): Node;
  add(node: Node, object: Item): void;
  connect(from: Node, to: Node): void;
  /** React to each object of the node, of now and to come; maybe more than once. */
  watch(node: Node, kind: number, x: number, y: number): void;
  /** In no order that means something. */
  objects(node: Node): readonly Item[];
  /** Hands on until nothing is left or so many steps are done; tells whether anything was done. */
  propagate(steps: number): boolean;
  readonly size: number;
  /** Objects handed on or reacted to so far. */
  readonly work: number;
}

export type React<Item> = (kind: number, x: number, y: number, object: Item) => void;
export type Passes<Item> = (filter: number, object: Item) => boolean;

/** The filter that lets everything in. */
export const ALL_PASS = 0;

/** Longer lists get bits. */
const SHORT = 32;
const NOTHING: readonly never[] = [];
/** A step that hands on more counts for several. */
const WORK_PER_STEP = 1024;
/** Looking for circles costs a walk over all edges: it is done when others have cost more. */
export const WALKS_PER_NODE = 3;

export class InclusionGraph<Node extends number, Item extends number> implements Inclusions<
  Node,
  Item
> {
  size = 0;
  work = 0;
  #parent = new Int32Array(1024);
  #done = new Int32Array(1024);
  #filter = new Int32Array(1024);
  #isWaiting = new Uint8Array(1024);
  readonly #items: (Item[] | undefined)[] = [];
  readonly #bits: (Uint32Array | undefined)[] = [];
  readonly #edges: (Node[] | undefined)[] = [];
  readonly #watches: (number[] | undefined)[] = [];
  readonly #known = new TripleIndex();
  #waiting: Node[] = [];
  #next: Node[] = [];
  #walked = 0;
  /** Words for the bits of every object that was seen in a long list. */
  #bitWords = 0;

  constructor(
    private readonly passes: Passes<Item>,
    private readonly react: React<Item>,
    /** Circles are looked for when so many edges per node have been walked. */
    private readonly walksPerNode: number,
  ) {}

  addNodes(filters: ArrayLike<number>): Node {
    const first = this.size;
    this.#reserve(first + filters.length);
    for (let at = 0; at < filters.length; at++) {
      const node = first + at;
      this.#parent[node] = node;
      this.#filter[node] = filters[at]!;
    }
    this.size = first + filters.length;
    for (let node = first; node < this.size; node++) {
      this.#items.push(undefined);
      this.#bits.push(undefined);
      this.#edges.push(undefined);
      this.#watches.push(undefined);
    }
    return first as Node;
  }

  #reserve(size: number): void {
    if (size <= this.#parent.length) return;
    const length = Math.max(size, this.#parent.length * 2);
    this.#parent = grown(this.#parent, new Int32Array(length));
    this.#done = grown(this.#done, new Int32Array(length));
    this.#filter = grown(this.#filter, new Int32Array(length));
    this.#isWaiting = grown(this.#isWaiting, new Uint8Array(length));
  }

  objects(node: Node): readonly Item[] {
    return this.#items[this.#find(node)] ?? NOTHING;
  }

  /** The nodes that are one of these, or fed by one of them. */
  fedBy(seeds: Iterable<Node>): (node: Node) => boolean {
    const isFed = new Uint8Array(this.size);
    const waiting: Node[] = [];
    const mark = (node: Node): void => {
      const at = this.#find(node);
      if (isFed[at] === 1) return;
      isFed[at] = 1;
      waiting.push(at);
    };
    for (const seed of seeds) mark(seed);
    for (const node of waiting) this.#edges[node]?.forEach(mark);
    return (node) => isFed[this.#find(node)] === 1;
  }

  add(node: Node, object: Item): void {
    const at = this.#find(node);
    const filter = this.#filter[at]!;
    if (filter === ALL_PASS || this.passes(filter, object)) this.#put(at, object);
  }

  connect(from: Node, to: Node): void {
    const source = this.#find(from);
    const target = this.#find(to);
    if (source === target) return;
    const before = this.#known.size;
    if (this.#known.add(source, target, 0) <= before) return;
    addAt(this.#edges, source, target);
    const items = this.#items[source];
    if (items !== undefined) this.#handOn(items, 0, this.#done[source]!, target);
  }

  /** Of two nodes with the same filter that are known to hold the same in the end: they are one. */
  join(one: Node, other: Node): void {
    const [first, second] = [this.#find(one), this.#find(other)];
    if (first !== second) this.#join([first, second]);
  }

  watch(node: Node, kind: number, x: number, y: number): void {
    const at = this.#find(node);
    const watches = this.#watches[at];
    if (watches === undefined) this.#watches[at] = [kind, x, y];
    else watches.push(kind, x, y);
    const items = this.#items[at];
    if (items === undefined) return;
    for (let index = 0, past = this.#done[at]!; index < past; index++) {
      this.react(kind, x, y, items[index]!);
    }
  }

  propagate(steps: number): boolean {
    const isBusy = this.#waiting.length > 0 || this.#next.length > 0;
    const most = this.work + steps * WORK_PER_STEP;
    for (let left = steps; left > 0 && this.work < most; left--) {
      let node = this.#waiting.pop();
      if (node === undefined) {
        this.#turn();
        node = this.#waiting.pop();
        if (node === undefined) break;
      }
      this.#isWaiting[node] = 0;
      if (this.#parent[node] === node) this.#step(node);
    }
    return isBusy;
  }

  /** What was found in one round is handed on in the next: so nodes are seldom asked for one object. */
  #turn(): void {
    if (this.#walked > this.size * this.walksPerNode) this.#joinCircles();
    this.#waiting = this.#next.reverse();
    this.#next = [];
  }

  #step(node: Node): void {
    const items = this.#items[node]!;
    const first = this.#done[node]!;
    const past = items.length;
    this.#done[node] = past;
    const edges = this.#edges[node];
    if (edges !== undefined) {
      this.#walked += edges.length;
      for (const edge of edges) this.#handOn(items, first, past, this.#find(edge));
    }
    const watches = this.#watches[node];
    if (watches === undefined) return;
    this.work += (watches.length / 3) * (past - first);
    for (let at = 0, end = watches.length; at < end; at += 3) {
      for (let index = first; index < past; index++) {
        this.react(watches[at]!, watches[at + 1]!, watches[at + 2]!, items[index]!);
      }
    }
  }

  #handOn(items: readonly Item[], first: number, past: number, target: Node): void {
    this.work += past - first;
    const filter = this.#filter[target]!;
    if (filter === ALL_PASS) {
      for (let at = first; at < past; at++) this.#put(target, items[at]!);
      return;
    }
    for (let at = first; at < past; at++) {
      const object = items[at]!;
      if (this.passes(filter, object)) this.#put(target, object);
    }
  }

  #put(node: Node, object: Item): void {
    const items = this.#items[node];
    if (items === undefined) this.#items[node] = [object];
    else {
      if (this.#has(node, items, object)) return;
      items.push(object);
    }
    this.#wait(node);
  }

  #has(node: Node, items: readonly Item[], object: Item): boolean {
    if (items.length < SHORT) return items.includes(object);
    let bits = this.#bits[node];
    if (bits === undefined || bits.length <= object >>> 5) {
      this.#bitWords = Math.max(this.#bitWords, (object >>> 5) + 32);
      bits = grown(bits ?? new Uint32Array(0), new Uint32Array(this.#bitWords));
      for (const item of items) if (item >>> 5 < bits.length) setBit(bits, item);
      this.#bits[node] = bits;
    }
    if (hasBit(bits, object)) return true;
    setBit(bits, object);
    return false;
  }

  #wait(node: Node): void {
    if (this.#isWaiting[node] === 1) return;
    this.#isWaiting[node] = 1;
    this.#next.push(node);
  }

  #find(node: Node): Node {
    const parent = this.#parent;
    let at: number = node;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!;
      at = parent[at]!;
    }
    return at as Node;
  }

  #joinCircles(): void {
    this.#walked = 0;
    const circles = findCircles<Node>(this.size, (node) => {
      const edges = this.#edges[node];
      if (edges === undefined) return NOTHING;
      const filter = this.#filter[node];
      return edges
        .map((edge) => this.#find(edge))
        .filter((to) => to !== node && this.#filter[to] === filter);
    });
    for (const circle of circles) this.#join(circle);
  }

  /** All is handed on again, from the first object on: what each of them knew the others did not. */
  #join([first, ...others]: readonly Node[]): void {
    const one = first!;
    for (const other of others) {
      this.#parent[other] = one;
      for (const edge of this.#edges[other] ?? []) addAt(this.#edges, one, edge);
      for (const number of this.#watches[other] ?? []) addAt(this.#watches, one, number);
      for (const object of this.#items[other] ?? []) this.#put(one, object);
      this.#items[other] = this.#bits[other] = undefined;
      this.#edges[other] = this.#watches[other] = undefined;
    }
    this.#done[one] = 0;
    const edges = this.#edges[one];
    if (edges !== undefined) {
      const targets = new Set(edges.map((edge) => this.#find(edge)));
      this.#edges[one] = [...targets].filter((edge) => edge !== one);
    }
    if (this.#items[one] !== undefined) this.#wait(one);
  }
}

function grown<Numbers extends Int32Array | Uint8Array | Uint32Array>(
  from: Numbers,
  to: Numbers,
): Numbers {
  to.set(from);
  return to;
}
