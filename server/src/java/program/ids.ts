/**
 * Dense numbers of classes, fields and methods that last over edits: a class is known by its binary
 * name (a second class of the same name by its file too), a member by its class and its signature.
 */
import type { ClassId, JavaFieldId, MethodId } from './symbols.js';

class Numbers {
  readonly #ids = new Map<string, number>();

  id(key: string): number {
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = this.#ids.size;
      this.#ids.set(key, id);
    }
    return id;
  }

  get size(): number {
    return this.#ids.size;
  }
}

export class Ids {
  readonly #classes = new Numbers();
  readonly #fields = new Numbers();
  readonly #methods = new Numbers();

  class(name: string): ClassId {
    return this.#classes.id(name) as ClassId;
  }

  field(owner: ClassId, name: string): JavaFieldId {
    return this.#fields.id(`${owner} ${name}`) as JavaFieldId;
  }

  method(owner: ClassId, name: string, descriptor: string): MethodId {
    return this.#methods.id(`${owner} ${name}${descriptor}`) as MethodId;
  }

  /** How many of each were ever numbered: the size of a table that any id fits in. */
  get sizes(): { readonly classes: number; readonly fields: number; readonly methods: number } {
    return {
      classes: this.#classes.size,
      fields: this.#fields.size,
      methods: this.#methods.size,
    };
  }
}
