import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BatchWriter, operationAt, OperationStore } from '../../../server/src/trace/batch.js';
import type { Operation } from '../../../server/src/trace/batch.js';
import { operationOfLine, operationsOfLine } from '../../../server/src/trace/index/lines.js';
import { argumentsOf, findMentions, names } from '../../../server/src/trace/index/mentions.js';
import { framesAt, locksHeld } from '../../../server/src/trace/index/held.js';
import {
  buildTraceIndex,
  transferables,
  type TraceIndex,
} from '../../../server/src/trace/index/trace-index.js';
import { Flag, OpKind } from '../../../server/src/trace/operations.js';
import { SHAPES } from '../../../server/src/trace/shapes.js';
import { createTables } from '../../../server/src/trace/tables.js';
import { plainPartners } from './index-plain-partners.js';

type Sketch = Partial<Operation> & { kind: OpKind };

function build(sketches: readonly Sketch[]): TraceIndex {
  const store = new OperationStore();
  const writer = new BatchWriter(store.append);
  sketches.forEach((sketch, at) => {
    writer.add({ thread: 1, line: at + 1, ...sketch });
  });
  writer.flush();
  return buildTraceIndex('racetrace', createTables(), store, []);
}

function operations(index: TraceIndex): Operation[] {
  return Array.from({ length: index.length }, (_, op) => operationAt(index.columns, op));
}

const { Post, Begin, End, Remove, Input, Exit, Trigger, Nop } = OpKind;

describe('tasks', () => {
  it('follows a task from post to end', () => {
    const { tasks, taskOf, taskNamed } = build([
      { kind: Post, thread: 2, a: 7, b: 3, c: 4, d: 5 },
      { kind: Begin, a: 7 },
      { kind: Trigger, a: 9 },
      { kind: Nop, thread: 2 },
      { kind: End, a: 7 },
      { kind: Nop },
    ]);
    expect(tasks.length).toBe(2);
    expect([tasks.id[1], tasks.post[1], tasks.begin[1], tasks.end[1]]).toEqual([7, 0, 1, 4]);
    expect([tasks.trigger[1], tasks.last[1], tasks.thread[1], tasks.queue[1]]).toEqual([
      2, 4, 1, 3,
    ]);
    expect([tasks.callback[1], tasks.component[1]]).toEqual([4, 5]);
    expect([...taskOf]).toEqual([0, 1, 1, 0, 1, 0]);
    expect([...taskNamed]).toEqual([1, 1, 0, 0, 1, 0]);
  });

  it('lets a task without end last until the next begin, the exit, or the end of the trace', () => {
    const { tasks } = build([
      { kind: Begin, a: 1 },
      { kind: Nop },
      { kind: Nop, thread: 2 },
      { kind: Begin, a: 2 },
      { kind: Exit },
      { kind: Begin, a: 3, thread: 2 },
      { kind: Nop, thread: 3 },
    ]);
    expect([...tasks.last]).toEqual([-1, 1, 4, 6]);
    expect([...tasks.end]).toEqual([-1, -1, -1, -1]);
  });

  it('gives a number that is posted again a row of its own', () => {
    const { tasks, taskNamed } = build([
      { kind: Post, a: 1 },
      { kind: Begin, a: 1 },
      { kind: Post, a: 1 },
      { kind: End, a: 1 },
      { kind: Begin, a: 1 },
    ]);
    expect([...taskNamed]).toEqual([1, 1, 2, 1, 2]);
    expect([...tasks.end]).toEqual([-1, 3, -1]);
  });

  it('knows removals and the input that comes before or after the post', () => {
    const { tasks, partner } = build([
      { kind: Input, a: 1, b: 1 },
      { kind: Post, a: 1 },
      { kind: Post, a: 2 },
      { kind: Input, a: 2, b: 1 },
      { kind: Remove, a: 2 },
    ]);
    expect([...tasks.input]).toEqual([-1, 0, 3]);
    expect([...tasks.remove]).toEqual([-1, -1, 4]);
    expect([...partner]).toEqual([1, -1, 4, 2, 2]);
  });
});

const kinds = SHAPES.map((shape) => shape.kind).filter((kind) => kind !== Input);
const sketch = fc.record({
  kind: fc.constantFrom(...kinds),
  thread: fc.integer({ min: 1, max: 3 }),
  a: fc.integer({ min: 0, max: 2 }),
  b: fc.integer({ min: 0, max: 2 }),
  flags: fc.constantFrom(0, Flag.Shared),
});

