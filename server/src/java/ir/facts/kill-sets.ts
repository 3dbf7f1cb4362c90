/** Which facts an assignment ends: those of which a path mentions what is assigned. */
import type { Variable } from '../statements.js';
import type { FactTable, KnownFact } from './fact-table.js';
import type { Mentions, Path } from './paths.js';

export type Bits = Uint32Array;

export class KillSets {
  readonly #words: number;
  readonly #byVariable = new Map<Variable, Bits>();
  readonly #byField = new Map<number, Bits>();
  readonly elements: Bits;
  /** All that another method could change. */
  readonly memory: Bits;

  constructor(table: FactTable) {
    this.#words = (table.facts.length + 31) >>> 5;
    this.elements = this.#empty();
    this.memory = this.#empty();
    table.facts.forEach((fact, bit) => {
      this.#add(fact, bit);
    });
  }

  ofVariable(variable: Variable): Bits | undefined {
    return this.#byVariable.get(variable);
  }

  ofField(field: number): Bits | undefined {
    return this.#byField.get(field);
  }

  #add(fact: KnownFact, bit: number): void {
    if (fact.kind === 'alias') set(this.#of(this.#byVariable, fact.variable), bit);
    for (const { mentions } of pathsOf(fact)) this.#addMentions(mentions, bit);
  }

  #addMentions({ variables, fields, elements }: Mentions, bit: number): void {
    for (const variable of variables) set(this.#of(this.#byVariable, variable), bit);
    for (const field of fields) set(this.#of(this.#byField, field), bit);
    if (elements) set(this.elements, bit);
    if (elements || fields.size > 0) set(this.memory, bit);
  }

  #of<Key>(sets: Map<Key, Bits>, key: Key): Bits {
    let bits = sets.get(key);
    if (bits === undefined) sets.set(key, (bits = this.#empty()));
    return bits;
  }

  #empty(): Bits {
    return new Uint32Array(this.#words);
  }
}

function pathsOf(fact: KnownFact): readonly Path[] {
  return fact.kind === 'same' ? [fact.left, fact.right] : [fact.path];
}

export function set(bits: Bits, bit: number): void {
  bits[bit >>> 5]! |= 1 << (bit & 31);
}

export function has(bits: Bits, bit: number): boolean {
  return (bits[bit >>> 5]! & (1 << (bit & 31))) !== 0;
}

export function remove(bits: Bits, removed: Bits | undefined): void {
  if (removed === undefined) return;
  for (let word = 0; word < removed.length; word++) bits[word]! &= ~removed[word]!;
}

export function unite(bits: Bits, added: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word]! |= added[word]!;
}

/** Keeps what both have; tells whether that took anything away. */
export function intersect(bits: Bits, other: Bits): boolean {
  let changed = false;
  for (let word = 0; word < bits.length; word++) {
    const kept = (bits[word]! & other[word]!) >>> 0;
    if (kept !== bits[word]) {
      bits[word] = kept;
      changed = true;
    }
  }
  return changed;
}
