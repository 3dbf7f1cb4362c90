/** ENABLE and LIFECYCLE: what the platform may call next, and why it need not wait here. */
import { callbackOfTask } from '../../../trace/index/task-callback.js';
import type { Callback, CallbackKind } from '../../../trace/tables.js';
import { calledWords, componentWords } from '../../../trace/words/who.js';
import { LIFECYCLES, callbacksNamed, mayFollow, type Track } from '../../android/lifecycles.js';
import { ComponentInstances } from '../../android/rules/component-instances.js';
import { NONE, type OrderGraph } from '../order-graph.js';
import type { NearMiss } from '../types.js';
import { bothTasks, line, taskRow, who, type UnorderedPair } from './pair.js';

const CALLED_BY_PLATFORM: ReadonlySet<CallbackKind> = new Set<CallbackKind>([
  'lifecycle',
  'ui',
  'focus',
  'service',
  'broadcast',
]);

/** The second is in a callback that was enabled long before, or never. */
export function enableMissed(pair: UnorderedPair): readonly NearMiss[] {
  const row = taskRow(pair, pair.second);
  if (row === 0) return [];
  const { callback, component } = callbackOfTask(pair.index, row);
  const kind = pair.index.tables.callbacks[callback]?.kind;
  if (callback === 0 || kind === undefined || !CALLED_BY_PLATFORM.has(kind)) return [];
  const called = calledWords(pair.wording, callback, component);
  const enable = lastEnable(pair, row);
  if (enable === NONE) {
    const missing = `no enable of ${called} was recorded, so nothing says what it must follow`;
    return [{ rule: 'ENABLE', missing }];
  }
  const since = `${who(pair, enable)} (${line(pair, enable)})`;
  return [
    {
      rule: 'ENABLE',
      missing: `the platform may call ${called} at any time since it was enabled by ${since}`,
    },
  ];
}

function lastEnable({ graph, index }: UnorderedPair, row: number): number {
  const { post, begin, trigger } = index.tasks;
  const calls = [post[row]!, begin[row]!, trigger[row]!].filter((node) => node >= 0);
  return Math.max(NONE, ...calls.flatMap((node) => enablesOf(graph, node)));
}

function enablesOf(graph: OrderGraph, node: number): number[] {
  const found: number[] = [];
  const [first, end] = graph.edgesOf(node);
  for (let edge = first; edge < end; edge++) {
    const source = graph.sourceOf(edge);
    if (graph.ruleOf(edge) !== 'ENABLE') continue;
    found.push(source >= 0 ? source : graph.nodeOfCell(~source));
  }
  return found;
}

interface Called {
  readonly row: Callback;
  readonly callback: number;
  readonly component: number;
}

/** Both are callbacks of components that live by a lifecycle. */
export function lifecycleMissed(pair: UnorderedPair): readonly NearMiss[] {
  const rows = bothTasks(pair);
  if (rows === undefined) return [];
  const [one, other] = rows.map((row) => calledIn(pair, row));
  if (one === undefined || other === undefined) return [];
  const missing = whyNoLifecycle(pair, one, other);
  return missing === '' ? [] : [{ rule: 'LIFECYCLE', missing }];
}

function calledIn({ index }: UnorderedPair, task: number): Called | undefined {
  const { callback, component } = callbackOfTask(index, task);
  const row = index.tables.callbacks[callback];
  if (callback === 0 || row === undefined) return undefined;
  const lives = row.kind === 'lifecycle' || row.kind === 'service' || row.kind === 'broadcast';
  return lives ? { row, callback, component } : undefined;
}

function whyNoLifecycle(pair: UnorderedPair, one: Called, other: Called): string {
  const instances = new ComponentInstances(pair.index.tables);
  const [mine, yours] = [one, other].map(({ row, component }) => instances.find(row, component));
  const names = [words(pair, one), words(pair, other)] as const;
  if (mine === undefined || yours === undefined) {
    const unknown = mine === undefined ? names[0] : names[1];
    return `the trace does not say to which component instance ${unknown} belongs, so no lifecycle orders it`;
  }
  if (mine.id !== yours.id) {
    return `callback ${names[0]} is of ${owner(pair, one)}, ${names[1]} of ${owner(pair, other)}: a lifecycle orders only the callbacks of one instance`;
  }
  const tracks: readonly Track[] = LIFECYCLES[mine.kind];
  const [first, second] = [lastOf(one), firstOf(other)];
  if (tracks.some((track) => mayFollow(track, first, second))) {
    return `callbacks ${names[0]} and ${names[1]} are of one ${mine.kind}, but others of it came in between that do not lead there`;
  }
  return `the lifecycle of a ${mine.kind} does not lead from ${names[0]} to ${names[1]}`;
}

function words(pair: UnorderedPair, { callback, component }: Called): string {
  return calledWords(pair.wording, callback, component);
}

function owner(pair: UnorderedPair, { row, component }: Called): string {
  if (component > 0) return componentWords(pair.wording, component);
  return row.owner === '' ? 'a component' : pair.wording.style.code(row.owner);
}

/** A recorder's name may stand for several callbacks in a row. */
function firstOf({ row }: Called): string {
  return callbacksNamed(row.name)[0]!;
}

function lastOf({ row }: Called): string {
  return callbacksNamed(row.name).at(-1)!;
}
