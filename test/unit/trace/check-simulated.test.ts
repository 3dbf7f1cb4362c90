/** Traces that can happen pass; the same with one thing changed do not. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../server/src/trace/batch.js';
import type { CheckCode } from '../../../server/src/trace/check/codes.js';
import { OpKind } from '../../../server/src/trace/operations.js';
import { arbitraryTrace } from '../../support/arbitrary-trace.js';
import { checkOperations } from '../../support/check-trace.js';
import { type SimulatedTrace, simulateTrace } from '../../support/trace-simulator.js';

const options = fc.record({
  seed: fc.nat(0xffff_ffff),
  turns: fc.constantFrom(30, 200, 700),
  times: fc.constantFrom('exact', 'coarse', 'none'),
});

/** A way to spoil a trace, the places where it applies, and what may be told of it. */
interface Mutation {
  readonly name: string;
  readonly codes: readonly CheckCode[];
  places(operations: readonly Operation[]): number[];
  apply(operations: readonly Operation[], place: number): Operation[];
}

type Predicate = (operation: Operation, index: number, operations: readonly Operation[]) => boolean;

function placesWhere(holds: Predicate) {
  return (operations: readonly Operation[]): number[] =>
    operations.flatMap((operation, index) => (holds(operation, index, operations) ? [index] : []));
}

function laterSome(
  kind: OpKind,
  same: (operation: Operation, later: Operation) => boolean,
): Predicate {
  return (operation, index, operations) =>
    operations.slice(index + 1).some((later) => later.kind === kind && same(operation, later));
}

const sameTask = (operation: Operation, later: Operation) => later.a === operation.a;
const sameThread = (operation: Operation, later: Operation) => later.thread === operation.thread;

function both(...predicates: readonly Predicate[]): Predicate {
  return (...place) => predicates.every((holds) => holds(...place));
}

function isKind(kind: OpKind): Predicate {
  return (operation) => operation.kind === kind;
}

function drop(kind: OpKind, where: Predicate, ...codes: CheckCode[]): Mutation {
  return {
    name: `drop ${OpKind[kind]}`,
    codes,
    places: placesWhere(both(isKind(kind), where)),
    apply: (operations, place) => operations.toSpliced(place, 1),
  };
}

function repeat(kind: OpKind, ...codes: CheckCode[]): Mutation {
  return {
    name: `repeat ${OpKind[kind]}`,
    codes,
    places: placesWhere(isKind(kind)),
    apply: (operations, place) => operations.toSpliced(place, 0, operations[place]!),
  };
}

/** The next plain task that begins in the same queue, if both waited when the first one began. */
function swapPartner(operations: readonly Operation[], place: number): number {
  const posts = new Map<number, Operation>();
  for (const operation of operations.slice(0, place)) {
    if (operation.kind === OpKind.Post) posts.set(operation.a, operation);
  }
  const first = posts.get(operations[place]!.a);
  if (first?.flags !== 0) return -1;
  return operations.findIndex((later, index) => {
    const second = later.kind === OpKind.Begin && index > place ? posts.get(later.a) : undefined;
    return second?.flags === 0 && second.b === first.b && second.line > first.line;
  });
}

function firstIsIdle(operations: readonly Operation[], place: number): boolean {
  const { thread } = operations[place]!;
  return operations.slice(place + 1).find((each) => each.thread === thread)?.kind === OpKind.Idle;
}

const swapBegins: Mutation = {
  name: 'swap two begins',
  codes: ['fifo-broken', 'begin-behind-barrier'],
  places: (operations) =>
    placesWhere(isKind(OpKind.Begin))(operations).filter(
      (place) => swapPartner(operations, place) >= 0 && !firstIsIdle(operations, place),
    ),
  apply: (operations, place) => {
    const one = operations[place]!.a;
    const other = operations[swapPartner(operations, place)]!.a;
    return operations.map((operation) => {
      if (operation.kind !== OpKind.Begin && operation.kind !== OpKind.End) return operation;
      if (operation.a === one) return { ...operation, a: other };
      return operation.a === other ? { ...operation, a: one } : operation;
    });
  },
};

