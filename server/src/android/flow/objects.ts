/**
 * The objects that values stand for, as coarse as the questions allow: all instances of a class of the
 * project are one, since its code is one, unless what they are made with decides something
 * (made-fields.ts); a lambda is what it is made of; an object of a library (a
 * handler, a looper, an executor, a list) is told by the place that makes it, since what it is bound to
 * is decided there.
 */
import { TripleIndex } from '../../base/triple-index.js';
import type { Closure } from '../../java/ir/statements.js';
import type { ClassSymbol, FieldSymbol } from '../../java/program/symbols.js';
import type { Code, Site } from './code.js';

declare const brand: unique symbol;
export type ObjectId = number & { readonly [brand]: 'object' };

export type FlowObject = { readonly id: ObjectId } & (
  | {
      readonly kind: 'instance';
      readonly class: ClassSymbol;
      /** Where, if that tells it apart from others of its class. */
      readonly made: Site | undefined;
    }
  | { readonly kind: 'closure'; readonly code: Code; readonly closure: Closure }
  /** Created here, or returned by a call here. */
  | { readonly kind: 'library'; readonly class: ClassSymbol; readonly site: Site }
  /** What a static field of a library holds. */
  | { readonly kind: 'library-field'; readonly field: FieldSymbol }
  /** `Other.class`: a class of the project itself. */
  | { readonly kind: 'class-constant'; readonly stands: ClassSymbol }
);

export type Instance = Extract<FlowObject, { kind: 'instance' }>;

type Made = FlowObject extends infer One ? (One extends unknown ? Omit<One, 'id'> : never) : never;

/** What tells objects apart: with a number or two of what they are made of. */
const enum Key {
  instance,
  made,
  closure,
  library,
  keys,
  field,
  constant,
}

export class ObjectTable {
  readonly all: FlowObject[] = [];
  readonly #ids = new TripleIndex();

  instance(symbol: ClassSymbol): ObjectId {
    const make = (): Made => ({ kind: 'instance', class: symbol, made: undefined });
    return this.#id(Key.instance, symbol.id, 0, make);
  }

  /** Of a class whose objects are told apart. */
  madeAt(symbol: ClassSymbol, made: Site): ObjectId {
    const make = (): Made => ({ kind: 'instance', class: symbol, made });
    return this.#id(Key.made, made.code.id, made.statement, make);
  }

  closure(code: Code, closure: Closure): ObjectId {
    return this.#id(Key.closure, code.id, 0, () => ({ kind: 'closure', code, closure }));
  }

  /** What makes it has moved. */
  moveClosure(code: Code, closure: Closure): void {
    const object = this.all[this.closure(code, closure)] as { closure: Closure };
    object.closure = closure;
  }

  library(symbol: ClassSymbol, site: Site): ObjectId {
    const make = (): Made => ({ kind: 'library', class: symbol, site });
    return this.#id(Key.library, site.code.id, site.statement, make);
  }

  /** The set of a map's keys, told by what gives it. */
  keysOf(symbol: ClassSymbol, site: Site, map: ObjectId): ObjectId {
    const make = (): Made => ({ kind: 'library', class: symbol, site });
    return this.#id(Key.keys, map, 0, make);
  }

  field(field: FieldSymbol): ObjectId {
    return this.#id(Key.field, field.id, 0, () => ({ kind: 'library-field', field }));
  }

  classConstant(stands: ClassSymbol): ObjectId {
    return this.#id(Key.constant, stands.id, 0, () => ({ kind: 'class-constant', stands }));
  }

  get(id: ObjectId): FlowObject {
    return this.all[id]!;
  }

  #id(key: Key, x: number, y: number, make: () => Made): ObjectId {
    const id = (this.#ids.add(key, x, y) - 1) as ObjectId;
    if (id === this.all.length) this.all.push({ ...make(), id });
    return id;
  }
}

/** The class whose methods it has; of a closure its interface. */
export function classOfObject(object: FlowObject): ClassSymbol | undefined {
  switch (object.kind) {
    case 'instance':
    case 'library':
      return object.class;
    case 'closure':
      return object.closure.interface;
    case 'library-field':
      return object.field.type.kind === 'class' ? object.field.type.class : undefined;
    case 'class-constant':
      return undefined;
  }
}
