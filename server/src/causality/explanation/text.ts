/** An explanation as one paragraph, for a developer who does not know the theory. */
import { whoWords } from '../../trace/words/who.js';
import { describeNode, tellWay, type Narrator } from './story.js';
import type { Explanation, OpIndex, OrderEdge } from './types.js';

/** How many steps of a way and how many near misses a paragraph bears. */
const STEPS_TOLD = 6;
const MISSES_TOLD = 3;

export type Untold = Omit<Explanation, 'text'>;

export function tell(narrator: Narrator, explanation: Untold): string {
  switch (explanation.relation) {
    case 'same':
      return 'This is one and the same operation.';
    case 'unordered':
      return [...nearText(explanation), causeText(narrator, explanation)]
        .filter((part) => part !== '')
        .join(' ');
    default:
      return orderText(narrator, explanation);
  }
}

function orderText(narrator: Narrator, { relation, chain }: Untold): string {
  const [one, other] = relation === 'before' ? ['first', 'second'] : ['second', 'first'];
  const steps = tellWay(narrator, chain);
  const claim = `The ${one} comes before the ${other} in every run`;
  if (steps.length > 0) return `${claim}: ${joined(steps)}.`;
  return `${claim}: ${runsIn(narrator, chain[0]!.from)} does both, in this order.`;
}

/** The task, or else the thread, that performs the operation. */
function runsIn({ graph, wording }: Narrator, op: OpIndex): string {
  return whoWords(wording, graph.nodeAt(op));
}

function nearText({ near }: Untold): string[] {
  if (near.length === 0) return ['Nothing orders the two.'];
  const told = near.slice(0, MISSES_TOLD).map(({ missing }) => capitalised(missing));
  return ['Nothing orders the two.', ...told.map((each) => `${each}.`)];
}

function causeText(narrator: Narrator, { cause, ways }: Untold): string {
  if (cause === undefined) return 'They have no common cause in this trace.';
  const { place, what } = describeNode(narrator, cause);
  const [first, second] = ways.map((way) => wayText(narrator, way));
  return `Both go back to ${place}, where ${what}. To the first: ${first!}. To the second: ${second!}.`;
}

function wayText(narrator: Narrator, way: readonly OrderEdge[]): string {
  const steps = tellWay(narrator, way);
  return steps.length > 0 ? joined(steps) : 'in program order';
}

/** A long way is cut in the middle: its ends are what people know. */
function joined(steps: readonly string[]): string {
  const left = steps.length - STEPS_TOLD;
  if (left <= 0) return steps.join('; ');
  const half = STEPS_TOLD / 2;
  const shown = [...steps.slice(0, half), `… ${left} more …`, ...steps.slice(-half)];
  return shown.join('; ');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
