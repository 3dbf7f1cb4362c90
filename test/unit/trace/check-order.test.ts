/** The order of waiting tasks, and the structures below it, against plain models. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineTable } from '../../../server/src/trace/check/line-table.js';
import { OldestBelow } from '../../../server/src/trace/check/oldest-below.js';
import { RankedHeap } from '../../../server/src/trace/check/ranked-heap.js';
import { Barrier, Task } from '../../../server/src/trace/check/task.js';
import { PostShape, WaitingOrder } from '../../../server/src/trace/check/waiting-order.js';
import { Flag } from '../../../server/src/trace/operations.js';
import { PlainOrder, type PlainTask } from '../../support/plain-order.js';

const FLAGS_OF_SHAPE = {
  [PostShape.Delayed]: Flag.Delayed,
  [PostShape.AtTime]: Flag.AtTime,
  [PostShape.Front]: Flag.Front,
};

const act = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('post' as const),
      shape: fc.constantFrom(
        PostShape.Delayed,
        PostShape.Delayed,
        PostShape.Delayed,
        PostShape.AtTime,
        PostShape.Front,
      ),
      amount: fc.constantFrom(0, 0, 1, 2, 5, 9),
      asynchronous: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('begin' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('barrier' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('unbarrier' as const), which: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('time' as const), by: fc.integer({ min: 1, max: 4 }) }),
  },
);

type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

/** Drives both orders in step, and compares what they say about every task that waits. */
class Twins {
  private readonly order = new WaitingOrder<Task, Barrier>();
  private readonly plain = new PlainOrder();
  private readonly pairs: { task: Task; twin: PlainTask }[] = [];
  private readonly barriers: Barrier[] = [];
  private sequence = 0;
  private now = 0;
  asked = 0;
  broken = 0;

  do(act: Act): void {
    if (act.do === 'post') this.post(act.shape, act.amount, act.asynchronous);
    else if (act.do === 'time') this.move(act.by);
    else if (act.do === 'barrier') this.barrier();
    else if (act.do === 'unbarrier') this.unbarrier(act.which);
    else this.take(act.which, act.do === 'begin');
  }

  private post(shape: PostShape, amount: number, asynchronous: boolean): void {
    const sequence = ++this.sequence;
    const flags = FLAGS_OF_SHAPE[shape] | (asynchronous ? Flag.Async : 0);
    const time = this.now;
    const task = new Task({
      id: sequence,
      queue: 1,
      line: sequence,
      time,
      sequence,
      flags,
      amount,
    });
    const twin = { sequence, shape, asynchronous, amount, postTime: time, before: Infinity };
    this.pairs.push({ task, twin });
    this.order.add(task);
    this.plain.tasks.push(twin);
  }

  private move(by: number): void {
    this.now += by;
    for (const { task, twin } of this.pairs) {
      if (twin.before === Infinity) twin.before = this.now;
      this.order.postedBy(task, this.now);
    }
  }

  private barrier(): void {
    const barrier = new Barrier(++this.sequence, 1, this.sequence, this.sequence);
    this.barriers.push(barrier);
    this.order.addBarrier(barrier);
    this.plain.barriers.push(barrier.sequence);
  }

  private unbarrier(which: number): void {
    const [barrier] = this.barriers.splice(which % Math.max(1, this.barriers.length), 1);
    if (barrier === undefined) return;
    this.order.removeBarrier(barrier);
    this.plain.barriers = this.plain.barriers.filter((each) => each !== barrier.sequence);
  }

  private take(which: number, asking: boolean): void {
    if (asking) for (const { task, twin } of this.pairs) this.compare(task, twin);
    const [pair] = this.pairs.splice(which % Math.max(1, this.pairs.length), 1);
    if (pair === undefined) return;
    this.order.remove(pair.task);
    this.plain.tasks = this.plain.tasks.filter((each) => each !== pair.twin);
  }

  private compare(task: Task, twin: PlainTask): void {
    this.asked++;
    expect(this.order.barrierBefore(task) !== undefined).toBe(this.plain.stopped(twin));
    const first = this.order.mustRunBefore(task);
    const allowed = this.plain.allBefore(twin).map(({ sequence }) => sequence);
    if (first === undefined) expect(allowed).toEqual([]);
    else {
      this.broken++;
      expect(allowed).toContain(first.sequence);
    }
  }
}

