/**
 * Detection by definition: keeps the whole trace, closes happens-before, and looks for each condition
 * and each pair of locations at all events. For traces in which an event touches one object of a name.
 */
import {
  holds,
  type Condition,
} from '../../../server/src/detect/commutativity/conditions/condition.js';
import { defaultLike } from '../../../server/src/detect/commutativity/conditions/value.js';
import type { Value } from '../../../server/src/trace/value.js';
import type { Step } from '../../../server/src/detect/commutativity/detect/conflicts.js';
import { conditionsOf, type Spec } from '../../../server/src/detect/commutativity/spec/spec.js';
import type { Operation } from '../../../server/src/trace/batch.js';
import { OpKind } from '../../../server/src/trace/operations.js';
import type { TraceTables } from '../../../server/src/trace/tables.js';
import type { PlainOrder } from '../plain-clock.js';
import { conflictsByDefinition } from './plain-conflicts.js';

interface Access {
  readonly op: number;
  readonly event: string;
  readonly task: number;
  readonly part: string;
  readonly object: number;
  readonly write: boolean;
  readonly before: Value;
  readonly value: Value;
}

interface Moment {
  readonly at: number;
  /** The access by which it is told. */
  readonly shown: number;
  readonly step: Step;
  readonly event: string;
}

/** `REQ-KILL handler condition 12 30`: by the numbers of the operations. */
export function detectPlainly(
  spec: Spec,
  operations: readonly Operation[],
  tables: TraceTables,
  order: PlainOrder,
): string[] {
  const accesses = accessesOf(operations, tables);
  const handlers = handlersOf(operations, tables);
  return [...spec.handlers.values()].flatMap((each) =>
    conditionsOf(each).preconditions.flatMap(({ condition, text }) =>
      [...new Set(accesses.map(({ object }) => object))].flatMap((object) =>
        conflictsOf(condition, object, accesses, order, operations, (task) => {
          return handlers.get(task) === each.handler;
        }).map((line) => line.replace(' ', ` ${each.handler}: ${text}: `)),
      ),
    ),
  );
}

function conflictsOf(
  condition: Condition<string>,
  object: number,
  accesses: readonly Access[],
  order: PlainOrder,
  operations: readonly Operation[],
  isHandler: (task: number) => boolean,
): string[] {
  const parts = [condition.x, ...(condition.y === undefined ? [] : [condition.y])].map(partOf);
  const own = accesses.filter((each) => each.object === object && parts.includes(each.part));
  const group = condition.y === undefined ? own : accesses.filter(({ part }) => part !== HUB);
  const events = [...new Set(own.map(({ event }) => event))];
  const required = events.flatMap((event) =>
    requirementOf(condition, parts, own, event, isHandler),
  );
  if (required.length === 0) return [];
  const moments = [...required, ...changesOf(condition, parts, own, events)].sort(
    (one, other) => one.at - other.at,
  );
  const opsOf = (event: number) =>
    group.filter((each) => each.event === events[event]).map(({ op }) => op);
  const conflicts = conflictsByDefinition(
    moments.map(({ step, event }) => ({ ...step, event: events.indexOf(event) })),
    {
      precedes: (one, other) => order.precedes(Math.max(...opsOf(one)), Math.min(...opsOf(other))),
      chainOf: (event) => event,
    },
  );
  return conflicts.map((line) => {
    const [kind, ...positions] = line.split(' ');
    return [
      kind,
      ...positions.map((each) => operations[moments[Number(each)]!.shown]!.number),
    ].join(' ');
  });
}

const HUB = 'org.app.Act.hub';

function partOf(key: string): string {
  return key.slice(key.indexOf('|') + 1);
}

/** The event requires the condition if its handler does, and if it has read all of it from elsewhere. */
function requirementOf(
  condition: Condition<string>,
  parts: readonly string[],
  own: readonly Access[],
  event: string,
  isHandler: (task: number) => boolean,
): Moment[] {
  const firsts = parts.map((part) =>
    own.find((each) => each.event === event && each.part === part),
  );
  if (!firsts.every((each) => each !== undefined && !each.write && isHandler(each.task))) return [];
  const [x, y] = firsts.map((each) => each!.value);
  const violated = holds(condition, x!, y) === false;
  const at = Math.min(...firsts.map((each) => each!.op));
  const shown = firsts[0]!.op;
  return [{ at, shown, event, step: { role: 'REQ', event: 0, violated } }];
}

function changesOf(
  condition: Condition<string>,
  parts: readonly string[],
  own: readonly Access[],
  events: readonly string[],
): Moment[] {
  const writesOf = (event: string) => own.filter((each) => each.event === event && each.write);
  const lasts = events
    .flatMap((event) => writesOf(event).slice(-1))
    .sort((one, other) => one.op - other.op);
  const first = (part: string) => own.find((each) => each.part === part)?.before;
  const current = parts.map((part) => first(part) ?? { kind: 0, value: 0 });
  return lasts.flatMap(({ event, op }): Moment[] => {
    parts.forEach((part, at) => {
      const written = writesOf(event).some((each) => each.part === part);
      const touched = own.find((each) => each.event === event && each.part === part);
      if (written) current[at] = touched!.write ? touched!.before : touched!.value;
    });
    const before = holds(condition, current[0]!, current[1]);
    parts.forEach((part, at) => {
      const last = writesOf(event).findLast((each) => each.part === part);
      if (last !== undefined) current[at] = last.value;
    });
    const after = holds(condition, current[0]!, current[1]);
    if (after === true && before !== true)
      return [{ at: op, shown: op, event, step: { role: 'GEN', event: 0 } }];
    if (after === false && before === true)
      return [{ at: op, shown: op, event, step: { role: 'KILL', event: 0 } }];
    return [];
  });
}

/** Accesses of tasks, and writes of threads, each of which is an event of its own. */
function accessesOf(operations: readonly Operation[], tables: TraceTables): Access[] {
  const running = new Map<number, number>();
  const memory = new Map<string, Value>();
  return operations.flatMap((operation, op): Access[] => {
    const { kind, thread, a, b } = operation;
    if (kind === OpKind.Begin) running.set(thread, a);
    if (kind === OpKind.End) running.delete(thread);
    if (kind !== OpKind.Read && kind !== OpKind.Write) return [];
    const task = running.get(thread) ?? 0;
    const value = { kind: operation.valueKind, value: operation.value };
    const before = memory.get(`${a} ${b}`) ?? defaultLike(value);
    memory.set(`${a} ${b}`, value);
    const write = kind === OpKind.Write;
    if (task === 0 && !write) return [];
    const { class: owner, name } = tables.fields[b]!;
    const event = task === 0 ? `op ${op}` : `task ${task}`;
    return [{ op, event, task, part: `${owner}.${name}`, object: a, write, before, value }];
  });
}

function handlersOf(operations: readonly Operation[], tables: TraceTables): Map<number, string> {
  const posts = operations.filter(({ kind }) => kind === OpKind.Post);
  return new Map(
    posts.map(({ a, c }) => [a, `${tables.callbacks[c]!.owner}.${tables.callbacks[c]!.name}`]),
  );
}
