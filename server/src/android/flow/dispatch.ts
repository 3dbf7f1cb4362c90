/** Which code of the project runs when a method is called on an object. */
import { addTo } from '../../base/multi-map.js';
import { TripleIndex } from '../../base/triple-index.js';
import { isVirtual, type Members } from '../../java/program/members.js';
import { classesMadeIn } from '../../java/ir/selecting.js';
import type { Body, Call } from '../../java/ir/statements.js';
import type { ClassId, ClassSymbol, MethodId, MethodSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import type { Code, CodeTable } from './code.js';
import type { FlowObject } from './objects.js';

export class Dispatch {
  /** From a class to those of the project that are it or extend it. */
  readonly #subclasses = new Map<ClassSymbol, ClassSymbol[]>();
  /** Answers that were given, since they are asked for each call and object. */
  readonly #concrete = new Map<ClassSymbol, readonly ClassSymbol[]>();
  readonly #runners = new Map<Code, readonly ClassSymbol[]>();
  readonly #anyTarget = new Map<MethodId, ReadonlySet<Code>>();
  readonly #byName = new Map<ClassSymbol, Map<string, readonly Code[]>>();
  readonly #withCode = new Map<string, ReadonlySet<ClassId>>();
  #made: ReadonlySet<ClassId> | undefined;
  readonly #asked = new TripleIndex();
  /** By number of class and method in `asked`. */
  readonly #targets: (Code | undefined)[] = [undefined];

  constructor(
    private readonly members: Members,
    private readonly codes: CodeTable,
    /** Does a library make its objects? */
    private readonly isInjected: (symbol: ClassSymbol) => boolean,
  ) {
    for (const symbol of codes.classes.values()) {
      for (const above of members.hierarchy.ancestry(symbol).types.keys()) {
        if (above.source === undefined) continue;
        addTo(this.#subclasses, above, symbol);
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
      this.withSubclasses(owner).filter((symbol) =>
        this.members.methods(symbol, method.name).some(({ id }) => id === method.id),
      ),
    );
  }

  /** Does code of the project, or a library for it, make an object of exactly this class? */
  isMade(symbol: ClassSymbol): boolean {
    return (this.#made ??= this.#findMade()).has(symbol.id) || this.isInjected(symbol);
  }

  #findMade(): ReadonlySet<ClassId> {
    const made = new Set<ClassId>();
    for (const { body } of this.codes.codes) {
      for (const symbol of classesMadeIn(body)) made.add(symbol.id);
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

  /**
   * A call that could not be resolved, of a type that is not seen: what an object of a class that extends such a type
   * has of that name, with so many parameters.
   */
  ofUnseen(symbol: ClassSymbol, { name, arguments: given, receiver }: Call, body: Body): Code[] {
    const type = receiver === undefined ? undefined : body.variables[receiver]?.type;
    if (type?.kind !== 'unknown') return [];
    const { unknown } = this.members.hierarchy.ancestry(symbol);
    const isOne = ({ cause }: (typeof unknown)[number]): boolean =>
      type.named !== true || cause.name === type.cause.name;
    if (!unknown.some(isOne)) return [];
    return this.byName(symbol, name).filter(
      (code) => code.body.method?.parameters.length === given.length,
    );
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

  /** What a field of several classes holds comes to calls of each; that one is another's subclass is seen. */
  #mayBe(symbol: ClassSymbol, owner: ClassSymbol): boolean {
    if (owner.kind !== 'class' || owner.source === undefined) return true;
    return this.members.hierarchy.isSubclass(symbol, owner) || hasUnseenSuperclass(symbol);
  }
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
