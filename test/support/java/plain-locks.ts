/**
 * The plain twin of the lock analysis: walks every way through a small body,
 * with a list of the locks that are held and the truth of what was tried, and keeps what all ways to a
 * statement have in common. And random bodies full of locks for both.
 */
import { pathsOf } from '../../../server/src/java/ir/facts/paths.js';
import { pathText } from '../../../server/src/java/ir/facts/print-facts.js';
import type {
  Body,
  Call,
  Condition,
  Statement,
  StatementIndex,
} from '../../../server/src/java/ir/statements.js';
import { chooser, type Choose } from '../chooser.js';

interface Walk {
  readonly block: number;
  readonly held: readonly string[];
  readonly truth: ReadonlyMap<number, boolean>;
}

/** A loop that takes a lock each time would go on for ever: ways that hold more than this end. */
const MOST_HELD = 8;

/** By statement: what is held on every way to it. */
export function enumerateLocks(body: Body): ReadonlyMap<StatementIndex, readonly string[]> {
  const common = new Map<StatementIndex, readonly string[]>();
  const open: Walk[] = [{ block: 0, held: [], truth: new Map() }];
  const seen = new Set<string>();
  for (const walk of open) {
    const key = `${walk.block} ${walk.held.join()} ${[...walk.truth].sort().join()}`;
    if (seen.has(key) || walk.held.length > MOST_HELD) continue;
    seen.add(key);
    open.push(...step(body, walk, common));
  }
  return common;
}

function step(body: Body, walk: Walk, common: Map<StatementIndex, readonly string[]>): Walk[] {
  const { first, past, successors, handler } = body.blocks[walk.block]!;
  let states = [{ held: walk.held, truth: walk.truth }];
  const next: Walk[] = [];
  for (let at: number = first; at < past; at++) {
    const statement = body.statements[at]!;
    for (const { held, truth } of states) {
      meet(common, at as StatementIndex, held);
      if (handler === undefined) continue;
      const freed = isUnlock(statement) ? unlock(held, lockOf(statement, body)) : held;
      next.push({ block: handler, held: freed, truth });
    }
    states = states.flatMap((state) => execute(state, statement, body));
  }
  const last = body.statements[past - 1];
  for (const { held, truth } of states) {
    successors.forEach((block, way) => {
      const holds = last?.kind === 'branch' ? evaluate(last.condition, truth) : undefined;
      if (holds === undefined || holds === (way === 0)) next.push({ block, held, truth });
    });
  }
  return next;
}

function meet(
  common: Map<StatementIndex, readonly string[]>,
  at: StatementIndex,
  held: readonly string[],
): void {
  const before = common.get(at);
  common.set(at, before === undefined ? held : before.filter((lock) => held.includes(lock)));
}

type UnlockCall = Extract<Statement, { kind: 'call' }> & { readonly name: 'unlock' };
type State = Pick<Walk, 'held' | 'truth'>;

function execute({ held, truth }: State, statement: Statement, body: Body): State[] {
  const set = (variable: number, value: boolean | undefined): Map<number, boolean> => {
    const changed = new Map(truth);
    if (value === undefined) changed.delete(variable);
    else changed.set(variable, value);
    return changed;
  };
  if (statement.kind === 'copy') {
    const { constant } = body.variables[statement.from]!;
    const value =
      constant?.kind === 'boolean' ? constant.text === 'true' : truth.get(statement.from);
    return [{ held, truth: set(statement.to, value) }];
  }
  if (statement.kind === 'compute') {
    const value = truth.get(statement.from[0]!);
    const isNot = statement.operator === '!' && value !== undefined;
    return [{ held, truth: set(statement.to, isNot ? !value : undefined) }];
  }
  if (statement.kind !== 'call') return [{ held, truth }];
  if (statement.name === 'lock') return [{ held: [...held, lockOf(statement, body)], truth }];
  if (isUnlock(statement)) return [{ held: unlock(held, lockOf(statement, body)), truth }];
  if (statement.to === undefined) return [{ held, truth }];
  if (statement.name !== 'tryLock') return [{ held, truth: set(statement.to, undefined) }];
  return [
    { held: [...held, lockOf(statement, body)], truth: set(statement.to, true) },
    { held, truth: set(statement.to, false) },
  ];
}

function isUnlock(statement: Statement): statement is UnlockCall {
  return statement.kind === 'call' && statement.name === 'unlock';
}

function lockOf({ receiver }: Call, body: Body): string {
  return pathText(pathsOf(body).of(receiver!), body);
}

/** One that is not held may be any other. */
function unlock(held: readonly string[], lock: string): readonly string[] {
  const at = held.lastIndexOf(lock);
  return at < 0 ? [] : held.toSpliced(at, 1);
}

function evaluate(condition: Condition, truth: ReadonlyMap<number, boolean>): boolean | undefined {
  if (condition.kind !== 'truth') return undefined;
  const value = truth.get(condition.variable);
  return value === undefined ? undefined : value === condition.expected;
}

export function randomLockBody(seed: number): string {
  const writer = new LockWriter(chooser(seed));
  return `import java.util.concurrent.locks.*;
class A {
  final Lock a = new ReentrantLock(), b = new ReentrantLock();
  void use() {}
  boolean test() { return true; }
  void f() { boolean ok = false; ${writer.block(0)} use(); }
}`;
}

class LockWriter {
  #budget = 9;

  constructor(private readonly choose: Choose) {}

  block(depth: number): string {
    return Array.from({ length: 1 + this.choose(3) }, () => this.#statement(depth)).join(' ');
  }

  #lock(): string {
    return this.choose(2) ? 'a' : 'b';
  }

  #statement(depth: number): string {
    if (this.#budget-- <= 0 || depth > 3) return 'use();';
    const inner = (): string => this.block(depth + 1);
    const lock = this.#lock();
    const rules = [
      () => `${lock}.lock(); use();`,
      () => `${lock}.unlock(); use();`,
      () => `${lock}.lock(); try { ${inner()} } finally { ${lock}.unlock(); } use();`,
      () => `if (test()) { ${inner()} } else { ${inner()} } use();`,
      () => `if (${lock}.tryLock()) { ${inner()} ${lock}.unlock(); } use();`,
      () => `ok = ${this.choose(2) ? 'test() && ' : ''}${lock}.tryLock(); if (!ok) return; use();`,
      () =>
        `ok = ${lock}.tryLock(); try { ${inner()} } finally { if (ok) ${lock}.unlock(); } use();`,
      () => `while (test()) { ${inner()} } use();`,
      () => `try { ${inner()} } catch (RuntimeException e) { use(); }`,
      () => 'if (test()) return;',
    ];
    return rules[this.choose(rules.length)]!();
  }
}
