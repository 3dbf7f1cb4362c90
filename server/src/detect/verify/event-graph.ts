/**
 * The part of the dependency graph that a race hangs on, as plain data for a picture: the events of both
 * sides, what brought them about, nearest first, and the typed edges between these (ERVA, Figure 7).
 */
import type { EventEdge, EventGraph } from '../../findings/finding.js';
import { becauseText, type DependencyEdge, type EventNode } from './dependency-graph.js';
import type { Verifier } from './verifier.js';

/** More than so many events nobody reads in a picture. */
const MOST_EVENTS = 12;
/** So far is looked to say how many more there are. */
const MOST_COUNTED = 200;

export function eventGraphOf(verifier: Verifier, first: number, second: number): EventGraph {
  const sides = [first, second].map((op) => segmentAt(verifier, op));
  const all = causingAll(verifier, sides);
  const shown = all.slice(0, MOST_EVENTS).sort((one, other) => one.operation - other.operation);
  const numberOf = new Map(shown.map(({ segment }, at) => [segment, at]));
  return {
    events: shown.map((event) => ({
      name: event.name,
      kind: event.kind,
      thread: threadOf(verifier, event),
    })),
    edges: shown.flatMap((event) => edgesInto(event, numberOf)),
    sides: [numberOf.get(sides[0]!)!, numberOf.get(sides[1]!)!],
    more: all.length - shown.length,
  };
}

/** Why both sides exist, a sentence each. */
export function becauseOf(verifier: Verifier, op: number): string {
  return becauseText(verifier.events.rootsOf(segmentAt(verifier, op)));
}

function segmentAt({ skeleton }: Verifier, op: number): number {
  return skeleton.segmentOf[skeleton.nodeOfOperation[op]!]!;
}

/** These, and what brought them about, nearest first. */
function causingAll({ events }: Verifier, segments: readonly number[]): EventNode[] {
  const found = new Set(segments);
  for (const segment of found) {
    if (found.size >= MOST_COUNTED) break;
    for (const { from } of causesOf(events.event(segment))) found.add(from);
  }
  return [...found].map((segment) => events.event(segment));
}

/** What the user does comes from outside: who delivers it, and what answers it, is no cause. */
function causesOf({ kind, causes }: EventNode): readonly DependencyEdge[] {
  return kind === 'input' ? causes.filter((cause) => cause.kind === 'enable') : causes;
}

/** One edge for each two events: the one that says most. */
function edgesInto(event: EventNode, numberOf: ReadonlyMap<number, number>): EventEdge[] {
  const found = new Map<number, EventEdge>();
  const to = numberOf.get(event.segment)!;
  for (const { from, kind, delay } of causesOf(event)) {
    const number = numberOf.get(from);
    if (number === undefined || number >= to || found.has(number)) continue;
    found.set(number, { from: number, to, kind, ...(delay !== undefined && { delay }) });
  }
  return [...found.values()];
}

function threadOf({ trace }: Verifier, { operation }: EventNode): string {
  const row = trace.tables.threads[trace.store.columns.thread[operation]!];
  const { name = '', label = '' } = row ?? {};
  return name === '' ? label : name;
}
