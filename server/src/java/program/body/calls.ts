/**
 * Method invocations (JLS §15.12): where the method is looked for, and what it is called on. A call
 * without a receiver is of the innermost class around that has a method of the name (§15.12.1), else
 * of a static import.
 *
 * A class around whose supertypes are not all known counts as having the method only if it shows one:
 * if a class further out shows one, that is taken.
 */
import { Kind, Role } from '../../syntax/kinds.js';
import { isTypeKind } from '../../syntax/read-type-ref.js';
import { childIn, childrenOf, kindOf, type NodeIndex } from '../../syntax/tree.js';
import { isStatic } from '../access.js';
import type { CallRequest, ChosenCall, UnresolvedCall } from '../calls/call.js';
import type { ClassSymbol, UnknownCause } from '../symbols.js';
import { ownType, type Type } from '../types.js';
import type { Body, Given } from './body.js';
import { givenArguments } from './given.js';
import { callAsGiven, completeCall, type CallSite } from './invocation.js';
import { missingClassCause, missingName, qualifierBefore } from './names.js';
import { classAround, classesAround, type Scope } from './scope.js';
import { typeAt } from './type-nodes.js';

export function callType(
  body: Body,
  node: NodeIndex,
  scope: Scope,
  expected: Type | undefined,
): Type {
  return completeCall(body, callSite(body, node, scope), expected);
}

export function callGiven(body: Body, node: NodeIndex, scope: Scope): Given {
  return callAsGiven(body, callSite(body, node, scope));
}

function callSite(body: Body, node: NodeIndex, scope: Scope): CallSite {
  const { tree } = body;
  const object = childIn(tree, node, Role.object);
  const name = childIn(tree, node, Role.name);
  const written = name === undefined ? '' : body.text(name);
  // The receiver is read before the arguments, as it stands before them.
  const found =
    object === undefined
      ? unqualified(body, written, scope)
      : qualified(body, node, object, written, scope);
  const given = givenArguments(body, childIn(tree, node, Role.arguments), scope);
  const request: CallRequest = {
    name: written,
    given: given.map(({ argument }) => argument),
    from: classAround(scope) ?? body.classes.object.class,
    typeArguments: typeArgumentsAt(body, node, scope),
  };
  const { isSuper, implicitThis } = found;
  return { node, given, call: found.choose(request), isSuper, implicitThis };
}

interface Search {
  readonly isSuper: boolean;
  readonly implicitThis: ClassSymbol | undefined;
  choose(request: CallRequest): ChosenCall | UnresolvedCall;
}

function typeArgumentsAt(body: Body, node: NodeIndex, scope: Scope): Type[] | undefined {
  const list = childIn(body.tree, node, Role.typeArguments);
  if (list === undefined) return undefined;
  return childrenOf(body.tree, list)
    .filter((child) => isTypeKind(kindOf(body.tree, child)))
    .map((child) => typeAt(body, child, scope));
}

function qualified(
  body: Body,
  node: NodeIndex,
  object: NodeIndex,
  name: string,
  scope: Scope,
): Search {
  const receiver = qualifierBefore(body, node, object, scope);
  const isSuper = receiver.kind === 'super';
  if (receiver.kind === 'package') {
    return failing(missingReceiver(receiver.name, name));
  }
  const { type } = receiver;
  return {
    isSuper,
    implicitThis: undefined,
    choose: (request) => body.calls.chooseMethod(type, request),
  };
}

/** `com.acme.Thing.run()`: a class that is not there, if it looks like one. */
function missingReceiver(receiver: string, name: string): UnknownCause {
  return receiver.includes('.') ? missingClassCause(receiver) : { why: 'receiver-unknown', name };
}

function failing(cause: UnknownCause): Search {
  return { isSuper: false, implicitThis: undefined, choose: () => ({ cause }) };
}

function unqualified(body: Body, name: string, scope: Scope): Search {
  for (const around of classesAround(scope)) {
    if (body.calls.hasMethod(around, name)) return within(body, around);
  }
  const imported = importedMethods(body, name);
  if (imported !== undefined) return imported;
  return failing(missingName(body, name, scope));
}

function within(body: Body, symbol: ClassSymbol): Search {
  return {
    isSuper: false,
    implicitThis: symbol,
    choose: (request) => body.calls.chooseMethod(ownType(symbol), request),
  };
}

/** Of the classes named one by one; else of those with a star: all that have the name compete. */
function importedMethods(body: Body, name: string): Search | undefined {
  const imports = body.fileScope?.staticImports(name);
  if (imports === undefined) return undefined;
  const ofAll = (classes: readonly ClassSymbol[]) =>
    classes.flatMap((symbol) => body.members.methods(symbol, name)).filter(isStatic);
  const single = ofAll(imports.single);
  const found = single.length > 0 ? single : ofAll(imports.star);
  if (found.length === 0) return undefined;
  return {
    isSuper: false,
    implicitThis: undefined,
    choose: (request) => body.calls.chooseAmong([...new Set(found)], request),
  };
}

/** Is a node an invocation of something: what the coverage line counts. */
export function isCall(kind: Kind): boolean {
  return (
    kind === Kind.methodInvocation ||
    kind === Kind.objectCreationExpression ||
    kind === Kind.explicitConstructorInvocation ||
    kind === Kind.methodReference
  );
}
