/**
 * Holds the preconditions of a spec against a run (thesis 5.4): binds their symbolic names to what each
 * event touches, keeps what happened to those locations, and when the trace is over looks for events
 * that make a condition true, make it false or require it, and that nothing orders.
 */
import type { Columns } from '../../../trace/batch.js';
import { OpKind } from '../../../trace/operations.js';
import type { TraceTables } from '../../../trace/tables.js';
import type { AccessRecord } from '../../races/access-rows.js';
import { CurrentAccess, type AccessSources } from '../../races/current-access.js';
import { holds } from '../conditions/condition.js';
import type { WatchedEvent } from '../events/event.js';
import type { Touch } from '../events/touch.js';
import { EventVariables } from '../events/variables.js';
import type { EventWatch, EventWatcher } from '../events/watch-events.js';
import type { Preconditions } from '../preconditions.js';
import { findConflicts } from './conflicts.js';
import { EventOrder } from './event-order.js';
import { FoundConflicts } from './found-conflicts.js';
import { historyOf, type Change, type Requirement } from './history.js';
import { TouchedVariables, type Binding } from './touched.js';
import { WantedConditions, type WantedCondition } from './wanted.js';

/** A condition with its names bound to locations: the thesis's condition, as opposed to a symbolic one. */
interface BoundCondition {
  readonly wanted: WantedCondition;
  readonly group: string;
  readonly x: number;
  readonly y: number | undefined;
  readonly requirements: Requirement[];
}

/** What an event has done with a location so far. */
interface Doing {
  readonly event: number;
  readonly group: string;
  readonly order: EventOrder;
  readonly at: number;
  /** Its first access. */
  readonly record: AccessRecord;
}

export class NonCommutativeFinder implements EventWatcher {
  private readonly wanted: WantedConditions;
  private readonly current: CurrentAccess;
  private readonly orders = new Map<string, EventOrder>();
  private readonly changes = new Map<number, Change[]>();
  private readonly bound = new Map<string, BoundCondition>();
  /** Of events that run, by location, and by group. */
  private readonly doings = new Map<WatchedEvent, Map<number, Doing>>();
  private readonly numbers = new Map<WatchedEvent, Map<string, number>>();
  /** Handlers of the spec that ran. */
  readonly handlersRun = new Set<string>();
  private watch!: EventWatch;
  private accesses = 0;

  constructor(
    private readonly preconditions: Preconditions,
    private readonly tables: TraceTables,
    private readonly sources: AccessSources,
  ) {
    this.wanted = new WantedConditions(preconditions, tables);
    this.current = new CurrentAccess(sources);
  }

  /** Conditions whose names were bound to locations. */
  get boundConditions(): number {
    return this.bound.size;
  }

  attach(watch: EventWatch): void {
    this.watch = watch;
  }

  cares(columns: Columns, index: number): boolean {
    return this.wanted.cares(columns, index);
  }

  accessed(event: WatchedEvent, touch: Touch, columns: Columns, index: number): void {
    const at = ++this.accesses;
    const known = this.doings.get(event)?.get(touch.location);
    const isWrite = columns.kind[index] === OpKind.Write;
    // What is read again says nothing new but that the event is still there.
    if (known === undefined || isWrite) this.current.begin(columns, index);
    const doing = known ?? this.firstDoing(event, touch, at);
    doing.order.extend(doing.event);
    if (isWrite) this.keepChange(touch, doing, at);
  }

  writtenByThread(touch: Touch, columns: Columns, index: number): void {
    const at = ++this.accesses;
    this.current.begin(columns, index);
    const group = this.wanted.groupOf(touch.place, touch.part, touch.location);
    const order = this.orderOf(group);
    const doing = { event: order.add(), group, order, at, record: this.current.record() };
    this.keepChange(touch, doing, at);
  }

