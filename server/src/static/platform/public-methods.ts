/**
 * Which methods of a class others may call, from whatever thread: those that are not private, and do not
 * say that they are for background threads, for tests or for the making of the object alone. And which classes lock: they are meant for several.
 */
import type { Code } from '../../android/flow/code.js';
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import { getOrMake } from '../../base/multi-map.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import { hasAny } from '../../java/ir/kinds.js';
import { callsIn, classesMadeIn } from '../../java/ir/selecting.js';
import type { Body, Call, StatementIndex } from '../../java/ir/statements.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { concurrencyAnnotations, saysSo, saysThreadSafe } from '../body/annotations.js';
import { saidThread } from '../body/said-thread.js';

/** With those that it inherits; constructors are not among them. */
export function callableMethods(symbol: ClassSymbol, project: UnderstoodProject): Code[] {
  const { knowledge } = project;
  return methodsOf(symbol, project).filter((code) => isCallable(code) && !isOfFew(code, knowledge));
}

/** Those that say that anybody may call them, whoever may see them, or that override one that does. */
export function safeMethodsOf(symbol: ClassSymbol, project: UnderstoodProject): Code[] {
  const { hierarchy } = project.knowledge;
  const methods = ownTypes(symbol, project).flatMap((type) => [...type.methods.values()].flat());
  if (!methods.some(saysThreadSafe)) return [];
  return methodsOf(symbol, project).filter(({ body: { method } }) => {
    return method !== undefined && saysSo(method, saysThreadSafe, hierarchy);
  });
}

function methodsOf(symbol: ClassSymbol, project: UnderstoodProject): Code[] {
  const names = new Set(ownTypes(symbol, project).flatMap(({ methods }) => [...methods.keys()]));
  names.delete('<init>');
  return [...names].flatMap((name) => project.values.dispatch.byName(symbol, name));
}

/** The class and what it extends or implements, of the project. */
function ownTypes(symbol: ClassSymbol, { knowledge }: UnderstoodProject): ClassSymbol[] {
  const types = [...knowledge.hierarchy.ancestry(symbol).types.keys()];
  return types.filter(({ source }) => source !== undefined);
}

function isCallable({ body: { method } }: Code): boolean {
  return method !== undefined && !hasModifier(method.modifiers, 'private');
}

/** For threads that others choose, for tests, or for whoever makes the object. */
function isOfFew({ body }: Code, knowledge: MethodKnowledge): boolean {
  const said = saidThread(body.method, knowledge);
  if (said === 'worker' || said === 'binder') return true;
  const { visibleForTesting, initializes } = concurrencyAnnotations(body.method!, knowledge.index);
  return visibleForTesting || initializes;
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
    const called = callsIn(body).flatMap((at) => {
      const { method } = body.statements[at] as Call;
      return method === undefined ? [] : [method.owner];
    });
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
      return (
        isLocked || hasMonitors(body) || callsIn(body).some((at) => locks(body, at, knowledge))
      );
    }),
  );
  return new Set(locking.map(({ body }) => body.owner));
}

const hasMonitors = hasAny('enter-monitor');

function locks({ statements }: Body, at: StatementIndex, knowledge: MethodKnowledge): boolean {
  const { method } = statements[at] as Call;
  if (method === undefined) return false;
  const rows = knowledge.of(method).locks;
  return rows.some(({ does, kind }) => does === 'acquire' && kind !== 'semaphore');
}
