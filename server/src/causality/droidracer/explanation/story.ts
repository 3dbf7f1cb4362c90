/**
 * An explanation as one paragraph: of a chain, the steps worth telling; of a pair that nothing
 * orders, what comes near and where both go back to. Program order goes without saying.
 */
import { operationPhrase, sentence } from '../../../trace/words/sentences.js';
import type { Wording } from '../../../trace/words/style.js';
import { taskWords, whoWords } from '../../../trace/words/who.js';
import type { Explanation, OpIndex, OrderEdge } from '../../explanation/types.js';
import type { RuleName } from '../graph.js';

/** How many steps of a way and how many near misses a paragraph bears. */
const STEPS_TOLD = 6;
const MISSES_TOLD = 3;

/** What of a step is told: one end of it, both, or that one task runs before another. */
const TOLD: Readonly<Record<RuleName, 'nothing' | 'from' | 'to' | 'both' | 'tasks'>> = {
  'program-order': 'nothing',
  start: 'from',
  fork: 'from',
  loop: 'from',
  post: 'from',
  'parent-end': 'tasks',
  'own-post': 'both',
  notify: 'both',
  lock: 'both',
  enable: 'from',
  'lifecycle-chain': 'tasks',
  'service-request': 'from',
  'service-chain': 'tasks',
  broadcast: 'from',
  idle: 'from',
  dependence: 'both',
  join: 'to',
  signal: 'both',
  timer: 'both',
  listener: 'both',
  binder: 'both',
  volatile: 'both',
  fifo: 'tasks',
  'no-preemption': 'tasks',
  'broadcast-order': 'tasks',
};

export function tell(wording: Wording, explanation: Omit<Explanation, 'text'>): string {
  const { relation, chain, near } = explanation;
  if (relation === 'same') return 'This is one and the same operation.';
  if (relation === 'unordered') {
    const misses = near.slice(0, MISSES_TOLD).map(({ missing }) => `${capitalised(missing)}.`);
    return ['Nothing orders the two.', ...misses, tellCause(wording, explanation)].join(' ');
  }
  const [one, other] = relation === 'before' ? ['first', 'second'] : ['second', 'first'];
  return `The ${one} comes before the ${other}: ${tellWay(wording, chain)}.`;
}

function tellCause(wording: Wording, { cause, ways }: Omit<Explanation, 'text'>): string {
  if (cause === undefined) return 'They have no common cause in this trace.';
  const where = `line ${wording.index.columns.line[cause]!}`;
  const inTask = wording.index.taskOf[cause] !== 0;
  const what = inTask
    ? `${whoWords(wording, cause)}, ${operationPhrase(wording, cause)}`
    : sentence(wording, cause);
  const [first, second] = ways.map((way) => tellWay(wording, way));
  return `Both go back to ${where}, where ${what}. To the first: ${first!}. To the second: ${second!}.`;
}

/** A long way is cut in the middle: its ends are what people know. */
function tellWay(wording: Wording, edges: readonly OrderEdge[]): string {
  const told = edges.flatMap((edge) => tellEdge(wording, edge));
  const steps = told.filter((step, at) => step !== told[at - 1]);
  if (steps.length === 0) return 'in program order';
  const left = steps.length - STEPS_TOLD;
  if (left <= 0) return steps.join('; ');
  const half = STEPS_TOLD / 2;
  return [...steps.slice(0, half), `… ${left} more …`, ...steps.slice(-half)].join('; ');
}

function tellEdge(wording: Wording, { from, to, rule }: OrderEdge): string[] {
  switch (TOLD[rule as RuleName]) {
    case 'from':
      return [at(wording, from)];
    case 'to':
      return [at(wording, to)];
    case 'both':
      return [at(wording, from), at(wording, to)];
    case 'tasks':
      return [tasksInOrder(wording, from, to)];
    default:
      return [];
  }
}

function at(wording: Wording, op: OpIndex): string {
  return `${sentence(wording, op)} (line ${wording.index.columns.line[op]!})`;
}

function tasksInOrder(wording: Wording, from: OpIndex, to: OpIndex): string {
  const { taskOf, taskNamed } = wording.index;
  const [one, other] = [from, to].map((op) => taskNamed[op]! || taskOf[op]!) as [number, number];
  if (one === 0 || other === 0 || one === other) return at(wording, to);
  return `${taskWords(wording, one)} ends before ${taskWords(wording, other)} begins`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
