/**
 * Blocks of access rows, handed out and taken back: in pages of a fixed size, so that neither a
 * million small blocks nor the growing of the pool makes garbage. A block is a power of two rows long
 * and never lies across two pages; what is longer than a page has one of its own.
 */
import { ROW } from './access-rows.js';

const PAGE_BITS = 12;
const PAGE_ROWS = 1 << PAGE_BITS;

export class RowPool {
  private readonly pages: Int32Array[] = [];
  /** Free blocks by the logarithm of their length. */
  private readonly free: number[][] = [];
  /** The first row of the last page that was never handed out. */
  private next = PAGE_ROWS;

  /** A block of 2 ** `size` rows; what is in it is not cleared. */
  take(size: number): number {
    const block = this.free[size]?.pop();
    if (block !== undefined) return block;
    const length = 1 << size;
    if (this.next + length > PAGE_ROWS) this.addPage(Math.max(length, PAGE_ROWS));
    const row = this.next;
    this.next += length;
    return ((this.pages.length - 1) << PAGE_BITS) + row;
  }

  give(block: number, size: number): void {
    (this.free[size] ??= []).push(block);
  }

  /** The page in which the block lies … */
  rowsOf(block: number): Int32Array {
    return this.pages[block >>> PAGE_BITS]!;
  }

  /** … and where its first row begins there. */
  startOf(block: number): number {
    return (block & (PAGE_ROWS - 1)) * ROW;
  }

  private addPage(rows: number): void {
    for (let size = 0; this.next < PAGE_ROWS; size++) this.giveRest(size);
    this.pages.push(new Int32Array(rows * ROW));
    this.next = 0;
  }

  /** The rest of a page is as many blocks as its length has bits. */
  private giveRest(size: number): void {
    const length = 1 << size;
    if (((PAGE_ROWS - this.next) & length) === 0) return;
    this.give(((this.pages.length - 1) << PAGE_BITS) + this.next, size);
    this.next += length;
  }
}
