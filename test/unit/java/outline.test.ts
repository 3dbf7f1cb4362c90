import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { blankOut } from '../../../server/src/java/blank.js';
import { outlineOf } from '../../../server/src/java/outline.js';
import { spanOf } from '../../../server/src/java/position.js';

/** The outline in words: `A.run 3-5`, lines from 1. */
function summary(text: string): string[] {
  const { classes, members } = outlineOf(text);
  const lines = ({ extent }: { extent: { start: number; end: number } }) =>
    `${spanOf(text, extent).line}-${spanOf(text, { start: extent.end - 1, end: extent.end }).line}`;
  return [
    ...classes.map((each) => `class ${each.name} ${lines(each)}`),
    ...members.map((each) => `${each.kind} ${each.owner}.${each.runs} ${each.name} ${lines(each)}`),
  ];
}

describe('code without comments and strings', () => {
  it.each([
    ['a /* { */ b', 'a         b'],
    ['a // {\nb', 'a     \nb'],
    ['"{" + \'{\' + "\\"{"', '    +     +      '],
    ['"never closed {\n}', '               \n}'],
    ['"""\n { " \\""" } """ x', '   \n                x'],
    ['/* never closed {\n}', '                 \n '],
    ["'\\'' + '{'", '     +    '],
  ])('%j', (text, code) => {
    expect(blankOut(text)).toBe(code);
  });

  it('keeps offsets and lines, whatever the text', () => {
    const piece = fc.constantFrom('"', "'", '"""', '/*', '*/', '//', '\\', '\n', '{', '}', 'a ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        const code = blankOut(text);
        expect(code).toHaveLength(text.length);
        expect(code.split('\n')).toHaveLength(text.split('\n').length);
      }),
    );
  });
});

describe('the outline of a file', () => {
  it('has methods, constructors, initialisers and fields', () => {
    const text = `package com.x;
@Anno({1, 2})
public class A<T extends Comparable<T>> extends B implements C {
  static { load(); }
  { count = 1; }
  private int count = f(1, 2), other[] = {1, 2}, third;
  @Nullable Map<String, List<T>> names;
  static final Runnable TASK = () -> { go(); };
  A(int count) {
    this.count = count;
  }
  @Override
  public <V> V get(@Anno({3}) V v) throws IOException {
    if (v == null) { return v; }
    for (int i = 0; i < 3; i++) { record(i); }
    return v;
  }
  abstract void record(int x);
}
`;
    expect(summary(text)).toEqual([
      'class A 2-19',
      'initialiser A.<clinit> <clinit> 4-4',
      'initialiser A.<init> <init> 5-5',
      'field A.<init> count 6-6',
      'field A.<init> other 6-6',
      'field A.<init> third 6-6',
      'field A.<init> names 7-7',
      'field A.<clinit> TASK 8-8',
      'method A.<init> A 9-11',
      'method A.get get 12-17',
      'method A.record record 18-18',
    ]);
  });

  it('numbers anonymous and local classes as the compiler does', () => {
    const text = `class A {
  Runnable field = new Runnable() { public void run() { } };
  void m() {
    class Local { void x() { } }
    post(new a.b.Task<String>(1) {
      void go() { new Thread() { public void run() { } }; }
    }, () -> { new X() { void y() { } }; });
    int[] data = new int[] {1, 2};
    next();
  }
  static class Inner { Object o = new Object() { int z; }; }
  class Local2 { }
}`;
    const { classes, members } = outlineOf(text);
    expect(classes.map(({ name }) => name)).toEqual([
      'A',
      'A$1',
      'A$1Local',
      'A$2',
      'A$2$1',
      'A$3',
      'A$Inner',
      'A$Inner$1',
      'A$Local2',
    ]);
    expect(members.map(({ owner, name }) => `${owner}.${name}`)).toEqual([
      'A$1.run',
      'A.field',
      'A.m',
      'A$1Local.x',
      'A$2.go',
      'A$2$1.run',
      'A$3.y',
      'A$Inner$1.z',
      'A$Inner.o',
    ]);
  });

  it('knows enums, records, interfaces and annotations', () => {
    const text = `enum E implements I { A, B(1) { void f() { } }, @Old C { }; int x; E() { } void g() { } }
record P(int a, int b) { P { check(a); } static int n; }
interface I { int K = 1; void h(); default void d() { } }
@interface An { String value() default "x"; }
enum Plain { A, B }`;
    const { classes, members } = outlineOf(text);
    expect(classes.map(({ name }) => name)).toEqual(['E', 'E$1', 'E$2', 'P', 'I', 'An', 'Plain']);
    expect(members.map(({ owner, runs, name }) => `${owner} ${runs} ${name}`)).toEqual([
      'E$1 f f',
      'E <init> x',
      'E <init> E',
      'E g g',
      'P <init> P',
      'P <clinit> n',
      'I <init> K',
      'I h h',
      'I d d',
      'An value value',
    ]);
  });

  it('bears switches, lambdas and blocks in statements', () => {
    const text = `class A {
  int m(int x) {
    int y = switch (x) { case 1 -> { yield 2; } default -> 3; };
    switch (x) { case 1: { break; } default: break; }
    try (R r = open()) { use(r); } catch (E e) { } finally { }
    run(() -> { if (x) { go(); } else { stop(); } }, z -> { });
    synchronized (this) { y++; }
    return y;
  }
  void after() { }
}`;
    expect(summary(text).slice(1)).toEqual(['method A.m m 2-9', 'method A.after after 10-10']);
  });

  it('gives what it can of broken code', () => {
    expect(summary('class A { void m() { foo(; } void n() { } }').slice(1)).toEqual([
      'method A.m m 1-1',
      'method A.n n 1-1',
    ]);
    expect(summary('class A { void m() {')).toEqual(['class A 1-1', 'method A.m m 1-1']);
    expect(summary('} } class A { int x')).toEqual(['class A 1-1']);
    expect(summary('')).toEqual([]);
  });

  it('never throws, and its extents lie in the text', () => {
    const words =
      'class A { } ( ) ; , = new int x enum record interface @ -> < > [ ] "s" // \n case static'.split(
        ' ',
      );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 80 }), (pieces) => {
        const text = pieces.join(' ');
        const { classes, members } = outlineOf(text);
        for (const { extent } of [...classes, ...members]) {
          expect(extent.start).toBeGreaterThanOrEqual(0);
          expect(extent.end).toBeGreaterThan(extent.start);
          expect(extent.end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('sees every method of the examples', () => {
    for (const file of globSync('examples/**/*.java')) {
      const text = readFileSync(file, 'utf8');
      const written = [
        ...blankOut(text).matchAll(/^ {4,8}(?:[\w.<>[\], @]+ )?(\w+)\([^()]*\) \{$/gm),
      ];
      const names = new Set(outlineOf(text).members.map(({ name }) => name));
      for (const [line, name] of written) {
        if (!/^\s*(if|for|while|switch|try|synchronized|catch)\b|\bnew\b/.test(line)) {
          expect(names, file).toContain(name);
        }
      }
    }
  });
});
