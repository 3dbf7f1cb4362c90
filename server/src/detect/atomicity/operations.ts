/**
 * The two ends of an edge between transactions: the operations that it stands for. Edges keep the exact
 * operations (the line numbers of the report's Edge-Store, 4.3), since a transaction may have thousands.
 */
import { OpKind } from '../../trace/operations.js';

/** Why one operation comes before another: the edges of the report, 4.4. */
export enum Relation {
  /** Two accesses of one location, one of them a write: they may come the other way round. */
  Data = 0,
  /** A lock is released and taken: may, too. */
  Lock = 1,
  /** fork, join, post, enable, signal, …: in every run. */
  Must = 2,
  /** Program order of a thread outside of its transactions: in every run. */
  Order = 3,
}

export function isMust(relation: Relation): boolean {
  return relation >= Relation.Must;
}

/** An operation that is an end of an edge, as numbers. */
export interface EdgeOp {
  /** The line of the trace; also the time. */
  line: number;
  /** Who performs it: a row of `Performers`. */
  performer: number;
  /** Where it stands: a number of `AccessPlaces`. */
  code: number;
  kind: OpKind;
}

/** An operation that later ones may depend on, in a transaction. */
export interface SourceOp extends EdgeOp {
  /** The transaction in one mode; 0 for none that matters. */
  node: number;
}

export function createOp(): EdgeOp {
  return { line: 0, performer: 0, code: 0, kind: OpKind.Nop };
}

/** Sources that are looked at together; made once and filled again. */
export class SourceList {
  length = 0;
  private readonly items: SourceOp[] = [];

  clear(): void {
    this.length = 0;
  }

  /** A source to fill; whatever is in it is old. */
  add(): SourceOp {
    const at = this.length++;
    return (this.items[at] ??= { node: 0, ...createOp() });
  }

  at(index: number): SourceOp {
    return this.items[index]!;
  }
}
