/**
 * The last write of each location and its last read by each transaction (W and R of the report), in one
 * mode. Rows of numbers: who, when, where. Rules INS-READ-LIFE and INS-WRITE-LIFE ask here which
 * operations the one at hand depends on.
 *
 * A write depends on every read since the write before it, and, since R forgets nothing, on older ones
 * too, which makes shorter cycles; of those only a few are kept, so that a field that all read and some
 * write costs the same however many have read it.
 */
import { OpKind } from '../../trace/operations.js';
import type { EdgeOp, SourceList } from './operations.js';
import type { TransactionGraph } from './transaction-graph.js';

const NODE = 0;
const LINE = 1;
const PERFORMER = 2;
const CODE = 3;
/** Of reads: the next row of the location, whether a write has come since, and whose last read it is. */
const NEXT = 4;
const OLD = 5;
const READER = 6;

const WRITE_ROW = 4;
const READ_ROW = 7;

/** So many reads that a write has followed are kept of a location. */
const OLD_READS = 8;
/** From so many reads of a location on they are found by transaction. */
const MANY = 16;

export class LastAccesses {
  private writes = new Int32Array(WRITE_ROW * 64);
  /** The first read row of each location, and how many there are. */
  private heads = new Int32Array(64);
  private counts = new Int32Array(64);
  /** Is there a read that no write has followed? */
  private fresh = new Uint8Array(64);
  private reads = new Int32Array(READ_ROW * 64);
  private usedReads = 1;
  private freeRead = 0;
  /** Of locations with many reads, the row of each reader. */
  private readonly byReader = new Map<number, Map<number, number>>();

  constructor(private readonly graph: TransactionGraph) {}

  reserve(locations: number): void {
    if (locations < this.heads.length) return;
    const length = Math.max(locations + 1, this.heads.length * 2);
    this.writes = wider(this.writes, length * WRITE_ROW);
    this.heads = wider(this.heads, length);
    this.counts = wider(this.counts, length);
    const fresh = new Uint8Array(length);
    fresh.set(this.fresh);
    this.fresh = fresh;
  }

  /** Does the read depend on no other transaction and stand in the place of the one before it? */
  readAgain(location: number, node: number, op: EdgeOp): boolean {
    const written = this.writes[location * WRITE_ROW]!;
    if (written !== node && this.graph.matters(written)) return false;
    const row = this.heads[location]!;
    if (row === 0 || this.reads[row + NODE] !== node || this.reads[row + OLD] !== 0) return false;
    this.putRead(row, node, op);
    return true;
  }

  /** Has the same task written last, and has nobody read since? */
  writeAgain(location: number, node: number, op: EdgeOp): boolean {
    const at = location * WRITE_ROW;
    if (this.writes[at] !== node || this.writes[at + PERFORMER] !== op.performer) return false;
    if (this.fresh[location] !== 0) return false;
    this.putWrite(at, node, op);
    return true;
  }

  /** What a read of the location by the transaction depends on. */
  sourcesOfRead(location: number, node: number, into: SourceList): void {
    const at = location * WRITE_ROW;
    const written = this.writes[at]!;
    if (written === node || !this.graph.matters(written)) return;
    addSource(into, this.writes, at, OpKind.Write);
  }

  /** What a write of the location by the transaction depends on: the last write, and the reads. */
  sourcesOfWrite(location: number, node: number, into: SourceList): void {
    this.sourcesOfRead(location, node, into);
    if (this.heads[location] !== 0) this.sourcesOfReads(location, node, into);
  }

  /** `reader`: who has only one last read of a location, a transaction or a thread outside of one. */
  keepRead(location: number, node: number, reader: number, op: EdgeOp): void {
    if (node === 0) return;
    const row = this.findRead(location, reader);
    this.fresh[location] = 1;
    if (row !== 0) {
      this.putRead(row, node, op);
      return;
    }
    const added = this.takeRow();
    this.reads[added + NEXT] = this.heads[location]!;
    this.reads[added + READER] = reader;
    this.heads[location] = added;
    this.putRead(added, node, op);
    if (++this.counts[location]! >= MANY) this.indexRead(location, reader, added);
  }

  keepWrite(location: number, node: number, op: EdgeOp): void {
    this.putWrite(location * WRITE_ROW, node, op);
    this.fresh[location] = 0;
  }

  /** Calls with the node of every row that is kept. */
  forEachNode(tell: (node: number, performer: number) => void): void {
    const { heads, writes, reads } = this;
    for (let location = 1; location < heads.length; location++) {
      const at = location * WRITE_ROW;
      if (writes[at] !== 0) tell(writes[at]!, writes[at + PERFORMER]!);
      for (let row = heads[location]!; row !== 0; row = reads[row + NEXT]!) {
        tell(reads[row + NODE]!, reads[row + PERFORMER]!);
      }
    }
  }

