/**
 * Calls and creations: which method or constructor, with which parameter types, and what comes out
 * (JLS §15.12, §15.9). Whoever resolves bodies finds the class to search and describes the arguments.
 *
 * In two steps: choosing does not depend on what the result is wanted as (§15.12.2), inference does
 * (§18.5.2), and a call that is itself an argument learns that only from the call around it.
 */
import { isStatic } from '../access.js';
import type { Functions } from '../functional.js';
import type { Hierarchy } from '../hierarchy.js';
import type { Members } from '../members.js';
import { asMemberOf, erase, substitute, upperBound, type Substitution } from '../substitution.js';
import type { Subtyping } from '../subtyping.js';
import type { ClassSymbol, MethodSymbol, TypeVariable, UnknownCause } from '../symbols.js';
import {
  classType,
  isRaw,
  ownType,
  rawType,
  unknownReceiver,
  type ClassType,
  type Type,
  type UnknownType,
} from '../types.js';
import type { CallRequest, ChosenCall, CompletedCall, UnresolvedCall } from './call.js';
import { Applicability, formalAt, type Candidate } from './candidate.js';
import { Candidates, sharedResult, type Receivers } from './candidates.js';
import { Chooser, type Choice } from './choose.js';
import { Inference } from './infer.js';
import { Specificity } from './specificity.js';

const NO_TYPES: readonly Type[] = [];
const NO_VARIABLES: readonly TypeVariable[] = [];

export class Calls {
  readonly #chooser: Chooser;
  readonly #inference: Inference;
  readonly #hierarchy: Hierarchy;
  readonly #candidates: Candidates;

  constructor(
    private readonly members: Members,
    subtyping: Subtyping,
    functions: Functions,
  ) {
    this.#hierarchy = members.hierarchy;
    this.#candidates = new Candidates(members);
    this.#chooser = new Chooser(
      new Applicability(subtyping, functions),
      new Specificity(subtyping, functions),
      subtyping,
    );
    this.#inference = new Inference(subtyping, functions);
  }

  /** Is there any method of this name: does the search for a call end at this class (§15.12.1)? */
  hasMethod(symbol: ClassSymbol, name: string): boolean {
    return this.members.methods(symbol, name).length > 0;
  }

  /** A method of the receiver's type; of `ownType(C)` for a call without a written receiver. */
  chooseMethod(receiver: Type, request: CallRequest): ChosenCall | UnresolvedCall {
    const receivers = this.#hierarchy.receivers(receiver);
    const candidates = this.#candidates.methods(receivers, request, receiver.kind === 'array');
    const missing = this.#missing(receivers);
    const choice = this.#choose(candidates, request, missing);
    if (typeof choice === 'object') return this.#chosenMethod(choice, receiver, request);
    const cause = causeOf(choice, receivers, request, missing);
    return { cause, result: choice === 'ambiguous' ? sharedResult(candidates) : undefined };
  }

  /** A constructor; with `diamond` the arguments of the class are inferred. */
  chooseConstructor(
    type: ClassType,
    diamond: boolean,
    request: Omit<CallRequest, 'name'>,
  ): ChosenCall | UnresolvedCall {
    const { given, from, typeArguments } = request;
    const named: CallRequest = { name: '<init>', given, from, typeArguments };
    const created = diamond ? ownType(type.class) : type;
    const candidates = this.#candidates.constructors(created, diamond, named);
    const choice = this.#choose(candidates, named, undefined);
    if (typeof choice === 'object') return chosenConstructor(choice, created, named);
    // Whichever constructor it is, it makes this.
    const result = diamond ? undefined : created;
    return { cause: causeOf(choice, [created], named, undefined), result };
  }

  /** One method out of these, as they are inherited by the class: for static imports of several. */
  chooseAmong(methods: readonly MethodSymbol[], request: CallRequest): ChosenCall | UnresolvedCall {
    const candidates = this.#candidates.among(methods, request);
    const choice = this.#choose(candidates, request, undefined);
    const owners = methods.map(({ owner }) => rawType(owner));
    if (typeof choice !== 'object') {
      const cause = causeOf(choice, owners, request, undefined);
      return { cause, result: choice === 'ambiguous' ? sharedResult(candidates) : undefined };
    }
    return this.#chosenMethod(choice, choice.candidate.owner, request);
  }

  /** The types of a chosen call when its result is wanted as this; undefined where anything will do. */
  complete(call: ChosenCall, target: Type | undefined): CompletedCall {
    if (call.variables.length === 0) return this.#withoutInference(call);
    const by = this.#solve(call, target);
    const put = (type: Type): Type => this.#upper(by.size === 0 ? type : substitute(type, by));
    return { parameters: call.formals.map(put), result: put(call.result) };
  }

  #withoutInference({ formals, result }: ChosenCall): CompletedCall {
    const isPlain = formals.every(({ kind }) => kind !== 'wildcard');
    const parameters = isPlain ? formals : formals.map((type) => this.#upper(type));
    return { parameters, result: this.#upper(result) };
  }

  #solve(call: ChosenCall, target: Type | undefined): Substitution {
    const { variables, typeArguments, formals, given, result } = call;
    if (typeArguments.length === variables.length) {
      return new Map(variables.map((variable, i) => [variable, typeArguments[i]!]));
    }
    const wanted = target?.kind === 'unknown' ? undefined : target;
    return this.#inference.infer({ variables, formals, given, result, target: wanted });
  }

  #upper(type: Type): Type {
    return upperBound(type, this.#hierarchy.classes.object);
  }

  /** A class of the receiver, or above it, that is not known: there may be more methods. */
  #missing(receivers: Receivers): UnknownType | undefined {
    for (const each of receivers) {
      const unknown = each.kind === 'unknown' ? each : this.#hierarchy.unknownSupertype(each.class);
      if (unknown !== undefined) return unknown;
    }
    return undefined;
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

  #chosenMethod(choice: Choice, receiver: Type, request: CallRequest): ChosenCall {
    const { method, owner } = choice.candidate;
    const isErased = isRaw(owner) && !isStatic(method);
    const variables = isErased ? NO_VARIABLES : choice.candidate.variables;
    return chosenCall(choice, request, variables, this.#resultOf(method, owner, receiver));
  }

  #resultOf(method: MethodSymbol, owner: ClassType, receiver: Type): Type {
    if (receiver.kind === 'array' && isOfObject(method, 'clone')) return receiver;
    if (isOfObject(method, 'getClass')) return classOf(receiver, method.result);
    return isStatic(method) ? method.result : asMemberOf(method.result, owner);
  }
}

