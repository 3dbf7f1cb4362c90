/** FORK, JOIN and PO: threads that run side by side, and one thread that does separate things. */
import { OpKind } from '../../../trace/operations.js';
import type { NearMiss } from '../types.js';
import { line, thread, threadOf, who, type UnorderedPair } from './pair.js';

/** The second's thread was started, but not after the first. */
export function forkMissed(pair: UnorderedPair): readonly NearMiss[] {
  const { graph, first, second } = pair;
  const id = threadOf(pair, second);
  if (threadOf(pair, first) === id || graph.segments[second]!.kind !== 'thread') return [];
  const name = thread(pair, id);
  const fork = last(pair, (node) => isOn(pair, node, OpKind.Fork, id) && node < second);
  if (fork === undefined) {
    return [{ rule: 'FORK', missing: `who started ${name} was not recorded` }];
  }
  const started = `${name} was started by ${who(pair, fork)} (${line(pair, fork)})`;
  const missing = pair.isBefore(fork, first)
    ? `${started}, before ${pair.called[0]}`
    : `${started}, and nothing puts that after ${pair.called[0]}`;
  return [{ rule: 'FORK', missing }];
}

/** The first's thread ends some time, but the second does not wait for it. */
export function joinMissed(pair: UnorderedPair): readonly NearMiss[] {
  const { graph, index, first, second } = pair;
  const ended = threadOf(pair, first);
  if (threadOf(pair, second) === ended || graph.segments[first]!.kind !== 'thread') return [];
  // Nobody waits for a looper.
  if (index.tables.threads[ended]?.kind === 'looper') return [];
  const name = thread(pair, ended);
  const join = last(pair, (node) => isOn(pair, node, OpKind.Join, ended));
  const missing =
    join === undefined
      ? `nothing waits for ${name} to end`
      : `the end of ${name} is waited for by ${who(pair, join)} (${line(pair, join)}), but nothing puts that before ${pair.called[1]}`;
  return [{ rule: 'JOIN', missing }];
}

function isOn({ index }: UnorderedPair, node: number, kind: OpKind, id: number): boolean {
  return index.columns.kind[node] === kind && index.columns.a[node] === id;
}

function last({ graph }: UnorderedPair, fits: (node: number) => boolean): number | undefined {
  for (let node = graph.nodeCount - 1; node >= 0; node--) if (fits(node)) return node;
  return undefined;
}

/** One thread does both, but not as one sequence. */
export function programOrderMissed(pair: UnorderedPair): readonly NearMiss[] {
  const { graph, index, first, second } = pair;
  const id = threadOf(pair, first);
  if (threadOf(pair, second) !== id) return [];
  const kinds = [graph.segments[first]!.kind, graph.segments[second]!.kind];
  const name = thread(pair, id);
  if (index.tables.threads[id]?.kind === 'binder') {
    const missing = `both run on ${name}, but a binder thread does every piece of work on its own: its pool gives no order`;
    return [{ rule: 'PO', missing }];
  }
  if (kinds.every((kind) => kind === 'task')) return [];
  const missing = `${name} does one of the two outside of its tasks, where only the beginning and the end of its loop order it`;
  return [{ rule: kinds[0] === 'task' ? 'LOOPEND' : 'LOOPBEGIN', missing }];
}
