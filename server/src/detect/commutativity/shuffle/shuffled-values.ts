/**
 * The values of a shuffled run, operation by operation: reads see what was written last, or what Java
 * puts where nobody has written; from where a task may go another way, nothing is said of what it
 * reads and writes.
 */
import type { OperationStore } from '../../../trace/batch.js';
import { isAccess, OpKind, ValueKind } from '../../../trace/operations.js';
import type { TraceMemory } from '../../verify/memory-of-trace.js';
import type { Replay } from '../../verify/replay.js';
import type { Skeleton } from '../../verify/skeleton.js';
import { defaultLike, UNKNOWN } from '../conditions/value.js';
import type { Value } from '../../../trace/value.js';

export class ShuffledValues {
  private readonly reads: ReadonlyMap<number, Value>;
  private readonly written = new Set<number>();
  private readonly doubtful = new Set<number>();

  constructor(
    private readonly store: OperationStore,
    private readonly skeleton: Skeleton,
    private readonly memory: TraceMemory,
    private readonly replay: Replay,
  ) {
    this.reads = new Map(replay.reads.map(({ op, now }) => [op, now]));
  }

  /** Takes the next operation; answers the value that it has now. */
  take(op: number): Value {
    const { kind, valueKind, value } = this.store.columns;
    const recorded = { kind: valueKind[op]!, value: value[op]! };
    if (!isAccess(kind[op]!)) return recorded;
    const segment = this.skeleton.segmentOf[this.skeleton.nodeOfOperation[op]!]!;
    if (this.replay.doubtFrom.get(segment) === op) this.doubtful.add(segment);
    const location = this.memory.locations[op]!;
    if (kind[op] === OpKind.Read && !this.written.has(location))
      return this.untouched(op, recorded);
    if (kind[op] === OpKind.Write) this.written.add(location);
    return this.doubtful.has(segment) ? UNKNOWN : (this.reads.get(op) ?? recorded);
  }

  private untouched(op: number, recorded: Value): Value {
    const now = this.reads.get(op);
    if (now === undefined) return recorded;
    return now.kind === ValueKind.None ? defaultLike(recorded) : now;
  }
}