const MUTATIONS: readonly Mutation[] = [
  drop(OpKind.Post, laterSome(OpKind.Begin, sameTask), 'begin-without-post'),
  drop(OpKind.Begin, laterSome(OpKind.End, sameTask), 'end-without-begin'),
  drop(OpKind.End, laterSome(OpKind.Begin, sameThread), 'task-overlap'),
  drop(
    OpKind.Init,
    ({ thread }, index, all) => all.slice(index + 1).some((each) => each.thread === thread),
    'not-begun',
  ),
  drop(
    OpKind.Exit,
    laterSome(OpKind.Join, ({ thread }, { a }) => a === thread),
    'join-of-running-thread',
  ),
  drop(OpKind.Attach, laterSome(OpKind.Loop, sameThread), 'loop-without-attach'),
  drop(OpKind.Loop, laterSome(OpKind.Begin, sameThread), 'begin-before-loop'),
  // All locks are released at the end of a simulated trace.
  drop(OpKind.Lock, () => true, 'release-not-held', 'release-of-other-kind'),
  drop(OpKind.Barrier, laterSome(OpKind.Unbarrier, sameTask), 'unbarrier-without-barrier'),
  drop(OpKind.AddIdle, laterSome(OpKind.Idle, sameTask), 'idle-not-added'),
  drop(OpKind.Schedule, laterSome(OpKind.Fire, sameTask), 'fire-without-schedule'),
  drop(OpKind.Register, laterSome(OpKind.Invoke, sameTask), 'invoke-without-register'),
  drop(OpKind.Signal, laterSome(OpKind.Await, sameTask), 'await-without-signal'),
  drop(OpKind.Transact, laterSome(OpKind.Receive, sameTask), 'receive-without-transact'),
  repeat(OpKind.Init, 'init-twice'),
  repeat(OpKind.Attach, 'attach-twice'),
  repeat(OpKind.Loop, 'loop-twice'),
  repeat(OpKind.Post, 'post-twice'),
  repeat(OpKind.Begin, 'begin-twice'),
  repeat(OpKind.End, 'end-without-begin'),
  repeat(OpKind.Remove, 'remove-without-post'),
  repeat(OpKind.Exit, 'after-exit'),
  repeat(OpKind.Fork, 'fork-of-known-thread'),
  repeat(OpKind.Unbarrier, 'unbarrier-without-barrier'),
  swapBegins,
];

function simulated(seed: number): SimulatedTrace {
  return simulateTrace({ seed, turns: 400, times: 'coarse' });
}

describe('simulated traces', () => {
  it('have nothing to be told of', () => {
    fc.assert(
      fc.property(options, (chosen) => {
        const { tables, operations } = simulateTrace(chosen);
        expect(checkOperations(tables, operations)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('are the same for the same seed', () => {
    expect(simulated(7)).toEqual(simulated(7));
    expect(simulated(7).operations).not.toEqual(simulated(8).operations);
  });

  it.each(MUTATIONS)('are told of after one mutation: $name', (mutation) => {
    let applied = 0;
    fc.assert(
      fc.property(fc.nat(0xffff_ffff), fc.nat(), (seed, choice) => {
        const { tables, operations } = simulated(seed);
        const places = mutation.places(operations);
        if (places.length === 0) return;
        applied++;
        const spoilt = mutation.apply(operations, places[choice % places.length]!);
        const codes = checkOperations(tables, spoilt).map(({ code }) => code);
        expect(codes.some((code) => mutation.codes.some((wanted) => wanted === code))).toBe(true);
      }),
      { numRuns: 25 },
    );
    expect(applied).toBeGreaterThan(0);
  });
});

describe('traces of nonsense', () => {
  it('are read to their end in every format, each problem with a line of the trace', () => {
    const format = fc.constantFrom('racetrace', 'std', 'droidracer', 'em-explorer');
    fc.assert(
      fc.property(arbitraryTrace, format, ({ tables, operations }, as) => {
        const lines = new Set(operations.map(({ line }) => line));
        for (const { line, severity, related } of checkOperations(tables, operations, as)) {
          expect(lines).toContain(line);
          if (related !== undefined) expect(lines).toContain(related.line);
          if (as === 'droidracer' || as === 'em-explorer') expect(severity).toBe('warning');
        }
      }),
      { numRuns: 300 },
    );
  });
});
