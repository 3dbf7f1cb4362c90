/**
 * The other half of each operation, in one pass. Backwards a later operation leads to the one that
 * made it possible (a `begin` to its `post`, an `unlock` to its `lock`); forwards that one leads to
 * the first that answers it. Families by a common id are a table (families.ts); here are those that
 * need more than an id: brackets, which nest, and enables and notifies, whose match is partial.
 *
 * Where a file has no `init` or `exit` (STD), a fork leads to the thread's first operation after it
 * and a join to the last before it.
 */
import type { Columns } from '../batch.js';
import { OpKind } from '../operations.js';
import { Brackets } from './brackets.js';
import { FAMILIES, type KeyColumn } from './families.js';
import type { TaskRows } from './types.js';

interface Answer {
  readonly family: number;
  readonly column: KeyColumn;
  readonly primary: boolean;
}

/** By kind: the family that it opens, and those that it answers. */
const OPENS: (number | undefined)[] = [];
const ANSWERS: (Answer[] | undefined)[] = [];
FAMILIES.forEach((family, at) => {
  OPENS[family.opens] = at;
  for (const [kind, column] of family.answers) addAnswer(kind, at, column, true);
  for (const [kind, column] of family.also ?? []) addAnswer(kind, at, column, false);
});

function addAnswer(kind: OpKind, family: number, column: KeyColumn, primary: boolean): void {
  const answers = (ANSWERS[kind] ??= []);
  answers.push({ family, column, primary });
  answers.sort((left, right) => Number(right.primary) - Number(left.primary));
}

export function linkPartners(
  columns: Columns,
  length: number,
  tasks: TaskRows,
  taskOf: Uint32Array,
): Int32Array {
  const pairing = new Pairing(columns, length, taskOf);
  pairing.linkTasks(tasks);
  for (let op = 0; op < length; op++) pairing.note(op);
  pairing.linkSilentThreads();
  return pairing.partner;
}

class Pairing {
  readonly partner: Int32Array;
  private readonly latest = FAMILIES.map(() => new Map<number, number>());
  private readonly brackets: Brackets;
  /** Callback to component to the latest enable; component 0 for one that names none. */
  private readonly enables = new Map<number, Map<number, number>>();
  private readonly notifiesOfThread = new Map<number, number>();
  private readonly notifiesOfObject = new Map<number, number>();
  /** Per thread. */
  private readonly firstOf: number[] = [];
  private readonly lastOf: number[] = [];

  constructor(
    private readonly columns: Columns,
    private readonly length: number,
    taskOf: Uint32Array,
  ) {
    this.partner = new Int32Array(length).fill(-1);
    this.brackets = new Brackets(columns, taskOf, this.partner);
  }

  linkTasks(tasks: TaskRows): void {
    for (let row = 1; row < tasks.length; row++) {
      const post = tasks.post[row]!;
      const begin = tasks.begin[row]!;
      const remove = tasks.remove[row]!;
      this.set(post, begin >= 0 ? begin : remove);
      this.set(begin, post);
      this.set(tasks.end[row]!, begin);
      this.set(remove, post);
      this.set(tasks.input[row]!, post >= 0 ? post : begin);
    }
  }

  note(op: number): void {
    const kind = this.columns.kind[op]!;
    const thread = this.columns.thread[op]!;
    const answers = ANSWERS[kind];
    if (answers !== undefined) for (const answer of answers) this.answer(op, answer);
    const family = OPENS[kind];
    if (family !== undefined) this.open(op, family);
    if (!this.brackets.note(op)) this.notePartial(op, kind);
    if (kind === OpKind.Join && this.partner[op]! < 0) {
      this.set(op, this.lastOf[this.columns.a[op]!] ?? -1);
    }
    this.firstOf[thread] ??= op;
    this.lastOf[thread] = op;
  }

  linkSilentThreads(): void {
    const { kind, a } = this.columns;
    for (let op = 0; op < this.length; op++) {
      if (kind[op] !== OpKind.Fork || this.partner[op]! >= 0) continue;
      const first = this.firstOf[a[op]!] ?? -1;
      if (first > op) this.partner[op] = first;
    }
  }

  private open(op: number, family: number): void {
    const key = this.columns[FAMILIES[family]!.key][op]!;
    if (key !== 0) this.latest[family]!.set(key, op);
  }

  private answer(op: number, { family, column, primary }: Answer): void {
    const opening = this.latest[family]!.get(this.columns[column][op]!);
    if (opening === undefined || this.partner[op]! >= 0) return;
    this.partner[op] = opening;
    const other = this.partner[opening]!;
    if (other < 0 || (primary && !this.isPrimary(other, family))) this.partner[opening] = op;
  }

  private isPrimary(op: number, family: number): boolean {
    return FAMILIES[family]!.answers.some(([kind]) => kind === this.columns.kind[op]);
  }

  private notePartial(op: number, kind: number): void {
    if (kind === OpKind.Enable) this.enable(op);
    else if (kind === OpKind.Trigger) this.link(this.enableOf(op), op);
    else if (kind === OpKind.Notify) this.notify(op);
    else if (kind === OpKind.Wait) this.link(this.notifyOf(op), op);
  }

  private enable(op: number): void {
    const callback = this.columns.a[op]!;
    let enables = this.enables.get(callback);
    if (enables === undefined) this.enables.set(callback, (enables = new Map<number, number>()));
    enables.set(this.columns.b[op]!, op);
    enables.set(ANY, op);
  }

  /** Of the same component; or, where one of the two names no component, of the same callback. */
  private enableOf(op: number): number {
    const enables = this.enables.get(this.columns.a[op]!);
    const component = this.columns.b[op]!;
    return enables?.get(component) ?? enables?.get(component === 0 ? ANY : 0) ?? -1;
  }

  /** A notify that names its thread wakes that one; one that names none wakes who waits for it. */
  private notify(op: number): void {
    const { a, b } = this.columns;
    if (b[op] !== 0) this.notifiesOfThread.set(b[op]!, op);
    else if (a[op] !== 0) this.notifiesOfObject.set(a[op]!, op);
  }

  private notifyOf(op: number): number {
    const named = this.notifiesOfThread.get(this.columns.thread[op]!) ?? -1;
    const open = this.notifiesOfObject.get(this.columns.a[op]!) ?? -1;
    return Math.max(named, open);
  }

  private link(earlier: number, later: number): void {
    if (earlier < 0) return;
    this.partner[later] = earlier;
    if (this.partner[earlier]! < 0) this.partner[earlier] = later;
  }

  private set(op: number, other: number): void {
    if (op >= 0) this.partner[op] = other;
  }
}

/** Stands for "whatever component" among those of a callback; no component has this number. */
const ANY = -1;
