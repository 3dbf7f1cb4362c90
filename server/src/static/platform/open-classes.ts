/**
 * Classes that are meant for several threads (@ThreadSafe, whatever package it is of, on the class or on
 * what it extends): their methods that are not private may be called on one object by anybody at any
 * time, and so may those of the inner objects that they hand out, and lambdas that nobody is seen to run.
 * If only methods say so, or those that they override, those may, while one thread runs the others. Of a class with
 * static fields there are two objects, each with its lock. Which methods are for others: public-methods.ts; what
 * others give them: open-values.ts.
 *
 * A class that nobody is seen to use, and that locks, is meant for several threads as well: that is assumed.
 */
import type { Code } from '../../android/flow/code.js';
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import type { Executor } from '../../android/origins.js';
import { isInnerMember } from '../../java/ir/class-queries.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import type { Solving } from '../points-to/plugin.js';
import type { ObjectId } from '../points-to/points-to.js';
import { saysNotThreadSafe, saysThreadSafe } from '../body/annotations.js';
import type { Components } from './components.js';
import { OpenValues } from './open-values.js';
import { UNSEEN_CALLERS, type OriginRequest, type OriginTable } from './origin-table.js';
import {
  callableMethods,
  isForOthers,
  isStatic,
  lockingClasses,
  safeMethodsOf,
  usedByOthers,
} from './public-methods.js';

/** `assumed`: nobody has said that it is meant for several threads. */
type Certainty = OriginRequest['certainty'];
type Callers = Pick<OriginRequest, 'name' | 'executor' | 'certainty'>;

const ANYBODY: Executor = { kind: 'unknown', why: 'anybody may call it' };

export class OpenClasses {
  #locking: ReadonlySet<ClassSymbol> | undefined;
  #used: ReadonlySet<ClassSymbol> | undefined;
  readonly #values: OpenValues;

  constructor(
    private readonly project: UnderstoodProject,
    private readonly solver: Solving,
    private readonly components: Components,
    private readonly origins: OriginTable,
  ) {
    this.#values = new OpenValues(solver, project);
  }

  begin(): void {
    for (const symbol of this.project.codes.classes.values()) {
      const isOpen = this.#isOpen(symbol);
      for (const concrete of this.components.concrete(symbol)) {
        if (isOpen) this.#open(concrete, callableMethods(concrete, this.project), 'known');
        else if (symbol.source !== undefined) this.#openInPart(concrete);
      }
    }
  }

  /** Some methods are for everybody; who has the object calls the others. */
  #openInPart(symbol: ClassSymbol): void {
    const safe = new Set(safeMethodsOf(symbol, this.project));
    if (safe.size === 0) return;
    this.#open(symbol, [...safe], 'known');
    const others = callableMethods(symbol, this.project).filter((code) => !safe.has(code));
    const owner = { name: `owner of ${symbol.simpleName}`, executor: UNSEEN_CALLERS } as const;
    const receiver = this.components.of(symbol, ANYBODY);
    this.#enter(symbol, others, receiver, { ...owner, certainty: 'known' });
  }

  /** When all who are used are known. */
  quiet(): void {
    const run = new Set(this.solver.instances.map(({ code }) => code));
    const used = new Set([...run].map(({ body }) => body.owner));
    for (const symbol of this.project.codes.classes.values()) {
      if (used.has(symbol) || !isForOthers(symbol) || !this.#locks(symbol)) continue;
      if (this.#isUsed(symbol) || !this.components.concrete(symbol).includes(symbol)) continue;
      this.#open(symbol, callableMethods(symbol, this.project), 'assumed');
    }
    this.#giveToKnown();
    for (const { id, closure } of this.solver.objects.all) {
      if (closure === undefined || run.has(closure.code)) continue;
      const { owner } = closure.code.body;
      if (this.#isOpen(owner)) this.#callers(owner, [closure.code], id, 'known');
    }
  }

  #giveToKnown(): void {
    for (const { openClass, certainty, receivers, entries } of [...this.origins.all]) {
      if (openClass === undefined || certainty !== 'known') continue;
      for (const receiver of receivers) this.#values.fill(receiver);
      for (const entry of entries) this.#values.give(this.solver.instances[entry]!);
    }
  }

  #locks(symbol: ClassSymbol): boolean {
    const { codes, knowledge } = this.project;
    this.#locking ??= lockingClasses(codes.codes, knowledge);
    return this.#locking.has(symbol);
  }

  /** Do the same classes lock, of those that nobody uses? That they do, their own code says. */
  get isAsTold(): boolean {
    const { codes, knowledge } = this.project;
    if (this.#locking === undefined) return true;
    const now = lockingClasses(codes.codes, knowledge);
    const changed = [...now, ...this.#locking].filter(
      (each) => now.has(each) !== this.#locking!.has(each),
    );
    return changed.every((symbol) => !isForOthers(symbol) || this.#isUsed(symbol));
  }

  /** Are the same classes used by others? Asked after an edit that adds or takes away calls. */
  get isUsedAsTold(): boolean {
    const before = this.#used;
    if (before === undefined) return true;
    const now = usedByOthers(this.project.codes.codes);
    return now.size === before.size && [...now].every((symbol) => before.has(symbol));
  }

  #isUsed(symbol: ClassSymbol): boolean {
    this.#used ??= usedByOthers(this.project.codes.codes);
    return this.#used.has(symbol);
  }

  /** An inner object of an open one, which its methods have made. */
  created(object: ObjectId): void {
    const { kind, class: symbol } = this.solver.objects.get(object);
    if (kind !== 'allocated' || symbol === undefined || !isInnerMember(symbol)) return;
    if (hasModifier(symbol.modifiers, 'private') || !this.#isOpen(symbol.outer!)) return;
    this.#callers(symbol, callableMethods(symbol, this.project), object, 'known');
  }

  #isOpen(symbol: ClassSymbol): boolean {
    if (symbol.source === undefined || saysNotThreadSafe(symbol)) return false;
    const types = this.project.knowledge.hierarchy.ancestry(symbol).types.keys();
    return [...types].some(saysThreadSafe);
  }

  #open(symbol: ClassSymbol, codes: readonly Code[], certainty: Certainty): void {
    const open = certainty === 'known' ? symbol : undefined;
    this.#callers(symbol, codes, this.components.of(symbol, ANYBODY, open), certainty);
    if (!hasStatics(symbol)) return;
    this.#callers(symbol, codes, this.components.another(symbol, ANYBODY, open), certainty);
  }

  #callers(
    symbol: ClassSymbol,
    codes: readonly Code[],
    receiver: ObjectId,
    certainty: Certainty,
  ): void {
    const name = `callers of ${symbol.simpleName}`;
    this.#enter(symbol, codes, receiver, { name, executor: ANYBODY, certainty });
  }

  #enter(
    symbol: ClassSymbol,
    [first, ...others]: readonly Code[],
    receiver: ObjectId,
    callers: Callers,
  ): void {
    if (first === undefined) return;
    const origin = this.origins.begin({
      ...callers,
      model: undefined,
      kind: 'thread',
      code: first,
      receiver: isStatic(first) ? undefined : receiver,
      bySystem: true,
      repeats: true,
      openClass: symbol,
    });
    for (const code of others) {
      this.origins.enter(origin, code, isStatic(code) ? undefined : receiver);
    }
  }
}

function hasStatics({ fields }: ClassSymbol): boolean {
  return [...fields.values()].some(
    ({ modifiers }) => hasModifier(modifiers, 'static') && !hasModifier(modifiers, 'final'),
  );
}
