/**
 * Calls and creations: which method or constructor, with which parameter types, and what comes out
 * (JLS §15.12, §15.9). Whoever resolves bodies finds the class to search and describes the arguments.
 */
import { isAccessible, isStatic } from '../access.js';
import type { Functions } from '../functional.js';
import type { Hierarchy } from '../hierarchy.js';
import type { Members } from '../members.js';
import { asMemberOf, erase, substitute, upperBound, type Substitution } from '../substitution.js';
import { Subtyping } from '../subtyping.js';
import type { ClassSymbol, MethodSymbol, UnknownCause } from '../symbols.js';
import {
  classType,
  isRaw,
  ownType,
  rawType,
  type ClassType,
  type Type,
  type UnknownType,
} from '../types.js';
import type { Argument } from './argument.js';
import { Applicability, candidateOf, fitsArity, formalAt, type Candidate } from './candidate.js';
import { Chooser, type Choice } from './choose.js';
import { Inference } from './infer.js';
import { Specificity } from './specificity.js';

export interface CallRequest {
  readonly name: string;
  readonly given: readonly Argument[];
  /** The class in whose code the call stands. */
  readonly from: ClassSymbol;
  /** What the result is wanted as, where that is known. */
  readonly target?: Type | undefined;
  /** `this.<Foo>bar()`. */
  readonly typeArguments?: readonly Type[] | undefined;
}

export interface Invocation {
  readonly method: MethodSymbol;
  /** The receiver as the class that declares the method. */
  readonly owner: ClassType;
  /** What each argument is wanted as: the target types of lambdas and other poly expressions. */
  readonly parameters: readonly Type[];
  /** For a creation the type created. */
  readonly result: Type;
  /** The first of the arguments that are gathered into an array. */
  readonly gathersFrom: number | undefined;
}

export type CallResult =
  | { readonly found: true; readonly invocation: Invocation }
  | { readonly found: false; readonly cause: UnknownCause };

export class Calls {
  readonly #chooser: Chooser;
  readonly #inference: Inference;
  readonly #hierarchy: Hierarchy;

