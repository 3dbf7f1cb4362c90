/**
 * What is known of methods by their bodies, where one depends on another: solved on demand to a fixed
 * point. Everything that a question reaches starts as `nothing` and is computed again whenever what it
 * asked for has changed, so recursion needs no rule of its own and the order of questions does not
 * matter as long as answers only grow. One that changes more than MOST times is taken as `worst`.
 *
 * Who asked for what is remembered, so that after an edit only what hangs on an edited body is forgotten.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { Body } from '../../java/ir/statements.js';

export interface SummaryRules<Value> {
  readonly nothing: Value;
  readonly worst: Value;
  compute(body: Body, ask: (body: Body) => Value): Value;
  same(a: Value, b: Value): boolean;
}

const MOST = 64;

interface Entry<Value> {
  value: Value;
  changes: number;
  readonly askedBy: Set<Body>;
}

export class Summaries<Value> {
  readonly #settled = new WeakMap<Body, Value>();
  readonly #askers = new WeakMap<Body, Set<Body>>();

  constructor(private readonly rules: SummaryRules<Value>) {}

  of(body: Body, asker?: Body): Value {
    if (asker !== undefined) this.#note(body, asker);
    return this.#settled.get(body) ?? this.#solve(body);
  }

  /** These are no more: all whose answers hang on theirs, themselves included. */
  forget(bodies: Iterable<Body>): ReadonlySet<Body> {
    const gone = new Set(bodies);
    for (const body of gone) {
      for (const asker of this.#askers.get(body) ?? []) gone.add(asker);
      this.#askers.delete(body);
      this.#settled.delete(body);
    }
    return gone;
  }

  #note(body: Body, asker: Body): void {
    getOrMake(this.#askers, body, () => new Set<Body>()).add(asker);
  }

  #solve(root: Body): Value {
    const entries = new Map<Body, Entry<Value>>();
    const waiting = new Set<Body>();
    const entryOf = (body: Body): Entry<Value> => {
      let entry = entries.get(body);
      if (entry === undefined) {
        entry = { value: this.rules.nothing, changes: 0, askedBy: new Set() };
        entries.set(body, entry);
        waiting.add(body);
      }
      return entry;
    };
    const asked = entryOf(root);
    for (const body of waiting) {
      waiting.delete(body);
      this.#compute(body, entryOf, waiting);
    }
    for (const [body, { value }] of entries) this.#settled.set(body, value);
    return asked.value;
  }

  #compute(body: Body, entryOf: (body: Body) => Entry<Value>, waiting: Set<Body>): void {
    const entry = entryOf(body);
    if (entry.changes > MOST) return;
    const value = this.rules.compute(body, (other) => {
      this.#note(other, body);
      const settled = this.#settled.get(other);
      if (settled !== undefined) return settled;
      const needed = entryOf(other);
      needed.askedBy.add(body);
      return needed.value;
    });
    if (this.rules.same(value, entry.value)) return;
    entry.changes++;
    entry.value = entry.changes > MOST ? this.rules.worst : value;
    for (const each of entry.askedBy) waiting.add(each);
  }
}
