/**
 * A chain of edges as a person tells it: who starts, posts, enables or signals what. Steps of program
 * order go without saying, and so does what surely follows (a posted task begins).
 */
import type { TraceIndex } from '../../trace/index/types.js';
import { siteText, type Site } from '../../trace/tables.js';
import { operationPhrase, sentence } from '../../trace/words/sentences.js';
import type { Wording } from '../../trace/words/style.js';
import { taskWords, whoWords } from '../../trace/words/who.js';
import type { OrderGraph } from './order-graph.js';
import { ruleMeaning } from './rule-meanings.js';
import type { OperationDescription, OpIndex, OrderEdge } from './types.js';

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

export function describeOperation({ graph, wording }: Narrator, op: OpIndex): OperationDescription {
  const { index, style } = wording;
  const node = graph.nodeAt(op);
  if (node < 0) return { place: `operation ${op}`, what: 'not recorded', site: '' };
  const row = siteOf(index, node);
  const site = row === undefined ? '' : style.code(siteText(row));
  return { place: placeOf(index, node), what: whatOf(wording, node), site };
}

function siteOf({ columns, tables }: TraceIndex, node: number): Site | undefined {
  const site = columns.site[node]!;
  return site === 0 ? undefined : tables.sites[site];
}

/** DroidRacer's accesses have a number that is not their line. */
function placeOf({ columns }: TraceIndex, node: number): string {
  const line = `line ${columns.line[node]!}`;
  const number = columns.number[node]!;
  return number === columns.line[node] ? line : `operation ${number} (${line})`;
}

function whatOf(wording: Wording, node: number): string {
  const { taskOf, taskNamed } = wording.index;
  const outside = taskOf[node] === 0 || taskOf[node] === taskNamed[node];
  if (outside) return sentence(wording, node);
  return `${whoWords(wording, node)}, ${operationPhrase(wording, node)}`;
}
