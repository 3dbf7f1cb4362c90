/**
 * The edges between transactions, in typed arrays (Edge-Store of the report, 4.3). Two edges are alike
 * if they join the same transactions and tasks on the same location by the same kinds of operations
 * (4.5); of those the first is kept, and a hash over these parts finds it again.
 */
import type { EdgeOp, Relation, SourceOp } from './operations.js';

const COLUMNS = [
  'source',
  'target',
  'sourceLine',
  'targetLine',
  'sourcePerformer',
  'targetPerformer',
  'sourceCode',
  'targetCode',
  'kinds',
  'location',
  'nextOut',
  'nextIn',
  'cycle',
  'latest',
] as const;

type EdgeColumns = Record<(typeof COLUMNS)[number], Int32Array>;

function allocate(capacity: number): EdgeColumns {
  const columns = COLUMNS.map((name) => [name, new Int32Array(capacity)]);
  return Object.fromEntries(columns) as EdgeColumns;
}

/** What kinds of operations an edge joins, and why, in one number. */
function kindsOf(source: EdgeOp, target: EdgeOp, relation: Relation): number {
  return (relation << 16) | (source.kind << 8) | target.kind;
}

export class EdgeStore {
  /** Edges kept; ids run from 1 to this. */
  size = 0;
  columns = allocate(64);
  private slots = new Int32Array(128);

  /** The edge that is like this one; 0 if there is none. */
  find(
    source: SourceOp,
    node: number,
    target: EdgeOp,
    relation: Relation,
    location: number,
  ): number {
    const kinds = kindsOf(source, target, relation);
    const { columns, slots } = this;
    const mask = slots.length - 1;
    let slot = hash(source.node, node, source.performer, target.performer, kinds, location) & mask;
    for (let edge = slots[slot]!; edge !== 0; edge = slots[slot]!) {
      if (
        columns.source[edge] === source.node &&
        columns.target[edge] === node &&
        columns.sourcePerformer[edge] === source.performer &&
        columns.targetPerformer[edge] === target.performer &&
        columns.kinds[edge] === kinds &&
        columns.location[edge] === location
      ) {
        return edge;
      }
      slot = (slot + 1) & mask;
    }
    return 0;
  }

  /** Keeps an edge that `find` does not have. */
  add(
    source: SourceOp,
    node: number,
    target: EdgeOp,
    relation: Relation,
    location: number,
  ): number {
    const edge = ++this.size;
    if (edge >= this.columns.source.length) this.grow();
    const { columns } = this;
    columns.source[edge] = source.node;
    columns.target[edge] = node;
    columns.sourceLine[edge] = source.line;
    columns.targetLine[edge] = target.line;
    columns.sourcePerformer[edge] = source.performer;
    columns.targetPerformer[edge] = target.performer;
    columns.sourceCode[edge] = source.code;
    columns.targetCode[edge] = target.code;
    columns.kinds[edge] = kindsOf(source, target, relation);
    columns.location[edge] = location;
    columns.cycle[edge] = 0;
    columns.latest[edge] = source.line;
    if (edge * 2 > this.slots.length) this.index(this.slots.length * 2);
    else this.put(edge);
    return edge;
  }

  /** Does the edge, which is there already, come from another operation than the last time? */
  comesAnew(edge: number, source: SourceOp): boolean {
    const { latest } = this.columns;
    if (latest[edge] === source.line) return false;
    latest[edge] = source.line;
    return true;
  }

  relationOf(edge: number): Relation {
    return this.columns.kinds[edge]! >> 16;
  }

  sourceOp(edge: number): SourceOp {
    const { columns } = this;
    return {
      node: columns.source[edge]!,
      line: columns.sourceLine[edge]!,
      performer: columns.sourcePerformer[edge]!,
      code: columns.sourceCode[edge]!,
      kind: (columns.kinds[edge]! >> 8) & 255,
    };
  }

  targetOp(edge: number): SourceOp {
    const { columns } = this;
    return {
      node: columns.target[edge]!,
      line: columns.targetLine[edge]!,
      performer: columns.targetPerformer[edge]!,
      code: columns.targetCode[edge]!,
      kind: columns.kinds[edge]! & 255,
    };
  }

  /** Drops the edges of nodes that have no new number, and renumbers the others. */
  compact(renumbered: Int32Array): void {
    const { columns } = this;
    let kept = 0;
    for (let edge = 1; edge <= this.size; edge++) {
      const source = renumbered[columns.source[edge]!]!;
      const target = renumbered[columns.target[edge]!]!;
      if (source === 0 || target === 0) continue;
      kept++;
      for (const name of COLUMNS) columns[name][kept] = columns[name][edge]!;
      columns.source[kept] = source;
      columns.target[kept] = target;
    }
    this.size = kept;
    let slots = 128;
    while (slots < kept * 2) slots *= 2;
    this.index(slots);
  }

  mark(performers: Uint8Array): void {
    const { sourcePerformer, targetPerformer } = this.columns;
    for (let edge = 1; edge <= this.size; edge++) {
      performers[sourcePerformer[edge]!] = 1;
      performers[targetPerformer[edge]!] = 1;
    }
  }

  private grow(): void {
    const grown = allocate(this.columns.source.length * 2);
    for (const name of COLUMNS) grown[name].set(this.columns[name]);
    this.columns = grown;
  }

  private index(slots: number): void {
    this.slots = new Int32Array(slots);
    for (let edge = 1; edge <= this.size; edge++) this.put(edge);
  }

  private put(edge: number): void {
    const { columns, slots } = this;
    const mask = slots.length - 1;
    let slot =
      hash(
        columns.source[edge]!,
        columns.target[edge]!,
        columns.sourcePerformer[edge]!,
        columns.targetPerformer[edge]!,
        columns.kinds[edge]!,
        columns.location[edge]!,
      ) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = edge;
  }
}

function hash(a: number, b: number, c: number, d: number, e: number, f: number): number {
  let mixed = Math.imul(a, 0x9e37_79b1) ^ Math.imul(b, 0x85eb_ca6b) ^ Math.imul(c, 0xc2b2_ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b_3c6d);
  mixed ^= Math.imul(d, 0x27d4_eb2f) ^ Math.imul(e, 0x1656_67b1) ^ Math.imul(f, 0x9e37_79b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85eb_ca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
