/**
 * The preconditions of a spec and of the sources, prepared for holding them against a run: by handler, and which
 * parts of memory they speak of, so that all others can be passed by.
 */
import { groupBy } from '../../../base/multi-map.js';
import type {
  SaidBy,
  SourcePrecondition,
} from '../../../static/preconditions/source-precondition.js';
import type { Columns } from '../../../trace/batch.js';
import { Place } from '../../../trace/operations.js';
import type { TraceTables } from '../../../trace/tables.js';
import type { Condition } from '../conditions/condition.js';
import { keyOfPart, partOfKey, type VariableKey } from '../conditions/variable.js';
import { fieldPart } from '../events/variables.js';
import type { HandlerStats } from '../learn/handler-stats.js';
import type { Preconditions } from '../preconditions.js';
import { conditionsOf, namesOf, type HandlerSpec } from '../spec/spec.js';
import { newConditions, saidText, says } from './said-in-source.js';

export interface WantedCondition {
  readonly id: number;
  readonly handler: string;
  readonly condition: Condition<VariableKey>;
  readonly text: string;
  /** The variables in words. */
  readonly names: readonly string[];
  /** Learned from dereferences, written by a person, or said by code that fails otherwise. */
  readonly isSure: boolean;
  /** Of the spec, not of the sources alone. */
  readonly isLearned: boolean;
  /** What in the source says it, if it does. */
  readonly saidBy: SaidBy | undefined;
}

type NewCondition = Omit<WantedCondition, 'id' | 'handler'>;

export class WantedConditions {
  readonly byHandler = new Map<string, readonly WantedCondition[]>();
  /** Names of parts as variables have them; those of two variables of one condition belong together. */
  private readonly groups = new Map<string, string>();
  /** Parts that a condition of two variables speaks of. */
  private readonly paired = new Set<string>();
  private readonly fieldParts: (string | undefined)[] = [];
  private readonly wantedFields: (boolean | undefined)[] = [];
  private readonly otherPlaces: boolean;

  constructor(
    { spec, fromSource }: Preconditions,
    private readonly tables: TraceTables,
  ) {
    let id = 0;
    const said = groupBy(fromSource, ({ handler }) => handler);
    for (const handler of new Set([...spec.handlers.keys(), ...said.keys()])) {
      const known = spec.handlers.get(handler);
      const own = said.get(handler) ?? [];
      const conditions = [...conditionsOfSpec(known, own), ...conditionsOfSource(known, own)];
      const wanted = conditions.map((each) => ({ id: id++, handler, ...each }));
      if (wanted.length > 0) this.byHandler.set(handler, wanted);
      for (const { condition } of wanted) this.keepParts(condition);
    }
    this.otherPlaces = [...this.groups.keys()].some((part) => /^[[{]|^[^.]*$/.test(part));
  }

  /** Does any condition speak of what the operation accesses? */
  cares(columns: Columns, index: number): boolean {
    const place: Place = columns.place[index]! & 15;
    if (place !== Place.Field && place !== Place.Static) return this.otherPlaces;
    const field = columns.b[index]!;
    return (this.wantedFields[field] ??= this.groups.has(this.partOf(field)));
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

function conditionsOfSpec(
  known: HandlerSpec | undefined,
  said: readonly SourcePrecondition[],
): readonly NewCondition[] {
  if (known === undefined) return [];
  const words = namesOf(known.handler, known.stats);
  return conditionsOf(known).preconditions.map(({ condition, text, learned }) => {
    const saidBy = said.find((each) => says(condition, each))?.by;
    const isSure =
      learned === undefined || isDereferenced(known.stats, condition) || isSureBy(saidBy);
    const names = variablesOf(condition).map((key) => words.nameOf(key));
    return { condition, text, isSure, names, isLearned: true, saidBy };
  });
}

function conditionsOfSource(
  known: HandlerSpec | undefined,
  said: readonly SourcePrecondition[],
): readonly NewCondition[] {
  return newConditions(known, said).map((each) => {
    const { form, x, y, numbers, by } = each;
    const condition: Condition<VariableKey> = {
      form,
      x: keyOfPart(x.part),
      ...(y === undefined ? {} : { y: keyOfPart(y.part) }),
      ...(numbers === undefined ? {} : { numbers }),
    };
    const names = [x.name, ...(y === undefined ? [] : [y.name])];
    const text = saidText(each);
    return { condition, text, isSure: isSureBy(by), names, isLearned: false, saidBy: by };
  });
}

/** Assertions are off on a phone. */
function isSureBy(saidBy: SaidBy | undefined): boolean {
  return saidBy !== undefined && saidBy !== 'assertion';
}

function variablesOf({ x, y }: Condition<VariableKey>): readonly VariableKey[] {
  return y === undefined ? [x] : [x, y];
}

function isDereferenced({ variables }: HandlerStats, { form, x }: Condition<VariableKey>): boolean {
  return form === 'nonnull' && (variables.get(x)?.stats.dereferenced ?? 0) > 0;
}
