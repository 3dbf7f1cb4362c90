/** Which locks of libraries are surely held where in a body: forward, over every way there is. */
import { controlFlowOf } from '../../../java/ir/control-flow.js';
import { reversePostorder } from '../../../java/ir/graph.js';
import type { Body, StatementIndex, Variable } from '../../../java/ir/statements.js';
import { toAccessPath } from '../access-path.js';
import {
  intersect,
  isSameState,
  meet,
  NOTHING_HELD,
  type Held,
  type HeldList,
  type LockState,
} from './held.js';
import { NO_EFFECT, uniqueLocks, type AccessLock, type LockEffect } from './lock-effect.js';
import type { LockTransfer, Release } from './lock-transfer.js';

export class LockSolution {
  readonly #blocks: (LockState | undefined)[];

  constructor(
    private readonly body: Body,
    private readonly transfer: LockTransfer,
  ) {
    this.#blocks = new Array<LockState | undefined>(body.blocks.length).fill(undefined);
    if (transfer.calls.size > 0) this.#solve();
  }

  /** When the statement begins. */
  at(statement: StatementIndex): HeldList {
    return this.#before(statement).held;
  }

  /** What a caller notices. */
  effect(): LockEffect {
    if (this.transfer.calls.size === 0) return NO_EFFECT;
    const ends = this.body.statements.flatMap((statement, at) =>
      statement.kind === 'return' ? [this.#atReturn(at as StatementIndex, statement.from)] : [],
    );
    const always = common(ends.map(({ held }) => held));
    const ifTrue = common(ends.flatMap(({ ifTrue: held }) => (held === undefined ? [] : [held])));
    const more = ifTrue.filter((lock) => !always.some(({ key }) => key === lock.key));
    return {
      acquires: this.#named(always),
      acquiresIfTrue: this.#named(more),
      releases: this.#releases(),
    };
  }

  #atReturn(
    at: StatementIndex,
    from: Variable | undefined,
  ): { readonly held: HeldList; readonly ifTrue: HeldList | undefined } {
    const state = this.#before(at);
    if (from === undefined) return { held: state.held, ifTrue: state.held };
    return { held: state.held, ifTrue: this.transfer.casesOfValue(state, from)[1] };
  }

  #named(held: HeldList): readonly AccessLock[] {
    return held.flatMap(({ path, kind, mode }) => {
      const named = toAccessPath(path, this.body);
      return named === undefined ? [] : [{ path: named, kind, mode }];
    });
  }

  /** Of what is not held here. */
  #releases(): readonly AccessLock[] {
    const foreign: AccessLock[] = [];
    for (const [at, { releases }] of this.transfer.calls) {
      const held = releases.length === 0 ? [] : this.at(at);
      for (const release of releases) {
        if (!held.some((lock) => isMeant(lock, release))) foreign.push(this.#nameRelease(release));
      }
    }
    return uniqueLocks(foreign);
  }

  #nameRelease({ path, kind, mode }: Release): AccessLock {
    return { path: path && toAccessPath(path, this.body), kind, mode };
  }

  #before(statement: StatementIndex): LockState {
    const block = controlFlowOf(this.body).blockOf(statement);
    return this.#run(
      this.#blocks[block] ?? NOTHING_HELD,
      this.body.blocks[block]!.first,
      statement,
    );
  }

  #run(begin: LockState, first: StatementIndex, past: StatementIndex): LockState {
    let state = begin;
    if (this.transfer.calls.size === 0) return state;
    for (let at: number = first; at < past; at++) {
      state = this.transfer.apply(state, this.body.statements[at]!, at as StatementIndex);
    }
    return state;
  }

  #solve(): void {
    const order = reversePostorder(controlFlowOf(this.body).graph);
    const waiting = new Uint8Array(this.body.blocks.length);
    this.#blocks[0] = NOTHING_HELD;
    waiting[0] = 1;
    for (let again = true; again;) {
      again = false;
      for (const block of order) {
        if (waiting[block] === 0) continue;
        waiting[block] = 0;
        again = true;
        this.#pass(block, waiting);
      }
    }
  }

  #pass(block: number, waiting: Uint8Array): void {
    const { first, past, successors, handler } = this.body.blocks[block]!;
    const begin = this.#blocks[block]!;
    if (handler !== undefined) {
      this.#flow(this.transfer.end(begin, this.body.statements[first]!, first), handler, waiting);
    }
    const state = this.#run(begin, first, past);
    const last = this.body.statements[past - 1];
    successors.forEach((next, way) => {
      const isBranch = past > first && last?.kind === 'branch';
      const out = isBranch ? this.transfer.assume(state, last.condition, way === 0) : state;
      this.#flow(out, next, waiting);
    });
  }

  #flow(state: LockState, block: number, waiting: Uint8Array): void {
    const before = this.#blocks[block];
    const after = before === undefined ? state : meet(before, state);
    if (before !== undefined && isSameState(before, after)) return;
    this.#blocks[block] = after;
    waiting[block] = 1;
  }
}

function common(lists: readonly HeldList[]): HeldList {
  return lists.length === 0 ? [] : lists.reduce(intersect);
}

function isMeant(lock: Held, { path, mode }: Release): boolean {
  return lock.path === path && (mode === undefined || mode === lock.mode);
}
