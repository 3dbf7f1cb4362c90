/**
 * The models `android` and `threads` of docs/causality.md written out plainly: all base orders, then
 * the transitive closure and the rules of the queue over all pairs, again and again until nothing
 * changes. A bit for every pair of operations, so for traces of a few thousand. The fast engine is
 * compared with it; they share the rules that pair operations, but no rule of the queue and no clock.
 */
import { BitMatrix } from '../../server/src/base/bit-matrix.js';
import type { Model, Segment } from '../../server/src/causality/android/segments.js';
import type { Columns } from '../../server/src/trace/batch.js';
import type { TraceTables } from '../../server/src/trace/tables.js';
import { baseOrder, type Edge, type EdgeRule } from './plain-closure/base-edges.js';
import { queueRules } from './plain-closure/queue-rules.js';
import { findTasks, type Task } from './plain-closure/tasks.js';

export type { Edge } from './plain-closure/base-edges.js';

export interface PlainClosureOptions {
  readonly model: Model;
  readonly speculativeBinder?: boolean;
  /** Milliseconds of the time window. */
  readonly window?: number;
}

export interface PlainClosure {
  readonly length: number;
  /** Operations counted from 0, in the order of the trace; nothing precedes itself. */
  readonly precedes: (first: number, second: number) => boolean;
  /** Program order and the rules that pair operations. */
  readonly base: readonly Edge[];
  /** What the rules of the queue added, in the order in which it was found; nothing twice. */
  readonly derived: readonly Edge[];
  /**
   * What the rules of the queue would have put before an earlier operation of the trace, or before
   * itself: the trace cannot have happened as it stands. These are left out of the order.
   */
  readonly contradictions: readonly Edge[];
  readonly segments: readonly Readonly<Segment>[];
  /** In the order in which they begin. */
  readonly tasks: readonly Task[];
}

export function plainClosure(
  columns: Columns,
  length: number,
  tables: TraceTables,
  { model, speculativeBinder = false, window }: PlainClosureOptions,
): PlainClosure {
  const { edges: base, segments } = baseOrder(columns, length, tables, model);
  const known = new Closure(length, base);
  const precedes = (first: number, second: number) => known.precedes(first, second);
  const noTasks = { tasks: [], barriers: [] };
  const { tasks, barriers } = model === 'android' ? findTasks(columns, segments, tables) : noTasks;
  const draw = (from: number, to: number, rule: EdgeRule) => {
    known.add({ from, to, rule });
  };
  const rules = queueRules(speculativeBinder, window);
  let found: number;
  do {
    found = known.derived.length;
    for (const rule of rules) {
      known.close();
      rule({ tasks, barriers, segments, times: columns.time, precedes, draw });
    }
  } while (known.derived.length > found);
  const { derived, contradictions } = known;
  return { length, precedes, base, derived, contradictions, segments, tasks };
}

class Closure {
  readonly derived: Edge[] = [];
  readonly contradictions: Edge[] = [];
  /** Row j holds all that precede j. */
  private readonly before: BitMatrix;
  private readonly sources: number[][];
  private readonly contradicted = new Set<string>();

  constructor(length: number, base: readonly Edge[]) {
    this.before = new BitMatrix(length, length);
    this.sources = Array.from({ length }, () => []);
    for (const { from, to } of base) this.sources[to]!.push(from);
  }

  precedes(first: number, second: number): boolean {
    return this.before.has(second, first);
  }

  add(edge: Edge): void {
    const { from, to, rule } = edge;
    if (from < to) {
      if (this.before.has(to, from)) return;
      this.before.set(to, from);
      this.sources[to]!.push(from);
      this.derived.push(edge);
    } else if (!this.contradicted.has(`${from} ${to} ${rule}`)) {
      this.contradicted.add(`${from} ${to} ${rule}`);
      this.contradictions.push(edge);
    }
  }

  /** All edges lead forwards in the trace, so one sweep closes the relation. */
  close(): void {
    for (const [to, sources] of this.sources.entries()) {
      for (const from of sources) {
        this.before.set(to, from);
        const [row, source] = [this.before.row(to), this.before.row(from)];
        for (let word = 0; word < row.length; word++) row[word]! |= source[word]!;
      }
    }
  }
}
