/**
 * Classes that stand in bodies: local ones, `new Foo() { … }`, and the bodies of enum constants. Whoever
 * resolves the body finds them, names them as the compiler does and says what they extend.
 */
import type { TypeDeclaration } from '../syntax/declarations.js';
import type { Classes } from './classes.js';
import type { TypeScope } from './scopes.js';
import { SourceClass } from './source-class.js';
import type { ClassSymbol, MemberSource, Type } from './symbols.js';

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

export function makeLocalClass(request: LocalClassRequest, classes: Classes): SourceClass {
  const { declaration, name, outer, enclosing, scope, supertype } = request;
  const symbol = new SourceClass({
    classes,
    file: enclosing.file,
    declaration,
    name,
    id: classes.ids.class(idKey(name, outer)),
    outer,
    enclosing,
    scope,
    supertype,
  });
  addMemberClasses(symbol, request, classes);
  return symbol;
}

/** In a second class of the same name the local ones are others too. */
function idKey(name: string, outer: ClassSymbol): string {
  return outer.source === undefined ? name : `${name} in ${outer.id}`;
}

function addMemberClasses(
  outer: SourceClass,
  { enclosing }: LocalClassRequest,
  classes: Classes,
): void {
  for (const declaration of outer.source.declaration.types) {
    if (outer.types.has(declaration.name)) continue;
    const name = `${outer.name}$${declaration.name}`;
    const { scope } = outer;
    const member = makeLocalClass({ declaration, name, outer, enclosing, scope }, classes);
    outer.types.set(declaration.name, member);
  }
}
