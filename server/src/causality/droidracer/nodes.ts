/**
 * From the operations of a trace to the nodes of the graph and to its tasks.
 *
 * Where the trace has ACCESS lines (DroidRacer), the accesses of a thread stand in its next ACCESS;
 * accesses still waiting at the end get a block there. Elsewhere each run of accesses between two
 * other operations of a thread is a block: nothing leads into or out of its middle, so every access
 * of it has the same order to all others as the block has. A dependence of EM-Explorer ends a run.
 */
import type { Columns, OperationStore } from '../../trace/batch.js';
import { Flag, OpKind } from '../../trace/operations.js';
import type { ProblemLog } from '../../trace/problems.js';
import type { TraceFormat } from '../../trace/reader.js';
import type { TraceTables } from '../../trace/tables.js';
import { NONE, type NodeTable, type Task } from './graph.js';
import { isInner, isTaskless } from './node-kinds.js';
import { isEvent, pairTasks, usedEventEnables, type Pairing } from './pairing.js';

/** The relation takes a bit for every pair of nodes that cannot be joined: at worst 288 MiB. */
export const NODE_LIMIT = 49_152;

const NO_TASK: Task = {
  id: 0,
  thread: 0,
  call: NONE,
  post: NONE,
  ret: NONE,
  nodes: [],
  callback: 0,
  component: 0,
  triggered: false,
};

export function buildNodes(
  store: OperationStore,
  tables: TraceTables,
  format: TraceFormat,
  problems: ProblemLog,
  limit = NODE_LIMIT,
): NodeTable {
  return new NodeBuilder(store, tables, format, problems, limit).build();
}

class NodeBuilder {
  private readonly columns: Columns;
  private readonly pairing: Pairing;
  private readonly usedEnables: ReadonlySet<number> | undefined;
  private readonly hasBlocks: boolean;
  private readonly operation: number[] = [];
  private readonly kind: number[] = [];
  private readonly thread: number[] = [];
  private readonly task: number[] = [];
  private readonly posted: number[] = [];
  private readonly nodeOf: Int32Array;
  private readonly tasks: Task[] = [NO_TASK];
  private readonly attach = new Map<number, number>();
  private readonly loop = new Map<number, number>();
  /** By thread: the task that runs on it. */
  private readonly running = new Map<number, number>();
  /** By thread: accesses that wait for their ACCESS line, or the block that is open. */
  private readonly waiting = new Map<number, number[]>();
  private readonly open = new Map<number, number>();
  private readonly lastKind = new Map<number, OpKind>();
  private readonly nodeOfPost = new Map<number, number>();

  constructor(
    private readonly store: OperationStore,
    private readonly tables: TraceTables,
    format: TraceFormat,
    private readonly problems: ProblemLog,
    private readonly limit: number,
  ) {
    this.columns = store.columns;
    this.pairing = pairTasks(store);
    this.usedEnables = format === 'droidracer' ? usedEventEnables(store, tables) : undefined;
    this.hasBlocks = this.columns.kind.subarray(0, store.length).includes(OpKind.Block);
    this.nodeOf = new Int32Array(store.length).fill(NONE);
  }

  build(): NodeTable {
    for (let index = 0; index < this.store.length; index++) {
      if (this.operation.length >= this.limit) {
        this.reportLimit(index);
        break;
      }
      this.read(index);
    }
    for (const [thread, accesses] of this.waiting) this.closeAtEnd(thread, accesses);
    return this.table();
  }

  private table(): NodeTable {
    const { nodeOf, tasks, attach, loop } = this;
    return {
      count: this.operation.length,
      operation: Int32Array.from(this.operation),
      kind: Uint8Array.from(this.kind),
      thread: Int32Array.from(this.thread),
      task: Int32Array.from(this.task),
      posted: Int32Array.from(this.posted),
      nodeOf,
      tasks,
      attach,
      loop,
    };
  }

  private read(index: number): void {
    const kind: OpKind = this.columns.kind[index]!;
    const flags = this.columns.flags[index]!;
    const thread = this.columns.thread[index]!;
    if ((flags & Flag.Synthetic) !== 0) this.open.delete(thread);
    else if (isInner(kind, flags)) this.readInner(index, thread);
    else if (this.isKept(index, kind)) this.readNode(index, kind, thread);
  }

