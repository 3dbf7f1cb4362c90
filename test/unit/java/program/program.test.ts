/** A program as a whole: which class a name means, what lasts over edits, and odd programs. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Ids } from '../../../../server/src/java/program/ids.js';
import { Program } from '../../../../server/src/java/program/program.js';
import { typeText } from '../../../../server/src/java/program/type-text.js';
import { ownType } from '../../../../server/src/java/program/types.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import {
  EMPTY_LIBRARY,
  filesOf,
  TestProgram,
  testLibrary,
} from '../../../support/java/test-program.js';

let reader: JavaReader;

beforeAll(async () => {
  reader = await createTestReader();
});

describe('several classes of one name', () => {
  const sources = {
    'free/a/Api.java': 'package a; public class Api { void free() {} class In {} }',
    'paid/a/Api.java': 'package a; public class Api { void paid() {} class In {} }',
    'main/a/User.java': 'package a; class User { Api api; Api.In in; }',
  };

  it('mean the first by path, and each is there as itself', () => {
    const test = new TestProgram(reader, sources);
    const apis = test.program.sourceClasses.filter(({ name }) => name === 'a.Api');
    expect(apis.map(({ source }) => source.file.path)).toEqual([
      'free/a/Api.java',
      'paid/a/Api.java',
    ]);
    expect(apis[0]!.id).not.toBe(apis[1]!.id);
    expect(test.program.find('a.Api')).toBe(apis[0]);
    const { fields } = test.class('a.User');
    expect(fields.get('api')!.type).toEqual(ownType(apis[0]!));
    expect(apis[1]!.types.get('In')).not.toBe(apis[0]!.types.get('In'));
  });

  it('have their own names in their own file', () => {
    const test = new TestProgram(reader, {
      ...sources,
      'paid/a/Api.java': 'package a; public class Api { Api other; In in; class In {} }',
    });
    const paid = test.program.classesOf('paid/a/Api.java')[0]!;
    expect(paid.fields.get('other')!.type).toEqual(ownType(paid));
    expect(paid.fields.get('in')!.type).toEqual(ownType(paid.types.get('In')!));
  });
});

describe('update', () => {
  const before = {
    'A.java':
      'package a; class A { int x = 1; static { go(); } static void go() {} B b; class In {} }',
    'B.java': 'package a; class B extends A { void run(A a) { a.go(); } }',
  };

  function updated(after: Record<string, string>) {
    const program = Program.of(filesOf(reader, before), testLibrary());
    const classes = [...program.sourceClasses];
    for (const symbol of classes)
      expect(symbol.methods.size + symbol.fields.size).toBeGreaterThan(0);
    const files = filesOf(reader, { ...before, ...after });
    return { program, classes, files, next: program.update(files) };
  }

  it('of bodies keeps every symbol and tells it where its body is', () => {
    const { classes, next, files } = updated({
      'B.java': 'package a; class B extends A { void run(A a) { a.go(); a.go(); } }',
    });
    expect(next.sourceClasses).toEqual(classes);
    const run = next.find('a.B')!.methods.get('run')![0]!;
    expect(run.source!.declaration).toBe(files[1]!.types[0]!.members[0]);
    expect(run.source!.file).toBe(files[1]);
    expect(next.methodOf(run.source!)).toBe(run);
    expect(next.file('B.java')).toBe(files[1]);
  });

  it('of declarations makes new symbols with the old ids', () => {
    const { classes, next } = updated({
      'B.java': 'package a; class B extends A { void more() {} void run(A a) {} }',
    });
    const old = classes.find(({ name }) => name === 'a.B')!;
    const now = next.find('a.B')!;
    expect(now).not.toBe(old);
    expect(now.id).toBe(old.id);
    expect(now.methods.get('run')![0]!.id).toBe(old.methods.get('run')![0]!.id);
    expect(next.find('a.A')!.fields.get('x')!.id).toBe(classes[0]!.fields.get('x')!.id);
  });

  it('notices files that come and go', () => {
    const { program } = updated({});
    const more = program.update(
      filesOf(reader, { ...before, 'C.java': 'package a; class C extends B {}' }),
    );
    expect(typeText(more.find('a.C')!.superclass!)).toBe('a.B');
    const fewer = more.update(filesOf(reader, { 'A.java': before['A.java'] }));
    expect(fewer.find('a.B')).toBeUndefined();
    expect(typeText(fewer.find('a.A')!.fields.get('b')!.type)).toBe('unknown a.B');
  });

  it('keeps the ids of library members', () => {
    const { program, next } = updated({ 'A.java': 'package a; class A {}' });
    const run = (each: Program) => each.find('java.lang.Runnable')!.methods.get('run')![0]!.id;
    expect(run(next)).toBe(run(program));
  });
});

describe('odd programs', () => {
  it('need no library', () => {
    const test = new TestProgram(
      reader,
      { 'A.java': 'enum E { X } record P(int a) {} class A { String s; void run() {} }' },
      EMPTY_LIBRARY,
    );
    expect(typeText(test.class('A').superclass!)).toBe('java.lang.Object');
    expect(typeText(test.class('A').fields.get('s')!.type)).toBe('unknown String');
    expect(test.callText('A', 'hashCode', [], 'A')).toBe('java.lang.Object.hashCode()');
    expect(typeText(test.class('E').superclass!)).toBe('unknown java.lang.Enum');
    expect(test.callText('P', 'a', [], 'A')).toBe('P.a()');
  });

  it('may be empty, or one broken file', () => {
    expect(Program.of([], EMPTY_LIBRARY, new Ids()).sourceClasses).toEqual([]);
    const test = new TestProgram(reader, { 'A.java': 'class A extends { void run( { int ; ' });
    expect(test.program.sourceClasses.map(({ name }) => name)).toEqual(['A']);
    expect(typeof test.class('A').methods.size).toBe('number');
  });

  it('may have very deep hierarchies', () => {
    const depth = 3000;
    const classes = Array.from({ length: depth }, (_, i) =>
      i === 0 ? 'class C0 { void run() {} }' : `class C${i} extends C${i - 1} { void f${i}() {} }`,
    );
    const test = new TestProgram(reader, { 'C.java': classes.reverse().join('\n') });
    const last = `C${depth - 1}`;
    expect(test.callText(last, 'run', [], last)).toBe('C0.run()');
    expect(test.callText(last, 'hashCode', [], last)).toBe('java.lang.Object.hashCode()');
  });

  it('may have headers that need each other', () => {
    const depth = 400;
    const classes = Array.from(
      { length: depth },
      (_, i) => `class C${i} extends C${i + 1}.In { static class In {} }`,
    );
    const test = new TestProgram(reader, { 'C.java': classes.join('\n') });
    expect(typeText(test.class('C0').superclass!)).toBe('C1$In');
  });

  it('may have deep and self-containing type arguments', () => {
    const deep = 'java.util.List<'.repeat(300) + 'A' + '>'.repeat(300);
    const test = new TestProgram(reader, {
      'A.java': `class A<T extends A<T>> { ${deep} deep; <S extends T> A<S> wrap() { return null; } A<A<T>> grow() { return null; } }`,
    });
    expect(test.class('A').fields.get('deep')!.type.kind).toBe('class');
    const { calls } = test.program.resolution;
    let type = test.type('A<?>', 'A');
    for (let i = 0; i < 200; i++) {
      const call = calls.chooseMethod(type, { name: 'grow', given: [], from: test.class('A') });
      if (!('method' in call)) throw new Error('not found');
      type = calls.complete(call, undefined).result;
    }
    expect(typeText(type).length).toBeLessThan(300);
  });
});

describe('methods that nobody wrote', () => {
  const methodsOf = (source: string, name: string) => {
    const { methods } = new TestProgram(reader, { 'A.java': source }).class(name);
    return [...methods.values()]
      .flat()
      .map((method) => `${method.name}${method.descriptor}: ${typeText(method.result)}`)
      .sort();
  };

  it('are of enums, records and annotations', () => {
    expect(methodsOf('enum E { A; void run() {} }', 'E')).toEqual([
      '<init>(): void',
      'run(): void',
      'valueOf(java.lang.String): E',
      'values(): E[]',
    ]);
    expect(methodsOf('record R<T>(T a, int... b) { public T a() { return a; } }', 'R')).toEqual([
      '<init>(java.lang.Object,int[]): void',
      'a(): T',
      'b(): int[]',
    ]);
    expect(methodsOf('record R(int a) { R { } R() { this(1); } }', 'R')).toEqual([
      '<init>(): void',
      '<init>(int): void',
      'a(): int',
    ]);
    expect(methodsOf('@interface I { int value() default 1; }', 'I')).toEqual(['value(): int']);
    expect(methodsOf('interface I { void run(); }', 'I')).toEqual(['run(): void']);
  });

  it('are of Lombok', () => {
    const source = `import lombok.*;
      @Data class A { private final String name; private boolean isOpen; static int count;
        int size; public int getSize() { return 1; } }
      class B { @Getter @Setter int one; int two; B(int x) {} }`;
    expect(methodsOf(source, 'A')).toEqual([
      '<init>(java.lang.String): void',
      'getName(): java.lang.String',
      'getSize(): int',
      'isOpen(): boolean',
      'setOpen(boolean): void',
      'setSize(int): void',
    ]);
    expect(methodsOf(source, 'B')).toEqual([
      '<init>(int): void',
      'getOne(): int',
      'setOne(int): void',
    ]);
    expect(methodsOf(source.replace('import lombok.*;', ''), 'B')).toEqual(['<init>(int): void']);
  });
});
