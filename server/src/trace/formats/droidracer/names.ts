/**
 * The names of a DroidRacer log or an EM-Explorer trace. These files declare nothing: a thread is
 * known from its first operation or its fork, a queue from the thread that attaches it, and fields,
 * callbacks and components when they are first met. Memory grows with the distinct names of the
 * program, never with the length of the run.
 *
 * Hashes of queues may be reused after a collection: a hash attached by another thread is another
 * queue. Reused addresses of objects are not noticed, as in the original tool.
 */
import {
  createTables,
  reviseRow,
  type CallbackKind,
  type ComponentKind,
  type Thread,
} from '../../tables.js';

/** Ids of declared things have 24 bits in our own format. */
const MAXIMUM_ROWS = 1 << 24;

/** Gives each distinct key a row of the table, from 1; 0 when the table is full. */
class Interner<Row> {
  private readonly ids = new Map<string, number>();

  constructor(private readonly rows: Row[]) {}

  find(key: string): number {
    return this.ids.get(key) ?? 0;
  }

  intern(key: string, row: Row): number {
    return this.ids.get(key) ?? this.add(key, row);
  }

  /** A new row, also for a key that has one already. */
  add(key: string, row: Row): number {
    if (this.rows.length >= MAXIMUM_ROWS) return 0;
    this.ids.set(key, this.rows.length);
    return this.rows.push(row) - 1;
  }

  alias(key: string, id: number): void {
    this.ids.set(key, id);
  }
}

export class LogNames {
  readonly tables = createTables('hex');
  private readonly threads = new Interner(this.tables.threads);
  private readonly queues = new Interner(this.tables.queues);
  private readonly classes = new Interner(this.tables.classes);
  private readonly fields = new Interner(this.tables.fields);
  private readonly callbacks = new Interner(this.tables.callbacks);
  private readonly resources = new Interner(this.tables.resources);
  private readonly queueOfThread: number[] = [];
  private readonly ownerOfQueue: number[] = [];

  /** 0 for a thread that has not been seen. */
  findThread(tid: number): number {
    return this.threads.find(String(tid));
  }

  introduceThread(tid: number): number {
    const label = String(tid);
    return this.threads.intern(label, { label, kind: 'worker', name: '', process: 0 });
  }

  /** Only untracked threads have a recorded name. */
  nameThread(thread: number, name: string): void {
    const row = this.tables.threads[thread];
    if (row?.name !== '') return;
    const binder = name.startsWith('Binder') && row.kind === 'worker';
    this.updateThread(thread, binder ? { name, kind: 'binder' } : { name });
  }

  attachQueue(thread: number, label: string): number {
    const row = { label, kind: 'looper', name: '' } as const;
    const awaited = this.queueOf(thread);
    if (this.tables.queues[awaited]?.label === '' && awaited > 0) {
      reviseRow(this.tables, 'queues', awaited, row);
      this.queues.alias(label, awaited);
      return this.own(thread, awaited);
    }
    const owner = this.ownerOf(this.queues.find(label));
    const reused = owner !== 0 && owner !== thread;
    return this.own(thread, reused ? this.queues.add(label, row) : this.queues.intern(label, row));
  }

  /** Where a post to this thread goes, also when the thread attaches its queue only later. */
  destinationOf(thread: number): number {
    const queue = this.queueOf(thread);
    if (queue !== 0) return queue;
    const awaited = this.queues.add(`of thread ${thread}`, { label: '', kind: 'looper', name: '' });
    this.queueOfThread[thread] = awaited;
    return awaited;
  }

  /** The queue with this hash, whoever owns it. */
  queueNamed(label: string): number {
    return this.queues.intern(label, { label, kind: 'looper', name: '' });
  }

  /** 0 where the thread has none. */
  queueOf(thread: number): number {
    return this.queueOfThread[thread] ?? 0;
  }

  /** 0 where no thread has attached the queue. */
  ownerOf(queue: number): number {
    return this.ownerOfQueue[queue] ?? 0;
  }

  internClass(label: string): number {
    return this.classes.intern(label, { label, name: label });
  }

  internField(className: string, label: string): number {
    const row = { label, class: className, name: label, volatile: false };
    return this.fields.intern(`${className}\n${label}`, row);
  }

  internDatabase(label: string): number {
    return this.resources.intern(label, { label, kind: 'database', name: label });
  }

  internCallback(kind: CallbackKind, owner: string, name: string, label: string): number {
    return this.callbacks.intern(`${kind}\n${owner}\n${name}`, { label, kind, owner, name });
  }

  /**
   * Remembers what an instance is; false when the table is full. The first class that is told stays:
   * hashes may be reused, and the callback of each operation names its class anyway.
   */
  noteComponent(number: number, kind: ComponentKind, className: string): boolean {
    const components = this.tables.components;
    const known = components.get(number);
    const tellsMore = known === undefined || (known.class === '' && className !== '');
    if (number === 0 || !tellsMore) return true;
    if (components.size >= MAXIMUM_ROWS - 1) return false;
    const row = { label: String(number), kind, class: className };
    reviseRow(this.tables, 'components', number, row);
    return true;
  }

  private own(thread: number, queue: number): number {
    if (queue === 0) return 0;
    this.queueOfThread[thread] = queue;
    this.ownerOfQueue[queue] = thread;
    this.updateThread(thread, { kind: 'looper' });
    return queue;
  }

  private updateThread(thread: number, change: Partial<Thread>): void {
    const row = this.tables.threads[thread];
    if (row !== undefined) reviseRow(this.tables, 'threads', thread, { ...row, ...change });
  }
}
