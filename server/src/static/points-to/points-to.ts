/**
 * What the points-to analysis answers: Andersen-style, field-sensitive, flow-insensitive, with the call
 * graph found on the way (seed 001 §2.2). The context of a code is who runs it (its origin), mixed with
 * the receiver object where that tells instances of a class apart (§2.2.3, §2.2.4).
 *
 * Objects are abstract: one stands for all that one place creates in one context.
 */
import type { Code, Site } from '../../android/flow/code.js';
import type { Closure, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { ClassSymbol, FieldSymbol, JavaFieldId } from '../../java/program/symbols.js';

declare const brand: unique symbol;
type Branded<Name extends string> = number & { readonly [brand]: Name };
export type ContextId = Branded<'context'>;
/** An abstract object. */
export type ObjectId = Branded<'abstract object'>;
/** A code in one context. */
export type InstanceId = Branded<'code instance'>;

export interface AbstractObject {
  readonly id: ObjectId;
  readonly kind:
    /** `new`, of a class of the project or of a library. */
    | 'allocated'
    | 'array'
    | 'closure'
    /** Made by the platform: an activity, a service; one for each class. */
    | 'component'
    /** What a call of a library gives: one for each call. */
    | 'result'
    /** The class itself: what a static synchronized method locks. */
    | 'class'
    /** A parameter or result of which nobody is seen to give it; nobody else has it. */
    | 'opaque';
  /** What it is at run time; of a closure its interface, of an array or where unknown none. */
  readonly class: ClassSymbol | undefined;
  /** Of a class itself: which one. */
  readonly stands?: ClassSymbol;
  readonly site: Site | undefined;
  /** In which context the site created it, its receiver left out. */
  readonly context: ContextId;
  /** Where the receiver of the code that created it comes from, if the context has one. */
  readonly receiverSite: Site | undefined;
  /** Of a closure: what it runs. */
  readonly closure: { readonly code: Code; readonly closure: Closure } | undefined;
}

export interface CodeInstance {
  readonly id: InstanceId;
  readonly code: Code;
  readonly context: ContextId;
}

export interface Context {
  readonly id: ContextId;
  /** For debug views: `main`, `Worker.run @ Main.java:12`. */
  readonly name: string;
  /** The receiver that is mixed in; one of them, if several come from one place. */
  readonly receiver: ObjectId | undefined;
}

/** What a field of an object holds. */
export interface Held {
  readonly field: JavaFieldId | undefined;
  readonly objects: readonly ObjectId[];
}

export interface PointsTo {
  readonly objects: readonly AbstractObject[];
  readonly contexts: readonly Context[];
  /** What is reached from the entries. */
  readonly instances: readonly CodeInstance[];
  /** Ascending. */
  of(instance: InstanceId, variable: Variable): readonly ObjectId[];
  field(object: ObjectId, field: FieldSymbol): readonly ObjectId[];
  staticField(field: FieldSymbol): readonly ObjectId[];
  /** Of an array or container. */
  elements(object: ObjectId): readonly ObjectId[];
  /** What an object of a library was made around: all that is done to the one is done to the other. */
  wrapped(object: ObjectId): readonly ObjectId[];
  /** All that its fields, elements and captured variables hold. */
  heldBy(object: ObjectId): Iterable<ObjectId>;
  /** The same, apart by what holds it; an element or what a closure took along by no field. */
  heldByFields(object: ObjectId): readonly Held[];
  /** All that static fields hold. */
  staticObjects(): Iterable<ObjectId>;
  /** The codes of the project that a statement runs before it is over: calls, initialisers. Ascending. */
  callees(instance: InstanceId, statement: StatementIndex): readonly InstanceId[];
  /** Does the other say the same, number for number, of the same codes? */
  isSame(other: PointsTo): boolean;
}
