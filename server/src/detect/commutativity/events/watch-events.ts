/**
 * Follows the events of a trace: which handlers each runs, and for each location that it touches what
 * was there before (its live-in value, if it reads first) and what it leaves behind. Learning makes
 * samples of that, detection holds conditions against it. Whoever watches says which locations matter.
 */
import type { Columns } from '../../../trace/batch.js';
import type { LocationIndex } from '../../../trace/locations.js';
import { BRANCH_TESTS, OpKind, ValueKind } from '../../../trace/operations.js';
import type { TraceTables } from '../../../trace/tables.js';
import type { Execution, ThreadState } from '../../context/execution.js';
import { stackOf } from '../../races/current-access.js';
import { defaultLike } from '../conditions/value.js';
import { isKnown, type Value } from '../../../trace/value.js';
import { WatchedEvent } from './event.js';
import { handlerName } from './handler-name.js';
import { Memory } from './memory.js';
import { Objects } from './objects.js';
import { Touch } from './touch.js';

export interface EventWatcher {
  /** Does it matter what happens to locations of this kind? */
  cares(columns: Columns, index: number): boolean;
  /** An event has accessed a location, for the first time or again; it is the access at hand. */
  accessed?(event: WatchedEvent, touch: Touch, columns: Columns, index: number): void;
  /** A thread has written outside of its tasks. */
  writtenByThread?(touch: Touch, columns: Columns, index: number): void;
  /** The event has ended. */
  ended(event: WatchedEvent): void;
}

export class EventWatch {
  readonly memory = new Memory();
  readonly objects: Objects;
  private readonly running = new Map<number, WatchedEvent>();

  constructor(
    private readonly tables: TraceTables,
    private readonly execution: Execution,
    private readonly locations: LocationIndex,
    private readonly watcher: EventWatcher,
  ) {
    this.objects = new Objects(tables, execution.stacks);
  }

  /** Takes a read or write, after clock and execution have. */
  access(columns: Columns, index: number, location: number): void {
    if (location === 0 || !this.watcher.cares(columns, index)) return;
    const thread = columns.thread[index]!;
    const event = this.eventOf(thread);
    if (event === undefined) this.accessByThread(columns, index, location);
    else this.accessByEvent(event, columns, index, location);
  }

  /** Takes any other operation, after clock and execution have. */
  step(columns: Columns, index: number): void {
    const kind: OpKind = columns.kind[index]!;
    const thread = columns.thread[index]!;
    switch (kind) {
      case OpKind.Begin:
        this.begin(thread);
        break;
      case OpKind.End:
        this.end(thread);
        break;
      case OpKind.Trigger:
        this.running.get(thread)?.begin(this.callbackText(columns.a[index]!));
        break;
      case OpKind.Invoke:
        this.invoke(columns, index);
        break;
      case OpKind.New:
        this.objects.allocate(columns, index, this.stackAt(columns, index));
        break;
      case OpKind.Deref:
        this.dereference(columns, index);
        break;
      case OpKind.Branch:
        this.branch(columns, index);
        break;
      default:
    }
  }

  /** The trace is over: what still runs has ended. */
  finish(): void {
    for (const thread of [...this.running.keys()]) this.end(thread);
  }

  private begin(thread: number): void {
    this.end(thread);
    const { performer } = this.execution.thread(thread);
    const handler = this.callbackText(performer.callback);
    this.running.set(thread, new WatchedEvent(performer, handler, this.memory.writes));
  }

  private end(thread: number): void {
    const event = this.running.get(thread);
    if (event === undefined) return;
    this.running.delete(thread);
    this.watcher.ended(event);
  }

  private invoke(columns: Columns, index: number): void {
    const callback = columns.b[index]!;
    if (callback === 0) return;
    this.running.get(columns.thread[index]!)?.begin(this.callbackText(callback));
  }

  /** The event that the thread runs; one whose `end` is missing is over with the next operation. */
  private eventOf(thread: number): WatchedEvent | undefined {
    const event = this.running.get(thread);
    return event?.performer === this.execution.thread(thread).performer ? event : undefined;
  }

