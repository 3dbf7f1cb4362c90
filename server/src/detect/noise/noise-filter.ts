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
import type { CallStacks } from '../context/call-stacks.js';
import { NumberSets, PairCache } from '../context/number-sets.js';
import { entryOf, isLocal, isOneSided, localTo, markOf, NOT_USER_INDUCED } from './marks.js';
import type { FilterData, FilterEntry } from './filter-data.js';
import { NoisePlaces } from './noise-places.js';
import { matches, toDottedName, UserCode } from './user-code.js';

export class NoiseFilter {
  readonly userCode: UserCode;
  private readonly sets = new NumberSets();
  private readonly silences = new PairCache((one, other) => this.reasonFor(one, other) !== '');
  private readonly inclusions = new PairCache((one, other) => this.isContained(one, other));
  private readonly entries: readonly FilterEntry[];
  private readonly places: NoisePlaces;
  /** Marks by row of field or class, -1 until computed. */
  private readonly fieldMarks: number[] = [];
  private readonly classMarks: number[] = [];
  /** Marks by place, location and thread together. */
  private readonly whole = new TripleIndex();
  private readonly wholeMarks: number[] = [0];

  constructor(
    private readonly tables: TraceTables,
    stacks: CallStacks,
    data: FilterData,
  ) {
    this.entries = data.entries;
    this.userCode = new UserCode(tables, data);
    this.places = new NoisePlaces(tables, stacks, this.userCode, data.entries, this.sets);
  }

  /** The marks of an access: where it stands, the callback that its task runs, and what it touches. */
  marksOf(columns: Columns, index: number, stack: number, callback: number): number {
    const place = this.places.marksOf(columns.site[index]!, stack, callback);
    const touched = this.marksOfLocation(columns, index);
    if (place === 0 && touched === 0) return 0;
    const id = this.whole.add(place, touched, columns.thread[index]!);
    return (this.wholeMarks[id] ??= this.join(place, touched, columns.thread[index]!));
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
    const mark =
      here.find((each) => isOneSided(each) || there.includes(each)) ?? there.find(isOneSided);
    if (mark === undefined) return '';
    if (mark === NOT_USER_INDUCED) return 'One side is not induced by user code.';
    return this.entries[entryOf(mark)]!.reason;
  }

  private isContained(one: number, other: number): boolean {
    const others = this.sets.members(other);
    return this.sets.members(one).every((mark) => others.includes(mark));
  }

  private join(place: number, touched: number, thread: number): number {
    const marks = [...this.sets.members(place), ...this.sets.members(touched)];
    const own = (mark: number) => (isLocal(mark, this.entries) ? localTo(mark, thread) : mark);
    return this.sets.of(marks.map(own));
  }

  private marksOfLocation(columns: Columns, index: number): number {
    const place: Place = columns.place[index]! & 15;
    if (place === Place.Resource || place === Place.None) return 0;
    if (place === Place.Field || place === Place.Static) {
      const row = columns.b[index]!;
      return (this.fieldMarks[row] ??= this.marksOfField(row));
    }
    const row = columns.c[index]!;
    return (this.classMarks[row] ??= this.marksOfPart(this.tables.classes[row]?.name ?? '', ''));
  }

  private marksOfField(row: number): number {
    const field = this.tables.fields[row];
    return field === undefined ? 0 : this.marksOfPart(field.class, field.name);
  }

  private marksOfPart(owner: string, name: string): number {
    const holds = (entry: FilterEntry): boolean =>
      entry.kind === 'field' &&
      matches(entry.class, toDottedName(owner)) &&
      matches(entry.field, name);
    return this.sets.of(
      this.entries.flatMap((entry, position) => (holds(entry) ? [markOf(position, entry)] : [])),
    );
  }
}
