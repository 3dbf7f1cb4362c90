/**
 * The statements that bodies are lowered to: SIMJava of seed 001 §2.1 with what Android code needs.
 * A body is one method, constructor, initialiser or lambda. Values live in variables; every
 * intermediate value has one of its own, assigned once, so `a.b.c()` is two loads and a call. A local
 * of the program is one variable, assigned as often as the program does, or one for each of the things that it
 * is used for in turn (split-locals.ts). Constants are variables that nothing assigns.
 *
 * Positions are nodes of the member's tree: an edit that moves the member leaves its IR as it is.
 *
 * How Java is said in these statements:
 * - **Outer instances and captured locals of classes** are final fields that the compiler would add
 *   too: `this$0` and `val$x` of the class (hidden-fields.ts). Whoever creates an object stores them
 *   before the constructor is called; a constructor does it for a superclass that has them.
 * - **Lambdas and method references** are closures with a body each; what a body captures (`this`
 *   included) comes in `Body.captured`, one for one with `Closure.captured` of the enclosing body.
 *   Values are taken when the closure is made.
 * - **Constructors** call `this(…)` or `super(…)`; after `super(…)` comes `initialize`, which stands
 *   for all bodies of kind `initializer` of that class, in the order of the text. (They are bodies
 *   of their own, since each field is a member of its own and may change alone.) The call of
 *   `Object`'s constructor is left out where it is not written. The constructor of an anonymous class
 *   is spelled out where the object is created: superclass constructor, then `initialize`.
 * - **finally**, the exit of a monitor and the closing of resources are repeated for each way out of
 *   the `try`: one copy for all that leave to the same place.
 * - **Exceptions**: within a `try`, `synchronized` or synchronized method, a statement that may throw
 *   is alone in its block, and the block says where the exception goes: it comes there instead of the
 *   statement's effect. What no handler sees leaves the body without a trace in the graph. Calls may
 *   throw, loads and stores of any object but `this`, array accesses, arrays of a given length, casts,
 *   divisions, entering a monitor; not thought of: lack of memory, initialisation of classes, unboxing.
 * - **Boxing, unboxing and conversions of numbers** are not said.
 * - **Conditions** (`&&`, `||`, `?:`, `!`, `instanceof`, `switch`) are branches, two ways each.
 */
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../program/symbols.js';
import type { Type, UnknownCause } from '../program/types.js';
import type { NodeIndex, SyntaxTree } from '../syntax/tree.js';

/** Number of a variable within its body. */
export type Variable = number & { readonly __brand: 'variable' };
/** Number of a statement within its body. */
export type StatementIndex = number & { readonly __brand: 'statement' };
/** Number of a basic block within its body. */
export type BlockIndex = number & { readonly __brand: 'block' };

export type VariableKind =
  | 'this'
  | 'parameter'
  /** A local of the program; may be assigned several times. */
  | 'local'
  /** An intermediate value, assigned by one statement (by each copy of a finally). */
  | 'temporary'
  /** An intermediate value that several branches assign: of `?:`, `&&`, `switch`, a return value. */
  | 'result'
  /** Of a lambda: what it took along from the enclosing body. */
  | 'captured'
  | 'constant';

export interface VariableInfo {
  /** As written; '' for an intermediate value and constants, `this` for the receiver. */
  readonly name: string;
  readonly type: Type;
  readonly kind: VariableKind;
  /** Of a constant. */
  readonly constant: Constant | undefined;
}

interface At {
  readonly node: NodeIndex;
}

export type Statement = At &
  (
    | Allocate
    /** A lambda or method reference becomes an object with one method. */
    | { readonly kind: 'closure'; readonly to: Variable; readonly function: Closure }
    /** `cast` for a cast or a pattern that matched: what `to` then is. */
    | {
        readonly kind: 'copy';
        readonly to: Variable;
        readonly from: Variable;
        readonly cast: Type | undefined;
      }
    | {
        readonly kind: 'load';
        readonly to: Variable;
        readonly object: Variable;
        readonly field: FieldSymbol;
      }
    | {
        readonly kind: 'store';
        readonly object: Variable;
        readonly field: FieldSymbol;
        readonly from: Variable;
      }
    | { readonly kind: 'static-load'; readonly to: Variable; readonly field: FieldSymbol }
    | { readonly kind: 'static-store'; readonly field: FieldSymbol; readonly from: Variable }
    | {
        readonly kind: 'array-load';
        readonly to: Variable;
        readonly array: Variable;
        readonly index: Variable;
      }
    | {
        readonly kind: 'array-store';
        readonly array: Variable;
        readonly index: Variable;
        readonly from: Variable;
      }
    | Call
    /** Runs the field initialisers and initialiser blocks of this class on the object. */
    | { readonly kind: 'initialize'; readonly object: Variable; readonly class: ClassSymbol }
    | { readonly kind: 'return'; readonly from: Variable | undefined }
    | { readonly kind: 'throw'; readonly from: Variable }
    /** First in the block that an exception leads to: which one it is. */
    | { readonly kind: 'catch'; readonly to: Variable }
    | { readonly kind: 'enter-monitor' | 'exit-monitor'; readonly lock: Variable }
    /** Ends its block; the block's first successor is where the condition holds. */
    | { readonly kind: 'branch'; readonly condition: Condition }
    | Compute
  );