  ended(event: WatchedEvent): void {
    for (const { handler } of event.runs) {
      if (this.preconditions.spec.handlers.has(handler)) this.handlersRun.add(handler);
    }
    const doings = this.doings.get(event);
    this.doings.delete(event);
    this.numbers.delete(event);
    // Most events require nothing: then nobody asks what its objects are called.
    const isAsked = event.runs.some(({ handler }) => this.wanted.byHandler.has(handler));
    if (doings === undefined || !isAsked) return;
    const names = new EventVariables(this.tables, this.watch.objects, event);
    const touched = new TouchedVariables(event, names, this.tables);
    event.runs.forEach(({ handler }, run) => {
      for (const wanted of this.wanted.byHandler.get(handler) ?? []) {
        for (const binding of touched.bindingsOf(wanted.condition, run)) {
          if (isRequired(wanted, binding)) this.require(wanted, binding, doings);
        }
      }
    });
  }

  finish(): FoundConflicts {
    const found = new FoundConflicts(this.sources.guards);
    for (const each of this.bound.values()) {
      const { wanted, x, y, requirements } = each;
      const history = historyOf(
        wanted.condition,
        requirements,
        this.changes.get(x) ?? [],
        y === undefined ? undefined : (this.changes.get(y) ?? []),
      );
      found.add(wanted, history, findConflicts(history, this.orders.get(each.group)!));
    }
    return found;
  }

  private require(
    wanted: WantedCondition,
    [x, y]: Binding,
    doings: ReadonlyMap<number, Doing>,
  ): void {
    const { event, group, at: first, record } = doings.get(x.location)!;
    // It is required from when the event came to either of the two.
    const at = y === undefined ? first : Math.min(first, doings.get(y.location)!.at);
    const key = `${wanted.id} ${x.location} ${y?.location ?? ''}`;
    let bound = this.bound.get(key);
    if (bound === undefined) {
      bound = { wanted, group, x: x.location, y: y?.location, requirements: [] };
      this.bound.set(key, bound);
    }
    bound.requirements.push({ event, at, x: x.before, y: y?.before, record });
  }

  private firstDoing(event: WatchedEvent, touch: Touch, at: number): Doing {
    const group = this.wanted.groupOf(touch.place, touch.part, touch.location);
    const number = this.numberOf(event, group);
    const order = this.orderOf(group);
    const doing = { event: number, group, order, at, record: this.current.record() };
    let doings = this.doings.get(event);
    if (doings === undefined) this.doings.set(event, (doings = new Map<number, Doing>()));
    doings.set(touch.location, doing);
    return doing;
  }

  /** An event has one number in each group. */
  private numberOf(event: WatchedEvent, group: string): number {
    let numbers = this.numbers.get(event);
    if (numbers === undefined) this.numbers.set(event, (numbers = new Map<string, number>()));
    let number = numbers.get(group);
    if (number === undefined) numbers.set(group, (number = this.orderOf(group).add()));
    return number;
  }

  private orderOf(group: string): EventOrder {
    let order = this.orders.get(group);
    if (order === undefined) this.orders.set(group, (order = new EventOrder(this.sources.clock)));
    return order;
  }

  private keepChange({ location, before, after }: Touch, { event }: Doing, at: number): void {
    const changes = this.changes.get(location) ?? [];
    this.changes.set(location, changes);
    const last = changes.at(-1);
    const record = this.current.record();
    if (last?.event === event) Object.assign(last, { at, after, record });
    else changes.push({ event, at, before, after, record });
  }
}

/**
 * The text of a handler says what it requires on some way through it. That this run has taken such a way
 * is seen from the value: a handler that goes on with another has not come to the use. What it asserts may be false all the same.
 */
function isRequired({ condition, isLearned, saidBy }: WantedCondition, [x, y]: Binding): boolean {
  if (isLearned) return true;
  const isHeld = holds(condition, x.before, y?.before);
  if (isHeld === false) return saidBy === 'assertion' || x.dereferenced;
  const isTested = x.nullTest >= 0 || x.valueTest >= 0;
  return isHeld === true && (saidBy === 'check' || saidBy === 'assertion' || !isTested);
}
