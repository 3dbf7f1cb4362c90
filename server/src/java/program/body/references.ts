/**
 * Method references (JLS §15.13): `Type::staticMethod`, `Type::method` (the receiver is the function's
 * first parameter), `value::method`, `super::method`, `Type::new`, `int[]::new`.
 */
import { isTypeKind } from '../../syntax/read-type-ref.js';
import { childrenOf, kindOf, type NodeIndex } from '../../syntax/tree.js';
import { isStatic } from '../access.js';
import { typed, type ReferenceArgument } from '../calls/argument.js';
import {
  isResolved,
  type CallRequest,
  type ChosenCall,
  type UnresolvedCall,
} from '../calls/call.js';
import { asMemberOf } from '../substitution.js';
import type { MethodSymbol } from '../symbols.js';
import { isRaw, unknownType, type Type } from '../types.js';
import type { Body, Given } from './body.js';
import { dispatchOf } from './invocation.js';
import { unknownFunction } from './lambdas.js';
import { missingClassCause } from './names.js';
import { classAround, type Scope } from './scope.js';
import type { Qualifier } from './qualifier.js';
import { typeAt } from './type-nodes.js';

interface Reference {
  readonly node: NodeIndex;
  readonly left: Qualifier;
  /** `new` for a constructor. */
  readonly name: string;
  readonly scope: Scope;
}

export function referenceGiven(body: Body, node: NodeIndex, scope: Scope): Given {
  const reference = readReference(body, node, scope);
  return {
    argument: referenceArgument(body, reference),
    settle(formal) {
      body.types[node] = completeReference(body, reference, formal);
    },
  };
}

export function referenceType(
  body: Body,
  node: NodeIndex,
  scope: Scope,
  expected: Type | undefined,
): Type {
  return completeReference(body, readReference(body, node, scope), expected);
}

function readReference(body: Body, node: NodeIndex, scope: Scope): Reference {
  const { tree } = body;
  const children = childrenOf(tree, node);
  const [first] = children;
  const last = children.at(-1);
  const isNew = body.text(node) === 'new';
  const name = isNew || last === undefined ? 'new' : body.text(last);
  return { node, left: leftOf(body, first, scope), name, scope };
}

function leftOf(body: Body, node: NodeIndex | undefined, scope: Scope): Qualifier {
  if (node === undefined) {
    return { kind: 'value', type: unknownType({ why: 'not-java', name: '' }) };
  }
  if (!isTypeKind(kindOf(body.tree, node))) return body.qualifierOf(node, scope);
  return { kind: 'type', type: typeAt(body, node, scope) };
}

function referenceArgument(body: Body, reference: Reference): ReferenceArgument {
  const methods = methodsOf(body, reference);
  const isType = reference.left.kind === 'type';
  return {
    kind: 'reference',
    accepts: (arity) => accepts(reference, methods, arity),
    expects: (arity) => {
      const [only] = methods;
      if (only === undefined || methods.length > 1) return undefined;
      return expectedBy(body, reference, only, arity, isType);
    },
    resultFor: (parameters, target) => {
      const call = resolveReference(body, reference, parameters);
      if (call === undefined) return leftType(reference);
      return isResolved(call) ? body.calls.complete(call, target).result : unknownType(call.cause);
    },
  };
}

function leftType({ left }: Reference): Type {
  return left.kind === 'package' ? unknownType(missingClassCause(left.name)) : left.type;
}

function methodsOf(body: Body, reference: Reference): readonly MethodSymbol[] {
  const name = reference.name === 'new' ? '<init>' : reference.name;
  return body.hierarchy
    .receivers(leftType(reference))
    .flatMap((type) => (type.kind === 'class' ? body.members.methods(type.class, name) : []));
}

/** Where nothing is known of the left side, anything may be meant. */
function accepts(reference: Reference, methods: readonly MethodSymbol[], arity: number): boolean {
  const type = leftType(reference);
  if (type.kind === 'array' && reference.name === 'new') return arity === 1;
  if (methods.length === 0) return true;
  const fits = (method: MethodSymbol, count: number) =>
    method.parameters.length === count ||
    (method.variadic && count >= method.parameters.length - 1);
  const mayTakeReceiver = reference.left.kind === 'type' && reference.name !== 'new';
  return methods.some(
    (method) =>
      (fits(method, arity) && !(mayTakeReceiver && !isStatic(method))) ||
      (mayTakeReceiver && !isStatic(method) && fits(method, arity - 1)),
  );
}

