/**
 * Statements that are reached on one kind of thread only, since the source asks before:
 * `if (Looper.myLooper() == Looper.getMainLooper())`, `assertOnUiThread()`.
 */
import type { ThreadTests } from '../../android/origins/thread-tests.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import type { Body, StatementIndex } from '../../java/ir/statements.js';
import { checksBefore } from './checks.js';

export type ThreadKind = 'main' | 'worker';

interface Asking {
  readonly told: ReturnType<ThreadTests['told']>;
  readonly asserts: readonly { readonly at: StatementIndex; readonly says: ThreadKind }[];
}

const NOTHING_ASKED: Asking = { told: new Map(), asserts: [] };

export class ThreadRegions {
  readonly #asking = new Map<Body, Asking>();

  constructor(private readonly tests: ThreadTests) {}

  /** The only threads that come to the statement; undefined if any may. */
  at(body: Body, statement: StatementIndex): ThreadKind | undefined {
    const { told, asserts } = this.#askingOf(body);
    const flow = controlFlowOf(body);
    const asserted = asserts.find(({ at }) => at !== statement && flow.dominates(at, statement));
    if (asserted !== undefined) return asserted.says;
    if (told.size === 0) return undefined;
    for (const { branch, holds } of checksBefore(body, statement)) {
      const test = body.statements[branch]!;
      const says = test.kind === 'branch' ? this.tests.says(test.condition, told) : undefined;
      if (says !== undefined) return holds ? says : other(says);
    }
    return undefined;
  }

  #askingOf(body: Body): Asking {
    if (!this.tests.mayTell(body)) return NOTHING_ASKED;
    let asking = this.#asking.get(body);
    if (asking === undefined) {
      asking = { told: this.tests.told(body), asserts: this.#assertsOf(body) };
      this.#asking.set(body, asking);
    }
    return asking;
  }

  #assertsOf({ statements }: Body): Asking['asserts'] {
    return statements.flatMap((statement, index) => {
      const tells = statement.kind === 'call' ? this.tests.ofCall(statement) : undefined;
      if (tells !== 'assert-main' && tells !== 'assert-worker') return [];
      return [{ at: index as StatementIndex, says: tells === 'assert-main' ? 'main' : 'worker' }];
    });
  }
}

function other(kind: ThreadKind): ThreadKind {
  return kind === 'main' ? 'worker' : 'main';
}
