/**
 * What a call of a library does with the objects that it is given: by the tables, a container keeps
 * what is stored in it, some methods keep nothing, some keep it in their receiver or result. A
 * constructor keeps its arguments in the new object. Of all others it is thought that they keep
 * everything where anybody may find it.
 */
import type { ContainerMethod } from '../../../android/knowledge/knowledge-index.js';
import type { MethodKnowledge } from '../../../android/knowledge/method-knowledge.js';
import { checkedArgument, knownCheck } from '../../../java/ir/facts/known-checks.js';
import type { Call } from '../../../java/ir/statements.js';
import type { MethodSymbol } from '../../../java/program/symbols.js';
import type { Holdings } from './holdings.js';
import { NONE, OTHER, type Sites } from './sites.js';

export interface GivenSites {
  readonly receiver: Sites;
  readonly arguments: readonly Sites[];
  /** The object that this call gives, if it is a new one. */
  readonly result: Sites;
  /** Closures among all objects: a method that is given one may run it. */
  readonly closures: Sites;
}

/** What the result may be. */
export function applyLibraryCall(
  call: Call,
  given: GivenSites,
  holdings: Holdings,
  knowledge: MethodKnowledge,
): Sites {
  const { method } = call;
  if (method === undefined) return keepAll(given, holdings);
  if (method.name === '<init>') {
    for (const each of given.arguments) holdings.store(given.receiver, each);
    return NONE;
  }
  const check = knownCheck(method);
  if (check !== undefined) return checkedArgument(check, given.arguments) ?? OTHER;
  const { container, keeping } = knowledge.of(method);
  switch (keeping?.keeps) {
    case 'nothing':
      return keepNothing(given, holdings);
    case 'receiver':
      return keepInReceiver(method, given, holdings);
    case 'result':
      for (const each of [given.receiver, ...given.arguments]) holdings.store(given.result, each);
      return given.result;
    case undefined:
  }
  if (container === undefined) return keepAll(given, holdings);
  return useContainer(container, given, holdings);
}

function keepAll({ receiver, arguments: given }: GivenSites, holdings: Holdings): Sites {
  for (const each of [receiver, ...given]) holdings.escape(each);
  return OTHER;
}

/** A closure is run now or later: what it took along may go anywhere. */
function escapeClosures(given: GivenSites, holdings: Holdings): void {
  for (const each of given.arguments) holdings.escape(each & given.closures);
}

function useContainer(
  { stores, copies, view, returnsElement }: ContainerMethod,
  given: GivenSites,
  holdings: Holdings,
): Sites {
  escapeClosures(given, holdings);
  for (const place of [...stores, ...copies]) {
    const stored = given.arguments[place] ?? NONE;
    holdings.store(given.receiver, stored | holdings.contentOf(stored));
  }
  // As in points-to, a view (an iterator, a sublist) is the container that it shows.
  if (view) return given.receiver;
  return returnsElement ? holdings.reach(holdings.contentOf(given.receiver)) : OTHER;
}

function keepNothing(given: GivenSites, holdings: Holdings): Sites {
  escapeClosures(given, holdings);
  return given.arguments.reduce((all, each) => all | each, given.receiver | OTHER);
}

/** What has the receiver's type is the receiver: a builder. */
function keepInReceiver(method: MethodSymbol, given: GivenSites, holdings: Holdings): Sites {
  for (const each of given.arguments) holdings.store(given.receiver, each);
  const { result, owner } = method;
  if (result.kind === 'class' && result.class.id === owner.id) return given.receiver;
  return holdings.reach(given.receiver) | OTHER;
}
