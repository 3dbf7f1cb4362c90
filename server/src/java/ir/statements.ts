/**
 * The statements that bodies are lowered to: SIMJava of seed 001 §2.1 with what Android code needs.
 * A body is one method, constructor, initialiser or lambda. Values live in variables; every
 * intermediate value has one of its own, assigned once, so `a.b.c()` is two loads and a call.
 * Operands that carry no reference (arithmetic, strings) are kept only where a branch tests them.
 *
 * Positions are nodes of the member's tree: an edit that moves the member leaves its IR as it is.
 */
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../program/symbols.js';
import type { Type, UnknownCause } from '../program/types.js';
import type { NodeIndex } from '../syntax/tree.js';

/** Number of a variable within its body. */
export type Variable = number & { readonly __brand: 'variable' };
/** Number of a statement within its body. */
export type StatementIndex = number & { readonly __brand: 'statement' };
/** Number of a basic block within its body. */
export type BlockIndex = number & { readonly __brand: 'block' };

export interface VariableInfo {
  /** As written; '' for an intermediate value, `this` for the receiver. */
  readonly name: string;
  readonly type: Type;
  readonly kind: 'this' | 'parameter' | 'local' | 'temporary' | 'captured' | 'result';
  /** Of a captured variable: the enclosing body's variable. */
  readonly captures: Variable | undefined;
}

interface At {
  readonly node: NodeIndex;
}

export type Statement = At &
  (
    | { readonly kind: 'allocate'; readonly to: Variable; readonly class: Type }
    /** A lambda or method reference becomes an object with one method. */
    | { readonly kind: 'closure'; readonly to: Variable; readonly function: Closure }
    | { readonly kind: 'constant'; readonly to: Variable; readonly value: Constant }
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
    | { readonly kind: 'return'; readonly from: Variable | undefined }
    | { readonly kind: 'throw'; readonly from: Variable }
    | { readonly kind: 'enter-monitor' | 'exit-monitor'; readonly lock: Variable }
    /** Ends its block; the block's first successor is where the condition holds. */
    | { readonly kind: 'branch'; readonly condition: Condition }
    /** `x op y`, `!x`, string concatenation: no reference comes out that went in. */
    | {
        readonly kind: 'compute';
        readonly to: Variable;
        readonly operator: string;
        readonly from: readonly Variable[];
      }
  );

/** Container operations are calls whose method the library tables know as reads or writes of elements. */
export interface Call {
  readonly kind: 'call';
  readonly to: Variable | undefined;
  /** undefined where it could not be resolved; `unknown` says why. */
  readonly method: MethodSymbol | undefined;
  readonly unknown: UnknownCause | undefined;
  /** As written, for a call that could not be resolved. */
  readonly name: string;
  readonly dispatch: 'virtual' | 'special' | 'static';
  readonly receiver: Variable | undefined;
  readonly arguments: readonly Variable[];
}

export interface Closure {
  readonly interface: ClassSymbol | undefined;
  readonly implements: MethodSymbol | undefined;
  /** A lambda's own body; or the method that a reference names, with its bound receiver if any. */
  readonly body: Body | undefined;
  readonly method: MethodSymbol | undefined;
  readonly receiver: Variable | undefined;
}

export type Constant =
  | { readonly kind: 'null' }
  | { readonly kind: 'string' | 'number' | 'character' | 'boolean'; readonly text: string }
  /** `Foo.class`. */
  | { readonly kind: 'class'; readonly class: Type };

/** What a branch tests, where it tells something of values; `other` where not. */
export type Condition =
  | { readonly kind: 'null-test'; readonly variable: Variable; readonly isNull: boolean }
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
  /** In order: of a branch, where it holds and where not; of a switch, each case; exceptions last. */
  readonly successors: readonly BlockIndex[];
  /** Which of the successors are taken only by an exception. */
  readonly exceptional: number;
  /** The innermost loop's head; undefined outside loops. */
  readonly loop: BlockIndex | undefined;
}

export interface Body {
  /** The method that it is; undefined for a lambda and for initialisers. */
  readonly method: MethodSymbol | undefined;
  readonly owner: ClassSymbol;
  readonly kind: 'method' | 'constructor' | 'initializer' | 'static-initializer' | 'lambda';
  readonly node: NodeIndex;
  readonly variables: readonly VariableInfo[];
  /** `this` first where there is one, then the parameters in order. */
  readonly parameters: readonly Variable[];
  readonly statements: readonly Statement[];
  /** Block 0 is where it begins. */
  readonly blocks: readonly Block[];
  /** Bodies of the lambdas in it; those of classes that stand in it are their own members'. */
  readonly lambdas: readonly Body[];
}
