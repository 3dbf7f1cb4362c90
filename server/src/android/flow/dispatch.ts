/** Which code of the project runs when a method is called on an object. */
import { addTo } from '../../base/multi-map.js';
import { TripleIndex } from '../../base/triple-index.js';
import { isVirtual, type Members } from '../../java/program/members.js';
import { classesMadeIn } from '../../java/ir/selecting.js';
import type { Call, Closure } from '../../java/ir/statements.js';
import type { ClassId, ClassSymbol, MethodId, MethodSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import type { Code, CodeTable } from './code.js';
import type { FlowObject } from './objects.js';
import type { Twins } from './twins.js';

export class Dispatch {
  /** From a class to those of the project that are it or extend it. */
  readonly #subclasses = new Map<ClassSymbol, ClassSymbol[]>();
  /** Answers that were given, since they are asked for each call and object. */
  readonly #concrete = new Map<ClassSymbol, readonly ClassSymbol[]>();
  readonly #runners = new Map<Code, readonly ClassSymbol[]>();
  readonly #anyTarget = new Map<MethodId, ReadonlySet<Code>>();
  readonly #byName = new Map<ClassSymbol, Map<string, readonly Code[]>>();
  readonly #withCode = new Map<string, ReadonlySet<ClassId>>();
  #made: ReadonlySet<string> | undefined;
  readonly #asked = new TripleIndex();
  /** By number of class and method in `asked`. */
  readonly #targets: (Code | undefined)[] = [undefined];

  constructor(
    private readonly members: Members,
    private readonly codes: CodeTable,
    /** Does a library make its objects? */
    private readonly isInjected: (symbol: ClassSymbol) => boolean,
    private readonly twins: Twins,
  ) {
    for (const symbol of codes.classes.values()) {
      for (const above of members.hierarchy.ancestry(symbol).types.keys()) {
        if (above.source === undefined) continue;
        // What extends one that is there for each flavour extends any of them.
        const all = above === symbol ? [above] : twins.classesLike(above);
        for (const each of all) addTo(this.#subclasses, each, symbol);
      }
    }
  }

  /** Those that can have objects: abstract classes and interfaces have none of their own. */
  withSubclasses(symbol: ClassSymbol): readonly ClassSymbol[] {
    return keep(this.#concrete, symbol, () => this.#findConcrete(symbol));
  }

  #findConcrete(symbol: ClassSymbol): readonly ClassSymbol[] {
    const all = this.#subclasses.get(symbol) ?? [];
    const concrete = all.filter((each) => each.kind !== 'interface' && !isAbstract(each));
    return concrete.length > 0 ? concrete : all;
  }

  target(object: FlowObject, method: MethodSymbol): Code | undefined {
    switch (object.kind) {
      case 'instance':
        return this.inClass(object.class, method);
      case 'closure':
        return method.name === object.closure.implements?.name ? object.code : undefined;
      default:
        return undefined;
    }
  }

  /** The code of a class's method of this name that its objects run: own or inherited. */
  byName(symbol: ClassSymbol, name: string): readonly Code[] {
    const ofClass = keep(this.#byName, symbol, () => new Map<string, readonly Code[]>());
    return keep(ofClass, name, () => {
      const methods = this.members.methods(symbol, name);
      return methods.map(({ id }) => this.codes.method(id)).filter((code) => code !== undefined);
    });
  }

  /** The classes whose objects run this method when it is called: own or inherited. */
  runnersOf(code: Code): readonly ClassSymbol[] {
    const { method, owner } = code.body;
    if (method === undefined) return [];
    return keep(this.#runners, code, () =>
      this.withSubclasses(owner).filter((symbol) => this.#runs(symbol, method, code)),
    );
  }

  #runs(symbol: ClassSymbol, method: MethodSymbol, code: Code): boolean {
    const found = this.members.methods(symbol, method.name);
    if (found.some(({ id }) => id === method.id)) return true;
    const { types } = this.members.hierarchy.ancestry(symbol);
    if (types.has(method.owner)) return false;
    // It extends the class of another flavour: by what is called there, this one is.
    const same = found.find(({ descriptor }) => descriptor === method.descriptor);
    const isLinked = this.twins.all(code).some(({ body }) => types.has(body.owner));
    return !isLinked || same?.owner.name === method.owner.name;
  }

  /** Does code of the project, or a library for it, make an object of exactly this class? */
  isMade(symbol: ClassSymbol): boolean {
    return (this.#made ??= this.#findMade()).has(symbol.name) || this.isInjected(symbol);
  }

  /** By name: one that is there for each flavour is meant as any of them. */
  #findMade(): ReadonlySet<string> {
    const made = new Set<string>();
    for (const { body } of this.codes.codes) {
      for (const symbol of classesMadeIn(body)) made.add(symbol.name);
    }
    return made;
  }

  anyTarget(method: MethodSymbol): ReadonlySet<Code> {
    return keep(this.#anyTarget, method.id, () => {
      const targets = this.withSubclasses(method.owner).map((each) => this.inClass(each, method));
      return new Set(targets.filter((code) => code !== undefined));
    });
  }

  /** Those that have code for a method of this name: most of what comes to a receiver has not. */
  #classesWithCode(name: string): ReadonlySet<ClassId> {
    return keep(this.#withCode, name, () => {
      const owners = this.codes.ownersOf(name);
      return new Set(owners.flatMap((each) => (this.#subclasses.get(each) ?? []).map(idOf)));
    });
  }

  /** On an object of exactly this class. */
  inClass(symbol: ClassSymbol, method: MethodSymbol): Code | undefined {
    if (!isVirtual(method)) return this.codes.method(method.id);
    if (!this.#classesWithCode(method.name).has(symbol.id)) return undefined;
    if (!this.#mayBe(symbol, method.owner)) return undefined;
    const at = this.#asked.add(symbol.id, method.id, 0);
    if (at === this.#targets.length) {
      const found = this.members.dispatch(method, symbol);
      this.#targets.push(found === undefined ? undefined : this.codes.method(found.id));
    }
    return this.#targets[at];
  }

  /**
   * Of a call by type and name of which no declaration is seen, as of an interface of a library that is not there: what
   * an object that comes there has of this name, if a part of what it is is not seen either.
   */
  unseen(object: Callable, call: Call): Code | undefined {
    if (call.dispatch !== 'virtual') return undefined;
    const given = call.arguments.length;
    const { closure, class: symbol } = object;
    if (closure !== undefined) {
      const isMeant = closure.closure.interface === undefined && takes(closure.code, given);
      return isMeant ? closure.code : undefined;
    }
    if (symbol === undefined || this.members.hierarchy.ancestry(symbol).unknown.length === 0)
      return undefined;
    const found = this.byName(symbol, call.name).filter((code) => takes(code, given));
    return found.length === 1 ? found[0] : undefined;
  }

  /** What a field of several classes holds comes to calls of each; that one is another's subclass is seen. */
  #mayBe(symbol: ClassSymbol, owner: ClassSymbol): boolean {
    if (owner.kind !== 'class' || owner.source === undefined) return true;
    return this.members.hierarchy.isSubclass(symbol, owner) || hasUnseenSuperclass(symbol);
  }
}

/** An object as a call sees it. */
export interface Callable {
  readonly class: ClassSymbol | undefined;
  readonly closure: { readonly code: Code; readonly closure: Closure } | undefined;
}

/** Can it be called on an object, with so many arguments? */
function takes({ body: { kind, method, parameters } }: Code, count: number): boolean {
  if (kind === 'lambda') return parameters.length === count;
  return method !== undefined && isVirtual(method) && method.parameters.length === count;
}

function hasUnseenSuperclass({ superclass }: ClassSymbol): boolean {
  if (superclass?.kind === 'unknown') return true;
  return superclass?.kind === 'class' && hasUnseenSuperclass(superclass.class);
}

function keep<Key, Answer>(known: Map<Key, Answer>, key: Key, find: () => Answer): Answer {
  let answer = known.get(key);
  if (answer === undefined) known.set(key, (answer = find()));
  return answer;
}

function idOf({ id }: ClassSymbol): ClassId {
  return id;
}

function isAbstract({ modifiers }: ClassSymbol): boolean {
  return hasModifier(modifiers, 'abstract');
}
