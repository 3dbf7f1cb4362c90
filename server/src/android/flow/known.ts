/**
 * What is known of a value at a place: which constants it may be, which it is told by (`getItemId()` of a
 * menu's item), of which class it is. Nothing known is `undefined`, so that most values cost nothing.
 *
 * Constants are texts: two of one sort are the same value if and only if they are the same text. Of two of
 * different sorts (a number and a resource's id) nobody knows.
 */
import type { ClassSymbol } from '../../java/program/symbols.js';

export interface Known {
  /** All that it can be. */
  readonly among: readonly string[] | undefined;
  /** All that can be the number or name by which such objects are told apart. */
  readonly toldBy: readonly string[] | undefined;
  readonly class: KnownClass | undefined;
}

export interface KnownClass {
  readonly symbol: ClassSymbol;
  /** Not of a subclass. */
  readonly isExact: boolean;
}

export const NULL = 'null';
/** A value that may be one of more than these may be anything. */
const MOST = 16;

export function oneOf(among: readonly string[]): Known | undefined {
  if (among.length > MOST) return undefined;
  return { among, toldBy: undefined, class: undefined };
}

export function toldBy(names: readonly string[] | undefined): Known | undefined {
  return names === undefined ? undefined : { among: undefined, toldBy: names, class: undefined };
}

export function ofClass(symbol: ClassSymbol, isExact: boolean): Known {
  return { among: undefined, toldBy: undefined, class: { symbol, isExact } };
}

/** Of a value that is one or the other. */
export function either(one: Known | undefined, other: Known | undefined): Known | undefined {
  if (one === undefined || other === undefined) return undefined;
  const isSame = one.class?.symbol === other.class?.symbol;
  const symbol = !isSame ? undefined : one.class?.isExact === true ? other.class : one.class;
  return whole(union(one.among, other.among), union(one.toldBy, other.toldBy), symbol);
}

/** Of a value of which both are true. */
export function both(one: Known | undefined, other: Known | undefined): Known | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const { among, toldBy: names, class: symbol } = one;
  return whole(among ?? other.among, names ?? other.toldBy, symbol ?? other.class);
}

function whole(
  among: Known['among'],
  names: Known['toldBy'],
  symbol: Known['class'],
): Known | undefined {
  if (among === undefined && names === undefined && symbol === undefined) return undefined;
  return { among, toldBy: names, class: symbol };
}

/** undefined if that is too many. */
export function union(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] | undefined {
  if (one === undefined || other === undefined) return undefined;
  const all = [...new Set([...one, ...other])].sort();
  return all.length > MOST ? undefined : all;
}

/** `undefined` where they may be the same or not. */
export function areSame(one: Known | undefined, other: Known | undefined): boolean | undefined {
  if (one?.among === undefined || other?.among === undefined) return isNullOrNot(one, other);
  const [first, ...more] = one.among;
  const [second, ...others] = other.among;
  if (first === second && more.length + others.length === 0) return true;
  const canBe = one.among.some((each) => other.among!.some((same) => !areOther(each, same)));
  return canBe ? undefined : false;
}

function isNullOrNot(one: Known | undefined, other: Known | undefined): boolean | undefined {
  const isNull = (known: Known | undefined): boolean => known?.among?.every(isNullText) === true;
  const isObject = (known: Known | undefined): boolean => known?.class?.isExact === true;
  return (isNull(one) && isObject(other)) || (isObject(one) && isNull(other)) ? false : undefined;
}

/** Are two constants surely not the same? */
function areOther(one: string, other: string): boolean {
  return one !== other && (other.startsWith(one.charAt(0)) || isNullText(one) || isNullText(other));
}

function isNullText(text: string): boolean {
  return text === NULL;
}

/** One text for all that say the same. */
export function keyOfKnown(known: Known | undefined): string {
  if (known === undefined) return '';
  const { among, toldBy: names, class: symbol } = known;
  const type = symbol === undefined ? '' : `${symbol.symbol.id}${symbol.isExact ? '!' : ''}`;
  return `${among?.join('|') ?? ''};${names?.join('|') ?? ''};${type}`;
}
