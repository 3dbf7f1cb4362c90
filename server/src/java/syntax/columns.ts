/** The columns of a compact tree while it grows; used again for the next one. */
import { Kind } from './kinds.js';
import type { SyntaxTree } from './tree.js';

const FIRST_CAPACITY = 1 << 12;

export class Columns {
  length = 0;
  kind = new Uint8Array(FIRST_CAPACITY);
  role = new Uint8Array(FIRST_CAPACITY);
  start = new Int32Array(FIRST_CAPACITY);
  end = new Int32Array(FIRST_CAPACITY);
  past = new Int32Array(FIRST_CAPACITY);
  parent = new Int32Array(FIRST_CAPACITY);
  name = new Int32Array(FIRST_CAPACITY);

  /** A node without children; its number. */
  add(kind: number, role: number, start: number, end: number, parent: number): number {
    const node = this.length++;
    if (node === this.kind.length) this.#grow();
    this.kind[node] = kind;
    this.role[node] = role;
    this.start[node] = start;
    this.end[node] = end;
    this.past[node] = node + 1;
    this.parent[node] = parent;
    this.name[node] = 0;
    return node;
  }

  #grow(): void {
    const capacity = this.kind.length * 2;
    this.kind = grown(this.kind, new Uint8Array(capacity));
    this.role = grown(this.role, new Uint8Array(capacity));
    this.start = grown(this.start, new Int32Array(capacity));
    this.end = grown(this.end, new Int32Array(capacity));
    this.past = grown(this.past, new Int32Array(capacity));
    this.parent = grown(this.parent, new Int32Array(capacity));
    this.name = grown(this.name, new Int32Array(capacity));
  }

  /** Good until the next walk: the arrays are these. */
  asTree(): SyntaxTree {
    const { length, kind, role, start, end, past, parent, name } = this;
    const broken = kind.subarray(0, length).includes(Kind.error);
    return { length, kind, role, start, end, past, parent, name, broken };
  }
}

function grown<Column extends Uint8Array | Int32Array>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}
