/**
 * Takes the lock that the others take: a `synchronized` block around the statement, or `lock()`, `try` and
 * `unlock()`, for each side that is not in one yet. Which lock is learned from all places that touch the field; none of them locks, none is
 * proposed. Loops and long statements are left alone: who holds a lock for long should decide that. Nor is a
 * lock taken while another one is held, since two threads that do so in different order wait for ever.
 */
import type { Finding } from '../../findings/finding.js';
import { Kind, Role } from '../../java/syntax/kinds.js';
import { childIn, childrenOf, kindOf, type NodeIndex } from '../../java/syntax/tree.js';
import { fieldPatterns, NO_LOCKS } from '../body/patterns.js';
import type { Fix, FixContext, FixEdit } from './fix.js';
import { lockKey, locksAround, lockTextHere, type TextLock } from './held-locks.js';
import { indentationAt, newlineOf } from './layout.js';
import {
  endOf,
  fieldAt,
  isWithin,
  spotOfAccess,
  spotsOfField,
  startOf,
  textOfNode,
  type Spot,
} from './spot.js';
import {
  linesOfNode,
  statementAround,
  wrapStatements,
  type StatementAt,
  type Wrapped,
} from './statement-text.js';

/** So much may a lock be held for. */
const MOST_LINES = 10;
/** Locks that are tried, those first that are taken most often. */
const MOST_LOCKS = 3;

const WRAPPED: ReadonlySet<Kind> = new Set([
  Kind.expressionStatement,
  Kind.localVariableDeclaration,
  Kind.returnStatement,
  Kind.ifStatement,
  Kind.enhancedForStatement,
]);

export function proposeLock(context: FixContext, finding: Finding): Fix[] {
  if (finding.rule !== 'data-race') return [];
  const sides = finding.accesses.map((access) => spotOfAccess(context, access));
  const spots = sides.filter((spot) => spot !== undefined);
  if (spots.length < 2) return [];
  const locks = locksOfField(context, spots).slice(0, MOST_LOCKS);
  if (!spots.every(isWhole)) return [];
  return locks.flatMap((lock) => takeEverywhere(spots, lock));
}

/** What is read and written back in two statements has to be locked as one, which is not done here. */
function isWhole(spot: Spot): boolean {
  const at = statementAround(spot, spot.node);
  const { body } = spot.code;
  return fieldPatterns(body, NO_LOCKS)
    .filter(({ load, store }) => load === spot.index || store === spot.index)
    .every(({ load, store }) =>
      [load, store].every((each) => {
        const { node } = body.statements[each]!;
        return at !== undefined && isWithin(spot.tree, node, at.node);
      }),
    );
}

/** Those that hold a lock anywhere around the field, the usual one first. */
function locksOfField(context: FixContext, spots: readonly Spot[]): TextLock[] {
  const field = fieldAt(spots[0]!);
  const all = field === undefined ? spots : [...spots, ...spotsOfField(context, field)];
  const counts = new Map<string, { readonly lock: TextLock; times: number }>();
  for (const lock of all.flatMap(locksAround)) {
    const known = counts.get(lockKey(lock));
    if (known === undefined) counts.set(lockKey(lock), { lock, times: 1 });
    else known.times++;
  }
  return [...counts.values()].sort((one, other) => other.times - one.times).map(({ lock }) => lock);
}

function takeEverywhere(spots: readonly Spot[], lock: TextLock): Fix[] {
  const without = spots.filter((spot) => !holds(spot, lock));
  const edits = without.map((spot) => takeAt(spot, lock));
  const made = edits.filter((edit) => edit !== undefined);
  if (made.length === 0 || made.length < edits.length) return [];
  const distinct = made.filter(
    (edit, at) =>
      made.findIndex((each) => each.start === edit.start && each.path === edit.path) === at,
  );
  const text = lockTextHere(without[0]!, lock)!;
  const taken = lock.kind === 'lock' ? `${text}.lock()` : `synchronized (${text})`;
  const title = `Take the lock that the others take: ${taken}`;
  return [{ kind: 'lock', title, edits: distinct }];
}

function holds(spot: Spot, lock: TextLock): boolean {
  return locksAround(spot).some((each) => lockKey(each) === lockKey(lock));
}

function takeAt(spot: Spot, lock: TextLock): FixEdit | undefined {
  if (locksAround(spot).length > 0) return undefined;
  const text = lockTextHere(spot, lock);
  const at = statementAround(spot, spot.node);
  if (text === undefined || at === undefined) return undefined;
  if (at.stands !== 'lambda' && !WRAPPED.has(kindOf(spot.tree, at.node))) return undefined;
  if (linesOfNode(spot, at.node) > MOST_LINES) return undefined;
  const taking = takingOf(lock, text);
  if (kindOf(spot.tree, at.node) === Kind.localVariableDeclaration) {
    return declareBefore(spot, at, taking);
  }
  return wrapStatements(spot, { first: at.node, last: at.node, stands: at.stands, ...taking });
}

type Taking = Pick<Wrapped, 'header' | 'before' | 'finally'>;

function takingOf({ kind }: TextLock, text: string): Taking {
  if (kind !== 'lock') return { header: `synchronized (${text})` };
  return { before: `${text}.lock();`, header: 'try', finally: `${text}.unlock();` };
}

/** `T x = y;` becomes `T x; synchronized (…) { x = y; }`, so that x is there afterwards. */
function declareBefore(spot: Spot, { node }: StatementAt, taking: Taking): FixEdit | undefined {
  const { tree, text } = spot;
  const declarators = childrenOf(tree, node).filter((each) => tree.role[each] === Role.declarator);
  const [only] = declarators;
  const type = childIn(tree, node, Role.type);
  const value = only === undefined ? undefined : childIn(tree, only, Role.value);
  if (declarators.length !== 1 || type === undefined || value === undefined) return undefined;
  if (kindOf(tree, value) === Kind.arrayInitializer || textOfNode(spot, type) === 'var') {
    return undefined;
  }
  const name = textOfNode(spot, childIn(tree, only!, Role.name)!);
  const start = startOf(spot, node);
  const indent = indentationAt(text, start);
  const lines = [
    `${text.slice(start, afterName(spot, only!))};`,
    ...(taking.before === undefined ? [] : [taking.before]),
  ];
  const inner = { start, end: startOf(spot, value), text: `${name} = ` };
  if (indent.includes(newlineOf(text))) return undefined;
  return wrapStatements(spot, {
    ...taking,
    first: node,
    last: node,
    stands: 'block',
    before: lines.join(`${newlineOf(text)}${indent}`),
    inner: [inner],
  });
}

function afterName(spot: Spot, declarator: NodeIndex): number {
  const { tree } = spot;
  const dimensions = childIn(tree, declarator, Role.dimensions);
  return endOf(spot, dimensions ?? childIn(tree, declarator, Role.name)!);
}