  private accessByEvent(
    event: WatchedEvent,
    columns: Columns,
    index: number,
    location: number,
  ): void {
    let touch = event.touches.get(location);
    if (touch === undefined) {
      touch = this.firstTouch(columns, index, location);
      event.touches.set(location, touch);
    }
    this.nameRun(event, columns, index);
    touch.accessedIn(event.run);
    if (columns.kind[index] === OpKind.Write) this.write(touch, columns, index);
    else this.read(event, touch, columns, index);
    this.watcher.accessed?.(event, touch, columns, index);
  }

  private accessByThread(columns: Columns, index: number, location: number): void {
    if (columns.kind[index] === OpKind.Read) {
      this.memory.read(location, columns.valueKind[index]!, columns.value[index]!);
      return;
    }
    const touch = this.firstTouch(columns, index, location);
    this.write(touch, columns, index);
    this.watcher.writtenByThread?.(touch, columns, index);
  }

  private firstTouch(columns: Columns, index: number, location: number): Touch {
    const touch = new Touch(location, columns, index);
    const own = valueAt(columns, index);
    const isRead = columns.kind[index] === OpKind.Read;
    const before = this.memory.at(location);
    touch.liveIn = isRead;
    touch.stamp = this.memory.stampOf(location);
    if (isRead && isKnown(own)) touch.before = own;
    // Nobody has touched it yet: it has what Java puts there.
    else touch.before = this.memory.isUntouched(location) ? defaultLike(own) : before;
    return touch;
  }

  private read(event: WatchedEvent, touch: Touch, columns: Columns, index: number): void {
    const [kind, value] = [columns.valueKind[index]!, columns.value[index]!];
    touch.reads++;
    this.memory.read(touch.location, kind, value);
    if (kind === ValueKind.Object) event.readers.set(value, touch);
  }

  private write(touch: Touch, columns: Columns, index: number): void {
    touch.written = true;
    touch.after = valueAt(columns, index);
    this.memory.write(touch.location, touch.after.kind, touch.after.value);
  }

  /** A task of which no callback is known is named by the first method that it enters. */
  private nameRun(event: WatchedEvent, columns: Columns, index: number): void {
    if (event.runs[event.run]!.handler !== '') return;
    const outermost = this.execution.stacks.frames(this.stackAt(columns, index), 0).at(-1);
    if (outermost === undefined) return;
    const handler = handlerName({ owner: outermost.class, name: outermost.method });
    event.runs[event.run] = { handler };
  }

  private dereference(columns: Columns, index: number): void {
    const event = this.eventOf(columns.thread[index]!);
    if (event === undefined) return;
    const location = this.locations.of(columns, index);
    const touch =
      location === 0 ? event.readers.get(columns.value[index]!) : event.touches.get(location);
    if (touch !== undefined && touch.nullTest < 0) touch.dereferenced = true;
  }

  private branch(columns: Columns, index: number): void {
    const event = this.eventOf(columns.thread[index]!);
    const touch = event?.touches.get(this.locations.of(columns, index));
    if (event === undefined || touch === undefined) return;
    const test = BRANCH_TESTS[columns.c[index]!] ?? 'other';
    const isNullTest = test === 'null' || test === 'nonnull';
    if (isNullTest && touch.nullTest < 0 && !touch.dereferenced) touch.nullTest = event.run;
    // Tested is what is tested at its first read; what was read before and used is not.
    if (!isNullTest && touch.valueTest < 0 && touch.reads <= 1) touch.valueTest = event.run;
  }

  private stackAt(columns: Columns, index: number): number {
    const { stack }: ThreadState = this.execution.thread(columns.thread[index]!);
    return stackOf(columns.d[index]!, stack);
  }

  private callbackText(callback: number): string {
    const row = callback === 0 ? undefined : this.tables.callbacks[callback];
    return row === undefined ? '' : handlerName(row);
  }
}

function valueAt(columns: Columns, index: number): Value {
  return { kind: columns.valueKind[index]!, value: columns.value[index]! };
}
