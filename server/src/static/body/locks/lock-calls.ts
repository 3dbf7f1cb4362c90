/**
 * What a call does with locks of a library, by the tables, and which object it is that is locked: a
 * read or write lock is a part of its ReadWriteLock, as far as the body shows where it comes from.
 */
import type { LockGroup } from '../../../android/knowledge/knowledge.js';
import type { MethodKnowledge } from '../../../android/knowledge/method-knowledge.js';
import { pathsOf, type Path } from '../../../java/ir/facts/paths.js';
import type {
  Body,
  Call,
  Statement,
  StatementIndex,
  Variable,
} from '../../../java/ir/statements.js';
import { originalOf } from '../stored-path.js';

export type LockMode = 'exclusive' | 'shared';
export type LockKind = 'monitor' | 'lock' | 'semaphore';

/** An object that is locked, as one body names it. */
export interface LockName {
  readonly path: Path;
  readonly lock: Variable;
}

export interface LockAction extends LockName {
  readonly does: 'acquire' | 'try' | 'test' | 'release';
  /** undefined: whatever it is held in. */
  readonly mode: LockMode | undefined;
  readonly kind: LockKind;
}

/** Longer chains of parts are not followed. */
const LONGEST = 8;

/** In the order in which they happen. */
export function lockActions(
  call: Call,
  body: Body,
  knowledge: MethodKnowledge,
): readonly LockAction[] {
  const { method, receiver, arguments: given } = call;
  if (method === undefined) return [];
  const rows = knowledge.of(method).locks;
  const [locked = receiver] = call.dispatch === 'static' ? given : [];
  if (rows.length === 0 || locked === undefined) return [];
  const named = nameLock(locked, body, knowledge);
  const kept = rows.filter(({ until }) => until === undefined || isAskedLater(until, named, body));
  const actions = kept.flatMap((row) => toAction(row, call, named) ?? []);
  return actions.sort((a, b) => Number(b.does === 'release') - Number(a.does === 'release'));
}

/** What was read in good faith is worth something only if the lock is then asked whether it was kept. */
function isAskedLater(until: string, { path }: NamedLock, body: Body): boolean {
  return body.statements.some(
    (each) =>
      each.kind === 'call' &&
      each.name === until &&
      each.receiver !== undefined &&
      pathsOf(body).of(originalOf(body, each.receiver)) === path,
  );
}

function toAction(
  { does, mode, kind = 'lock' }: LockGroup,
  { method }: Call,
  { path, lock, mode: part }: NamedLock,
): LockAction | undefined {
  if (does === 'part') return undefined;
  const usual = does === 'release' ? mode : (mode ?? 'exclusive');
  const answers = method!.result.kind === 'primitive' && method!.result.name === 'boolean';
  return {
    path,
    lock,
    kind,
    mode: part ?? usual,
    does: does === 'acquire' && answers ? 'try' : does,
  };
}

interface NamedLock extends LockName {
  /** If it was seen to be a part. */
  readonly mode: LockMode | undefined;
}

/** Follows copies and `readLock()` back to what is locked. */
function nameLock(variable: Variable, body: Body, knowledge: MethodKnowledge): NamedLock {
  const paths = pathsOf(body);
  let lock = originalOf(body, variable);
  let mode: LockMode | undefined;
  for (let steps = 0; steps < LONGEST; steps++) {
    const definition = paths.definitions[lock];
    const part = definition && lockPart(definition, knowledge);
    if (part === undefined) break;
    mode ??= part.mode;
    lock = originalOf(body, part.of);
  }
  return { path: paths.of(lock), lock, mode };
}

/** The lock that the result of this call is a part of, and how it then locks. */
export function lockPart(
  statement: Statement,
  knowledge: MethodKnowledge,
): { readonly of: Variable; readonly mode: LockMode } | undefined {
  if (statement.kind !== 'call' || statement.method === undefined) return undefined;
  if (statement.receiver === undefined) return undefined;
  const row = knowledge.of(statement.method).locks.find(({ does }) => does === 'part');
  return row && { of: statement.receiver, mode: row.mode ?? 'exclusive' };
}

/** With how many permits the semaphore was made that this statement allocates, if it is a number. */
export function permitsOf(
  { statements, variables }: Body,
  allocate: StatementIndex,
): number | undefined {
  const made = statements[allocate];
  if (made?.kind !== 'allocate') return undefined;
  const constructed = statements.find(
    (each) => each.kind === 'call' && each.name === '<init>' && each.receiver === made.to,
  );
  const [permits] = constructed?.kind === 'call' ? constructed.arguments : [];
  const constant = permits === undefined ? undefined : variables[permits]!.constant;
  return constant?.kind === 'number' ? Number(constant.text) : undefined;
}
