/** Who starts whom: all starts of one origin by another are one edge. */
import type { StaticOriginId } from '../origins.js';
import type { OriginTrace, Position } from './events.js';

export interface StartEdge {
  readonly by: StaticOriginId;
  readonly to: StaticOriginId;
  /** In the trace of the starter, ascending. */
  readonly positions: readonly Position[];
}

export interface StartGraph {
  /** By origin: what it starts. */
  readonly starts: readonly (readonly StartEdge[])[];
  /** By origin: what starts it. */
  readonly startedBy: readonly (readonly StartEdge[])[];
}

export function buildStartGraph(traces: readonly OriginTrace[]): StartGraph {
  const startedBy: StartEdge[][] = traces.map(() => []);
  const starts = traces.map(({ origin, outs }) => {
    const positions = new Map<StaticOriginId, Position[]>();
    for (const out of outs) {
      const known = positions.get(out.origin);
      if (known === undefined) positions.set(out.origin, [out.position]);
      else known.push(out.position);
    }
    return [...positions].map(([to, at]) => ({ by: origin.id, to, positions: at }));
  });
  for (const edge of starts.flat()) startedBy[edge.to]!.push(edge);
  return { starts, startedBy };
}