  /** Nodes have new numbers, 0 for those that are gone. */
  renumber(renumbered: Int32Array): void {
    this.byReader.clear();
    for (let location = 1; location < this.heads.length; location++) {
      const at = location * WRITE_ROW;
      this.writes[at] = renumbered[this.writes[at]!]!;
      let row = this.heads[location]!;
      this.heads[location] = 0;
      this.counts[location] = 0;
      while (row !== 0) {
        const next = this.reads[row + NEXT]!;
        const node = renumbered[this.reads[row + NODE]!]!;
        if (node === 0) this.give(row);
        else this.putBack(location, row, node);
        row = next;
      }
    }
  }

  private putBack(location: number, row: number, node: number): void {
    const reader = this.reads[row + READER]!;
    // A transaction is its own reader.
    if (reader === this.reads[row + NODE]) this.reads[row + READER] = node;
    this.reads[row + NODE] = node;
    this.reads[row + NEXT] = this.heads[location]!;
    this.heads[location] = row;
    if (++this.counts[location]! >= MANY) this.indexRead(location, this.reads[row + READER]!, row);
  }

  private sourcesOfReads(location: number, node: number, into: SourceList): void {
    const { reads } = this;
    let last = 0;
    let old = 0;
    for (let row = this.heads[location]!; row !== 0;) {
      const next = reads[row + NEXT]!;
      const reader = reads[row + NODE]!;
      const isOld = reads[row + OLD] !== 0;
      if (!this.graph.matters(reader) || (isOld && ++old > OLD_READS)) {
        this.unlink(location, row, last);
      } else {
        if (reader !== node) addSource(into, reads, row, OpKind.Read);
        reads[row + OLD] = 1;
        last = row;
      }
      row = next;
    }
  }

  private unlink(location: number, row: number, last: number): void {
    const next = this.reads[row + NEXT]!;
    if (last === 0) this.heads[location] = next;
    else this.reads[last + NEXT] = next;
    if (--this.counts[location]! < MANY) this.byReader.delete(location);
    else this.byReader.get(location)?.delete(this.reads[row + READER]!);
    this.give(row);
  }

  private findRead(location: number, reader: number): number {
    if (this.counts[location]! >= MANY) {
      const known = this.byReader.get(location);
      if (known !== undefined) return known.get(reader) ?? 0;
    }
    for (let row = this.heads[location]!; row !== 0; row = this.reads[row + NEXT]!) {
      if (this.reads[row + READER] === reader) return row;
    }
    return 0;
  }

  private indexRead(location: number, reader: number, row: number): void {
    const known = this.byReader.get(location);
    if (known !== undefined) {
      known.set(reader, row);
      return;
    }
    const all = new Map<number, number>();
    for (let each = this.heads[location]!; each !== 0; each = this.reads[each + NEXT]!) {
      all.set(this.reads[each + READER]!, each);
    }
    this.byReader.set(location, all);
  }

  private putRead(row: number, node: number, op: EdgeOp): void {
    const { reads } = this;
    reads[row + NODE] = node;
    reads[row + LINE] = op.line;
    reads[row + PERFORMER] = op.performer;
    reads[row + CODE] = op.code;
    reads[row + OLD] = 0;
  }

  private putWrite(at: number, node: number, op: EdgeOp): void {
    const { writes } = this;
    writes[at + NODE] = node;
    writes[at + LINE] = op.line;
    writes[at + PERFORMER] = op.performer;
    writes[at + CODE] = op.code;
  }

  private takeRow(): number {
    const row = this.freeRead;
    if (row !== 0) {
      this.freeRead = this.reads[row + NEXT]!;
      return row;
    }
    const at = this.usedReads * READ_ROW;
    this.usedReads++;
    if (at + READ_ROW > this.reads.length) this.reads = wider(this.reads, this.reads.length * 2);
    return at;
  }

  private give(row: number): void {
    this.reads[row + NEXT] = this.freeRead;
    this.freeRead = row;
  }
}

function addSource(into: SourceList, rows: Int32Array, at: number, kind: OpKind): void {
  const source = into.add();
  source.node = rows[at + NODE]!;
  source.line = rows[at + LINE]!;
  source.performer = rows[at + PERFORMER]!;
  source.code = rows[at + CODE]!;
  source.kind = kind;
}

function wider(old: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(length);
  grown.set(old);
  return grown;
}
