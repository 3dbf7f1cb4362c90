/**
 * What a Java file declares, before any name is resolved: its package, imports, types and members.
 * Types that stand in bodies (local and anonymous classes) are read from the member's tree when its
 * body is (read-type.ts makes the same TypeDeclaration of them).
 */
import type { NodeIndex, SyntaxTree } from './tree.js';

/** Characters of the file, from 0, past the last; or of a piece, where said so. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

export interface Import {
  /** `java.util.List`, `java.util` with a star, `java.lang.Math.max` when static. */
  readonly name: string;
  readonly static: boolean;
  readonly star: boolean;
}

/** A type as written: `Map.Entry<String, ? extends Foo>[]`. */
export interface TypeRef {
  /** Dotted, without arguments; `int`, `void`, `var`; `?` for a wildcard. '' where it is missing. */
  readonly name: string;
  /** Of the last part; the arguments of an outer part (`A<X>.B<Y>`) are left out: erasure loses little. */
  readonly arguments: readonly TypeRef[];
  /** `<>`: to be inferred. */
  readonly diamond: boolean;
  readonly dimensions: number;
  /** Of a wildcard; of `A & B` (casts, bounds) the parts after the first. */
  readonly upper: readonly TypeRef[];
  readonly lower: TypeRef | undefined;
}

export interface TypeParameter {
  readonly name: string;
  readonly bounds: readonly TypeRef[];
}

export interface Annotation {
  /** As written: `UiThread`, `androidx.annotation.UiThread`. */
  readonly name: string;
  /**
   * Element name (or `value`) to the texts of its literals and names, strings without their quotes:
   * `@GuardedBy("this")` has `this`.
   */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

export interface Parameter {
  readonly name: string;
  readonly type: TypeRef;
  readonly modifiers: number;
  readonly annotations: readonly Annotation[];
  /** `String... names`: the type is then `String[]`. */
  readonly variadic: boolean;
}

export type TypeKind = 'class' | 'interface' | 'enum' | 'record' | 'annotation';

export interface TypeDeclaration {
  /** '' for an anonymous class and for the body of an enum's constant. */
  readonly name: string;
  readonly kind: TypeKind;
  readonly modifiers: number;
  readonly annotations: readonly Annotation[];
  readonly typeParameters: readonly TypeParameter[];
  /**
   * One at most for a class; of an interface its super-interfaces stand in `implements`. Of an
   * anonymous class what it was created of, be it a class or an interface. None for an enum's
   * constant.
   */
  readonly extends: TypeRef | undefined;
  readonly implements: readonly TypeRef[];
  readonly permits: readonly TypeRef[];
  readonly members: readonly MemberDeclaration[];
  readonly types: readonly TypeDeclaration[];
  /** In the file; in the piece for a type that stands in a body. */
  readonly extent: Extent;
  readonly nameAt: Extent;
}

export type MemberKind =
  /** A field declaration may declare several: each is a member, with the same tree. */
  | 'field'
  | 'method'
  | 'constructor'
  /** The constructor of a record, written without parameters. */
  | 'compact-constructor'
  | 'initializer'
  | 'static-initializer'
  | 'enum-constant'
  /** A component of a record: a private final field and its accessor. */
  | 'component'
  /** An element of an annotation type. */
  | 'element';

export interface MemberDeclaration {
  readonly kind: MemberKind;
  /** `<init>` and `<clinit>` as the compiler has it for constructors and initialisers. */
  readonly name: string;
  readonly modifiers: number;
  readonly annotations: readonly Annotation[];
  readonly typeParameters: readonly TypeParameter[];
  /** Of a field its type, of a method its result. `void` for constructors and initialisers. */
  readonly type: TypeRef;
  readonly parameters: readonly Parameter[];
  /**
   * The tree of the whole declaration, offsets from `piece.start`. Of a member of a type that stands
   * in a body, the tree of that body's member: piece, extent and nameAt are then counted from its
   * start, as the type's own are.
   */
  readonly tree: SyntaxTree;
  /** Of this member in the tree: the declaration, or the declarator of a field. */
  readonly node: NodeIndex;
  /** Where the tree's piece stands in the file. */
  readonly piece: Extent;
  readonly extent: Extent;
  readonly nameAt: Extent;
  /** The text is broken here: this is how the member was when it last could be read. */
  readonly stale: boolean;
  /** Of what it declares, without body and place: the same for the same declaration. */
  readonly signature: number;
}

export interface SyntaxProblem {
  readonly at: Extent;
  readonly message: string;
}

export interface JavaFile {
  /** As the workspace names it: relative to the project, with slashes. */
  readonly path: string;
  /** '' for none. */
  readonly package: string;
  readonly imports: readonly Import[];
  readonly types: readonly TypeDeclaration[];
  readonly problems: readonly SyntaxProblem[];
  readonly lines: number;
  /** Offset of the first character of each line. */
  readonly lineStarts: Int32Array;
  /**
   * The same for two versions of a file whose declarations (not bodies) say the same, so that an edit
   * of a body need not resolve other files anew.
   */
  readonly signature: string;
}
