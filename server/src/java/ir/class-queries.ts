/** Small questions about classes that lowering has and resolution does not answer by node. */
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../program/symbols.js';
import type { Type } from '../program/types.js';
import { hasModifier } from '../syntax/modifiers.js';

/** Longer chains of superclasses are cut: they are cycles in broken code. */
const LONGEST_CHAIN = 100;

export function superclassOf(symbol: ClassSymbol): ClassSymbol | undefined {
  const type = symbol.superclass;
  return type?.kind === 'class' ? type.class : undefined;
}

/** By superclasses only: instance fields come from nowhere else. */
export function inheritsFrom(symbol: ClassSymbol, ancestor: ClassSymbol): boolean {
  let at: ClassSymbol | undefined = symbol;
  for (let steps = 0; at !== undefined && steps < LONGEST_CHAIN; steps++) {
    if (at.id === ancestor.id) return true;
    at = superclassOf(at);
  }
  return false;
}

export function isStaticField(field: FieldSymbol): boolean {
  return hasModifier(field.modifiers, 'static') || isInterface(field.owner);
}

export function isInterface({ kind }: ClassSymbol): boolean {
  return kind === 'interface' || kind === 'annotation';
}

/** Of a class that is a member of another; of those in bodies the body knows. */
export function isInnerMember(symbol: ClassSymbol): boolean {
  return (
    symbol.outer !== undefined &&
    symbol.kind === 'class' &&
    !isInterface(symbol.outer) &&
    !hasModifier(symbol.modifiers, 'static')
  );
}

export function classOf(type: Type): ClassSymbol | undefined {
  switch (type.kind) {
    case 'class':
      return type.class;
    case 'variable':
      return firstClass(type.variable.bounds);
    case 'intersection':
      return firstClass(type.parts);
    case 'wildcard':
      return type.upper === undefined ? undefined : classOf(type.upper);
    default:
      return undefined;
  }
}

/** A bound that is itself a variable is not followed: bounds can go round in broken code. */
function firstClass(types: readonly Type[]): ClassSymbol | undefined {
  return types.find((type) => type.kind === 'class')?.class;
}

/** Declared or inherited, without parameters: `iterator`, `close`, an accessor. */
export function findPlainMethod(symbol: ClassSymbol, name: string): MethodSymbol | undefined {
  const seen = new Set([symbol]);
  for (const at of seen) {
    const found = at.methods.get(name)?.find(({ parameters }) => parameters.length === 0);
    if (found !== undefined) return found;
    const { superclass, interfaces } = at;
    if (superclass?.kind === 'class') seen.add(superclass.class);
    for (const type of interfaces) if (type.kind === 'class') seen.add(type.class);
  }
  return undefined;
}

/** The constructor that `super()` calls. */
export function plainConstructor(symbol: ClassSymbol): MethodSymbol | undefined {
  const all = symbol.methods.get('<init>') ?? [];
  return (
    all.find(({ parameters }) => parameters.length === 0) ??
    all.find(({ parameters, variadic }) => variadic && parameters.length === 1)
  );
}

/** The fields of a record's components, in order. */
export function componentsOf(record: ClassSymbol): readonly FieldSymbol[] {
  const fields = [...record.fields.values()];
  return fields.filter(({ source }) => source?.declaration.kind === 'component');
}

const ROOTS = new Set(['java.lang.Object', 'java.lang.Enum', 'java.lang.Record']);

/** Does its constructor nothing that could matter? */
export function isRootClass({ name }: ClassSymbol): boolean {
  return ROOTS.has(name);
}
