/**
 * Names of objects (thesis 5.3.2): class and allocation context, that is the innermost methods on the
 * call stack of `new`, without line numbers, which change with every edit. An object that was there
 * before the recording is named by its class, or by that of the field through which it is met.
 */
import type { Columns } from '../../../trace/batch.js';
import type { TraceTables } from '../../../trace/tables.js';
import { dottedClass } from '../../../findings/names.js';
import type { CallStacks } from '../../context/call-stacks.js';

/** So many methods of a context tell objects apart. */
const CONTEXT_DEPTH = 3;

interface Allocated {
  readonly name: string;
  /** The how-manieth object of the trace. */
  readonly order: number;
}

export class Objects {
  private readonly allocated = new Map<number, Allocated>();
  private readonly texts = new Map<string, string>();
  private count = 0;

  constructor(
    private readonly tables: TraceTables,
    private readonly stacks: CallStacks,
  ) {}

  /** Takes a `new`; an address that is used again is another object from now on. */
  allocate(columns: Columns, index: number, stack: number): void {
    const owner = dottedClass(this.tables.classes[columns.b[index]!]?.name ?? '');
    const context = this.contextOf(stack, columns.site[index]!);
    const text = context === '' ? owner : `${owner} new in ${context}`;
    this.allocated.set(columns.a[index]!, { name: this.shared(text), order: ++this.count });
  }

  isAllocated(object: number): boolean {
    return this.allocated.has(object);
  }

  /** `met` is the class through which it is met, for those of which the allocation was not seen. */
  nameOf(object: number, met: string): string {
    const known = this.allocated.get(object)?.name ?? '';
    return known === '' ? met : known;
  }

  /** Objects compare by this as they were created; those that were there before by their number. */
  orderOf(object: number): number {
    const known = this.allocated.get(object);
    return known === undefined ? object - 2 ** 33 : known.order;
  }

  private contextOf(stack: number, site: number): string {
    const methods = this.stacks
      .frames(stack, site)
      .map(({ class: owner, method }) => `${dottedClass(owner)}.${method}`);
    const distinct = methods.filter((each, at) => each !== '.' && each !== methods[at - 1]);
    return distinct.slice(0, CONTEXT_DEPTH).join(' < ');
  }

  /** One string for all objects of a name. */
  private shared(text: string): string {
    const known = this.texts.get(text);
    if (known === undefined) this.texts.set(text, text);
    return known ?? text;
  }
}
