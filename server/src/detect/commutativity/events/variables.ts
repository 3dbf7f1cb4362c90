/**
 * The symbolic names of what an event touched (thesis 5.3.2). Known when the event has ended, because
 * objects of one allocation context are numbered among all that the event accessed.
 */
import { Place } from '../../../trace/operations.js';
import type { TraceTables } from '../../../trace/tables.js';
import { dottedClass } from '../../../findings/names.js';
import type { Variable } from '../conditions/variable.js';
import type { WatchedEvent } from './event.js';
import type { Objects } from './objects.js';
import type { Touch } from './touch.js';

/** A location as its parts; a Touch is one. */
export type Located = Pick<Touch, 'place' | 'object' | 'part' | 'class'>;

export class EventVariables {
  private readonly numbers = new Map<number, number>();

  constructor(
    private readonly tables: TraceTables,
    private readonly objects: Objects,
    event: WatchedEvent,
  ) {
    this.numberObjects(event);
  }

  variableOf(located: Located): Variable {
    const nth = this.numbers.get(located.object) ?? 1;
    return { object: this.objectName(located), nth, part: this.partName(located) };
  }

  private numberObjects({ touches }: WatchedEvent): void {
    const byName = new Map<string, Set<number>>();
    for (const touch of touches.values()) {
      if (touch.object === 0) continue;
      const name = this.objectName(touch);
      const known = byName.get(name);
      if (known === undefined) byName.set(name, new Set([touch.object]));
      else known.add(touch.object);
    }
    for (const objects of byName.values()) {
      [...objects]
        .sort((one, other) => this.objects.orderOf(one) - this.objects.orderOf(other))
        .forEach((object, at) => this.numbers.set(object, at + 1));
    }
  }

  private objectName(located: Located): string {
    return located.object === 0 ? '' : this.objects.nameOf(located.object, this.metClass(located));
  }

  private metClass({ place, part, class: row }: Located): string {
    const name =
      place === Place.Field ? this.tables.fields[part]?.class : this.tables.classes[row]?.name;
    return dottedClass(name ?? '');
  }

  private partName({ place, part }: Located): string {
    const { names, resources } = this.tables;
    switch (place) {
      case Place.Field:
      case Place.Static:
        return fieldPart(this.tables, part);
      case Place.Element:
        return `[${part}]`;
      case Place.Slot:
        return `{${part}}`;
      case Place.Entry:
        return `{${names[part]?.text ?? ''}}`;
      case Place.Whole:
        return '{}';
      default:
        return resources[part]?.name ?? '';
    }
  }
}

/** `com.x.A.field`, as far as it is recorded. */
export function fieldPart({ fields }: TraceTables, row: number): string {
  const field = fields[row];
  return [dottedClass(field?.class ?? ''), field?.name ?? ''].filter(Boolean).join('.');
}

/** Of all fields that the trace names. */
export function fieldNames(tables: TraceTables): readonly string[] {
  return tables.fields.slice(1).map((_, at) => fieldPart(tables, at + 1));
}
