/**
 * Classes, fields and methods, from sources and from the library tables alike. A symbol's parts that
 * need other classes (supertypes, types of members) are resolved when first asked for.
 *
 * Ids are dense and last as long as the program's `Ids`: a class, field or method that is still there
 * after an edit keeps its id, whatever happened to the symbol object.
 *
 * Types (JLS ch. 4) name classes and classes have types, so both shapes stand here; types.ts says how
 * types are made.
 */
import type {
  Annotation,
  JavaFile,
  MemberDeclaration,
  TypeDeclaration,
  TypeKind,
} from '../syntax/declarations.js';

declare const brand: unique symbol;
type Branded<Name extends string> = number & { readonly [brand]: Name };
export type ClassId = Branded<'class'>;
export type MethodId = Branded<'method'>;
/** A field of a Java class; the trace's own fields are other numbers. */
export type JavaFieldId = Branded<'java field'>;

export interface TypeVariable {
  readonly name: string;
  readonly bounds: readonly Type[];
}

export interface ClassSymbol {
  readonly id: ClassId;
  /**
   * The binary name: `android.os.Handler$Callback`. A local class is `a.B$1Local`, an anonymous one
   * `a.B$1`, numbered in the order of the text as the compiler does.
   */
  readonly name: string;
  readonly simpleName: string;
  readonly package: string;
  readonly kind: TypeKind;
  readonly modifiers: number;
  readonly annotations: readonly Annotation[];
  readonly typeParameters: readonly TypeVariable[];
  /**
   * undefined for java.lang.Object and interfaces. Where a source class inherits itself the cycle is
   * cut: it is then Object.
   */
  readonly superclass: Type | undefined;
  readonly interfaces: readonly Type[];
  readonly outer: ClassSymbol | undefined;
  readonly fields: ReadonlyMap<string, FieldSymbol>;
  /** By name; constructors under `<init>`. Declared ones only, implicit constructors included. */
  readonly methods: ReadonlyMap<string, readonly MethodSymbol[]>;
  readonly types: ReadonlyMap<string, ClassSymbol>;
  /** undefined for a class of a library. */
  readonly source: ClassSource | undefined;
}

export interface ClassSource {
  readonly file: JavaFile;
  readonly declaration: TypeDeclaration;
  /** The method, initialiser or field in whose body it stands; undefined for a member class. */
  readonly enclosing: MemberSource | undefined;
}

export interface MemberSource {
  readonly file: JavaFile;
  readonly owner: ClassSymbol;
  readonly declaration: MemberDeclaration;
}

export interface FieldSymbol {
  readonly id: JavaFieldId;
  readonly owner: ClassSymbol;
  readonly name: string;
  readonly modifiers: number;
  readonly annotations: readonly Annotation[];
  readonly type: Type;
  readonly source: MemberSource | undefined;
}

export interface MethodSymbol {
  readonly id: MethodId;
  readonly owner: ClassSymbol;
  /** `<init>` for a constructor. */
  readonly name: string;
  /** Erased: `(int,java.lang.String,java.lang.Object[])`. With owner and name it is the identity. */
  readonly descriptor: string;
  readonly modifiers: number;
  readonly annotations: readonly Annotation[];
  readonly typeParameters: readonly TypeVariable[];
  readonly parameters: readonly ParameterSymbol[];
  readonly variadic: boolean;
  readonly result: Type;
  /** undefined for a library's method and for what the compiler adds (default constructor, values()). */
  readonly source: MemberSource | undefined;
}

export interface ParameterSymbol {
  /** '' where a library's table does not say. */
  readonly name: string;
  readonly type: Type;
  readonly annotations: readonly Annotation[];
}

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
  /**
   * With `named` it is the class of the cause's name, of which nothing else is known. Without, it may
   * be any type.
   */
  | { readonly kind: 'unknown'; readonly cause: UnknownCause; readonly named?: true };

/** Why a name or call could not be resolved: what the coverage line counts. */
export type UnknownCause =
  /** A class that neither the sources nor the library tables have (`com.acme.sdk.Thing`). */
  | { readonly why: 'class-not-found'; readonly name: string }
  /** The class is known, the member is not: a generated one, or of a newer library. */
  | { readonly why: 'member-not-found'; readonly name: string; readonly owner: string }
  /** The receiver's own type is unknown; `missing` is the class not found that this goes back to, or what `stream()`
   * gives on anything. */
  | { readonly why: 'receiver-unknown'; readonly name: string; readonly missing?: string }
  /** Several methods, of this class if said, fit and the types do not decide. */
  | { readonly why: 'ambiguous'; readonly name: string; readonly owner?: string }
  /** Kotlin, generated code, or text that does not parse. */
  | { readonly why: 'not-java'; readonly name: string }
  /** Nested deeper than resolution follows, or lambdas in lambdas that cost too much to infer. */
  | { readonly why: 'too-deep'; readonly name: string };