/** Few kinds at a time, so that they meet. */
const traces = fc
  .uniqueArray(fc.constantFrom(...kinds), { minLength: 2, maxLength: 6 })
  .chain((some) =>
    fc.array(
      fc.tuple(sketch, fc.constantFrom(...some)).map(([each, kind]) => ({ ...each, kind })),
      { maxLength: 40 },
    ),
  );

describe('partners', () => {
  it('agree with a plain search, of any kinds', () => {
    fc.assert(
      fc.property(fc.oneof(traces, fc.array(sketch, { maxLength: 60 })), (sketches) => {
        const index = build(sketches);
        expect([...index.partner]).toEqual(plainPartners(operations(index), index.taskOf));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['tasks', [Post, Begin, End, Remove]],
    ['locks', [OpKind.Lock, OpKind.Unlock]],
    ['methods', [OpKind.Enter, OpKind.Leave, Begin, End]],
    ['threads', [OpKind.Fork, OpKind.Init, OpKind.Exit, OpKind.Join, Nop]],
    ['binder', [OpKind.Transact, OpKind.Receive, OpKind.Reply, OpKind.Return]],
    ['notify', [OpKind.Notify, OpKind.Wait]],
    ['callbacks', [OpKind.Enable, Trigger]],
    ['idle', [OpKind.AddIdle, OpKind.Idle, OpKind.RemoveIdle, Begin, Post]],
  ])('agree with a plain search: %s', (_, some) => {
    const trace = fc.array(
      fc.tuple(sketch, fc.constantFrom(...some)).map(([each, kind]) => ({ ...each, kind })),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(trace, (sketches) => {
        const index = build(sketches);
        expect([...index.partner]).toEqual(plainPartners(operations(index), index.taskOf));
      }),
      { numRuns: 500 },
    );
  });
});

describe('lines', () => {
  it('finds the operations of a line, also where a reader put some out of order', () => {
    const index = build([
      { kind: Nop, line: 5 },
      { kind: Nop, line: 9, flags: Flag.Synthetic },
      { kind: Nop, line: 7 },
      { kind: Nop, line: 9 },
    ]);
    expect(operationsOfLine(index, 9)).toEqual([1, 3]);
    expect(operationOfLine(index, 9)).toBe(3);
    expect(operationOfLine(index, 7)).toBe(2);
    expect(operationOfLine(index, 6)).toBe(-1);
  });
});

describe('mentions', () => {
  it('names what it lists, and nothing else', () => {
    fc.assert(
      fc.property(sketch, fc.integer({ min: 0, max: 7 }), (each, place) => {
        const { columns } = build([{ ...each, place, c: 1, d: 2 }]);
        const listed = argumentsOf(columns, 0);
        for (const { kind, id } of listed) expect(names(columns, 0, kind, id)).toBe(true);
        const objects = listed.filter(({ kind }) => kind === 'object').map(({ id }) => id);
        for (const id of [1, 2, 3]) {
          expect(names(columns, 0, 'object', id)).toBe(objects.includes(id));
        }
      }),
    );
  });

  it('finds a thread as who performs and as argument', () => {
    const index = build([{ kind: OpKind.Fork, a: 2 }, { kind: Nop, thread: 2 }, { kind: Nop }]);
    expect(findMentions(index, { kind: 'thread', id: 2 })).toEqual([0, 1]);
  });
});

describe('what holds at an operation', () => {
  it('knows the locks held and the methods open', () => {
    const index = build([
      { kind: OpKind.Enter, a: 1 },
      { kind: OpKind.Lock, a: 1 },
      { kind: OpKind.Enter, a: 2 },
      { kind: OpKind.Lock, a: 2 },
      { kind: OpKind.Unlock, a: 2 },
      { kind: OpKind.Lock, a: 3, thread: 2 },
      { kind: Nop },
      { kind: OpKind.Leave },
      { kind: Nop },
    ]);
    expect(locksHeld(index, 6)).toEqual([1]);
    expect(framesAt(index, 6)).toEqual([2, 0]);
    expect(framesAt(index, 8)).toEqual([0]);
  });
});

describe('the index as data', () => {
  it('travels between threads without copying', () => {
    const index = build([
      { kind: Post, a: 1 },
      { kind: Begin, a: 1 },
    ]);
    const before = structuredClone(index);
    const moved = structuredClone(index, { transfer: transferables(index) });
    expect(moved).toEqual(before);
    expect(index.partner.length).toBe(0);
    expect(index.columns.kind.length).toBe(0);
    expect(index.tasks.begin.length).toBe(0);
  });

  it('takes an empty trace', () => {
    const index = build([]);
    expect(index.length).toBe(0);
    expect(operationOfLine(index, 1)).toBe(-1);
  });
});
