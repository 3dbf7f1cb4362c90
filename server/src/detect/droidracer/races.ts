/**
 * DroidRacer's race report over its relation (DROIDRACER.md section 4): conflicting accesses whose
 * blocks differ and neither precedes the other, each with its category, and of these the witnesses
 * that the tool prints: one per location and category, in its order. With `all`, every pair.
 */
import { NONE } from '../../causality/droidracer/graph.js';
import type { DroidRacerOrder } from '../../causality/droidracer/order.js';
import type { OperationStore } from '../../trace/batch.js';
import type { TraceTables } from '../../trace/tables.js';
import type { RaceCategory } from '../report.js';
import { CategorySets } from './categories.js';
import { countTrace, type TraceCounters } from './counters.js';
import { classText, fieldText, findLocations, type SharedLocation } from './locations.js';
import { findTaskAttributes, NO_ATTRIBUTES, type TaskAttributes } from './task-attributes.js';
import { isUiClass } from './ui-classes.js';

export interface DroidRacerRace {
  /** Operation indices; of a read and a write, the read stands first. */
  readonly first: number;
  readonly second: number;
  readonly category: RaceCategory;
  /** A co-enabled race on a widget of the framework. */
  readonly ui: boolean;
  /** Of a co-enabled race: the two triggers that nothing orders, as operation indices. */
  readonly triggers?: readonly [number, number];
}

/** Locations by category, and what pldi-race.log says of the trace. */
export interface DroidRacerCounters extends TraceCounters {
  readonly multiThreaded: number;
  readonly asyncRaces: number;
  readonly delayed: number;
  readonly crossPosted: number;
  readonly coEnabledUi: number;
  readonly coEnabledNonUi: number;
  readonly uncategorised: number;
}

export interface DroidRacerReport {
  readonly races: readonly DroidRacerRace[];
  readonly counters: DroidRacerCounters;
}

export interface DroidRacerOptions {
  /** Every racing pair with its first category, not one witness per location and category. */
  readonly all?: boolean;
}

export function findDroidRacerRaces(
  order: DroidRacerOrder,
  store: OperationStore,
  tables: TraceTables,
  options: DroidRacerOptions = {},
): DroidRacerReport {
  const detector = new Detector(order, store, tables, options.all ?? false);
  const locations = findLocations(store, tables);
  for (const [index, location] of locations.entries()) detector.visit(location, index);
  const trace = countTrace(order, store, tables, locations);
  return { races: detector.races, counters: { ...trace, ...detector.counters() } };
}

class Detector {
  readonly races: DroidRacerRace[] = [];
  private readonly categories = new CategorySets();
  private readonly uncounted = new CategorySets();
  /** Class and field, or database, of every racing pair on one thread. */
  private readonly asynchronous = new Set<string>();
  private readonly attributes: readonly TaskAttributes[];

  constructor(
    private readonly order: DroidRacerOrder,
    private readonly store: OperationStore,
    private readonly tables: TraceTables,
    private readonly all: boolean,
  ) {
    this.attributes = findTaskAttributes(order.nodes, store.columns, tables);
  }

  visit(location: SharedLocation, index: number): void {
    const reads = this.all ? location.reads : this.thinOut(location.reads);
    const writes = this.all ? location.writes : this.thinOut(location.writes);
    for (const read of reads) {
      for (const write of writes) this.compare(read, write, location, index);
    }
    for (let at = 0; at < writes.length; at++) {
      for (let next = at + 1; next < writes.length; next++) {
        this.compare(writes[at]!, writes[next]!, location, index);
      }
    }
  }

  /**
   * Two accesses of a block and class stand for all of them: pairs of the same two blocks have the
   * same category, the second such pair may still add cross-posted to delayed, a third adds nothing.
   */
  private thinOut(accesses: readonly number[]): readonly number[] {
    const { nodeOf } = this.order.nodes;
    const { b, c } = this.store.columns;
    const met = new Map<string, number>();
    return accesses.filter((access) => {
      const key = `${nodeOf[access]!} ${b[access]!} ${c[access]!}`;
      const times = (met.get(key) ?? 0) + 1;
      met.set(key, times);
      return times <= 2;
    });
  }

  counters() {
    return { ...this.categories.sizes(), asyncRaces: this.asynchronous.size };
  }

  private compare(first: number, second: number, location: SharedLocation, index: number): void {
    const { nodeOf, thread } = this.order.nodes;
    const from = nodeOf[first]!;
    const to = nodeOf[second]!;
    if (from === NONE || to === NONE) return;
    if (!this.order.unordered(first, second)) return;
    const sameThread = thread[from] === thread[to];
    if (sameThread) this.asynchronous.add(fieldText(this.store, this.tables, first));
    // The tool never prints races on databases; whoever wants every pair gets them, uncounted.
    const printed = location.kind !== 'resource';
    const sets = printed ? this.categories : this.uncounted;
    if (printed || this.all) this.classify(first, second, sameThread, index, sets);
  }

  private classify(
    first: number,
    second: number,
    sameThread: boolean,
    location: number,
    categories: CategorySets,
  ): void {
    const isWidget = isUiClass(classText(this.store, this.tables, first));
    const one = this.attributesOf(first);
    const other = this.attributesOf(second);
    const { category, isNew, natural } = categories.insert(location, {
      sameThread,
      ui: isWidget,
      coEnabled: this.areCoEnabled(one.trigger, other.trigger),
      delaysDiffer: one.delay !== other.delay,
      crossesDiffer: one.cross !== other.cross,
    });
    if (!this.all && !isNew) return;
    const shown = this.all ? natural : category;
    const race = { first, second, category: shown };
    if (shown !== 'co-enabled') this.races.push({ ...race, ui: false });
    else {
      const { operation } = this.order.nodes;
      const triggers = [operation[one.trigger]!, operation[other.trigger]!] as const;
      this.races.push({ ...race, ui: isWidget, triggers });
    }
  }

  private areCoEnabled(one: number, other: number): boolean {
    if (one === NONE || other === NONE || one === other) return false;
    const { operation } = this.order.nodes;
    return this.order.unordered(operation[one]!, operation[other]!);
  }

  private attributesOf(access: number): Readonly<TaskAttributes> {
    const { nodeOf, task } = this.order.nodes;
    const index = task[nodeOf[access]!]!;
    return index === 0 ? NO_ATTRIBUTES : this.attributes[index]!;
  }
}
