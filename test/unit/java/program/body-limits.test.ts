/** Adversarial bodies: nothing overflows, hangs or throws, and what is left out is counted. */
import { beforeAll, describe, expect, it } from 'vitest';
import { resolveBody } from '../../../../server/src/java/program/body/resolve-body.js';
import type { ResolvedBody } from '../../../../server/src/java/program/resolved-body.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import { TestProgram } from '../../../support/java/test-program.js';

let reader: JavaReader;

beforeAll(async () => {
  reader = await createTestReader();
});

/** The body of `void test() { … }` in a class that has a few members. */
function resolve(code: string): ResolvedBody {
  const members =
    'int n; C next; boolean b; C self() { return this; } static int f(int... a) { return 0; }';
  const test = new TestProgram(reader, {
    'C.java': `class C { ${members} void test() { ${code} } }`,
  });
  const member = test.class('C').members.find(({ declaration }) => declaration.name === 'test')!;
  return resolveBody(test.program, member, reader.names);
}

const DEEP = 10_000;

function numbered(line: (at: number) => string): string {
  return Array.from({ length: DEEP }, (_, at) => line(at)).join('\n');
}

describe('long chains are resolved whole', () => {
  it.each([
    ['sums', `int x = ${'n + '.repeat(DEEP)} f();`, 1],
    ['texts', `String x = ${'"a" + self() + '.repeat(DEEP)} "";`, DEEP],
    ['conditions', `boolean x = ${'b && '.repeat(DEEP)} f() > 0;`, 1],
    ['patterns', `boolean x = ${'next instanceof C c && '.repeat(500)} c.self() != null;`, 1],
    ['calls', `next${'.self()'.repeat(DEEP)};`, DEEP],
    ['fields', `next${'.next'.repeat(DEEP)}.self();`, 1],
    ['else if', `${'if (b) self(); else '.repeat(DEEP)} self();`, DEEP + 1],
    ['statements', 'self();'.repeat(DEEP), DEEP],
    ['arguments', `f(${'f(1), '.repeat(DEEP)} n);`, DEEP + 1],
    ['locals', `${numbered((at) => `C c${at} = self();`)} c0.self();`, DEEP + 1],
    ['locals of lambdas', numbered((at) => `Runnable r${at} = () -> self();`), DEEP],
    ['cases', `switch (n) { ${numbered((at) => `case ${at}: self(); break;`)} }`, DEEP],
    [
      'lambdas',
      `Runnable r = ${'() -> { Runnable s = '.repeat(20)} null ${'; self(); }'.repeat(20)};`,
      20,
    ],
  ])('%s', (_, code, calls) => {
    const { counts } = resolve(code);
    expect(counts.calls).toBe(calls);
    expect(counts.unresolved).toEqual([]);
  });
});

describe('what is nested too deep is left out and counted', () => {
  it.each([
    ['parentheses', `int x = ${'('.repeat(DEEP)} f() ${')'.repeat(DEEP)};`],
    ['blocks', `${'{'.repeat(DEEP)} self(); ${'}'.repeat(DEEP)}`],
    ['loops', `${'while (b) '.repeat(DEEP)} self();`],
    ['arguments', `${'f('.repeat(DEEP)} 1 ${')'.repeat(DEEP)};`],
    ['minus signs', `int x = ${'- '.repeat(DEEP)} f();`],
    ['conditionals', `int x = ${'b ? n : '.repeat(DEEP)} f();`],
    ['assignments', `${'n = '.repeat(DEEP)} f();`],
    ['casts', `Object x = ${'(Object) '.repeat(DEEP)} self();`],
    ['arrays', `int x = ${'new int[] {'.repeat(DEEP)} f() ${'}'.repeat(DEEP)};`],
    ['lambdas', `Runnable r = ${'() -> '.repeat(DEEP)} self();`],
    ['classes', `${'new C() { void m() { '.repeat(2000)} self(); ${'} };'.repeat(2000)}`],
    ['local classes', `${'class L { void m() { '.repeat(2000)} self(); ${'} }'.repeat(2000)}`],
    ['switches', `int x = ${'switch (n) { default -> '.repeat(2000)} f(); ${'; }'.repeat(2000)}`],
  ])('%s', (_, code) => {
    const { counts } = resolve(code);
    expect(counts.unresolved.length).toBeGreaterThan(0);
    expect(counts.unresolved.map(({ cause }) => cause.why)).toContain('too-deep');
    expect(counts.resolved + counts.unresolved.length).toBe(counts.calls);
  });
});

describe('lambdas in lambdas', () => {
  it('do not cost twice as much with each level', () => {
    const levels = 12;
    const code = `java.util.stream.Stream<Integer> s = java.util.stream.Stream.of(1);
      Object o = ${'s.map(x -> '.repeat(levels)} x.intValue() ${')'.repeat(levels)};`;
    const { counts } = resolve(code);
    expect(counts.unresolved).toEqual([]);
    expect(counts.calls).toBe(levels + 2);
  });
});
