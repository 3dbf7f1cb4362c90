/**
 * The marks that an access has for where it stands: its site, its call stack and the callback that
 * its task runs. Computed once for each, from what is known once for each method.
 */
import { TripleIndex } from '../../base/triple-index.js';
import type { TraceTables } from '../../trace/tables.js';
import type { CallStacks, Frame } from '../context/call-stacks.js';
import type { NumberSets } from '../context/number-sets.js';
import type { FilterEntry } from './filter-data.js';
import { markOf, NOT_USER_INDUCED } from './marks.js';
import { matches, toDottedName, type UserCode } from './user-code.js';

export class NoisePlaces {
  private readonly places = new TripleIndex();
  private readonly marks: number[] = [0];
  private readonly methods = new Map<string, readonly number[]>();
  private readonly callbacks: (readonly number[])[] = [[]];

  constructor(
    private readonly tables: TraceTables,
    private readonly stacks: CallStacks,
    private readonly userCode: UserCode,
    private readonly entries: readonly FilterEntry[],
    private readonly sets: NumberSets,
  ) {}

  marksOf(site: number, stack: number, callback: number): number {
    if (site === 0 && stack === 0 && callback === 0) return 0;
    // Rows of given stacks are negative; as 32-bit numbers they do not meet the others.
    const id = this.places.add(site, stack >>> 0, callback);
    return (this.marks[id] ??= this.compute(site, stack, callback));
  }

  private compute(site: number, stack: number, callback: number): number {
    const frames = this.stacks.frames(stack, site);
    const user = frames.findIndex((frame) => this.userCode.has(frame));
    // What commutes is what the user's innermost call does, not what led to the user's code.
    const inside = user < 0 ? frames : frames.slice(0, user + 1);
    const marks = inside.flatMap((frame) => this.marksOfMethod(frame));
    const own = this.userCode.induces(frames) ? [] : [NOT_USER_INDUCED];
    return this.sets.of([...own, ...marks, ...this.marksOfCallback(callback)]);
  }

  private marksOfMethod({ class: owner, method }: Frame): readonly number[] {
    const key = `${owner}.${method}`;
    let marks = this.methods.get(key);
    if (marks === undefined) {
      const name = toDottedName(owner);
      marks = this.select(
        (entry) =>
          entry.kind === 'method' &&
          matches(entry.class, name) &&
          entry.methods.some((each) => matches(each, method)),
      );
      this.methods.set(key, marks);
    }
    return marks;
  }

  private marksOfCallback(callback: number): readonly number[] {
    return (this.callbacks[callback] ??= this.computeCallback(callback));
  }

  private computeCallback(callback: number): readonly number[] {
    const row = this.tables.callbacks[callback];
    if (row === undefined) return [];
    const owner = toDottedName(row.owner);
    return this.select(
      (entry) =>
        entry.kind === 'event' && matches(entry.owner, owner) && matches(entry.callback, row.name),
    );
  }

  private select(holds: (entry: FilterEntry) => boolean): number[] {
    return this.entries.flatMap((entry, position) =>
      holds(entry) ? [markOf(position, entry)] : [],
    );
  }
}
