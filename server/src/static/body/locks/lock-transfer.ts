/**
 * What a statement does to the locks that are held. A lock is known by the path that names it: when
 * something that the path is made of is assigned, the lock is no longer counted as held. That a call
 * assigns such a field is not thought of: fields with locks are final, or as good as.
 */
import type { MethodKnowledge } from '../../../android/knowledge/method-knowledge.js';
import { pathsOf } from '../../../java/ir/facts/paths.js';
import type {
  Body,
  Call,
  Compute,
  Condition,
  Constant,
  Statement,
  StatementIndex,
  Variable,
} from '../../../java/ir/statements.js';
import { pathAtCall, rootOfCall } from '../access-path.js';
import {
  acquire,
  assume,
  casesOf,
  mapState,
  release,
  withCases,
  type Cases,
  type Held,
  type HeldList,
  type LockState,
} from './held.js';
import { lockActions, type LockAction } from './lock-calls.js';
import { hasEffect, type AccessLock, type LockEffect } from './lock-effect.js';

/** A release as this body names it; without a path, one that it cannot name. */
export type Release = Pick<LockAction, 'kind' | 'mode'> & {
  readonly path: LockAction['path'] | undefined;
};

interface CallLocks {
  readonly releases: readonly Release[];
  readonly acquires: readonly Held[];
  /** Held if the call answers true. */
  readonly tries: readonly Held[];
  /** The same, but no second time. */
  readonly tests: readonly Held[];
}

export class LockTransfer {
  /** By statement: the calls that matter. */
  readonly calls = new Map<StatementIndex, CallLocks>();

  constructor(
    private readonly body: Body,
    knowledge: MethodKnowledge,
    effectOf: (call: Call) => LockEffect,
  ) {
    body.statements.forEach((statement, index) => {
      if (statement.kind !== 'call') return;
      const at = index as StatementIndex;
      const locks = this.#read(statement, at, lockActions(statement, body, knowledge), effectOf);
      if (locks !== undefined) this.calls.set(at, locks);
    });
  }

  apply(state: LockState, statement: Statement, at: StatementIndex): LockState {
    const ended = this.end(state, statement, at);
    switch (statement.kind) {
      case 'copy':
        return withCases(ended, statement.to, this.casesOfValue(ended, statement.from));
      case 'compute':
        return this.#compute(ended, statement);
      case 'call':
        return this.#call(ended, statement, at);
      default:
        return ended;
    }
  }

  /** What is let go, whether the statement comes to its end or throws. */
  end(state: LockState, statement: Statement, at: StatementIndex): LockState {
    const { releases = [] } = this.calls.get(at) ?? {};
    const after = releases.reduce(
      (each, freed) => mapState(each, (held) => releaseOne(held, freed)),
      forget(state, statement),
    );
    return 'to' in statement && statement.to !== undefined ? unknown(after, statement.to) : after;
  }

  assume(state: LockState, condition: Condition, holds: boolean): LockState {
    if (condition.kind === 'truth') {
      return assume(state, condition.variable, condition.expected === holds);
    }
    if (condition.kind !== 'same') return state;
    const tested = this.#comparedToConstant(condition.left, condition.right);
    if (tested === undefined) return state;
    return assume(state, tested.variable, (condition.equal === holds) === tested.constant);
  }

  /** Of a constant too. */
  casesOfValue(state: LockState, variable: Variable): Cases {
    const isTrue = truthOf(this.body.variables[variable]!.constant);
    if (isTrue === undefined) return casesOf(state, variable);
    return isTrue ? [undefined, state.held] : [state.held, undefined];
  }

