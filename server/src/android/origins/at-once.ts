/**
 * What a library does with a function that it is given: runs it before the call returns, keeps it for
 * whoever takes it out again, or nobody knows. Of a library that no table has only the name of the class
 * is known, and its package decides.
 */
import type { Call } from '../../java/ir/statements.js';
import type { ClassSymbol, MethodSymbol, Type } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import type { Code } from '../flow/code.js';
import type { Values } from '../flow/values.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import { isDone, type Handing } from './postings.js';

/** What the collections, streams and the like are given, they run while they are called. */
export function ranAtOnce(
  { call, object, row, argument }: Handing,
  values: Values,
  knowledge: MethodKnowledge,
): Code[] {
  const { method } = call;
  if (method === undefined) {
    return object.kind === 'closure' && isMissingAtOnce(call, knowledge) ? [object.code] : [];
  }
  if (row !== undefined) return [];
  const type = method.parameters[argument]?.type;
  if (!isAtOnce(method, knowledge, argument) && !isForCaller(type, knowledge)) return [];
  if (object.kind === 'closure') return [object.code];
  if (object.kind !== 'instance' || type?.kind !== 'class' || type.class.kind !== 'interface')
    return [];
  // Elements and arrays of elements are not told apart by values; types are.
  if (!knowledge.hierarchy.isSubclass(object.class, type.class)) return [];
  return abstractNames(type.class).flatMap((name) => values.dispatch.byName(object.class, name));
}

/** Does the call run what it is given, or keep it for a row that says more? */
export function isKeptOrRun({ call, row, argument }: Handing, knowledge: MethodKnowledge): boolean {
  const { method } = call;
  if (method === undefined) return isOfMissingRunner(call, knowledge);
  if (isAnything(method.parameters[argument]?.type)) return true;
  const { calls, delegates, executor, container } = knowledge.of(method);
  const isKnown = row !== undefined || calls.some(isDone) || delegates.length > 0;
  if (isKnown || executor !== undefined || container !== undefined) return true;
  return isAtOnce(method, knowledge) || isForCaller(method.parameters[argument]?.type, knowledge);
}

/** Of a type whose methods are called by whoever uses the object, as a row says: `Html.ImageGetter`. */
function isForCaller(type: Type | undefined, { index }: MethodKnowledge): boolean {
  if (type?.kind !== 'class' || type.class.kind !== 'interface') return false;
  const { name } = type.class;
  return abstractNames(type.class).some((each) => index.callback(name, each)?.runs === 'caller');
}

/**
 * What is kept, as an element or by an object that is made with it, is run by others later. A function
 * that a container is given beside its elements it runs itself: `computeIfAbsent`.
 */
export function isAtOnce(
  method: MethodSymbol,
  knowledge: MethodKnowledge,
  argument?: number,
): boolean {
  const { delegates, executor, container } = knowledge.of(method);
  const stores = container?.stores ?? [];
  const isStored = argument === undefined ? stores.length > 0 : stores.includes(argument);
  const isKept =
    method.name === '<init>' || delegates.length > 0 || executor !== undefined || isStored;
  if (isKept) return false;
  const type = argument === undefined ? undefined : method.parameters[argument]?.type;
  const isFunction = type?.kind === 'class' && type.class.package === 'java.util.function';
  return (
    (container !== undefined && isFunction) ||
    knowledge.index.general.atOnce.includes(method.owner.package)
  );
}

/** The same of a call on a class that is not in the tables; what an object is made with it keeps. */
export function isMissingAtOnce(call: Call, knowledge: MethodKnowledge): boolean {
  return call.name !== '<init>' && isOfMissingRunner(call, knowledge);
}

/** `Try.of(…).map(…)`: the class that the chain begins with is of such a package. */
function isOfMissingRunner({ unknown }: Call, { index }: MethodKnowledge): boolean {
  if (unknown?.why !== 'class-not-found' && unknown?.why !== 'receiver-unknown') return false;
  const name = unknown.why === 'class-not-found' ? unknown.name : (unknown.missing ?? '');
  const packageName = name.split(/\.(?=[A-Z])/)[0]!;
  return index.general.atOnce.includes(packageName);
}

/** A parameter of any type: nothing is called on what it is given. */
function isAnything(type: Type | undefined): boolean {
  return (
    type?.kind === 'variable' || (type?.kind === 'class' && type.class.name === 'java.lang.Object')
  );
}

export function abstractNames(symbol: ClassSymbol): string[] {
  return [...symbol.methods.values()]
    .flat()
    .filter(({ modifiers }) => hasModifier(modifiers, 'abstract'))
    .map(({ name }) => name);
}
