/** Subtyping, conversions, bounds and functional interfaces over the shipped library. */
import { beforeAll, describe, expect, it } from 'vitest';
import { promoted } from '../../../../server/src/java/program/boxing.js';
import type { Argument } from '../../../../server/src/java/program/calls/argument.js';
import { leastUpperBound } from '../../../../server/src/java/program/least-upper-bound.js';
import { Fit } from '../../../../server/src/java/program/subtyping.js';
import { methodText, typeText } from '../../../../server/src/java/program/type-text.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import { TestProgram } from '../../../support/java/test-program.js';

let reader: JavaReader;
let test: TestProgram;

const SOURCE = `package a;
import java.util.*; import java.util.function.*; import java.util.concurrent.*;
import com.acme.Missing; import com.acme.Absent;
class A<T extends Number & Runnable, S> extends ArrayList<S> {}
class B extends A<Work, String> {}
abstract class Work extends Number implements Runnable {}
class Half extends Missing {}
interface Task<V> extends Callable<V> { boolean equals(Object other); default void twice() {} V call(); }
interface Two { void one(); void other(); }
interface Same extends Runnable { void run(); }
interface Open extends Absent { }
interface Compare<X> extends Comparator<X> {}
`;

beforeAll(async () => {
  reader = await createTestReader();
  test = new TestProgram(reader, { 'A.java': SOURCE });
});

const type = (text: string) => test.type(text, 'a.A');

describe('subtyping', () => {
  const fits = (a: string, b: string) =>
    test.program.resolution.subtyping.fits(type(a), type(b), true);

  it.each([
    ['B', 'List<String>'],
    ['B', 'Collection<? extends CharSequence>'],
    ['B', 'A<?, ? super String>'],
    ['B', 'A'],
    ['A', 'List<String>'],
    ['T', 'Runnable'],
    ['T', 'Number'],
    ['T', 'T'],
    ['T', 'Object'],
    ['String[]', 'Object[]'],
    ['String[][]', 'Object[]'],
    ['int[]', 'Object'],
    ['int[]', 'Cloneable'],
    ['null', 'int[]'],
    ['Missing', 'Missing'],
    ['Half', 'Missing'],
    ['Missing', 'Object'],
    ['List<Missing>', 'Collection<Missing>'],
    ['Two', 'Object'],
  ])('%s is a %s', (a, b) => {
    expect(fits(a, b)).toBe(Fit.yes);
  });

  it.each([
    ['B', 'List<Object>'],
    ['List<?>', 'List<String>'],
    ['Object', 'T'],
    ['Number', 'T'],
    ['int[]', 'long[]'],
    ['int[]', 'Object[]'],
    ['null', 'int'],
    ['Integer', 'Long'],
    ['String', 'Missing'],
    ['Missing', 'String'],
    ['Half', 'String'],
    ['int', 'Integer'],
  ])('%s is no %s', (a, b) => {
    expect(fits(a, b)).toBe(Fit.no);
  });

  it.each([
    ['Half', 'Runnable'],
    ['Half', 'Absent'],
    ['Missing', 'Runnable'],
    ['Missing', 'Absent'],
    ['List<Missing>', 'List<Absent>'],
  ])('%s may be a %s', (a, b) => {
    expect(fits(a, b)).toBe(Fit.maybe);
  });
});

describe('conversions in calls', () => {
  const converts = (a: string, b: string, how: 'strict' | 'loose') =>
    test.program.resolution.subtyping.converts(type(a), type(b), how);

  it('widen, and box only when loose', () => {
    expect(converts('byte', 'double', 'strict')).toBe(Fit.yes);
    expect(converts('char', 'short', 'loose')).toBe(Fit.no);
    expect(converts('boolean', 'int', 'loose')).toBe(Fit.no);
    expect(converts('int', 'Object', 'strict')).toBe(Fit.no);
    expect(converts('int', 'Comparable<Integer>', 'loose')).toBe(Fit.yes);
    expect(converts('int', 'Long', 'loose')).toBe(Fit.no);
    expect(converts('Character', 'int', 'loose')).toBe(Fit.yes);
    expect(converts('Long', 'int', 'loose')).toBe(Fit.no);
    expect(converts('Missing', 'int', 'loose')).toBe(Fit.no);
    expect(converts('Object', 'int', 'loose')).toBe(Fit.no);
  });

  it('promote numbers', () => {
    const both = (a: string, b: string) => promoted(type(a), type(b))?.name;
    expect(both('byte', 'char')).toBe('int');
    expect(both('Integer', 'long')).toBe('long');
    expect(both('float', 'Long')).toBe('float');
    expect(both('boolean', 'int')).toBeUndefined();
    expect(both('String', 'int')).toBeUndefined();
  });
});

describe('asSuper', () => {
  it.each([
    ['B', 'java.util.Collection', 'java.util.Collection<java.lang.String>'],
    ['A<Work, Integer>', 'java.lang.Iterable', 'java.lang.Iterable<java.lang.Integer>'],
    ['A', 'java.lang.Iterable', 'java.lang.Iterable'],
    ['A<?, ? extends Work>', 'java.lang.Iterable', 'java.lang.Iterable<? extends a.Work>'],
    ['Compare<String>', 'java.util.Comparator', 'java.util.Comparator<java.lang.String>'],
    ['T', 'java.lang.Runnable', 'java.lang.Runnable'],
  ])('%s as %s', (text, name, expected) => {
    const { resolution } = test.program;
    const found = resolution.hierarchy.asSuper(type(text), test.program.find(name)!);
    expect(found && typeText(found)).toBe(expected);
  });
});

