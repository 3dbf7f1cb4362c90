/** Flips in tests: a trace in memory, two of its operations, and the answer as operations. */
import { findFlip, FlipGround, type Flip } from '../../server/src/detect/verify/find-flip.js';
import { SkeletonBuilder, type Skeleton } from '../../server/src/detect/verify/skeleton.js';
import type { OperationStore } from '../../server/src/trace/batch.js';
import type { TraceTables } from '../../server/src/trace/tables.js';

export interface PreparedTrace {
  readonly skeleton: Skeleton;
  /** Of two operations, by place in the trace, the first recorded earlier. */
  readonly flip: (first: number, second: number) => Flip;
}

/** Every operation may be asked about. */
export function prepareTrace(store: OperationStore, tables: TraceTables): PreparedTrace {
  const asked = Array.from({ length: store.length }, (_, index) => ({ index }));
  const builder = new SkeletonBuilder({ tables, model: 'android', asked });
  builder.sink({ ...store.columns, length: store.length });
  const skeleton = builder.finish();
  const ground = new FlipGround(skeleton);
  const flip = (first: number, second: number) => {
    const { graph } = skeleton;
    return findFlip(ground, [graph.nodeAt(first), graph.nodeAt(second)]);
  };
  return { skeleton, flip };
}
