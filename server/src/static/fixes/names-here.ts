/**
 * How the code at a spot would write something that it can see: an enclosing object, a field, a class.
 * Undefined where it cannot see it, or where the name means something else there.
 */
import { outermost } from '../../android/origins/naming.js';
import { inheritsFrom, isStaticField, superclassOf } from '../../java/ir/class-queries.js';
import type { ClassSymbol, FieldSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import type { Spot } from './spot.js';

type Here = Pick<Spot, 'code'>;

interface Enclosing {
  readonly symbol: ClassSymbol;
  /** Is there an object of it here? */
  readonly hasObject: boolean;
}

/** The classes in whose text it stands, from the inside. */
export function enclosingClasses({ code }: Here): Enclosing[] {
  const { body } = outermost(code);
  let hasObject = body.kind !== 'static-initializer' && !isStatic(body.method);
  const found: Enclosing[] = [];
  for (let at: ClassSymbol | undefined = body.owner; at !== undefined; at = at.outer) {
    found.push({ symbol: at, hasObject });
    hasObject &&= isInner(at);
  }
  return found;
}

function isStatic(method: { readonly modifiers: number } | undefined): boolean {
  return method !== undefined && hasModifier(method.modifiers, 'static');
}

/** Does an object of the class have one of the class around it? */
function isInner({ kind, modifiers, source }: ClassSymbol): boolean {
  const enclosing = source?.enclosing?.declaration;
  if (enclosing !== undefined)
    return !isStatic(enclosing) && enclosing.kind !== 'static-initializer';
  return kind === 'class' && !hasModifier(modifiers, 'static');
}

/** `this`, `Outer.this`. */
export function thisHere(here: Here, symbol: ClassSymbol): string | undefined {
  const classes = enclosingClasses(here);
  const at = classes.findIndex((each) => inheritsFrom(each.symbol, symbol));
  if (at < 0 || !classes[at]!.hasObject) return undefined;
  if (at === 0) return 'this';
  const { simpleName } = classes[at]!.symbol;
  return simpleName === '' ? undefined : `${simpleName}.this`;
}

/** `Foo.class`, of a class of the same file. */
export function classHere({ code }: Here, symbol: ClassSymbol): string | undefined {
  const isNear = symbol.source?.file.path === code.member?.file.path;
  return isNear && symbol.simpleName !== '' ? `${symbol.simpleName}.class` : undefined;
}

export function fieldHere(here: Here, field: FieldSymbol): string | undefined {
  for (const { symbol, hasObject } of enclosingClasses(here)) {
    const found = inheritedField(symbol, field.name);
    if (found === undefined) continue;
    const isSeen = found.id === field.id && (hasObject || isStaticField(field));
    if (!isSeen || !mayUse(here, field)) return undefined;
    return isLocalName(here, field.name) ? undefined : field.name;
  }
  return undefined;
}

function inheritedField(symbol: ClassSymbol, name: string): FieldSymbol | undefined {
  for (let at: ClassSymbol | undefined = symbol; at !== undefined; at = superclassOf(at)) {
    const own = at.fields.get(name);
    if (own !== undefined) return own;
  }
  return undefined;
}

/** A private field is seen in its file alone. */
function mayUse({ code }: Here, { modifiers, source }: FieldSymbol): boolean {
  return !hasModifier(modifiers, 'private') || source?.file.path === code.member?.file.path;
}

/** Does a local or parameter of the code, or of code around it, have this name? */
export function isLocalName({ code }: Here, name: string): boolean {
  const isIn = code.body.variables.some((each) => each.name === name);
  return isIn || (code.enclosing !== undefined && isLocalName({ code: code.enclosing }, name));
}

/** Does the code do its work for nothing in return: is `return;` allowed? */
export function returnsNothing({ code }: Here): boolean {
  const { body } = code;
  if (body.kind === 'lambda') return isLambdaOfNothing(code);
  const isPlain = body.kind === 'method' && body.method?.result.kind === 'primitive';
  return isPlain && body.method.result.name === 'void';
}

function isLambdaOfNothing({ body, enclosing }: Spot['code']): boolean {
  const closure = enclosing?.body.statements.find(
    (each) => each.kind === 'closure' && each.function.body === body,
  );
  const result = closure?.kind === 'closure' ? closure.function.implements?.result : undefined;
  return result?.kind === 'primitive' && result.name === 'void';
}
