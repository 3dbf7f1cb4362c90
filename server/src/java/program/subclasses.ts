/**
 * Who extends whom among given classes (those of the sources and those of bodies), and which methods
 * a call may reach (class hierarchy analysis).
 */
import { isAbstract } from './access.js';
import type { Hierarchy } from './hierarchy.js';
import type { Members } from './members.js';
import { isVirtual } from './members.js';
import type { ClassSymbol, MethodSymbol } from './symbols.js';

export class Subclasses {
  readonly #all = new Map<ClassSymbol, ClassSymbol[]>();
  readonly #implementations = new Map<MethodSymbol, readonly MethodSymbol[]>();
  readonly #members: Members;

  constructor(members: Members, classes: Iterable<ClassSymbol>) {
    this.#members = members;
    const hierarchy: Hierarchy = members.hierarchy;
    for (const symbol of classes) {
      for (const above of hierarchy.ancestry(symbol).classes) this.#add(above, symbol);
    }
  }

  #add(above: ClassSymbol, symbol: ClassSymbol): void {
    if (above === symbol) return;
    const known = this.#all.get(above);
    if (known === undefined) this.#all.set(above, [symbol]);
    else known.push(symbol);
  }

  /** All of the given classes that are below this one, not only those directly below. */
  of(symbol: ClassSymbol): readonly ClassSymbol[] {
    return this.#all.get(symbol) ?? [];
  }

  /**
   * What a virtual call of the method may run: itself if it has a body, and what the classes below
   * its own have in its place, inherited from elsewhere included. Library classes below are not among
   * the given ones.
   */
  implementations(method: MethodSymbol): readonly MethodSymbol[] {
    let known = this.#implementations.get(method);
    if (known === undefined) {
      known = this.#findImplementations(method);
      this.#implementations.set(method, known);
    }
    return known;
  }

  #findImplementations(method: MethodSymbol): readonly MethodSymbol[] {
    if (!isVirtual(method)) return [method];
    const found = new Set<MethodSymbol>();
    if (!isAbstract(method)) found.add(method);
    for (const symbol of this.of(method.owner)) {
      const reached = this.#members.dispatch(method, symbol);
      if (reached !== undefined && !isAbstract(reached)) found.add(reached);
    }
    return [...found];
  }
}
