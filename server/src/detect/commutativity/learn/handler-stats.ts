/**
 * What has been learned of one handler: a record for each variable and for each pair of variables of
 * one abstract type. How many are kept is bounded; which ones does not depend on the order in which
 * they came: those whose keys are smallest, so that learning in parts gives what learning at once does.
 */
import { keyOf, type Variable, type VariableKey } from '../conditions/variable.js';
import { joinPairs, pairOf, type PairStats } from './pair-stats.js';
import type { Sample, SampleVariable } from './sample.js';
import { joinVariables, statsOf, type VariableStats } from './variable-stats.js';

/** Of one handler. Pairs are of variables that are kept. */
export const MOST_VARIABLES = 256;
export const MOST_PAIRS = 1024;

export interface KnownVariable {
  readonly variable: Variable;
  /** The handler has accessed it itself, at least once. */
  readonly accessed: boolean;
  readonly stats: VariableStats;
}

export interface KnownPair {
  readonly x: VariableKey;
  readonly y: VariableKey;
  readonly stats: PairStats;
}

export class HandlerStats {
  runs = 0;
  readonly variables = new SmallestKeys<KnownVariable>(MOST_VARIABLES, joinKnown);
  readonly pairs = new SmallestKeys<KnownPair>(MOST_PAIRS, joinKnownPairs);

  add({ variables }: Sample): void {
    this.runs++;
    const keys = variables.map(({ variable }) => keyOf(variable));
    variables.forEach((each, at) => {
      const { variable, accessed } = each;
      this.variables.add(keys[at]!, { variable, accessed, stats: statsOf(each) });
    });
    for (const [one, other] of comparable(variables)) this.addPair(variables, keys, one, other);
  }

  join(other: HandlerStats): void {
    this.runs += other.runs;
    this.variables.join(other.variables);
    this.pairs.join(other.pairs);
  }

  private addPair(
    variables: readonly SampleVariable[],
    keys: readonly VariableKey[],
    one: number,
    other: number,
  ): void {
    const [first, second] = keys[one]! < keys[other]! ? [one, other] : [other, one];
    const stats = pairOf(variables[first]!, variables[second]!);
    if (stats === undefined) return;
    const [x, y] = [keys[first]!, keys[second]!];
    this.pairs.add(`${x}\n${y}`, { x, y, stats });
  }
}

/** Positions of variables of one abstract type, of which the handler has accessed at least one. */
function* comparable(variables: readonly SampleVariable[]): Generator<[number, number]> {
  const groups = new Map<number, number[]>();
  variables.forEach(({ abstractType }, at) => {
    if (abstractType === 0) return;
    const group = groups.get(abstractType);
    if (group === undefined) groups.set(abstractType, [at]);
    else group.push(at);
  });
  for (const group of groups.values()) {
    for (const [at, one] of group.entries()) {
      for (const other of group.slice(at + 1)) {
        if (variables[one]!.accessed || variables[other]!.accessed) yield [one, other];
      }
    }
  }
}

/** A map that keeps the entries with the smallest keys, and says if there were more. */
export class SmallestKeys<Entry> {
  /** There were more keys than are kept. */
  leftOut = false;
  private readonly entries = new Map<string, Entry>();
  /** Keys from this one on are left out. */
  private limit: string | undefined;

  constructor(
    private readonly most: number,
    private readonly joinEntries: (one: Entry, other: Entry) => Entry,
  ) {}

  add(key: string, entry: Entry): void {
    if (this.limit !== undefined && key >= this.limit) {
      this.leftOut = true;
      return;
    }
    const known = this.entries.get(key);
    this.entries.set(key, known === undefined ? entry : this.joinEntries(known, entry));
    // Cut now and then, not at every key: that would sort for each of them.
    if (this.entries.size >= 2 * this.most) this.cut();
  }

  join(other: SmallestKeys<Entry>): void {
    for (const [key, entry] of other.sorted()) this.add(key, entry);
    this.leftOut ||= other.leftOut;
  }

  /** In the order of the keys. */
  sorted(): readonly (readonly [string, Entry])[] {
    this.cut();
    return [...this.entries].sort(([one], [other]) => (one < other ? -1 : 1));
  }

  get(key: string): Entry | undefined {
    return this.entries.get(key);
  }

  private cut(): void {
    if (this.entries.size <= this.most) return;
    const keys = [...this.entries.keys()].sort();
    this.limit = keys[this.most]!;
    this.leftOut = true;
    for (const key of keys.slice(this.most)) this.entries.delete(key);
  }
}

function joinKnown(one: KnownVariable, other: KnownVariable): KnownVariable {
  const accessed = one.accessed || other.accessed;
  return { variable: one.variable, accessed, stats: joinVariables(one.stats, other.stats) };
}

function joinKnownPairs(one: KnownPair, other: KnownPair): KnownPair {
  return { ...one, stats: joinPairs(one.stats, other.stats) };
}
