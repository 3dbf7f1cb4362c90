/**
 * The least upper bound of some types (JLS §4.10.4), for `?:` and inference. Simple: one of them if all
 * others are subtypes of it; otherwise the nearest classes and interfaces that all have, with
 * arguments only where they agree (else `?`).
 */
import { boxed } from './boxing.js';
import { erase, sameType } from './substitution.js';
import type { Subtyping } from './subtyping.js';
import type { ClassSymbol } from './symbols.js';
import { ANY, classType, type ClassType, type Type } from './types.js';

export function leastUpperBound(types: readonly Type[], subtyping: Subtyping): Type {
  const { hierarchy } = subtyping;
  const given = distinct(types.map((type) => boxed(type, hierarchy.classes)));
  const known = given.filter(({ kind }) => kind !== 'null');
  const [first] = known;
  if (first === undefined) return given[0] ?? hierarchy.classes.object;
  const unknown = known.find(({ kind }) => kind === 'unknown');
  if (known.length === 1 || unknown !== undefined) return unknown ?? first;
  const widest = known.find((type) => known.every((other) => subtyping.isSubtype(other, type)));
  return widest ?? commonSupertype(known, subtyping);
}

function distinct(types: readonly Type[]): Type[] {
  const found: Type[] = [];
  for (const type of types) if (!found.some((each) => sameType(each, type))) found.push(type);
  return found;
}

function commonSupertype(types: readonly Type[], subtyping: Subtyping): Type {
  const { hierarchy } = subtyping;
  const [first, ...others] = types.map((type) => hierarchy.receivers(erase(type))[0]);
  if (first?.kind !== 'class') return hierarchy.classes.object;
  const shared = hierarchy
    .ancestry(first.class)
    .classes.filter((symbol) =>
      others.every((other) => other?.kind === 'class' && hierarchy.isSubclass(other.class, symbol)),
    );
  const nearest = shared.filter((symbol) => !hasSubclassIn(shared, symbol, subtyping));
  const parts = nearest.map((symbol) => withSharedArguments(symbol, types, subtyping));
  return parts.length > 1
    ? { kind: 'intersection', parts }
    : (parts[0] ?? hierarchy.classes.object);
}

function hasSubclassIn(
  symbols: readonly ClassSymbol[],
  symbol: ClassSymbol,
  { hierarchy }: Subtyping,
): boolean {
  return symbols.some((each) => each !== symbol && hierarchy.isSubclass(each, symbol));
}

function withSharedArguments(
  symbol: ClassSymbol,
  types: readonly Type[],
  { hierarchy }: Subtyping,
): ClassType {
  const seen = types.map((type) => hierarchy.asSuper(type, symbol));
  const [first] = seen;
  if (
    first === undefined ||
    seen.some((each) => each?.arguments.length !== first.arguments.length)
  ) {
    return classType(symbol, []);
  }
  return classType(
    symbol,
    first.arguments.map((argument, i) =>
      seen.every((each) => sameType(each!.arguments[i]!, argument)) ? argument : ANY,
    ),
  );
}
