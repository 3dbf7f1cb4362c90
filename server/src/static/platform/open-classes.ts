/**
 * Classes that are meant for several threads (@ThreadSafe, whatever package it is of, on the class or on
 * what it extends): their methods that are not private may be called on one object by anybody at any
 * time, and so may those of the inner objects that they hand out. A method that says which thread it is
 * for is not called by anybody. Of a class with static fields there are two objects, each with its lock.
 *
 * A class that nobody is seen to use, and that locks, is meant for several threads as well: that is assumed.
 */
import type { Code } from '../../android/flow/code.js';
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import type { Executor } from '../../android/origins.js';
import { ofAnnotations } from '../../android/origins/thread-facts.js';
import { isInnerMember } from '../../java/ir/class-queries.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import type { Solving } from '../points-to/plugin.js';
import type { ObjectId } from '../points-to/points-to.js';
import type { Components } from './components.js';
import type { OriginRequest, OriginTable } from './origin-table.js';

/** `assumed`: nobody has said that it is meant for several threads. */
type Certainty = OriginRequest['certainty'];

const ANYBODY: Executor = { kind: 'unknown', why: 'anybody may call it' };

export class OpenClasses {
  #locking: ReadonlySet<ClassSymbol> | undefined;

  constructor(
    private readonly project: UnderstoodProject,
    private readonly solver: Solving,
    private readonly components: Components,
    private readonly origins: OriginTable,
  ) {}

  begin(): void {
    for (const symbol of this.project.codes.classes.values()) {
      if (!this.#isOpen(symbol)) continue;
      for (const concrete of this.components.concrete(symbol)) this.#open(concrete, 'known');
    }
  }

  /** When all who are used are known. */
  quiet(): void {
    const used = new Set(this.solver.instances.map(({ code }) => code.body.owner));
    for (const symbol of this.project.codes.classes.values()) {
      if (used.has(symbol) || !isForOthers(symbol) || !this.#locks(symbol)) continue;
      if (this.components.concrete(symbol).includes(symbol)) this.#open(symbol, 'assumed');
    }
  }

  #locks(symbol: ClassSymbol): boolean {
    this.#locking ??= lockingClasses(this.project.codes.codes);
    return this.#locking.has(symbol);
  }

  /** An inner object of an open one, which its methods have made. */
  created(object: ObjectId): void {
    const { kind, class: symbol } = this.solver.objects.get(object);
    if (kind !== 'allocated' || symbol === undefined || !isInnerMember(symbol)) return;
    if (hasModifier(symbol.modifiers, 'private') || !this.#isOpen(symbol.outer!)) return;
    this.#callers(symbol, object, 'known');
  }

  #isOpen(symbol: ClassSymbol): boolean {
    const types = this.project.knowledge.hierarchy.ancestry(symbol).types.keys();
    return symbol.source !== undefined && [...types].some(saysThreadSafe);
  }

  #open(symbol: ClassSymbol, certainty: Certainty): void {
    this.#callers(symbol, this.components.of(symbol, ANYBODY), certainty);
    if (!hasStatics(symbol)) return;
    this.#callers(symbol, this.components.another(symbol, ANYBODY), certainty);
  }

  #callers(symbol: ClassSymbol, receiver: ObjectId, certainty: Certainty): void {
    const [first, ...others] = this.#callable(symbol);
    if (first === undefined) return;
    const origin = this.origins.begin({
      model: undefined,
      name: `callers of ${symbol.simpleName}`,
      kind: 'thread',
      executor: ANYBODY,
      code: first,
      receiver: isStatic(first) ? undefined : receiver,
      bySystem: true,
      repeats: true,
      openClass: symbol,
      certainty,
    });
    for (const code of others) {
      this.origins.enter(origin, code, isStatic(code) ? undefined : receiver);
    }
  }

  #callable(symbol: ClassSymbol): Code[] {
    const { knowledge, values } = this.project;
    const types = [...knowledge.hierarchy.ancestry(symbol).types.keys()];
    const own = types.filter(({ source }) => source !== undefined);
    const names = new Set(own.flatMap(({ methods }) => [...methods.keys()]));
    names.delete('<init>');
    const codes = [...names].flatMap((name) => values.dispatch.byName(symbol, name));
    return codes.filter((code) => isCallable(code) && !this.#isOfOneThread(code));
  }

  #isOfOneThread(code: Code): boolean {
    const says = ofAnnotations(code, this.project.knowledge.index)?.says;
    return says === 'main' || says === 'worker' || says === 'binder';
  }
}

/** Named, and not for its outer class alone. */
function isForOthers({ modifiers, simpleName, outer }: ClassSymbol): boolean {
  if (simpleName === '' || hasModifier(modifiers, 'private')) return false;
  return outer === undefined || hasModifier(modifiers, 'static');
}

/** By a method that is synchronized, or by a block. */
function lockingClasses(codes: readonly Code[]): ReadonlySet<ClassSymbol> {
  const locking = codes.filter(({ body: { method, statements } }) => {
    const isLocked = method !== undefined && hasModifier(method.modifiers, 'synchronized');
    return isLocked || statements.some(({ kind }) => kind === 'enter-monitor');
  });
  return new Set(locking.map(({ body }) => body.owner));
}

function saysThreadSafe({ annotations }: ClassSymbol): boolean {
  return annotations.some(({ name }) => name === 'ThreadSafe' || name.endsWith('.ThreadSafe'));
}

function hasStatics({ fields }: ClassSymbol): boolean {
  return [...fields.values()].some(
    ({ modifiers }) => hasModifier(modifiers, 'static') && !hasModifier(modifiers, 'final'),
  );
}

function isCallable({ body: { method } }: Code): boolean {
  return method !== undefined && !hasModifier(method.modifiers, 'private');
}

function isStatic({ body: { method } }: Code): boolean {
  return method !== undefined && hasModifier(method.modifiers, 'static');
}