describe('the order of waiting tasks', () => {
  it('agrees with a list that is looked through', () => {
    let broken = 0;
    let kept = 0;
    fc.assert(
      fc.property(fc.array(act, { maxLength: 150, size: 'max' }), (acts) => {
        const twins = new Twins();
        for (const each of acts) twins.do(each);
        broken += twins.broken;
        kept += twins.asked - twins.broken;
      }),
      { numRuns: 200 },
    );
    // Both answers must have been given, or nothing was compared.
    expect(broken).toBeGreaterThan(1000);
    expect(kept).toBeGreaterThan(1000);
  });

  it('names the post that should have run first', () => {
    const order = new WaitingOrder<Task, Barrier>();
    const tasks = [50, 0, 0, 0].map(
      (amount, index) =>
        new Task({
          id: index,
          queue: 1,
          line: index,
          time: 0,
          sequence: index + 1,
          flags: Flag.Delayed,
          amount,
        }),
    );
    for (const task of tasks) order.add(task);
    expect(order.mustRunBefore(tasks[3]!)).toBe(tasks[1]);
    order.remove(tasks[1]!);
    expect(order.mustRunBefore(tasks[3]!)).toBe(tasks[2]);
    order.remove(tasks[2]!);
    expect(order.mustRunBefore(tasks[3]!)).toBeUndefined();
  });

  it('lets a delay of unknown length be any', () => {
    const order = new WaitingOrder<Task, Barrier>();
    const unknown = { queue: 1, line: 1, time: 0, flags: Flag.Delayed };
    const delayed = new Task({ ...unknown, id: 1, sequence: 1, amount: Infinity });
    const plain = new Task({ ...unknown, id: 2, sequence: 2, amount: 0 });
    const later = new Task({ ...unknown, id: 3, sequence: 3, amount: Infinity });
    for (const task of [delayed, plain, later]) order.add(task);
    order.postedBy(plain, 5);
    expect(order.mustRunBefore(plain)).toBeUndefined();
    expect(order.mustRunBefore(delayed)).toBeUndefined();
    expect(order.mustRunBefore(later)).toBe(plain);
  });
});

describe('the list that finds the oldest below', () => {
  it('agrees with looking through', () => {
    const step = fc.tuple(fc.constantFrom('add', 'add', 'remove', 'ask'), fc.nat(20));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300, size: 'max' }), (steps) => {
        const list = new OldestBelow<{ slot: number; key: number }>();
        const plain: { slot: number; key: number }[] = [];
        for (const [what, number] of steps) {
          if (what === 'add') {
            plain.push({ slot: -1, key: number });
            list.add(plain.at(-1)!, number);
          } else if (what === 'remove' && plain.length > 0) {
            list.remove(plain.splice(number % plain.length, 1)[0]!);
          } else {
            expect(list.oldest(number)).toBe(plain.find(({ key }) => key <= number));
          }
        }
      }),
    );
  });
});

describe('the heap', () => {
  it('has the least on top whatever leaves', () => {
    const step = fc.tuple(fc.boolean(), fc.nat(9));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200, size: 'max' }), (steps) => {
        const heap = new RankedHeap<{ rank: number; sequence: number; heapIndex: number }>();
        const plain: { rank: number; sequence: number; heapIndex: number }[] = [];
        steps.forEach(([adding, number], sequence) => {
          if (adding) {
            plain.push({ rank: 0, sequence, heapIndex: -1 });
            heap.add(plain.at(-1)!, number);
          } else if (plain.length > 0) {
            heap.remove(plain.splice(number % plain.length, 1)[0]!);
          }
          const least = [...plain].sort((a, b) => a.rank - b.rank || a.sequence - b.sequence)[0];
          expect(heap.top).toBe(least);
        });
      }),
    );
  });
});

describe('the table of lines', () => {
  it('agrees with a map', () => {
    const id = fc.oneof(fc.nat(60), fc.integer({ min: 0, max: 0xffff_ffff }));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(id, fc.integer({ min: 1, max: 999 })), { maxLength: 200, size: 'max' }),
        (sets) => {
          const table = new LineTable();
          const plain = new Map<number, number>();
          for (const [key, line] of sets) {
            table.set(key, line, line % 5);
            plain.set(key, line);
          }
          for (const key of [...plain.keys(), 61, 0xffff_fffe]) {
            expect(table.line(key)).toBe(plain.get(key) ?? 0);
            expect(table.mark(key)).toBe((plain.get(key) ?? 0) % 5);
          }
        },
      ),
    );
  });
});
