/**
 * Which assignments of one local come to the same use: such are one web. Found from the uses backwards, each block
 * once, so that it costs no more than the part of the body between them.
 */
import { JoinedSets } from '../../../base/joined-sets.js';
import type { Block, BlockIndex, StatementIndex } from '../statements.js';

/** A statement that reads the local, or assigns it. */
export interface Touch {
  readonly statement: StatementIndex;
  readonly block: BlockIndex;
  readonly isAssignment: boolean;
}

interface Way {
  readonly from: BlockIndex;
  /** By an exception, which comes instead of what the statement assigns. */
  readonly isThrown: boolean;
}

export type Ways = readonly (readonly Way[])[];

/** By block: the ways that lead there. */
export function waysInto(blocks: readonly Block[]): Ways {
  const ways = blocks.map((): Way[] => []);
  blocks.forEach(({ successors, handler }, at) => {
    const from = at as BlockIndex;
    for (const next of successors) ways[next]!.push({ from, isThrown: false });
    if (handler !== undefined) ways[handler]!.push({ from, isThrown: true });
  });
  return ways;
}

export class Webs {
  readonly #sets = new JoinedSets();
  readonly #atEntry = this.#sets.add();
  /** By block: the last assignment in it, and what comes into it. */
  readonly #last = new Map<BlockIndex, number>();
  readonly #into = new Map<BlockIndex, number>();
  readonly #open: BlockIndex[] = [];
  readonly #numbers: readonly number[];

  /** In the order of the body; of one statement what it reads first. */
  constructor(
    touches: readonly Touch[],
    private readonly ways: Ways,
  ) {
    const here = touches.map((touch) => this.#inBlock(touch));
    this.#numbers = touches.map(({ block }, at) => here[at] ?? this.#comingInto(block));
  }

  /** What the local holds where the body begins. */
  get entry(): number {
    return this.#sets.find(this.#atEntry);
  }

  /** Of the k-th touch: the same number for all of a web. */
  of(touch: number): number {
    return this.#sets.find(this.#numbers[touch]!);
  }

  /** undefined for what comes from another block. */
  #inBlock({ block, isAssignment }: Touch): number | undefined {
    if (isAssignment) this.#last.set(block, this.#sets.add());
    return this.#last.get(block);
  }

  #comingInto(block: BlockIndex): number {
    const number = this.#numberInto(block);
    for (let at = this.#open.pop(); at !== undefined; at = this.#open.pop()) {
      const into = this.#into.get(at)!;
      if (at === 0) this.#sets.join(into, this.#atEntry);
      for (const { from, isThrown } of this.ways[at]!) {
        const assigned = isThrown ? undefined : this.#last.get(from);
        this.#sets.join(into, assigned ?? this.#numberInto(from));
      }
    }
    return number;
  }

  #numberInto(block: BlockIndex): number {
    let number = this.#into.get(block);
    if (number !== undefined) return number;
    this.#into.set(block, (number = this.#sets.add()));
    this.#open.push(block);
    return number;
  }
}
