/**
 * A chain of edges as a person tells it: who starts, posts, enables or signals what. Steps of program
 * order go without saying, and so does what surely follows (a posted task begins).
 */
import {
  describeOperation,
  siteOf,
  type OperationDescription,
} from '../../trace/words/description.js';
import { sentence } from '../../trace/words/sentences.js';
import type { Wording } from '../../trace/words/style.js';
import { taskWords } from '../../trace/words/who.js';
import { NONE, type OrderGraph } from './order-graph.js';
import { ruleMeaning } from './rule-meanings.js';
import type { OpIndex, OrderEdge } from './types.js';

/** The trace of the graph, in words. */
export interface Narrator {
  readonly graph: OrderGraph;
  /** Of the nodes alone. */
  readonly wording: Wording;
}

/** What of an edge is told: one end of it, both, or that one task runs before another. */
const TOLD: Readonly<Record<string, 'from' | 'to' | 'both' | 'tasks'>> = {
  START: 'from',
  FORK: 'from',
  JOIN: 'to',
  SIGNAL: 'both',
  NOTIFY: 'both',
  LISTENER: 'both',
  TIMER: 'both',
  CALL: 'both',
  REPLY: 'to',
  VOLATILE: 'both',
  ATTACH: 'from',
  SEND: 'from',
  LOOPBEGIN: 'from',
  LOOPEND: 'to',
  IDLE: 'from',
  ENABLE: 'from',
  LIFECYCLE: 'tasks',
  INPUT: 'tasks',
  LOCK: 'both',
  FIFO: 'tasks',
  PRIORITY: 'tasks',
  ATFRONT: 'tasks',
  ATOMIC: 'tasks',
  BARRIER: 'from',
  IPCHANDLE: 'tasks',
  IPCASYNC: 'tasks',
};

/** The steps worth telling, each as a sentence without a full stop. */
export function tellWay(narrator: Narrator, edges: readonly OrderEdge[]): string[] {
  const told = edges.flatMap((edge) => tellEdge(narrator, edge));
  return told.filter((step, at) => step !== told[at - 1]);
}

function tellEdge(narrator: Narrator, { from, to, rule }: OrderEdge): string[] {
  switch (TOLD[rule]) {
    case 'from':
      return [operationAt(narrator, from)];
    case 'to':
      return [operationAt(narrator, to)];
    case 'both':
      return [operationAt(narrator, from), operationAt(narrator, to)];
    case 'tasks':
      return [`${tasksInOrder(narrator, from, to)} (${ruleMeaning(rule)})`];
    default:
      return [];
  }
}

function tasksInOrder(narrator: Narrator, from: OpIndex, to: OpIndex): string {
  const { graph, wording } = narrator;
  const { taskOf } = wording.index;
  const [one, other] = [taskOf[graph.nodeAt(from)]!, taskOf[graph.nodeAt(to)]!];
  if (one === 0 || other === 0 || one === other) return operationAt(narrator, to);
  const begins = wording.index.tasks.begin[other] === graph.nodeAt(to);
  const second = begins
    ? `${taskWords(wording, other)} begins`
    : `${taskWords(wording, other)} goes on`;
  return `${taskWords(wording, one)} ends before ${second}`;
}

/** The operation as a sentence with the place in its source. */
function operationAt({ graph, wording }: Narrator, op: OpIndex): string {
  const node = graph.nodeAt(op);
  const { file = '', line = 0 } = siteOf(wording.index, node) ?? {};
  const text = sentence(wording, node);
  if (file === '') return text;
  return `${text} (${wording.style.code(line > 0 ? `${file}:${line}` : file)})`;
}

export function describeNode({ graph, wording }: Narrator, op: OpIndex): OperationDescription {
  const node = graph.nodeAt(op);
  if (node === NONE) return { place: `operation ${op}`, what: 'not recorded', site: '' };
  return describeOperation(wording, node);
}
