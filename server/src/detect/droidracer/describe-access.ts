/** One side of a race for the report: names instead of numbers, and nothing that is not known. */
import { NONE } from '../../causality/droidracer/graph.js';
import type { DroidRacerOrder } from '../../causality/droidracer/order.js';
import { OpKind } from '../../trace/operations.js';
import { callbackOfTask } from '../../trace/index/task-callback.js';
import type { TraceIndex } from '../../trace/index/types.js';
import { objectText, type Callback } from '../../trace/tables.js';
import type { Frame } from '../context/call-stacks.js';
import { isDelayed } from '../context/tasks.js';
import type { CauseStep, RaceAccess } from '../report.js';
import type { AccessContext } from './access-contexts.js';

/** So many steps back from an access are told. */
const CAUSES_TOLD = 8;

export interface Described {
  readonly order: DroidRacerOrder;
  readonly index: TraceIndex;
}

export function describeAccess(
  { order, index }: Described,
  access: number,
  { frames, locks }: AccessContext,
): RaceAccess {
  const { columns, tables } = index;
  const thread = tables.threads[columns.thread[access]!];
  const row = index.taskOf[access]!;
  const component = tables.components.get(callbackOfTask(index, row).component);
  const [site] = frames;
  return {
    op: columns.number[access]!,
    line: columns.line[access]!,
    kind: columns.kind[access] === OpKind.Read ? 'read' : 'write',
    thread: thread?.label ?? '',
    ...threadNamePart(thread?.name),
    ...taskPart(index, row),
    ...(component && { component: { kind: component.kind, class: component.class } }),
    ...(site !== undefined && columns.site[access] !== 0 && { site }),
    stack: frames,
    locks: locks.map((lock) => objectText(tables, lock)),
    causes: findCauses({ order, index }, access),
  };
}

/** From the access outwards: the post of its task or the fork of its thread, and so on. */
function findCauses(described: Described, access: number): CauseStep[] {
  const steps: CauseStep[] = [];
  let at = causeOf(described, access);
  while (at !== NONE && steps.length < CAUSES_TOLD) {
    steps.push(describeCause(described, at));
    at = causeOf(described, at);
  }
  return steps;
}

/** The operation that made the task or, outside of tasks, the thread of an operation. */
function causeOf({ order }: Described, operation: number): number {
  const { nodes, steps } = order;
  const node = nodes.nodeOf[operation]!;
  if (node === NONE) return NONE;
  const task = nodes.tasks[nodes.task[node]!]!;
  const cause = nodes.task[node] === 0 ? steps.forkOf(nodes.thread[node]!) : task.post;
  return cause === NONE ? NONE : nodes.operation[cause]!;
}

function describeCause({ index }: Described, operation: number): CauseStep {
  const { columns, tables } = index;
  const site = siteOf(index, operation);
  const post = columns.kind[operation] === OpKind.Post;
  const delayed = post && isDelayed(columns, operation, tables);
  return {
    kind: post ? 'post' : 'fork',
    op: columns.number[operation]!,
    line: columns.line[operation]!,
    thread: tables.threads[columns.thread[operation]!]?.label ?? '',
    ...threadNamePart(tables.threads[columns.thread[operation]!]?.name),
    ...taskPart(index, index.taskOf[operation]!),
    ...(site && { site }),
    ...(delayed && { delay: columns.amount[operation]! }),
  };
}

function threadNamePart(name = ''): { threadName?: string } {
  return name === '' ? {} : { threadName: name };
}

function taskPart(
  index: TraceIndex,
  row: number,
): { task?: string; callback?: Pick<Callback, 'kind' | 'owner' | 'name'> } {
  if (row === 0) return {};
  const called = index.tables.callbacks[callbackOfTask(index, row).callback];
  const task = String(index.tasks.id[row]!);
  if (called === undefined || called.name === '') return { task };
  return { task, callback: { kind: called.kind, owner: called.owner, name: called.name } };
}

function siteOf({ columns, tables }: TraceIndex, operation: number): Frame | undefined {
  const row = tables.sites[columns.site[operation]!];
  if (columns.site[operation] === 0 || row === undefined) return undefined;
  if (row.class === '' && row.method === '' && row.file === '') return undefined;
  return { class: row.class, method: row.method, file: row.file, line: row.line };
}
