/** Which variables may still be read when a block begins: backward, the classic way. */
import { BodyNotes } from '../../java/ir/body-notes.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import { reversePostorder } from '../../java/ir/graph.js';
import type { Body, Variable } from '../../java/ir/statements.js';
import { readsOf, writeOf } from './reads.js';

type Bits = Uint32Array;

const known = new BodyNotes<Liveness>();

export function livenessOf(body: Body): Liveness {
  let liveness = known.get(body);
  if (liveness === undefined) known.set(body, (liveness = new Liveness(body)));
  return liveness;
}

export class Liveness {
  readonly #live: readonly Bits[];

  constructor(private readonly body: Body) {
    const words = (body.variables.length + 31) >>> 5;
    this.#live = body.blocks.map(() => new Uint32Array(words));
    this.#solve();
  }

  isLive(block: number, variable: Variable): boolean {
    return (this.#live[block]![variable >>> 5]! & (1 << (variable & 31))) !== 0;
  }

  #solve(): void {
    const { graph } = controlFlowOf(this.body);
    const order = reversePostorder(graph).toReversed();
    for (let again = true; again;) {
      again = false;
      for (const block of order) {
        if (this.#pass(block, graph.successors(block))) again = true;
      }
    }
  }

  #pass(block: number, successors: readonly number[]): boolean {
    const live = new Uint32Array(this.#live[block]!.length);
    for (const next of successors) unite(live, this.#live[next]!);
    const { first, past, handler } = this.body.blocks[block]!;
    for (let at = past - 1; at >= first; at--) {
      const statement = this.body.statements[at]!;
      const to = writeOf(statement);
      // Where it throws, the old value lives on.
      if (to !== undefined && handler === undefined) live[to >>> 5]! &= ~(1 << (to & 31));
      for (const each of readsOf(statement)) live[each >>> 5]! |= 1 << (each & 31);
    }
    return unite(this.#live[block]!, live);
  }
}

function unite(into: Bits, from: Bits): boolean {
  let changed = false;
  for (let word = 0; word < into.length; word++) {
    const both = (into[word]! | from[word]!) >>> 0;
    if (both !== into[word]) changed = true;
    into[word] = both;
  }
  return changed;
}
