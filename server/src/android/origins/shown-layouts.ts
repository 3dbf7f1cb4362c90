/**
 * Which classes show which layouts and menus: those whose code names R.layout.x or R.menu.x, or asks the
 * layout's binding class for it. What is included is shown by who shows what it stands in. Code in an
 * inner class counts for the activity around it; without one, the class itself counts, and whose
 * activity it is shown in is not known.
 */
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { Statement } from '../../java/ir/statements.js';
import type { CodeTable } from '../flow/code.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { Binding } from '../layouts/bindings.js';
import type { LayoutFacts } from '../layouts/layout-facts.js';

export class ShownLayouts {
  readonly #by = new Map<string, Set<ClassSymbol>>();
  readonly #bindings: ReadonlyMap<string, string>;
  /** From a layout to those that include it. */
  readonly #includers = new Map<string, Set<string>>();

  constructor(
    codes: CodeTable,
    { includes }: LayoutFacts,
    bindings: readonly Binding[],
    private readonly knowledge: MethodKnowledge,
  ) {
    this.#bindings = new Map(bindings.map(({ class: name, resource }) => [name, resource]));
    for (const { resource, included } of includes) addInto(this.#includers, included, resource);
    for (const { body } of codes.codes) {
      for (const statement of body.statements) {
        const resource = this.#resourceOf(statement);
        if (resource !== undefined) addInto(this.#by, resource, this.#around(body.owner));
      }
    }
  }

  /** Classes that show it, itself or in another layout. */
  showersOf(resource: string): Set<ClassSymbol> {
    const waiting = new Set([resource]);
    const found = new Set<ClassSymbol>();
    for (const at of waiting) {
      for (const shower of this.#by.get(at) ?? []) found.add(shower);
      for (const includer of this.#includers.get(at) ?? []) waiting.add(includer);
    }
    return found;
  }

  isActivity(symbol: ClassSymbol): boolean {
    const { index } = this.knowledge;
    return this.knowledge
      .typeNames(symbol)
      .some((name) => index.component(name)?.kind === 'activity');
  }

  #resourceOf(statement: Statement): string | undefined {
    if (statement.kind === 'static-load') {
      const { owner, name } = statement.field;
      const kind = owner.simpleName;
      const isShown = (kind === 'layout' || kind === 'menu') && /(^|\.)R\$/.test(owner.name);
      return isShown ? `${kind}/${name}` : undefined;
    }
    if (statement.kind !== 'call' || statement.method === undefined) return undefined;
    return this.#bindings.get(statement.method.owner.name);
  }

  #around(owner: ClassSymbol): ClassSymbol {
    for (let at: ClassSymbol | undefined = owner; at !== undefined; at = at.outer) {
      if (this.isActivity(at)) return at;
    }
    return owner;
  }
}

function addInto<Key, Value>(into: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const known = into.get(key);
  if (known === undefined) into.set(key, new Set([value]));
  else known.add(value);
}