  #compute(state: LockState, { to, operator, from }: Compute): LockState {
    const [left, right] = from;
    if (left === undefined) return state;
    if (operator === '!') return withCases(state, to, turned(casesOf(state, left)));
    if (right === undefined || (operator !== '==' && operator !== '!=')) return state;
    const tested = this.#comparedToConstant(left, right);
    if (tested === undefined) return state;
    const known = casesOf(state, tested.variable);
    return withCases(state, to, (operator === '==') === tested.constant ? known : turned(known));
  }

  #call(state: LockState, { to }: Call, at: StatementIndex): LockState {
    const locks = this.calls.get(at);
    if (locks === undefined) return state;
    const after = locks.acquires.reduce(
      (each, lock) => mapState(each, (held) => acquire(held, lock)),
      state,
    );
    if (to === undefined || locks.tries.length + locks.tests.length === 0) return after;
    const missing = locks.tests.filter(({ key }) => after.held.every((lock) => lock.key !== key));
    return withCases(after, to, [after.held, [...after.held, ...locks.tries, ...missing]]);
  }

  /** Zero counts as false: a stamp that was not given. */
  #comparedToConstant(
    left: Variable,
    right: Variable,
  ): { readonly variable: Variable; readonly constant: boolean } | undefined {
    const [first, second] = [left, right].map((each) =>
      truthOf(this.body.variables[each]!.constant),
    );
    if (second !== undefined) return { variable: left, constant: second };
    return first === undefined ? undefined : { variable: right, constant: first };
  }

  #read(
    call: Call,
    at: StatementIndex,
    actions: readonly LockAction[],
    effectOf: (call: Call) => LockEffect,
  ): CallLocks | undefined {
    if (actions.length === 0) return this.#readEffect(call, at, effectOf(call));
    const doing = (does: LockAction['does']): LockAction[] =>
      actions.filter((action) => action.does === does);
    const taken = (does: LockAction['does']): Held[] =>
      doing(does).map((action) => toHeld(action, at, action.lock, []));
    return {
      releases: doing('release'),
      acquires: taken('acquire'),
      tries: taken('try'),
      tests: taken('test'),
    };
  }

  #readEffect(call: Call, at: StatementIndex, effect: LockEffect): CallLocks | undefined {
    if (!hasEffect(effect)) return undefined;
    const paths = pathsOf(this.body);
    const taken = (locks: readonly AccessLock[]): Held[] =>
      locks.flatMap(({ path, kind, mode }) => {
        const named = path && pathAtCall(path, call, paths);
        if (path === undefined || named === undefined) return [];
        const base = typeof path.root === 'number' ? rootOfCall(path.root, call) : undefined;
        const fields = typeof path.root === 'number' ? path.fields : [path.root, ...path.fields];
        return [toHeld({ path: named, kind, mode }, at, base, fields)];
      });
    return {
      releases: effect.releases.map(({ path, kind, mode }) => {
        return { path: path && pathAtCall(path, call, paths), kind, mode };
      }),
      acquires: taken(effect.acquires),
      tries: taken(effect.acquiresIfTrue),
      tests: [],
    };
  }
}

function toHeld(
  { path, kind, mode = 'exclusive' }: Pick<LockAction, 'path' | 'kind' | 'mode'>,
  enter: StatementIndex,
  base: Variable | undefined,
  fields: Held['fields'],
): Held {
  return { key: `${path.id} ${mode}`, path, mode, kind, enter, base, fields };
}

export function releaseOne(held: HeldList, { path, mode, kind }: Release): HeldList {
  if (path !== undefined) return release(held, { path, mode, kind });
  return held.filter((each) => each.kind !== kind);
}

/** Locks whose name the statement makes another's. */
function forget(state: LockState, statement: Statement): LockState {
  const isGone = ({ path: { mentions } }: Held): boolean => {
    switch (statement.kind) {
      case 'store':
      case 'static-store':
        return mentions.fields.has(statement.field.id);
      case 'array-store':
        return mentions.elements;
      default:
        return (
          'to' in statement && statement.to !== undefined && mentions.variables.has(statement.to)
        );
    }
  };
  return mapState(state, (held) => (held.some(isGone) ? held.filter((one) => !isGone(one)) : held));
}

function unknown(state: LockState, variable: Variable): LockState {
  return state.cases.has(variable) ? withCases(state, variable, [state.held, state.held]) : state;
}

function turned([no, yes]: Cases): Cases {
  return [yes, no];
}

function truthOf(constant: Constant | undefined): boolean | undefined {
  if (constant?.kind === 'boolean') return constant.text === 'true';
  return constant?.kind === 'number' && /^0[lL]?$/.test(constant.text) ? false : undefined;
}
