/**
 * Android's MessageQueue without barriers: messages ordered by the time at which they are due and
 * then by their posting, front messages before all, the latest first. A binary heap, so that long
 * queues cost little.
 */
export interface Message {
  readonly task: number;
  /** When it is due; -Infinity at the front. */
  readonly when: number;
  /** What the task does: a number that its poster chooses. */
  readonly role: number;
}

interface Entry extends Message {
  readonly order: number;
}

export class MessageQueue {
  private readonly heap: Entry[] = [];
  private posted = 0;

  get length(): number {
    return this.heap.length;
  }

  add(message: Message): void {
    const order = message.when === -Infinity ? -++this.posted : ++this.posted;
    const { heap } = this;
    let at = heap.push({ ...message, order }) - 1;
    for (
      let parent = (at - 1) >> 1;
      at > 0 && this.swapIfLess(at, parent);
      parent = (at - 1) >> 1
    ) {
      at = parent;
    }
  }

  /** Takes out the first message, if it is due. */
  take(now: number): Message | undefined {
    const first = this.heap[0];
    if (first === undefined || first.when > now) return undefined;
    const last = this.heap.pop()!;
    if (last !== first) this.sink(last);
    return first;
  }

  private sink(entry: Entry): void {
    const { heap } = this;
    heap[0] = entry;
    for (let at = 0; ;) {
      let child = 2 * at + 1;
      if (child + 1 < heap.length && isLess(heap[child + 1]!, heap[child]!)) child++;
      if (child >= heap.length || !this.swapIfLess(child, at)) return;
      at = child;
    }
  }

  private swapIfLess(at: number, other: number): boolean {
    const { heap } = this;
    if (!isLess(heap[at]!, heap[other]!)) return false;
    [heap[at], heap[other]] = [heap[other]!, heap[at]!];
    return true;
  }
}

function isLess(left: Entry, right: Entry): boolean {
  return left.when < right.when || (left.when === right.when && left.order < right.order);
}
