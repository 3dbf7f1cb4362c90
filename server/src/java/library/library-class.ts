/**
 * A class of the platform or a library, as its class file states it. Types are the class file's own
 * generic signatures (JVMS §4.7.9.1), since they are compact and lose nothing.
 */
import type { TypeKind } from '../syntax/declarations.js';

export interface LibraryClass {
  /** Binary name: `android.os.Handler$Callback`. */
  readonly name: string;
  readonly kind: TypeKind;
  /** Bits of Modifier. */
  readonly modifiers: number;
  /** `<K:Ljava/lang/Object;V:Ljava/lang/Object;>`; '' for none. */
  readonly typeParameters: string;
  /** `Ljava/util/AbstractMap<TK;TV;>;`; '' for java.lang.Object and interfaces. */
  readonly superclass: string;
  readonly interfaces: readonly string[];
  readonly fields: readonly LibraryField[];
  /** Constructors as `<init>`. Public and protected ones; what the compiler added is left out. */
  readonly methods: readonly LibraryMethod[];
  /** Simple names of its public and protected member classes. */
  readonly types: readonly string[];
}

export interface LibraryField {
  readonly name: string;
  readonly modifiers: number;
  readonly type: string;
}

export interface LibraryMethod {
  readonly name: string;
  readonly modifiers: number;
  readonly variadic: boolean;
  /**
   * `<R:Ljava/lang/Object;>(Ljava/util/function/Function<-TT;+TR;>;)Ljava/util/Optional<TR;>;`, without
   * exceptions, and without the outer instance that constructors of inner classes get.
   */
  readonly signature: string;
}

/** The tables. Classes are decoded when first asked for. */
export interface Library {
  find(binaryName: string): LibraryClass | undefined;
  /** Is there a class in this package or one below it? Tells `a.b.c` the package from `a.b.C` the class. */
  hasPackage(name: string): boolean;
}
