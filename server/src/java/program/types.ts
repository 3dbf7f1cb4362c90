/**
 * Types of Java as resolution sees them (JLS ch. 4), arguments included, since `list.get(0).run()`
 * can be resolved only with them. A type that is not known is `unknown` and says why: it is never
 * guessed.
 */
import type { ClassSymbol, TypeVariable } from './symbols.js';

export type PrimitiveName =
  'boolean' | 'byte' | 'short' | 'char' | 'int' | 'long' | 'float' | 'double' | 'void';

export type Type =
  | { readonly kind: 'primitive'; readonly name: PrimitiveName }
  /** Without arguments for a class that has parameters: raw. */
  | { readonly kind: 'class'; readonly class: ClassSymbol; readonly arguments: readonly Type[] }
  | { readonly kind: 'array'; readonly element: Type }
  | { readonly kind: 'variable'; readonly variable: TypeVariable }
  | {
      readonly kind: 'wildcard';
      readonly upper: Type | undefined;
      readonly lower: Type | undefined;
    }
  | { readonly kind: 'intersection'; readonly parts: readonly Type[] }
  | { readonly kind: 'null' }
  | { readonly kind: 'unknown'; readonly cause: UnknownCause };

/** Why a name or call could not be resolved: what the coverage line counts. */
export type UnknownCause =
  /** A class that neither the sources nor the library tables have (`com.acme.sdk.Thing`). */
  | { readonly why: 'class-not-found'; readonly name: string }
  /** The class is known, the member is not: a generated one, or of a newer library. */
  | { readonly why: 'member-not-found'; readonly name: string; readonly owner: string }
  /** The receiver's own type is unknown. */
  | { readonly why: 'receiver-unknown'; readonly name: string }
  /** Several methods fit and the types do not decide. */
  | { readonly why: 'ambiguous'; readonly name: string }
  /** Kotlin, generated code, or text that does not parse. */
  | { readonly why: 'not-java'; readonly name: string };