describe('the least upper bound', () => {
  it.each([
    [['Integer', 'int'], 'java.lang.Integer'],
    [['String', 'null'], 'java.lang.String'],
    [['ArrayList<String>', 'List<String>'], 'java.util.List<java.lang.String>'],
    [
      ['B', 'LinkedHashSet<String>'],
      'java.util.AbstractCollection<java.lang.String> & java.util.SequencedCollection<java.lang.String> & java.lang.Cloneable & java.io.Serializable',
    ],
    [['Missing', 'String'], 'unknown com.acme.Missing'],
    [['Two', 'Same'], 'java.lang.Object'],
  ])('of %s', (texts, expected) => {
    const found = typeText(leastUpperBound(texts.map(type), test.program.resolution.subtyping));
    // Which collections are sequenced hangs on the JDK that the table was made of.
    expect(found.replace(/ & java.util.SequencedCollection<[^>]*>/, '')).toBe(
      expected.replace(/ & java.util.SequencedCollection<[^>]*>/, ''),
    );
  });
});

describe('functional interfaces', () => {
  const shape = (text: string) => {
    const found = test.program.resolution.functions.shapeOf(type(text));
    if (found === undefined) return undefined;
    const parameters = found.parameters.map((each) => typeText(each)).join(', ');
    return `${methodText(found.method)}: (${parameters}) -> ${typeText(found.result)}`;
  };

  it.each([
    ['Runnable', 'java.lang.Runnable.run(): () -> void'],
    ['Same', 'a.Same.run(): () -> void'],
    ['Task<String>', 'a.Task.call(): () -> java.lang.String'],
    [
      'Function<? super String, ? extends B>',
      'java.util.function.Function.apply(java.lang.Object): (java.lang.String) -> a.B',
    ],
    [
      'Compare<Integer>',
      'java.util.Comparator.compare(java.lang.Object,java.lang.Object): (java.lang.Integer, java.lang.Integer) -> int',
    ],
    ['Supplier<?>', 'java.util.function.Supplier.get(): () -> java.lang.Object'],
    ['Supplier', 'java.util.function.Supplier.get(): () -> java.lang.Object'],
    [
      'BinaryOperator<B>',
      'java.util.function.BiFunction.apply(java.lang.Object,java.lang.Object): (a.B, a.B) -> a.B',
    ],
  ])('%s', (text, expected) => {
    expect(shape(text)).toBe(expected);
  });

  it.each(['Two', 'Object', 'List<String>', 'Open', 'int', 'Missing'])('%s is none', (text) => {
    expect(shape(text)).toBeUndefined();
  });
});

describe('special calls', () => {
  const result = (receiver: string, name: string) => test.resultText(test.call(receiver, name, []));

  it('know their results', () => {
    expect(result('int[]', 'clone')).toBe('int[]');
    expect(result('String[][]', 'clone')).toBe('java.lang.String[][]');
    expect(result('List<String>', 'getClass')).toBe('java.lang.Class<? extends java.util.List>');
    expect(result('Two', 'hashCode')).toBe('int');
    expect(result('T', 'run')).toBe('void');
    expect(result('T', 'intValue')).toBe('int');
  });

  it('say why there is none', () => {
    expect(result('Missing', 'run')).toBe('receiver-unknown run');
    expect(result('Two', 'run')).toBe('member-not-found run');
    expect(result('Half', 'run')).toBe('class-not-found com.acme.Missing');
    expect(result('Two', 'clone')).toBe('member-not-found clone');
  });

  it('have a result in spite of an unknown argument', () => {
    const call = test.call('StringBuilder', 'append', [
      { kind: 'typed', type: { kind: 'unknown', cause: { why: 'receiver-unknown', name: 'x' } } },
    ]);
    expect(call).toMatchObject({ cause: { why: 'ambiguous', owner: 'java.lang.StringBuilder' } });
    expect('result' in call && call.result && typeText(call.result)).toBe(
      'java.lang.StringBuilder',
    );
  });

  it('take a generic call as what they want', () => {
    // `inflate(1, findViewById(2))`: the View that it is by itself becomes the ViewGroup wanted.
    const [view, group] = [type('android.view.View'), type('android.view.ViewGroup')];
    const find: Argument = { kind: 'poly', type: view, typeFor: () => group };
    expect(test.callText('android.view.LayoutInflater', 'inflate', ['int', find])).toBe(
      'android.view.LayoutInflater.inflate(int,android.view.ViewGroup)',
    );
    const only: Argument = { kind: 'poly', type: view, typeFor: () => view };
    expect(test.callText('android.view.LayoutInflater', 'inflate', ['int', only])).toBe(
      'member-not-found inflate',
    );
  });

  it('create with and without inference', () => {
    const { calls } = test.program.resolution;
    const created = (text: string, diamond: boolean, given: string[], target?: string) => {
      const made = type(text);
      if (made.kind !== 'class') throw new Error(text);
      const from = test.class('a.A');
      const call = calls.chooseConstructor(made, diamond, {
        given: test.given(given, 'a.A'),
        from,
      });
      return test.resultText(call, target === undefined ? undefined : type(target));
    };
    expect(created('ArrayList', true, ['List<String>'])).toBe(
      'java.util.ArrayList<java.lang.String>',
    );
    expect(created('ArrayList', true, [], 'List<Integer>')).toBe(
      'java.util.ArrayList<java.lang.Integer>',
    );
    expect(created('ArrayList', true, ['int'])).toBe('java.util.ArrayList<?>');
    expect(created('HashMap<String, B>', false, [])).toBe(
      'java.util.HashMap<java.lang.String, a.B>',
    );
    expect(created('B', false, ['int'])).toBe('member-not-found <init>');
  });
});
