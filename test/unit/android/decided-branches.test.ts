/**
 * Branches that callers decide, on random programs: of two origins that call with constants, each is named
 * as a cause of what it runs when the program is run by hand, and of nothing else.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { modelOf } from '../../support/java/android-model.js';
import { createTestReader } from '../../support/java/java-parser.js';

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

type Test =
  | { readonly kind: 'flag'; readonly not: boolean }
  | { readonly kind: 'number'; readonly is: number; readonly not: boolean }
  | { readonly kind: 'both' | 'either'; readonly one: Test; readonly other: Test };

type Step =
  | { readonly kind: 'start' }
  | { readonly kind: 'return'; readonly test: Test }
  | { readonly kind: 'call'; readonly flag: boolean | undefined }
  | {
      readonly kind: 'if';
      readonly test: Test;
      readonly then: readonly Step[];
      readonly otherwise: readonly Step[];
    }
  | { readonly kind: 'switch'; readonly arms: readonly (readonly Step[])[] };

const { test } = fc.letrec<{ test: Test }>((tie) => ({
  test: fc.oneof(
    { maxDepth: 2 },
    fc.record({ kind: fc.constant('flag' as const), not: fc.boolean() }),
    fc.record({ kind: fc.constant('number' as const), is: fc.nat(2), not: fc.boolean() }),
    fc.record({
      kind: fc.constantFrom('both' as const, 'either' as const),
      one: tie('test'),
      other: tie('test'),
    }),
  ),
}));

const { steps } = fc.letrec<{ steps: Step[]; step: Step }>((tie) => ({
  steps: fc.array(tie('step'), { minLength: 1, maxLength: 3 }),
  step: fc.oneof(
    { maxDepth: 3 },
    fc.constant({ kind: 'start' as const }),
    fc.record({ kind: fc.constant('return' as const), test }),
    fc.record({
      kind: fc.constant('call' as const),
      flag: fc.constantFrom(true, false, undefined),
    }),
    fc.record({
      kind: fc.constant('if' as const),
      test,
      then: tie('steps'),
      otherwise: tie('steps'),
    }),
    fc.record({
      kind: fc.constant('switch' as const),
      arms: fc.array(tie('steps'), { minLength: 3, maxLength: 3 }),
    }),
  ),
}));

function testText(of: Test): string {
  switch (of.kind) {
    case 'flag':
      return of.not ? '!flag' : 'flag';
    case 'number':
      return `number ${of.not ? '!=' : '=='} ${of.is}`;
    default:
      return `(${testText(of.one)} ${of.kind === 'both' ? '&&' : '||'} ${testText(of.other)})`;
  }
}

function holds(of: Test, flag: boolean, number: number): boolean {
  switch (of.kind) {
    case 'flag':
      return flag !== of.not;
    case 'number':
      return (number === of.is) !== of.not;
    case 'both':
      return holds(of.one, flag, number) && holds(of.other, flag, number);
    case 'either':
      return holds(of.one, flag, number) || holds(of.other, flag, number);
  }
}

/** The lines of a method; each start is numbered by its step. */
function lines(all: readonly Step[], next: string, ids: Map<Step, string>): string[] {
  return all.flatMap((step) => {
    switch (step.kind) {
      case 'start':
        return [`new Thread(() -> {}, "${ids.get(step)!}").start();`];
      case 'return':
        return [`if (${testText(step.test)}) return;`];
      case 'call':
        return next === '' ? [] : [`${next}(${step.flag ?? 'flag'}, number);`];
      case 'if':
        return [
          `if (${testText(step.test)}) {`,
          ...lines(step.then, next, ids),
          '} else {',
          ...lines(step.otherwise, next, ids),
          '}',
        ];
      case 'switch':
        return [
          'switch (number) {',
          ...step.arms.flatMap((arm, at) => [
            at < 2 ? `case ${at}: {` : 'default: {',
            ...lines(arm, next, ids),
            '} break;',
          ]),
          '}',
        ];
    }
  });
}

const RETURNED = Symbol('returned');

/** What the methods from this one on start, run by hand. */
function run(
  methods: readonly (readonly Step[])[],
  flag: boolean,
  number: number,
  started: Set<Step>,
): void {
  const [first, ...rest] = methods;
  if (first !== undefined) walk(first, rest, flag, number, started);
}

function walk(
  all: readonly Step[],
  rest: readonly (readonly Step[])[],
  flag: boolean,
  number: number,
  started: Set<Step>,
): typeof RETURNED | undefined {
  for (const step of all) {
    const inner = innerSteps(step, rest, flag, number, started);
    if (inner === RETURNED || walk(inner, rest, flag, number, started) === RETURNED)
      return RETURNED;
  }
  return undefined;
}

function innerSteps(
  step: Step,
  rest: readonly (readonly Step[])[],
  flag: boolean,
  number: number,
  started: Set<Step>,
): readonly Step[] | typeof RETURNED {
  switch (step.kind) {
    case 'start':
      started.add(step);
      return [];
    case 'return':
      return holds(step.test, flag, number) ? RETURNED : [];
    case 'call':
      run(rest, step.flag ?? flag, number, started);
      return [];
    case 'if':
      return holds(step.test, flag, number) ? step.then : step.otherwise;
    case 'switch':
      return step.arms[Math.min(number, 2)]!;
  }
}

function startsIn(all: readonly Step[]): Step[] {
  return all.flatMap((step) => {
    if (step.kind === 'start') return [step];
    if (step.kind === 'if') return startsIn([...step.then, ...step.otherwise]);
    return step.kind === 'switch' ? step.arms.flatMap((arm) => startsIn(arm)) : [];
  });
}

/** Each start is an object of its own: the generator shares them. */
function copied(all: readonly Step[]): Step[] {
  return all.map((step) => {
    if (step.kind === 'if')
      return { ...step, then: copied(step.then), otherwise: copied(step.otherwise) };
    return step.kind === 'switch' ? { ...step, arms: step.arms.map(copied) } : { ...step };
  });
}

describe('branches that callers decide', () => {
  it('are taken as when the program is run', () => {
    const given = fc.tuple(fc.boolean(), fc.nat(2));
    fc.assert(
      fc.property(fc.array(steps, { minLength: 1, maxLength: 3 }), given, given, (made, a, b) => {
        const methods = made.map(copied);
        const starts = methods.flatMap(startsIn);
        const ids = new Map(starts.map((step, index) => [step, `t${index}`]));
        const bodies = methods.map((each, index) => {
          const next = index + 1 < methods.length ? `m${index + 1}` : '';
          return `static void m${index}(boolean flag, int number) {\n${lines(each, next, ids).join('\n')}\n}`;
        });
        const text = `public class A {
          public static void main(String[] names) { m0(${a.join()}); new B().start(); }
          static class B extends Thread { public void run() { m0(${b.join()}); } }
          ${bodies.join('\n')} }`;
        const { origins } = modelOf(reader, { 'A.java': text });
        for (const [origin, [flag, number]] of [
          ['A.main', a],
          ['B.run', b],
        ] as const) {
          const started = new Set<Step>();
          run(methods, flag, number, started);
          const expected = [...started].map((step) => ids.get(step)!);
          const found = origins.filter(({ causes }) =>
            causes.some(({ from }) => from.some((id) => origins[id]!.name === origin)),
          );
          const names = found.map(({ runsOn }) => ('name' in runsOn ? runsOn.name : ''));
          expect(names.filter((name) => /^t\d+$/.test(name)).sort()).toEqual(expected.sort());
        }
      }),
      { numRuns: 150 },
    );
  });
});
