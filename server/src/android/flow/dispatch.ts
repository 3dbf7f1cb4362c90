/** Which code of the project runs when a method is called on an object. */
import { addTo } from '../../base/multi-map.js';
import type { Members } from '../../java/program/members.js';
import type { ClassSymbol, MethodSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import type { Code, CodeTable } from './code.js';
import type { FlowObject } from './objects.js';

export class Dispatch {
  /** From a class to those of the project that are it or extend it. */
  readonly #subclasses = new Map<ClassSymbol, ClassSymbol[]>();

  constructor(
    private readonly members: Members,
    private readonly codes: CodeTable,
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
  byName(symbol: ClassSymbol, name: string): Code[] {
    return this.members
      .methods(symbol, name)
      .map(({ id }) => this.codes.method(id))
      .filter((code) => code !== undefined);
  }

  /** The classes whose objects run this method when it is called: own or inherited. */
  runnersOf({ body }: Code): ClassSymbol[] {
    const { method, owner } = body;
    if (method === undefined) return [];
    return this.withSubclasses(owner).filter((symbol) =>
      this.members.methods(symbol, method.name).some(({ id }) => id === method.id),
    );
  }

  anyTarget(method: MethodSymbol): Set<Code> {
    const found = new Set<Code>();
    for (const symbol of this.withSubclasses(method.owner)) {
      const target = this.inClass(symbol, method);
      if (target !== undefined) found.add(target);
    }
    return found;
  }

  /** On an object of exactly this class. */
  inClass(symbol: ClassSymbol, method: MethodSymbol): Code | undefined {
    const found = this.members.dispatch(method, symbol);
    return found === undefined ? undefined : this.codes.method(found.id);
  }
}

function isAbstract({ modifiers }: ClassSymbol): boolean {
  return hasModifier(modifiers, 'abstract');
}
