/** The groups of accesses and plain maps, with the same random puts and removals: the same rows. */
import { describe, expect, it } from 'vitest';
import { CHAIN, LINE, ROW, TICK } from '../../../server/src/detect/races/access-rows.js';
import { NONE, RowGroups } from '../../../server/src/detect/races/row-groups.js';
import { Random } from '../../support/simulator/random.js';

/** By location and by what a group is for, ticks by chain. */
type PlainGroups = Map<number, Map<string, Map<number, number>>>;

const nameOf = (guard: number, write: boolean) => `${guard} ${write ? 'writes' : 'reads'}`;

/** A row that remembers its location. */
function rowOf(location: number, chain: number, tick: number): Int32Array {
  const row = new Int32Array(ROW);
  row[CHAIN] = chain;
  row[TICK] = tick;
  row[LINE] = location;
  return row;
}

function groupsOf(groups: RowGroups, location: number): number[] {
  const list: number[] = [];
  for (let group = groups.first(location); group !== NONE; group = groups.next(group)) {
    list.push(group);
  }
  return list;
}

/** What a group keeps, as `location chain tick`. */
function contentsOf(groups: RowGroups, group: number): string[] {
  const rows = groups.rowsOf(group);
  return Array.from({ length: groups.count(group) }, (_, slot) => {
    const at = groups.startOf(group) + slot * ROW;
    return `${rows[at + LINE]!} ${rows[at + CHAIN]!} ${rows[at + TICK]!}`;
  }).sort();
}

function expectSame(groups: RowGroups, plain: PlainGroups, locations: number): void {
  for (let location = 1; location <= locations; location++) {
    const found = groupsOf(groups, location).map(
      (group) =>
        [nameOf(groups.guardOf(group), groups.writes(group)), contentsOf(groups, group)] as const,
    );
    const expected = [...(plain.get(location) ?? [])].map(
      ([name, rows]) =>
        [name, [...rows].map(([chain, tick]) => `${location} ${chain} ${tick}`).sort()] as const,
    );
    expect(found.sort(), `location ${location}`).toEqual(expected.sort());
  }
}

interface Size {
  readonly seed: number;
  readonly locations: number;
  readonly chains: number;
  readonly turns: number;
}

class Twins {
  readonly groups = new RowGroups();
  readonly plain: PlainGroups = new Map();
  private readonly random: Random;

  constructor(private readonly size: Size) {
    this.random = new Random(size.seed);
  }

  run(): void {
    const { random, size } = this;
    for (let turn = 1; turn <= size.turns; turn++) {
      const location = 1 + random.below(size.locations);
      const choice = random.below(100);
      if (choice < 88) this.put(location, turn);
      else if (choice < 98) this.prune(location, 2 + random.below(3));
      else this.drop(location);
    }
  }

  private put(location: number, tick: number): void {
    const { random, plain } = this;
    const [guard, write] = [random.below(3), random.chance(0.5)];
    const chain = random.below(this.size.chains);
    this.groups.put(location, guard, write, rowOf(location, chain, tick), 0, Infinity);
    const ofLocation = plain.get(location) ?? new Map<string, Map<number, number>>();
    const rows = ofLocation.get(nameOf(guard, write)) ?? new Map<number, number>();
    plain.set(location, ofLocation.set(nameOf(guard, write), rows.set(chain, tick)));
  }

  private prune(location: number, kept: number): void {
    const isPast = (chain: number) => chain % kept !== 0;
    for (const group of groupsOf(this.groups, location)) {
      this.groups.prune(group, (rows, at) => isPast(rows[at + CHAIN]!));
    }
    this.groups.dropEmpty(location);
    const ofLocation = this.plain.get(location) ?? new Map<string, Map<number, number>>();
    for (const [name, rows] of ofLocation) {
      for (const chain of [...rows.keys()].filter(isPast)) rows.delete(chain);
      if (rows.size === 0) ofLocation.delete(name);
    }
  }

  private drop(location: number): void {
    this.groups.drop(location);
    this.plain.delete(location);
  }
}

describe('groups of accesses', () => {
  it.each<Size>([
    { seed: 1, locations: 1, chains: 9, turns: 300 },
    { seed: 2, locations: 40, chains: 3, turns: 4000 },
    { seed: 3, locations: 3000, chains: 4, turns: 30_000 },
    { seed: 4, locations: 5, chains: 200, turns: 20_000 },
    { seed: 5, locations: 2, chains: 6000, turns: 40_000 },
  ])('of $locations locations, $chains chains', (size) => {
    const { groups, plain } = runTwins(size);
    expectSame(groups, plain, size.locations);
  });

  it('stay apart at every number of them', () => {
    const groups = new RowGroups();
    const plain: PlainGroups = new Map();
    for (let location = 1; location <= 700; location++) {
      groups.put(location, 0, false, rowOf(location, 1, 1), 0, Infinity);
      plain.set(location, new Map([[nameOf(0, false), new Map([[1, 1]])]]));
    }
    expectSame(groups, plain, 700);
  });

  it('keep only rows of their location where there is a limit', () => {
    const groups = new RowGroups();
    const random = new Random(6);
    for (let turn = 1; turn <= 5000; turn++) {
      const location = 1 + random.below(200);
      const row = rowOf(location, random.below(50), turn);
      groups.put(location, random.below(3), random.chance(0.5), row, 0, 4);
    }
    for (let location = 1; location <= 200; location++) {
      for (const group of groupsOf(groups, location)) {
        const contents = contentsOf(groups, group);
        expect(contents.length).toBeLessThanOrEqual(4);
        expect(contents.every((row) => row.startsWith(`${location} `))).toBe(true);
      }
    }
  });
});

function runTwins(size: Size): Twins {
  const twins = new Twins(size);
  twins.run();
  return twins;
}
