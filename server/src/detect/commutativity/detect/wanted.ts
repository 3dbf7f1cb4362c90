/**
 * The preconditions of a spec, prepared for holding them against a run: by handler, and which parts of
 * memory they speak of, so that all others can be passed by.
 */
import type { Columns } from '../../../trace/batch.js';
import { Place } from '../../../trace/operations.js';
import type { TraceTables } from '../../../trace/tables.js';
import type { Condition } from '../conditions/condition.js';
import type { VariableKey } from '../conditions/variable.js';
import { fieldPart } from '../events/variables.js';
import type { HandlerStats } from '../learn/handler-stats.js';
import { conditionsOf, namesOf, type Spec } from '../spec/spec.js';

export interface WantedCondition {
  readonly id: number;
  readonly handler: string;
  readonly condition: Condition<VariableKey>;
  readonly text: string;
  /** The variables in words. */
  readonly names: readonly string[];
  /** Learned from dereferences, or written by a person. */
  readonly isSure: boolean;
}

export class WantedConditions {
  readonly byHandler = new Map<string, readonly WantedCondition[]>();
  /** Names of parts as variables have them; those of two variables of one condition belong together. */
  private readonly groups = new Map<string, string>();
  /** Parts that a condition of two variables speaks of. */
  private readonly paired = new Set<string>();
  private readonly fieldParts: (string | undefined)[] = [];
  private readonly otherPlaces: boolean;

  constructor(
    spec: Spec,
    private readonly tables: TraceTables,
  ) {
    let id = 0;
    for (const each of spec.handlers.values()) {
      const words = namesOf(each.handler, each.stats);
      const wanted = conditionsOf(each).preconditions.map(({ condition, text, learned }) => ({
        id: id++,
        handler: each.handler,
        condition,
        text,
        isSure: learned === undefined || isDereferenced(each.stats, condition),
        names: variablesOf(condition).map((key) => words.nameOf(key)),
      }));
      if (wanted.length > 0) this.byHandler.set(each.handler, wanted);
      for (const { condition } of wanted) this.keepParts(condition);
    }
    this.otherPlaces = [...this.groups.keys()].some((part) => /^[[{]|^[^.]*$/.test(part));
  }

  /** Does any condition speak of what the operation accesses? */
  cares(columns: Columns, index: number): boolean {
    const place: Place = columns.place[index]! & 15;
    if (place !== Place.Field && place !== Place.Static) return this.otherPlaces;
    return this.groups.has(this.partOf(columns.b[index]!));
  }

  /** What is compared with each other: parts that meet in a condition, or else one location. */
  groupOf(place: Place, part: number, location: number): string {
    if (place !== Place.Field && place !== Place.Static) return `at ${location}`;
    const name = this.partOf(part);
    return this.paired.has(name) ? this.root(name) : `at ${location}`;
  }

  private keepParts(condition: Condition<VariableKey>): void {
    const parts = variablesOf(condition).map(partOfKey);
    for (const part of parts) if (!this.groups.has(part)) this.groups.set(part, part);
    if (parts.length < 2) return;
    for (const part of parts) this.paired.add(part);
    this.groups.set(this.root(parts[1]!), this.root(parts[0]!));
  }

  private root(part: string): string {
    let root = part;
    for (let next = this.groups.get(root)!; next !== root; next = this.groups.get(root)!)
      root = next;
    return root;
  }

  private partOf(field: number): string {
    return (this.fieldParts[field] ??= fieldPart(this.tables, field));
  }
}

function variablesOf({ x, y }: Condition<VariableKey>): readonly VariableKey[] {
  return y === undefined ? [x] : [x, y];
}

function isDereferenced({ variables }: HandlerStats, { form, x }: Condition<VariableKey>): boolean {
  return form === 'nonnull' && (variables.get(x)?.stats.dereferenced ?? 0) > 0;
}

export function partOfKey(key: VariableKey): string {
  return key.slice(key.indexOf('|') + 1);
}
