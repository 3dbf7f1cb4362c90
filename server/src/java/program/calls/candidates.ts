/**
 * The methods and constructors that a call may mean by their names, arities and modifiers (JLS
 * §15.12.2.1), before any type is looked at.
 */
import { isAccessible, isStatic } from '../access.js';
import type { Hierarchy } from '../hierarchy.js';
import type { Members } from '../members.js';
import { asMemberOf, mentions, sameType } from '../substitution.js';
import type { MethodSymbol, TypeVariable } from '../symbols.js';
import { rawType, type ClassType, type Type, type UnknownType } from '../types.js';
import type { CallRequest } from './call.js';
import { Candidate, fitsArity } from './candidate.js';

export type Receivers = readonly (ClassType | UnknownType)[];

export class Candidates {
  readonly #hierarchy: Hierarchy;
  readonly #last = new Map<MethodSymbol, Candidate>();

  constructor(private readonly members: Members) {
    this.#hierarchy = members.hierarchy;
  }

  /** Methods of the name that take so many arguments and may be called from there. */
  methods(receivers: Receivers, request: CallRequest, isArray: boolean): Candidate[] {
    const found: Candidate[] = [];
    for (const receiver of receivers) {
      if (receiver.kind === 'class') this.#addCandidates(found, receiver, request, isArray);
    }
    return receivers.length > 1 ? withoutRepetition(found) : found;
  }

  constructors(created: ClassType, diamond: boolean, { given, from }: CallRequest): Candidate[] {
    return this.members
      .methods(created.class, '<init>')
      .filter((method) => fitsArity(method, given.length))
      .filter((method) => isAccessible(method, from, this.#hierarchy))
      .map((method) => new Candidate(method, created, variablesOf(method, created, diamond)));
  }

  #addCandidates(
    found: Candidate[],
    receiver: ClassType,
    { name, given, from }: CallRequest,
    isArray: boolean,
  ): void {
    for (const method of this.members.methods(receiver.class, name)) {
      if (!fitsArity(method, given.length)) continue;
      // The clone of an array is public (JLS §10.7).
      if (!isArray && !isAccessible(method, from, this.#hierarchy)) continue;
      const owner = this.#hierarchy.asSuper(receiver, method.owner) ?? rawType(method.owner);
      found.push(this.#candidate(method, owner));
    }
  }

  /** Mostly a method is called on receivers of one type. */
  #candidate(method: MethodSymbol, owner: ClassType): Candidate {
    const last = this.#last.get(method);
    if (last?.owner === owner) return last;
    const candidate = new Candidate(method, owner);
    this.#last.set(method, candidate);
    return candidate;
  }

  /** Of given methods, those of classes without arguments: static imports. */
  among(methods: readonly MethodSymbol[], { given, from }: CallRequest): Candidate[] {
    return methods
      .filter((method) => fitsArity(method, given.length))
      .filter((method) => isAccessible(method, from, this.#hierarchy))
      .map((method) => this.#candidate(method, rawType(method.owner)));
  }
}

/** `builder.append(x)` is a StringBuilder whatever x is. */
export function sharedResult(candidates: readonly Candidate[]): Type | undefined {
  const [first, ...others] = candidates.map(({ method, owner }) => {
    if (mentions(method.result, method.typeParameters)) return rawResult(method);
    return isStatic(method) ? method.result : asMemberOf(method.result, owner);
  });
  if (first === undefined) return undefined;
  const isShared = others.every((type) => type !== undefined && sameType(first, type));
  return isShared ? first : undefined;
}

/** What is inferred is not known, the class is. */
function rawResult({ result }: MethodSymbol): Type | undefined {
  return result.kind === 'class' ? rawType(result.class) : undefined;
}

function withoutRepetition(candidates: readonly Candidate[]): Candidate[] {
  const byMethod = new Map<MethodSymbol, Candidate>();
  for (const each of candidates) if (!byMethod.has(each.method)) byMethod.set(each.method, each);
  return [...byMethod.values()];
}

function variablesOf(
  { typeParameters }: MethodSymbol,
  created: ClassType,
  diamond: boolean,
): readonly TypeVariable[] {
  return diamond ? [...created.class.typeParameters, ...typeParameters] : typeParameters;
}