  constructor(
    private readonly members: Members,
    subtyping: Subtyping,
    functions: Functions,
  ) {
    this.#hierarchy = members.hierarchy;
    this.#chooser = new Chooser(
      new Applicability(subtyping, functions),
      new Specificity(subtyping, functions),
      subtyping,
    );
    this.#inference = new Inference(subtyping, functions);
  }

  /** A method of the receiver's type; of `ownType(C)` for a call without a written receiver. */
  method(receiver: Type, request: CallRequest): CallResult {
    if (receiver.kind === 'array' && isClone(request)) return this.#cloneOf(receiver);
    const receivers = this.#hierarchy.receivers(receiver);
    const candidates = this.#candidates(receivers, request);
    const missing = this.#missing(receivers, receiver);
    const choice = this.#choose(candidates, request, missing);
    if (typeof choice === 'object') return this.#invoke(choice, receiver, request);
    return { found: false, cause: this.#causeOf(choice, candidates, receivers, request, missing) };
  }

  /** A constructor; with `diamond` the arguments of the class are inferred. */
  creation(type: ClassType, diamond: boolean, request: Omit<CallRequest, 'name'>): CallResult {
    const named = { ...request, name: '<init>' };
    const owner = diamond ? ownType(type.class) : type;
    const candidates = this.#candidates([owner], named);
    const missing =
      candidates.length === 0 ? undefined : this.#hierarchy.unknownSupertype(type.class);
    const choice = this.#choose(candidates, named, undefined);
    if (typeof choice !== 'object') {
      return { found: false, cause: this.#causeOf(choice, candidates, [owner], named, missing) };
    }
    return this.#create(choice, owner, diamond, named);
  }

  /** Is there any method of this name: does the search for a call end at this class? */
  hasMethod(symbol: ClassSymbol, name: string): boolean {
    return this.members.methods(symbol, name).length > 0;
  }

  #candidates(receivers: readonly (ClassType | UnknownType)[], request: CallRequest): Candidate[] {
    const found = new Map<MethodSymbol, Candidate>();
    for (const receiver of receivers) {
      if (receiver.kind === 'class') this.#addCandidates(found, receiver, request);
    }
    return [...found.values()];
  }

  #addCandidates(
    found: Map<MethodSymbol, Candidate>,
    receiver: ClassType,
    { name, given, from }: CallRequest,
  ): void {
    for (const method of this.members.methods(receiver.class, name)) {
      if (found.has(method) || !fitsArity(method, given.length)) continue;
      if (!isAccessible(method, from, this.#hierarchy)) continue;
      const owner = this.#hierarchy.asSuper(receiver, method.owner) ?? rawType(method.owner);
      found.set(method, candidateOf(method, owner));
    }
  }

  /** A class of the receiver, or above it, that is not known: there may be more methods. */
  #missing(
    receivers: readonly (ClassType | UnknownType)[],
    receiver: Type,
  ): UnknownType | undefined {
    for (const each of receivers) {
      const unknown = each.kind === 'unknown' ? each : this.#hierarchy.unknownSupertype(each.class);
      if (unknown !== undefined) return unknown;
    }
    return receiver.kind === 'unknown' ? receiver : undefined;
  }

  /** One method of the name and arity in a class that is known whole: nothing else can be meant. */
  #choose(
    candidates: readonly Candidate[],
    { given }: CallRequest,
    missing: UnknownType | undefined,
  ): Choice | 'ambiguous' | 'none' {
    const [only] = candidates;
    const isPlain = only !== undefined && candidates.length === 1 && !only.method.variadic;
    if (isPlain && missing === undefined) return { candidate: only, phase: 'loose' };
    return this.#chooser.choose(candidates, given);
  }

  #causeOf(
    choice: 'ambiguous' | 'none',
    candidates: readonly Candidate[],
    receivers: readonly (ClassType | UnknownType)[],
    { name }: CallRequest,
    missing: UnknownType | undefined,
  ): UnknownCause {
    if (choice === 'ambiguous' && candidates.length > 0) return { why: 'ambiguous', name };
    const [first] = receivers;
    if (first?.kind === 'unknown') return { why: 'receiver-unknown', name };
    if (missing !== undefined) return missing.cause;
    return { why: 'member-not-found', name, owner: first?.class.name ?? '' };
  }

  #invoke({ candidate, phase }: Choice, receiver: Type, request: CallRequest): CallResult {
    const { method, owner } = candidate;
    const { given } = request;
    const formals = given.map((_, i) => formalAt(candidate.formals, i, phase)!);
    const declared = isStatic(method) ? method.result : asMemberOf(method.result, owner);
    const by = this.#solve(method, formals, declared, request, isRaw(owner) && !isStatic(method));
    const result = isGetClass(method)
      ? this.#classOf(receiver, declared)
      : this.#upper(by === undefined ? declared : substitute(declared, by));
    const parameters =
      by === undefined ? formals : formals.map((type) => this.#upper(substitute(type, by)));
    const gathersFrom = phase === 'variable' ? method.parameters.length - 1 : undefined;
    return { found: true, invocation: { method, owner, parameters, result, gathersFrom } };
  }

  #solve(
    method: MethodSymbol,
    formals: readonly Type[],
    result: Type,
    { given, target, typeArguments }: CallRequest,
    raw: boolean,
  ): Substitution | undefined {
    const variables = method.typeParameters;
    if (variables.length === 0 || raw) return undefined;
    if (typeArguments?.length === variables.length) {
      return new Map(variables.map((variable, i) => [variable, typeArguments[i]!]));
    }
    return this.#inference.infer({ variables, formals, given, result, target });
  }

  #create(
    { candidate, phase }: Choice,
    owner: ClassType,
    diamond: boolean,
    request: CallRequest,
  ): CallResult {
    const { method } = candidate;
    const formals = request.given.map((_, i) => formalAt(candidate.formals, i, phase)!);
    const variables = [...(diamond ? owner.class.typeParameters : []), ...method.typeParameters];
    const { given, target } = request;
    const by: Substitution =
      variables.length === 0
        ? new Map()
        : this.#inference.infer({ variables, formals, given, result: owner, target });
    const parameters = formals.map((type) => this.#upper(substitute(type, by)));
    const result = substitute(owner, by);
    const gathersFrom = phase === 'variable' ? method.parameters.length - 1 : undefined;
    return { found: true, invocation: { method, owner, parameters, result, gathersFrom } };
  }

  #upper(type: Type): Type {
    return upperBound(type, this.#hierarchy.classes.object);
  }

  /** `getClass()` is a `Class<? extends |T|>` (JLS §4.3.2). */
  #classOf(receiver: Type, declared: Type): Type {
    if (declared.kind !== 'class') return declared;
    const upper = erase(receiver);
    return classType(declared.class, [{ kind: 'wildcard', upper, lower: undefined }]);
  }

  /** The clone of an array has its type and is public (JLS §10.7). */
  #cloneOf(array: Type): CallResult {
    const { object } = this.#hierarchy.classes;
    const method = object.class.methods.get('clone')?.[0];
    if (method === undefined) {
      const cause: UnknownCause = {
        why: 'member-not-found',
        name: 'clone',
        owner: object.class.name,
      };
      return { found: false, cause };
    }
    const invocation = {
      method,
      owner: object,
      parameters: [],
      result: array,
      gathersFrom: undefined,
    };
    return { found: true, invocation };
  }
}

function isClone({ name, given }: CallRequest): boolean {
  return name === 'clone' && given.length === 0;
}

function isGetClass(method: MethodSymbol): boolean {
  return (
    method.name === 'getClass' &&
    method.parameters.length === 0 &&
    method.owner.name === 'java.lang.Object'
  );
}
