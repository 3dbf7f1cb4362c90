/**
 * What an event has touched, by symbolic name: where the names of a condition are bound to locations
 * (thesis 5.2.1). A condition that was read from source knows the field but not where its object was
 * allocated: it is bound to that field of each object that the event has read.
 */
import { fieldPart, type EventVariables } from '../events/variables.js';
import type { WatchedEvent } from '../events/event.js';
import type { Touch } from '../events/touch.js';
import { Place } from '../../../trace/operations.js';
import type { TraceTables } from '../../../trace/tables.js';
import { addTo } from '../../../base/multi-map.js';
import type { Condition } from '../conditions/condition.js';
import { isOfAnyObject, keyOf, keyOfPart, type VariableKey } from '../conditions/variable.js';

export type Binding = readonly [x: Touch, y: Touch | undefined];

/** Only live-in data: what the event has written itself is its own doing. */
export class TouchedVariables {
  private readonly byKey = new Map<VariableKey, Touch>();
  private byPart: Map<VariableKey, Touch[]> | undefined;

  constructor(
    private readonly event: WatchedEvent,
    names: EventVariables,
    private readonly tables: TraceTables,
  ) {
    for (const touch of event.touches.values()) {
      if (touch.liveIn) this.byKey.set(keyOf(names.variableOf(touch)), touch);
    }
  }

  /** To what the run of a handler can bind a condition: it has accessed x itself. */
  bindingsOf({ x, y }: Condition<VariableKey>, run: number): readonly Binding[] {
    const first = this.ofKey(x).filter(({ runs }) => runs.includes(run));
    if (y === undefined) return first.map((touch) => [touch, undefined] as const);
    const second = this.ofKey(y);
    return first.flatMap((one) =>
      second.filter((other) => areTogether(one, other, x)).map((other) => [one, other] as const),
    );
  }

  private ofKey(key: VariableKey): readonly Touch[] {
    if (isOfAnyObject(key)) return this.parts().get(key) ?? [];
    const touch = this.byKey.get(key);
    return touch === undefined ? [] : [touch];
  }

  private parts(): ReadonlyMap<VariableKey, readonly Touch[]> {
    if (this.byPart !== undefined) return this.byPart;
    this.byPart = new Map<VariableKey, Touch[]>();
    for (const touch of this.event.touches.values()) {
      const isField = touch.place === Place.Field || touch.place === Place.Static;
      if (!touch.liveIn || !isField) continue;
      addTo(this.byPart, keyOfPart(fieldPart(this.tables, touch.part)), touch);
    }
    return this.byPart;
  }
}

/** Named objects are what their names say; of any objects two fields have to be of one. */
function areTogether(one: Touch, other: Touch, key: VariableKey): boolean {
  if (!isOfAnyObject(key)) return true;
  return one.object === other.object || one.object === 0 || other.object === 0;
}