export type StatementKind = Statement['kind'];
export type StatementOf<Kind extends StatementKind> = Extract<Statement, { kind: Kind }>;

/** An object without its constructor called yet, or an array. */
export interface Allocate {
  readonly kind: 'allocate';
  readonly to: Variable;
  readonly class: Type;
  /** Of an array: with several, it holds arrays that are made with it. */
  readonly lengths: readonly Variable[];
}

/**
 * `x op y`, `!x`, `array.length`, concatenation: no reference comes out that went in. The operator
 * UNKNOWN stands for an expression that could not be read or resolved; of it nothing is known.
 */
export interface Compute {
  readonly kind: 'compute';
  readonly to: Variable;
  readonly operator: string;
  readonly from: readonly Variable[];
}

export const UNKNOWN = '?';
export const ARRAY_LENGTH = 'length';

/** Container operations are calls whose method the library tables know as reads or writes of elements. */
export interface Call {
  readonly kind: 'call';
  /** undefined for a method without result. */
  readonly to: Variable | undefined;
  /** undefined where it could not be resolved; `unknown` says why. */
  readonly method: MethodSymbol | undefined;
  readonly unknown: UnknownCause | undefined;
  /** As written, for a call that could not be resolved; `<init>` for a constructor. */
  readonly name: string;
  /** `virtual` where it is not known, besides of `super`. */
  readonly dispatch: 'virtual' | 'special' | 'static';
  /** undefined also for an unresolved call without a written receiver. */
  readonly receiver: Variable | undefined;
  /** Variable arguments stand in an array, as the method gets them. */
  readonly arguments: readonly Variable[];
}

export interface Closure {
  readonly interface: ClassSymbol | undefined;
  readonly implements: MethodSymbol | undefined;
  /** The lambda's own; of a method reference, one that calls the method. */
  readonly body: Body;
  /** What a method reference names. */
  readonly method: MethodSymbol | undefined;
  /** Variables of this body; the closure's body has them as its `captured`. */
  readonly captured: readonly Variable[];
}

export type Constant =
  | { readonly kind: 'null' }
  | { readonly kind: 'string' | 'number' | 'character' | 'boolean'; readonly text: string }
  /** `Foo.class`. */
  | { readonly kind: 'class'; readonly class: Type };

/** What a branch tests; `other` where it depends on nothing that is known. */
export type Condition =
  | { readonly kind: 'null-test'; readonly variable: Variable; readonly isNull: boolean }
  /** Of strings in a `switch`: equal; of other references: the same. */
  | {
      readonly kind: 'same';
      readonly left: Variable;
      readonly right: Variable;
      readonly equal: boolean;
    }
  | { readonly kind: 'instance-of'; readonly variable: Variable; readonly type: Type }
  | { readonly kind: 'truth'; readonly variable: Variable; readonly expected: boolean }
  | { readonly kind: 'other' };

export interface Block {
  readonly first: StatementIndex;
  readonly past: StatementIndex;
  /** Of a branch, where it holds and where not; none after `return` and `throw`. */
  readonly successors: readonly BlockIndex[];
  /** Where an exception of its one statement leads. */
  readonly handler: BlockIndex | undefined;
}

export interface Body {
  /** The method that it is; undefined for a lambda and for initialisers. */
  readonly method: MethodSymbol | undefined;
  readonly owner: ClassSymbol;
  readonly kind: 'method' | 'constructor' | 'initializer' | 'static-initializer' | 'lambda';
  /** The declaration, lambda or reference; the root for what the compiler adds. */
  readonly node: NodeIndex;
  /** Of which the nodes are numbers; an empty one for what the compiler adds to a class of a file. */
  readonly tree: SyntaxTree;
  readonly variables: readonly VariableInfo[];
  /** `this` first where there is one (never in a lambda), then the parameters in order. */
  readonly parameters: readonly Variable[];
  /** Of a lambda: what it took along. */
  readonly captured: readonly Variable[];
  readonly statements: readonly Statement[];
  /** Which kinds of them there are: kinds.ts. */
  readonly kinds: number;
  /** Block 0 is where it begins. Every block can be reached from there. */
  readonly blocks: readonly Block[];
  /** Bodies of the lambdas in it; those of classes that stand in it are bodies of their own. */
  readonly lambdas: readonly Body[];
  /** What was nested too deeply to be lowered: nothing is known of what happens in there. */
  readonly skipped: readonly NodeIndex[];
  /** What was found of it already: body-notes.ts. */
  readonly notes: unknown[];
}
