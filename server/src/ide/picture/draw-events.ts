/**
 * The event dependency graph as a picture (ERVA, Figures 7 and 8): a lane for each thread, an event below
 * what caused it, arrows by kind, and the edge that is added to turn the two sides round.
 */
import type { EventEdge, EventGraph, GraphEvent } from '../../findings/finding.js';
import type { Box, Order, Picture } from './picture.js';

export interface PicturedEvents {
  readonly title: string;
  readonly graph: EventGraph;
  /** What becomes of it in the other order. */
  readonly verdict: string;
}

export function eventPicture({ title, graph, verdict }: PicturedEvents): Picture {
  const [first, second] = graph.sides;
  const lanes = [...new Set(graph.events.map(({ thread }) => thread))];
  const names = graph.sides.map((side) => graph.events[side]!.name);
  return {
    title,
    lanes,
    boxes: boxesOf(graph, lanes),
    arrows: graph.edges.map(({ from, to, ...edge }) => ({ from, to, rule: ruleText(edge) })),
    missing: { from: second, to: first, text: addedText(graph), isAdded: true },
    orders: [
      orderOf('As recorded', [names[0]!, names[1]!], 'What the recording shows.'),
      orderOf('As flipped', [names[1]!, names[0]!], verdict),
    ],
  };
}

/** Events stand in the order in which they began: causes come before what they cause. */
function boxesOf(graph: EventGraph, lanes: readonly string[]): Box[] {
  const boxes: Box[] = [];
  for (const [number, event] of graph.events.entries()) {
    const lane = lanes.indexOf(event.thread);
    const above = graph.edges.filter(({ from, to }) => to === number && from < number);
    const rows = [
      ...above.map(({ from }) => boxes[from]!.row + 1),
      ...boxes.filter((box) => box.lane === lane).map(({ row }) => row + 1),
    ];
    boxes.push({
      lane,
      row: Math.max(0, ...rows),
      title: event.name,
      detail: detailOf(event, number, graph),
      mark: graph.sides.includes(number) ? 'side' : isOutside(event) ? 'outside' : 'cause',
    });
  }
  return boxes;
}

function isOutside({ kind }: GraphEvent): boolean {
  return kind === 'input' || kind === 'system' || kind === 'binder';
}

const KINDS: Readonly<Record<GraphEvent['kind'], string>> = {
  input: 'external: the user',
  system: 'external: the system',
  binder: 'external: another process',
  internal: 'internal event',
  thread: 'thread',
};

function detailOf({ kind }: GraphEvent, number: number, { sides }: EventGraph): string {
  const side = number === sides[0] ? ' · ran first' : number === sides[1] ? ' · ran second' : '';
  return `${KINDS[kind]}${side}`;
}

function ruleText({ kind, delay }: Pick<EventEdge, 'kind' | 'delay'>): string {
  return delay === undefined ? kind : `${kind}, ${delay} ms later`;
}

function addedText({ more }: EventGraph): string {
  const rest = more > 0 ? `; ${more} more events are not shown` : '';
  return `dashed: the edge that turns the two round${rest}`;
}

function orderOf(title: string, steps: readonly string[], outcome: string): Order {
  return { title, steps, outcome };
}

/** The graph in words: a line for each event, with what caused it. */
export function eventLines({ graph }: PicturedEvents): string[] {
  const nameOf = (number: number) => graph.events[number]!.name;
  return graph.events.map((event, number) => {
    const causes = graph.edges
      .filter(({ to }) => to === number)
      .map((edge) => `${ruleText(edge)} by ${nameOf(edge.from)}`);
    const detail = detailOf(event, number, graph);
    return `${event.name} (${detail}, on ${event.thread})${causes.length === 0 ? '' : `: ${causes.join(', ')}`}`;
  });
}
