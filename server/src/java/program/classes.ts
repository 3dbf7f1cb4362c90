/**
 * What symbols need of the program that they belong to: other classes by binary name, and numbers.
 */
import type { Ids } from './ids.js';
import type { ClassSymbol } from './symbols.js';
import { missingClassType, rawType, type ClassType, type Type } from './types.js';

export interface Classes {
  readonly ids: Ids;
  /** java.lang.Object: always there, also without a library. */
  readonly object: ClassType;
  /** Of the sources first, then of the library. */
  find(binaryName: string): ClassSymbol | undefined;
  hasPackage(name: string): boolean;
  /** A class that the Android build makes, by its full name with dots, if it is one of those. */
  generated(name: string): ClassSymbol | undefined;
  /** All supertypes of the sources are known: what names stand for can be kept from now on. */
  readonly settled: boolean;
  /** How many headers are being resolved within each other: an end for chains of them. */
  openHeaders: number;
}

/** The type without arguments of a class that the language itself names, like java.lang.Enum. */
export function typeNamed(classes: Classes, binaryName: string): Type {
  const symbol = classes.find(binaryName);
  if (symbol !== undefined) return rawType(symbol);
  return missingClassType('class-not-found', binaryName);
}
