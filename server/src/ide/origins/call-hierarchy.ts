/**
 * The call hierarchy over event edges: the incoming calls of a callback are the places that post,
 * start, register or enable it, beside those that call it; what a method posts or starts is outgoing.
 */
import type { Place } from '../../android/origins.js';
import type { CallSite, CauseSite, MethodIndex, OriginIndex } from './origin-index.js';
import type { HierarchyCall, HierarchyItem } from './types.js';
import { executorText } from '../../android/executor-words.js';
import { deedText, methodTitle } from './words.js';

/** What stands at a place: the method whose name it is, those that are called there, or around it. */
export function hierarchyAt(
  index: OriginIndex,
  file: string,
  line: number,
  column: number,
): HierarchyItem[] {
  const named = index.methodNamedAt(file, line, column);
  if (named !== undefined) return [itemOf(index, named)];
  const called = new Set(index.callsAt(file, line, column).map(({ callee }) => callee));
  if (called.size > 0) return [...called].map((each) => itemOf(index, each));
  const around = index.methodAround(file, line, column);
  return around === undefined ? [] : [itemOf(index, around)];
}

export function incomingCalls(index: OriginIndex, item: Place): HierarchyCall[] {
  const method = index.methodNamedAt(item.file, item.line, item.column);
  if (method === undefined) return [];
  const groups = new CallGroups();
  for (const { caller, at } of index.callsTo(method)) groups.add(itemOf(index, caller), at);
  for (const origin of index.originsOf(index.method(method)!)) {
    for (const cause of origin.causes) {
      if (cause.at === undefined) continue;
      groups.add(causerOf(index, { origin, cause, at: cause.at }), cause.at);
    }
  }
  return groups.calls();
}

export function outgoingCalls(index: OriginIndex, item: Place): HierarchyCall[] {
  const method = index.methodNamedAt(item.file, item.line, item.column);
  if (method === undefined) return [];
  const groups = new CallGroups();
  for (const { callee, at } of callsInOrder(index, method)) groups.add(itemOf(index, callee), at);
  for (const { origin, cause, at } of index.causesFrom(method)) {
    const detail = `${deedText(cause)}: ${cause.by}`;
    groups.add({ ...entryOf(index, origin), detail, kind: 'event' }, at);
  }
  return groups.calls();
}

function callsInOrder(index: OriginIndex, method: MethodIndex): CallSite[] {
  return index
    .callsFrom(method)
    .sort((one, other) => one.at.line - other.at.line || one.at.column - other.at.column);
}

function itemOf(index: OriginIndex, method: MethodIndex): HierarchyItem {
  const node = index.method(method)!;
  const [origin] = index.originsOf(node);
  const detail = origin === undefined ? '' : executorText(origin.runsOn);
  const kind = origin === undefined ? 'method' : 'event';
  return { name: methodTitle(node), detail, kind, at: node.at, body: node.body };
}

function entryOf(index: OriginIndex, { name, at, body }: CauseSite['origin']): HierarchyItem {
  const method = index.methodNamedAt(at.file, at.line, at.column);
  if (method !== undefined) return itemOf(index, method);
  return { name, detail: '', kind: 'event', at, body };
}

/** Who makes an origin run: the method around the place, or the file where no method is. */
function causerOf(index: OriginIndex, { cause, at }: CauseSite): HierarchyItem {
  const around = index.methodAround(at.file, at.line, at.column);
  const detail = `${deedText(cause)}: ${cause.by}`;
  if (around === undefined) return { name: cause.by, detail, kind: 'file', at, body: at };
  return { ...itemOf(index, around), detail };
}

/** Calls by who is at their other end; the same method with another deed is another entry. */
class CallGroups {
  private readonly groups = new Map<string, { item: HierarchyItem; ranges: Place[] }>();

  add(item: HierarchyItem, at: Place): void {
    const key = `${item.at.file}:${item.at.line}:${item.at.column}:${item.detail}`;
    const group = this.groups.get(key) ?? { item, ranges: [] };
    this.groups.set(key, group);
    group.ranges.push(at);
  }

  calls(): HierarchyCall[] {
    return [...this.groups.values()];
  }
}
