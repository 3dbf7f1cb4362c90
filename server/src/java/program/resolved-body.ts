/**
 * What resolution says of the nodes of one member's tree: the type of each expression, and what each
 * name, call, creation and reference stands for. Lowering reads it beside the tree.
 */
import type { NodeIndex } from '../syntax/tree.js';
import type { SourceClass } from './source-class.js';
import type { ClassSymbol, FieldSymbol, MemberSource, MethodSymbol } from './symbols.js';
import type { Type, UnknownCause } from './types.js';

export interface LocalVariable {
  readonly name: string;
  readonly type: Type;
  /** The identifier that declares it. */
  readonly node: NodeIndex;
  readonly kind: 'parameter' | 'local' | 'catch' | 'resource' | 'pattern' | 'lambda-parameter';
  /** The method or lambda body that declares it: a use in another one is a capture. */
  readonly body: BodyOwner;
}

/** Whose code it is: the member itself (node 0), a method of a class in the body, or a lambda. */
export type BodyOwner = NodeIndex;

export type Target =
  | { readonly kind: 'local'; readonly variable: LocalVariable }
  | { readonly kind: 'field'; readonly field: FieldSymbol }
  /** `array.length`. */
  | { readonly kind: 'length' }
  /** A type or package standing as a qualifier. */
  | { readonly kind: 'class'; readonly class: ClassSymbol }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'method'; readonly call: ResolvedCall }
  | { readonly kind: 'unknown'; readonly cause: UnknownCause };

/** Of a method invocation, creation, `this(…)`/`super(…)`, or method reference. */
export interface ResolvedCall {
  readonly method: MethodSymbol;
  /** How the receiver is found: virtually, exactly (`super.f()`, private, constructors), not at all. */
  readonly dispatch: 'virtual' | 'special' | 'static';
  /**
   * For a call without a written receiver: the class whose instance it is called on (this class or
   * an outer one).
   */
  readonly implicitThis: ClassSymbol | undefined;
  /** The last arguments are gathered into an array. */
  readonly gathersFrom: number | undefined;
}

/** A lambda or method reference, and the interface method that it implements. */
export interface FunctionTarget {
  readonly interface: ClassSymbol;
  readonly method: MethodSymbol;
}

export interface ResolvedBody {
  readonly member: MemberSource;
  /** By node; undefined for what is no expression. */
  readonly types: readonly (Type | undefined)[];
  /** By node: of identifiers, field accesses, calls, creations, method references. */
  readonly targets: readonly (Target | undefined)[];
  /** By node of a lambda or method reference. */
  readonly functions: ReadonlyMap<NodeIndex, FunctionTarget>;
  /** Classes that stand in the body, by the node of their declaration or creation. */
  readonly classes: ReadonlyMap<NodeIndex, SourceClass>;
  readonly locals: readonly LocalVariable[];
  readonly counts: CallCounts;
}

/** For the coverage line. `own` are calls whose target is, or by its receiver must be, in the project. */
export interface CallCounts {
  readonly calls: number;
  readonly resolved: number;
  readonly unresolved: readonly { readonly node: NodeIndex; readonly cause: UnknownCause }[];
}