/** The parameters of a function that means this one method; not of a generic or raw one. */
function expectedBy(
  body: Body,
  { left, name }: Reference,
  method: MethodSymbol,
  arity: number,
  isType: boolean,
): readonly Type[] | undefined {
  if (left.kind === 'package' || method.typeParameters.length > 0 || method.variadic)
    return undefined;
  const { type } = left;
  if (type.kind === 'class' && isRaw(type)) return undefined;
  const own = parametersOf(body, method, type);
  const takesReceiver = isType && name !== 'new' && !isStatic(method);
  const all = takesReceiver ? [type, ...own] : own;
  return all.length === arity ? all : undefined;
}

function parametersOf(body: Body, method: MethodSymbol, receiver: Type): Type[] {
  const owner = isStatic(method) ? undefined : body.hierarchy.asSuper(receiver, method.owner);
  return method.parameters.map(({ type }) =>
    owner === undefined ? type : asMemberOf(type, owner),
  );
}

/** The method that is meant when the function has these parameters; undefined for a new array. */
function resolveReference(
  body: Body,
  reference: Reference,
  parameters: readonly Type[],
): ChosenCall | UnresolvedCall | undefined {
  const { left, name, scope } = reference;
  const type = leftType(reference);
  const given = parameters.map(typed);
  const from = classAround(scope) ?? body.classes.object.class;
  if (name === 'new') {
    if (type.kind === 'array') return undefined;
    if (type.kind !== 'class') return { cause: causeOf(type, name) };
    return body.calls.chooseConstructor(type, isRaw(type), { given, from });
  }
  const request: CallRequest = { name, given, from };
  if (left.kind !== 'type') return body.calls.chooseMethod(type, request);
  return resolveOfType(body, type, request, parameters);
}

function causeOf(type: Type, name: string) {
  return type.kind === 'unknown' ? type.cause : ({ why: 'receiver-unknown', name } as const);
}

/** Static with all parameters, or of the first parameter with the others (JLS §15.13.1). */
function resolveOfType(
  body: Body,
  type: Type,
  request: CallRequest,
  parameters: readonly Type[],
): ChosenCall | UnresolvedCall {
  const direct = body.calls.chooseMethod(type, request);
  if (isResolved(direct) && isStatic(direct.method)) return direct;
  const [first] = parameters;
  if (first === undefined) return direct;
  const receiver = receiverFor(body, type, first);
  const unbound = body.calls.chooseMethod(receiver, { ...request, given: request.given.slice(1) });
  const isUnbound = isResolved(unbound) && !isStatic(unbound.method);
  return isUnbound || !isResolved(direct) ? unbound : direct;
}

/** `List::size` on a `List<Foo>`: the arguments come from the first parameter. */
function receiverFor(body: Body, type: Type, first: Type): Type {
  if (type.kind !== 'class' || !isRaw(type)) return type;
  return body.hierarchy.asSuper(first, type.class) ?? type;
}

function completeReference(body: Body, reference: Reference, expected: Type | undefined): Type {
  const { node, left } = reference;
  const shape = expected === undefined ? undefined : body.functions.shapeOf(expected);
  if (shape === undefined || expected === undefined) {
    noteAlone(body, reference);
    return unknownFunction(body, node, expected);
  }
  body.implemented.set(node, { interface: shape.interface, method: shape.method });
  const call = resolveReference(body, reference, shape.parameters);
  if (call === undefined) return expected;
  if (!isResolved(call)) {
    body.targets[node] = { kind: 'unknown', cause: call.cause };
    return expected;
  }
  noteMethod(body, node, call.method, left.kind === 'super', call.gathersFrom);
  return expected;
}

function noteMethod(
  body: Body,
  node: NodeIndex,
  method: MethodSymbol,
  isSuper: boolean,
  gathersFrom: number | undefined,
): void {
  const dispatch = dispatchOf(method, isSuper);
  const call = { method, dispatch, implicitThis: undefined, gathersFrom };
  body.targets[node] = { kind: 'method', call };
}

/** The interface is not known: only a name that one method has says which one is meant. */
function noteAlone(body: Body, reference: Reference): void {
  const methods = methodsOf(body, reference);
  const [only] = methods;
  if (only !== undefined && methods.length === 1) {
    noteMethod(body, reference.node, only, reference.left.kind === 'super', undefined);
    return;
  }
  const { name } = reference;
  const why = methods.length > 1 ? 'ambiguous' : 'receiver-unknown';
  body.targets[reference.node] = { kind: 'unknown', cause: { why, name } };
}
