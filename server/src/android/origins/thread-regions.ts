/**
 * Statements that are reached on one kind of thread only, since the source asks before:
 * `if (Looper.myLooper() == Looper.getMainLooper())`, `assertOnUiThread()`.
 */
import { controlFlowOf, lastOf } from '../../java/ir/control-flow.js';
import type { BlockIndex, Body, StatementIndex } from '../../java/ir/statements.js';
import type { Executor } from '../origins.js';
import type { ThreadKind } from './thread-comparisons.js';
import type { ThreadTests } from './thread-tests.js';

/** May an executor of this kind be such a thread? Of an unknown one nobody knows. */
export function isOf(executor: Executor['kind'], only: ThreadKind): boolean {
  return executor === 'unknown' || (executor === 'main-looper') === (only === 'main');
}

interface Asking {
  /** Blocks that only such threads come to, with all that they dominate. */
  readonly ways: readonly { readonly block: BlockIndex; readonly says: ThreadKind }[];
  readonly asserts: readonly { readonly at: StatementIndex; readonly says: ThreadKind }[];
}

const NOTHING_ASKED: Asking = { ways: [], asserts: [] };

export class ThreadRegions {
  readonly #asking = new WeakMap<Body, Asking>();

  constructor(private readonly tests: ThreadTests) {}

  /** The only threads that come to the statement; undefined if any may. */
  at(body: Body, statement: StatementIndex): ThreadKind | undefined {
    const { ways, asserts } = this.#askingOf(body);
    if (ways.length + asserts.length === 0) return undefined;
    const flow = controlFlowOf(body);
    const asserted = asserts.find(({ at }) => at !== statement && flow.dominates(at, statement));
    if (asserted !== undefined) return asserted.says;
    const at = flow.blockOf(statement);
    return ways.find(({ block }) => flow.dominators.dominates(block, at))?.says;
  }

  #askingOf(body: Body): Asking {
    if (!this.tests.mayTell(body)) return NOTHING_ASKED;
    let asking = this.#asking.get(body);
    if (asking === undefined) {
      asking = { ways: this.#waysOf(body), asserts: this.#assertsOf(body) };
      this.#asking.set(body, asking);
    }
    return asking;
  }

  /** A way that another block leads to as well decides nothing: what it dominates is reached anyhow. */
  #waysOf(body: Body): Asking['ways'] {
    const told = this.tests.told(body);
    if (told.size === 0) return [];
    const entered = timesEntered(body);
    return body.blocks.flatMap(({ successors }, at) => {
      const last = lastOf(body, at as BlockIndex);
      const says =
        last?.kind === 'branch' ? this.tests.says(last.condition, body, told) : undefined;
      if (says === undefined) return [];
      return successors.flatMap((block, index) => {
        const only = index === 0 ? says.holds : says.fails;
        return only === undefined || entered[block] !== 1 ? [] : [{ block, says: only }];
      });
    });
  }

  #assertsOf({ statements }: Body): Asking['asserts'] {
    return statements.flatMap((statement, index) => {
      const tells = statement.kind === 'call' ? this.tests.ofCall(statement) : undefined;
      if (tells !== 'assert-main' && tells !== 'assert-worker') return [];
      return [{ at: index as StatementIndex, says: tells === 'assert-main' ? 'main' : 'worker' }];
    });
  }
}

/** By block. */
function timesEntered({ blocks }: Body): Uint32Array {
  const entered = new Uint32Array(blocks.length);
  for (const { successors, handler } of blocks) {
    for (const next of successors) entered[next]!++;
    if (handler !== undefined) entered[handler]!++;
  }
  return entered;
}