function chosenConstructor(choice: Choice, created: ClassType, request: CallRequest): ChosenCall {
  return chosenCall(choice, request, choice.candidate.variables, created);
}

function chosenCall(
  { candidate, phase }: Choice,
  { given, typeArguments }: CallRequest,
  variables: readonly TypeVariable[],
  result: Type,
): ChosenCall {
  const { method, owner, formals } = candidate;
  return {
    method,
    owner,
    given,
    formals: given.length === 0 ? NO_TYPES : given.map((_, i) => formalAt(formals, i, phase)!),
    variables,
    result,
    typeArguments: typeArguments ?? NO_TYPES,
    gathersFrom: phase === 'variable' ? method.parameters.length - 1 : undefined,
  };
}

/** What is called so, and is given nothing, gives one of Java's own, whatever it is called on. */
const STREAMS: ReadonlySet<string> = new Set(['stream', 'parallelStream']);
const STREAM = 'java.util.stream.Stream';

function causeOf(
  choice: 'ambiguous' | 'none',
  receivers: Receivers,
  { name, given }: CallRequest,
  missing: UnknownType | undefined,
): UnknownCause {
  const [first] = receivers;
  if (first?.kind === 'unknown') {
    const isStream = given.length === 0 && STREAMS.has(name);
    return isStream
      ? { why: 'receiver-unknown', name, missing: STREAM }
      : unknownReceiver(first, name);
  }
  if (choice === 'ambiguous') return { why: 'ambiguous', name, owner: first?.class.name ?? '' };
  if (missing !== undefined) return missing.cause;
  return { why: 'member-not-found', name, owner: first?.class.name ?? '' };
}

/** `getClass()` is a `Class<? extends |T|>` (JLS §4.3.2). */
function classOf(receiver: Type, declared: Type): Type {
  if (declared.kind !== 'class') return declared;
  return classType(declared.class, [
    { kind: 'wildcard', upper: erase(receiver), lower: undefined },
  ]);
}

function isOfObject(method: MethodSymbol, name: string): boolean {
  return (
    method.name === name &&
    method.parameters.length === 0 &&
    method.owner.name === 'java.lang.Object'
  );
}