  private readInner(index: number, thread: number): void {
    if (this.hasBlocks) {
      const waiting = this.waiting.get(thread);
      if (waiting === undefined) this.waiting.set(thread, [index]);
      else waiting.push(index);
      return;
    }
    const open = this.open.get(thread);
    const block = open ?? this.addNode(index, OpKind.Block, thread);
    if (open === undefined) this.open.set(thread, block);
    this.nodeOf[index] = block;
  }

  private isKept(index: number, kind: OpKind): boolean {
    if (kind === OpKind.Post) return this.pairing.keptPosts.has(index);
    if (kind === OpKind.End) return this.isEndOfRunning(index);
    if (kind !== OpKind.Enable || this.usedEnables === undefined) return true;
    return !isEvent(this.tables, this.columns.a[index]!) || this.usedEnables.has(index);
  }

  private isEndOfRunning(index: number): boolean {
    const { a, thread, line } = this.columns;
    const running = this.tasks[this.running.get(thread[index]!) ?? 0]!;
    if (running !== NO_TASK && running.id === a[index]) return true;
    const message = `Task ${a[index]!} ends but was not running: the line is left out.`;
    this.problems.warning(line[index]!, 'end-of-other-task', message);
    return false;
  }

  private readNode(index: number, kind: OpKind, thread: number): void {
    this.open.delete(thread);
    // What the joined thread has done so far comes before the join; what it does after that does not.
    if (kind === OpKind.Join) this.open.delete(this.columns.a[index]!);
    if (kind === OpKind.Begin) this.beginTask(index, thread);
    const node = this.addNode(index, kind, thread);
    this.nodeOf[index] = node;
    this.lastKind.set(thread, kind);
    if (kind === OpKind.Block) this.closeBlock(node, thread);
    else if (kind === OpKind.Post) this.nodeOfPost.set(index, node);
    else if (kind === OpKind.Attach) setFirst(this.attach, thread, node);
    else if (kind === OpKind.Loop) setFirst(this.loop, thread, node);
    else this.noteInTask(node, kind, thread);
  }

  private noteInTask(node: number, kind: OpKind, thread: number): void {
    const task = this.tasks[this.task[node]!]!;
    if (task === NO_TASK) return;
    if (kind === OpKind.Begin) task.call = node;
    else if (kind === OpKind.Trigger) task.triggered = true;
    else if (kind === OpKind.End) {
      task.ret = node;
      this.running.delete(thread);
    }
  }

  private beginTask(index: number, thread: number): void {
    const { a, c, d } = this.columns;
    const posting = this.pairing.postOfBegin.get(index) ?? NONE;
    const post = this.nodeOfPost.get(posting) ?? NONE;
    const named = post !== NONE && c[posting] !== 0 ? posting : index;
    this.running.set(thread, this.tasks.length);
    if (post !== NONE) this.posted[post] = this.tasks.length;
    this.tasks.push({
      ...NO_TASK,
      id: a[index]!,
      thread,
      post,
      nodes: [],
      callback: c[named]!,
      component: d[named]!,
    });
  }

  private addNode(index: number, kind: OpKind, thread: number): number {
    const node = this.operation.length;
    const task = isTaskless(kind) ? 0 : (this.running.get(thread) ?? 0);
    this.operation.push(index);
    this.kind.push(kind);
    this.thread.push(thread);
    this.task.push(task);
    this.posted.push(0);
    if (task !== 0) this.tasks[task]!.nodes.push(node);
    return node;
  }

  private closeBlock(node: number, thread: number): void {
    for (const access of this.waiting.get(thread) ?? []) this.nodeOf[access] = node;
    this.waiting.delete(thread);
  }

  /** The tool closes open blocks itself when it begins; what a thread does after that has no block. */
  private closeAtEnd(thread: number, accesses: readonly number[]): void {
    if (this.lastKind.get(thread) !== OpKind.Block) {
      this.closeBlock(this.addNode(accesses[0]!, OpKind.Block, thread), thread);
      return;
    }
    const line = this.columns.line[accesses[0]!]!;
    const message = `${accesses.length} accesses after the last ACCESS of their thread are left out.`;
    this.problems.warning(line, 'access-after-analysis', message);
  }

  private reportLimit(index: number): void {
    const line = this.columns.line[index]!;
    const message =
      `The droidracer model takes at most ${this.limit} operations that order. ` +
      `From here on, ${this.store.length - index} operations are left out.`;
    this.problems.error(line, 'too-large-for-droidracer', message);
  }
}

function setFirst(map: Map<number, number>, key: number, value: number): void {
  if (!map.has(key)) map.set(key, value);
}
