/**
 * Classes that stand in bodies: local ones, `new Foo() { … }`, and the bodies of enum constants. Whoever
 * resolves the body finds them, names them as the compiler does and says what they extend.
 *
 * After an edit of a body the classes in it are the same objects as before as long as they declare the
 * same: then what others know of them still holds, as it does for classes of files.
 */
import type { TypeDeclaration } from '../syntax/declarations.js';
import { typeSignature } from '../syntax/signature.js';
import type { Classes } from './classes.js';
import { LocalTypeScope, type TypeScope } from './scopes.js';
import { SourceClass } from './source-class.js';
import { sameType } from './substitution.js';
import type { ClassId, ClassSymbol, MemberSource, Type } from './symbols.js';

export interface LocalClassRequest {
  readonly declaration: TypeDeclaration;
  /** The binary name: `a.B$1`, `a.B$1Local`. */
  readonly name: string;
  /** The class in whose body it stands. */
  readonly outer: ClassSymbol;
  readonly enclosing: MemberSource;
  /** Around it. A local class must be declared in it before its members are asked for. */
  readonly scope: TypeScope;
  /** What is created, where it is known better than as written: `new Foo<>() { … }`, enum constants. */
  readonly supertype?: Type | undefined;
}

export class LocalClasses {
  /** The last of each id. */
  readonly #made = new Map<ClassId, SourceClass>();

  constructor(private readonly classes: Classes) {}

  /** The one of before where it stands now, or a new one. */
  make(request: LocalClassRequest): SourceClass {
    const { name, outer, declaration, enclosing } = request;
    const id = this.classes.ids.class(idKey(name, outer));
    const before = this.#made.get(id);
    if (before !== undefined && isSame(before, request)) {
      moveLocalClass(before, declaration, enclosing);
      return before;
    }
    const symbol = new SourceClass({
      classes: this.classes,
      file: enclosing.file,
      id,
      ...request,
    });
    this.#made.set(id, symbol);
    this.#addMemberClasses(symbol, enclosing);
    return symbol;
  }

  #addMemberClasses(outer: SourceClass, enclosing: MemberSource): void {
    for (const declaration of outer.source.declaration.types) {
      if (outer.types.has(declaration.name)) continue;
      const name = `${outer.name}$${declaration.name}`;
      const { scope } = outer;
      const member = this.make({ declaration, name, outer, enclosing, scope });
      outer.types.set(declaration.name, member);
    }
  }
}

/** In a second class of the same name the local ones are others too. */
function idKey(name: string, outer: ClassSymbol): string {
  return outer.source === undefined ? name : `${name} in ${outer.id}`;
}

/** It and its member classes declare what they did, and stand where the text has them now. */
export function moveLocalClass(
  symbol: SourceClass,
  declaration: TypeDeclaration,
  enclosing: MemberSource,
): void {
  symbol.moveTo(enclosing.file, declaration, enclosing);
  for (const each of declaration.types) {
    const member = symbol.types.get(each.name);
    if (member instanceof SourceClass) moveLocalClass(member, each, enclosing);
  }
}

/** Does it declare the same, and do all names mean the same in it? */
function isSame(before: SourceClass, request: LocalClassRequest): boolean {
  const { scope, supertype } = before.madeIn;
  return (
    before.outer === request.outer &&
    isSameSupertype(supertype, request.supertype) &&
    isSameScope(scope, request.scope, before) &&
    typeSignature(before.source.declaration) === typeSignature(request.declaration)
  );
}

function isSameSupertype(one: Type | undefined, other: Type | undefined): boolean {
  return one === undefined || other === undefined ? one === other : sameType(one, other);
}

/** Scopes of members last; those of local classes are made anew with each walk. */
function isSameScope(
  before: TypeScope | undefined,
  now: TypeScope | undefined,
  declared: SourceClass,
): boolean {
  if (before === now) return true;
  if (!(before instanceof LocalTypeScope && now instanceof LocalTypeScope)) return false;
  const isSameType = before.symbol === (now.symbol ?? declared);
  return isSameType && isSameScope(before.parent, now.parent, declared);
}
