/**
 * Samples of one run of the app (thesis 5.3.3): for each handler that an event ran, the live-in values
 * of what it accessed, and of the other fields of the same objects that turn out to be of the same
 * abstract type. That is known when the trace is over, so neighbours wait until then.
 */
import type { Columns } from '../../../trace/batch.js';
import { Place } from '../../../trace/operations.js';
import type { TraceTables } from '../../../trace/tables.js';
import { UNKNOWN } from '../conditions/value.js';
import { isKnown, type Value } from '../../../trace/value.js';
import { keyOf, type Variable } from '../conditions/variable.js';
import type { AbstractTypes } from '../events/abstract-types.js';
import type { WatchedEvent } from '../events/event.js';
import type { Touch } from '../events/touch.js';
import { EventVariables } from '../events/variables.js';
import type { EventWatch, EventWatcher } from '../events/watch-events.js';
import type { Sample, SampleVariable, Tester } from './sample.js';

/** A variable of a sample whose abstract type is not known yet. */
interface Waiting {
  readonly sampled: Omit<SampleVariable, 'abstractType'>;
  readonly slot: number;
  readonly object: number;
}

export class SampleCollector implements EventWatcher {
  private readonly samples: { handler: string; variables: Waiting[] }[] = [];
  /** By object, what is known of its fields. */
  private readonly fields = new Map<number, Map<number, Touch>>();
  /** By handler and variable, the location and write that the last sample saw. */
  private readonly lastSeen = new Map<string, string>();
  private watch!: EventWatch;
  /** Values that were recorded, in events that name their handler. */
  values = 0;

  constructor(
    private readonly tables: TraceTables,
    private readonly types: AbstractTypes,
  ) {}

  attach(watch: EventWatch): void {
    this.watch = watch;
  }

  cares(): boolean {
    return true;
  }

  accessed(_event: WatchedEvent, touch: Touch): void {
    this.keepField(touch);
  }

  writtenByThread(touch: Touch): void {
    this.keepField(touch);
  }

  ended(event: WatchedEvent): void {
    const names = new EventVariables(this.tables, this.watch.objects, event);
    event.runs.forEach(({ handler }, run) => {
      if (handler === '') return;
      const accessed = [...event.touches.values()].filter(
        ({ runs, liveIn, before }) => liveIn && isKnown(before) && runs.includes(run),
      );
      const variables = accessed.map((touch) => this.accessedVariable(handler, names, touch, run));
      this.values += variables.length;
      const neighbours = this.neighboursOf(accessed, event).map(([touch, value]) =>
        this.neighbour(handler, names.variableOf(touch), touch, value),
      );
      this.samples.push({ handler, variables: [...variables, ...neighbours] });
    });
  }

  /** Two locations have been compared or combined. */
  relate(columns: Columns, index: number): void {
    const { a, b, c, d, place } = columns;
    const one = this.types.slotOf(place[index]! & 15, a[index]!, b[index]!);
    const other = this.types.slotOf(place[index]! >> 4, c[index]!, d[index]!);
    this.types.relate(one, other);
  }

  finish(): readonly Sample[] {
    return this.samples.map(({ handler, variables }) => ({
      handler,
      variables: this.withTypes(variables),
    }));
  }

  private withTypes(variables: readonly Waiting[]): readonly SampleVariable[] {
    const typed = variables.map((each) => ({ ...each, type: this.types.typeOf(each.slot) }));
    const wanted = new Set(
      typed.flatMap(({ sampled, object, type }) =>
        sampled.accessed && type !== 0 ? [`${object} ${type}`] : [],
      ),
    );
    return typed
      .filter(({ sampled, object, type }) => sampled.accessed || wanted.has(`${object} ${type}`))
      .map(({ sampled, type }) => ({ ...sampled, abstractType: type }));
  }

  private keepField(touch: Touch): void {
    if (touch.place !== Place.Field) return;
    const known = this.fields.get(touch.object);
    if (known === undefined) this.fields.set(touch.object, new Map([[touch.location, touch]]));
    else known.set(touch.location, touch);
  }

  private accessedVariable(
    handler: string,
    names: EventVariables,
    touch: Touch,
    run: number,
  ): Waiting {
    const { before, stamp, dereferenced } = touch;
    const tests = {
      dereferenced,
      nullTest: testerOf(touch.nullTest, run),
      valueTest: testerOf(touch.valueTest, run),
    };
    return this.waiting(handler, names.variableOf(touch), touch, { value: before, stamp }, tests);
  }

  /** Fields of the accessed objects that the handler left alone, with what they held meanwhile. */
  private neighboursOf(
    accessed: readonly Touch[],
    event: WatchedEvent,
  ): readonly (readonly [Touch, Value])[] {
    const own = new Set(accessed.map(({ location }) => location));
    const objects = new Set(
      accessed.flatMap(({ place, object }) => (place === Place.Field ? [object] : [])),
    );
    return [...objects]
      .flatMap((object) => [...(this.fields.get(object)?.values() ?? [])])
      .filter(({ location }) => !own.has(location))
      .map((touch) => [touch, this.heldMeanwhile(touch.location, event)] as const)
      .filter(([, value]) => isKnown(value));
  }

  private heldMeanwhile(location: number, event: WatchedEvent): Value {
    const touch = event.touches.get(location);
    if (touch !== undefined) return touch.before;
    const { memory } = this.watch;
    if (memory.stampOf(location) > event.since) return UNKNOWN;
    return memory.at(location);
  }

  private neighbour(handler: string, variable: Variable, touch: Touch, value: Value): Waiting {
    const stamp = this.watch.memory.stampOf(touch.location);
    return this.waiting(handler, variable, touch, { value, stamp }, undefined);
  }

  /** `tests` of what the handler accessed itself. */
  private waiting(
    handler: string,
    variable: Variable,
    { location, place, object, part }: Touch,
    { value, stamp }: { readonly value: Value; readonly stamp: number },
    tests: Pick<SampleVariable, 'dereferenced' | 'nullTest' | 'valueTest'> | undefined,
  ): Waiting {
    const seen = `${location} ${stamp}`;
    const key = `${handler}\n${keyOf(variable)}`;
    const fresh = this.lastSeen.get(key) !== seen;
    this.lastSeen.set(key, seen);
    const accessed = tests !== undefined;
    const sampled = { variable, value, fresh, accessed, ...(tests ?? UNTESTED) };
    return { sampled, slot: this.types.slotOf(place, object, part), object };
  }
}

const UNTESTED = { dereferenced: false, nullTest: undefined, valueTest: undefined };

function testerOf(tested: number, run: number): Tester | undefined {
  if (tested < 0 || tested > run) return undefined;
  return tested < run ? 'dispatcher' : 'handler';
}
