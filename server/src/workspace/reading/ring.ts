/**
 * A few batches in memory that two threads see. One fills them in turn, the other empties them in the
 * same order; whoever fills waits when all of them are full, so that a quick reader does not run away
 * from a slow analysis. That a batch is full is told by a message, that it is empty by a count.
 */
import {
  allocateBatch,
  COLUMN_NAMES,
  type FilledBatch,
  type Operations,
} from '../../trace/batch.js';

/** Enough that neither waits for the other's moments of weakness; 2 MB in all. */
const BATCHES = 4;

/** Plain data: it travels to the other thread, which then has the same memory. */
export interface BatchRing {
  readonly batches: readonly FilledBatch[];
  /** How many batches have been emptied so far. */
  readonly emptied: Int32Array<SharedArrayBuffer>;
}

export function createRing(): BatchRing {
  const allocate = (bytes: number) => new SharedArrayBuffer(bytes);
  const batches = Array.from({ length: BATCHES }, () => allocateBatch(allocate));
  return { batches, emptied: new Int32Array(allocate(Int32Array.BYTES_PER_ELEMENT)) };
}

export class RingWriter {
  private filled = 0;

  constructor(private readonly ring: BatchRing) {}

  /** Copies the operations into the next batch, as soon as it is empty: this blocks the thread. */
  write(operations: Operations): void {
    const { batches } = this.ring;
    this.waitForRoom();
    const batch = batches[this.filled++ % batches.length]!;
    for (const name of COLUMN_NAMES) {
      batch[name].set(operations[name].subarray(0, operations.length));
    }
  }

  private waitForRoom(): void {
    const { batches, emptied } = this.ring;
    for (;;) {
      const before = Atomics.load(emptied, 0);
      if (this.filled - before < batches.length) return;
      Atomics.wait(emptied, 0, before);
    }
  }
}

export class RingReader {
  private taken = 0;

  constructor(private readonly ring: BatchRing) {}

  /** Shows the next batch, which has so many operations, and lets it be filled again. */
  read(length: number, show: (operations: Operations) => void): void {
    const { batches, emptied } = this.ring;
    const batch = batches[this.taken++ % batches.length]!;
    batch.length = length;
    show(batch);
    Atomics.add(emptied, 0, 1);
    Atomics.notify(emptied, 0);
  }
}
