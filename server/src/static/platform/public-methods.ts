/**
 * Which methods of a class others may call, from whatever thread: those that are not private, and do not
 * say that they are for one thread or for tests alone. And which classes lock: they are meant for several.
 */
import type { Code } from '../../android/flow/code.js';
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import { ofAnnotations } from '../../android/origins/thread-facts.js';
import { getOrMake } from '../../base/multi-map.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import { classesMadeIn } from '../../java/ir/selecting.js';
import type { Statement } from '../../java/ir/statements.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { concurrencyAnnotations } from '../body/annotations.js';

/** With those that it inherits; constructors are not among them. */
export function callableMethods(symbol: ClassSymbol, project: UnderstoodProject): Code[] {
  const { knowledge, values } = project;
  const types = [...knowledge.hierarchy.ancestry(symbol).types.keys()];
  const own = types.filter(({ source }) => source !== undefined);
  const names = new Set(own.flatMap(({ methods }) => [...methods.keys()]));
  names.delete('<init>');
  const codes = [...names].flatMap((name) => values.dispatch.byName(symbol, name));
  return codes.filter((code) => isCallable(code) && !isOfFew(code, knowledge));
}

function isCallable({ body: { method } }: Code): boolean {
  return method !== undefined && !hasModifier(method.modifiers, 'private');
}

/** For one thread, or for tests. */
function isOfFew(code: Code, { index }: MethodKnowledge): boolean {
  const says = ofAnnotations(code, index)?.says;
  if (says === 'main' || says === 'worker' || says === 'binder') return true;
  const { confinedTo, visibleForTesting } = concurrencyAnnotations(code.body.method!, index);
  return confinedTo !== undefined || visibleForTesting;
}

/** Named, and not for its outer class alone. */
export function isForOthers({ modifiers, simpleName, outer }: ClassSymbol): boolean {
  if (simpleName === '' || hasModifier(modifiers, 'private')) return false;
  return outer === undefined || hasModifier(modifiers, 'static');
}

/** The classes of which other classes make objects, or whose methods they call. */
export function usedByOthers(codes: readonly Code[]): ReadonlySet<ClassSymbol> {
  const used = new Set<ClassSymbol>();
  for (const { body } of codes) {
    const called = body.statements.flatMap((each) =>
      each.kind === 'call' && each.method !== undefined ? [each.method.owner] : [],
    );
    for (const symbol of [...called, ...classesMadeIn(body)]) {
      if (symbol.source !== undefined && topOf(symbol) !== topOf(body.owner)) used.add(symbol);
    }
  }
  return used;
}

/** The class that it stands in, at the top of its file. */
function topOf(symbol: ClassSymbol): ClassSymbol {
  return symbol.outer === undefined ? symbol : topOf(symbol.outer);
}

export function isStatic({ body: { method } }: Code): boolean {
  return method !== undefined && hasModifier(method.modifiers, 'static');
}

const LOCKS = new BodyNotes<boolean>();

/** By a method that is synchronized, by a block, or with a lock of a library. */
export function lockingClasses(
  codes: readonly Code[],
  knowledge: MethodKnowledge,
): ReadonlySet<ClassSymbol> {
  const locking = codes.filter(({ body }) =>
    getOrMake(LOCKS, body, () => {
      const isLocked =
        body.method !== undefined && hasModifier(body.method.modifiers, 'synchronized');
      return isLocked || body.statements.some((each) => locks(each, knowledge));
    }),
  );
  return new Set(locking.map(({ body }) => body.owner));
}

function locks(statement: Statement, knowledge: MethodKnowledge): boolean {
  if (statement.kind !== 'call') return statement.kind === 'enter-monitor';
  if (statement.method === undefined) return false;
  const rows = knowledge.of(statement.method).locks;
  return rows.some(({ does, kind }) => does === 'acquire' && kind !== 'semaphore');
}
