/**
 * Which races are noise (thesis 4.4). An access gets marks: it is not induced by user code; its event
 * commutes with all others; it is part of an operation that commutes with its like. A pair of accesses
 * is filtered if either has a mark of the first two kinds or both have the same of the third. Marks
 * are sets with small ids, as locksets are, because they work alike: an access may stand for an
 * earlier one only if it has no mark that the earlier one has not.
 */
import { TripleIndex } from '../../base/triple-index.js';
import type { Columns } from '../../trace/batch.js';
import { Place } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';
import type { CallStacks, Frame } from '../context/call-stacks.js';
import { NumberSets, PairCache } from '../context/number-sets.js';
import type { FilterData, FilterEntry } from './filter-data.js';
import { matches, toDottedName, UserCode } from './user-code.js';

const NOT_USER_INDUCED = 1;

/** Marks that silence a race from one side are odd, those that must be on both sides are even. */
function markOf(position: number, { kind }: FilterEntry): number {
  return (position + 1) * 2 + Number(kind === 'event');
}

export class NoiseFilter {
  readonly userCode: UserCode;
  private readonly sets = new NumberSets();
  private readonly silences = new PairCache((one, other) => this.reasonFor(one, other) !== '');
  private readonly inclusions = new PairCache((one, other) => this.isContained(one, other));
  private readonly entries: readonly FilterEntry[];
  /** Marks by site, stack and callback; by field or class; and by both together. */
  private readonly places = new TripleIndex();
  private readonly placeMarks: number[] = [0];
  private readonly fieldMarks = new Map<number, number>();
  private readonly classMarks = new Map<number, number>();
  private readonly unions = new Map<number, number>();

  constructor(
    private readonly tables: TraceTables,
    private readonly stacks: CallStacks,
    data: FilterData,
  ) {
    this.entries = data.entries;
    this.userCode = new UserCode(tables, data);
  }

  /** The marks of an access: where it stands, the callback that its task runs, and what it touches. */
  marksOf(columns: Columns, index: number, site: number, stack: number, callback: number): number {
    const place = this.marksOfPlace(site, stack, callback);
    const touched = this.marksOfLocation(columns, index);
    if (place === 0 || touched === 0) return place + touched;
    const key = place * 2 ** 24 + touched;
    const known = this.unions.get(key);
    if (known !== undefined) return known;
    const union = this.sets.of([...this.sets.members(place), ...this.sets.members(touched)]);
    this.unions.set(key, union);
    return union;
  }

  /** Is a pair with these marks filtered? */
  filters(one: number, other: number): boolean {
    return (one !== 0 || other !== 0) && this.silences.answer(one, other);
  }

  /** Has `one` no mark that `other` has not? */
  isWithin(one: number, other: number): boolean {
    return one === 0 || one === other || this.inclusions.answer(one, other);
  }

  /** Why a pair with these marks is filtered; '' if it is not. */
  reasonFor(one: number, other: number): string {
    const here = this.sets.members(one);
    const there = this.sets.members(other);
    const marks = [
      ...here.filter((mark) => mark % 2 === 1 || there.includes(mark)),
      ...there.filter((mark) => mark % 2 === 1),
    ];
    const [first] = marks;
    if (first === undefined) return '';
    if (first === NOT_USER_INDUCED) return 'One side is not induced by user code.';
    return this.entries[(first >> 1) - 1]!.reason;
  }

  private isContained(one: number, other: number): boolean {
    const others = this.sets.members(other);
    return this.sets.members(one).every((mark) => others.includes(mark));
  }

  private marksOfPlace(site: number, stack: number, callback: number): number {
    if (site === 0 && stack === 0 && callback === 0) return 0;
    // Rows of given stacks are negative; as 32-bit numbers they do not meet the others.
    const id = this.places.add(site, stack >>> 0, callback);
    return (this.placeMarks[id] ??= this.computePlace(site, stack, callback));
  }

  private computePlace(site: number, stack: number, callback: number): number {
    const frames = this.stacks.frames(stack, site);
    const marks = this.entryMarks((entry) => {
      if (entry.kind === 'method') return this.isOnBehalfOf(frames, entry.class, entry.methods);
      if (entry.kind !== 'event' || callback === 0) return false;
      const { owner, name } = this.tables.callbacks[callback]!;
      return matches(entry.owner, toDottedName(owner)) && matches(entry.callback, name);
    });
    return this.sets.of(this.userCode.induces(frames) ? marks : [NOT_USER_INDUCED, ...marks]);
  }

  /** Is one of the methods on the stack, inside the user's innermost call? */
  private isOnBehalfOf(
    frames: readonly Frame[],
    owner: string,
    methods: readonly string[],
  ): boolean {
    const user = frames.findIndex((frame) => this.userCode.has(frame));
    const inside = user < 0 ? frames : frames.slice(0, user + 1);
    return inside.some(
      (frame) =>
        matches(owner, toDottedName(frame.class)) &&
        methods.some((method) => matches(method, frame.method)),
    );
  }

  private marksOfLocation(columns: Columns, index: number): number {
    const place: Place = columns.place[index]! & 15;
    if (place === Place.Resource) return 0;
    if (place === Place.Field || place === Place.Static) {
      return memoized(this.fieldMarks, columns.b[index]!, (row) => {
        const field = this.tables.fields[row]!;
        return this.marksOfField(field.class, field.name);
      });
    }
    return memoized(this.classMarks, columns.c[index]!, (row) =>
      this.marksOfField(this.tables.classes[row]?.name ?? '', ''),
    );
  }

  private marksOfField(owner: string, name: string): number {
    const marks = this.entryMarks(
      (entry) =>
        entry.kind === 'field' &&
        matches(entry.class, toDottedName(owner)) &&
        matches(entry.field, name),
    );
    return this.sets.of(marks);
  }

  private entryMarks(holds: (entry: FilterEntry) => boolean): number[] {
    return this.entries.flatMap((entry, position) =>
      holds(entry) ? [markOf(position, entry)] : [],
    );
  }
}

function memoized(
  known: Map<number, number>,
  key: number,
  compute: (key: number) => number,
): number {
  let value = known.get(key);
  if (value === undefined) {
    value = compute(key);
    known.set(key, value);
  }
  return value;
}
