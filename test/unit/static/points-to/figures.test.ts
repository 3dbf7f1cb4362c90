/** The figures of seed 001 chapter 2: what origins and receivers tell apart, and what they must not. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import {
  BY_ORIGIN,
  INSENSITIVE,
  type ContextStrategy,
} from '../../../../server/src/static/points-to/contexts.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import { objectsAt, staticProgramOf } from '../../../support/java/static-program.js';

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

/** How many objects the accesses of the marked line are of, each context by itself. */
function objectsAtMark(text: string, contexts?: ContextStrategy): string[] {
  const line = text.split('\n').findIndex((each) => each.includes('/*HERE*/')) + 1;
  const program = staticProgramOf(reader, { 'Main.java': text }, contexts && { contexts });
  return objectsAt(program, line);
}

const FIGURE_2_1 = `class A { int f; }
class Main {
  public static void main(String[] names) {
    Thread t1 = new Thread(() -> { process(); });
    Thread t2 = new Thread(() -> { process(); });
    t1.start();
    t2.start();
  }
  static void process() {
    A a = new A();
    a.f++; /*HERE*/
  }
}`;

const FIGURE_2_2 = `class A { int f; }
class Main {
  public static void main(String[] names) {
    Thread t1 = new Thread(() -> { process(); });
    Thread t2 = new Thread(() -> { process(); });
    t1.start();
    t2.start();
  }
  static void process() {
    A a = new A();
    a = id(a);
    a.f++; /*HERE*/
  }
  static A id(A a) { return id2(a); }
  static A id2(A a) { return id3(a); }
  static A id3(A a) { return a; }
}`;

const FIGURE_2_4 = `class Main {
  public static void main(String[] names) {
    A a1 = new A();
    A a2 = new A();
    a1.start();
    a2.start();
  }
}
class A extends Thread {
  private int f = 0;
  @Override public void run() {
    f++; /*HERE*/
  }
}`;

describe('Figure 2.1: two threads that run one function', () => {
  it('have an object each', () => {
    expect(objectsAtMark(FIGURE_2_1)).toEqual([
      'A:10 (lambda in Main.main @ Main.java:4)',
      'A:10 (lambda in Main.main @ Main.java:5)',
    ]);
  });

  it('share one without contexts', () => {
    expect(objectsAtMark(FIGURE_2_1, INSENSITIVE)).toEqual(['A:10 (all)']);
  });
});

describe('Figures 2.2 and 2.3: through functions that give back what they get', () => {
  it('the objects stay apart, however many there are', () => {
    expect(objectsAtMark(FIGURE_2_2, BY_ORIGIN)).toEqual([
      'A:10 (lambda in Main.main @ Main.java:4)',
      'A:10 (lambda in Main.main @ Main.java:5)',
    ]);
  });

  it('each function is there once for each origin', () => {
    const { pointsTo } = staticProgramOf(reader, { 'Main.java': FIGURE_2_2 });
    const of = (name: string) =>
      pointsTo.instances.filter((each) => each.code.body.method?.name === name);
    expect(['process', 'id', 'id2', 'id3'].map((name) => of(name).length)).toEqual([2, 2, 2, 2]);
    for (const { id, code } of of('process')) {
      const call = code.body.statements.findIndex(
        (each) => each.kind === 'call' && each.name === 'id',
      );
      const callees = pointsTo.callees(id, call as never).map((each) => pointsTo.instances[each]!);
      expect(callees.map(({ context }) => context)).toEqual([pointsTo.instances[id]!.context]);
    }
  });
});

describe('Figure 2.4: a field of the thread itself', () => {
  it('is of the thread whose code runs', () => {
    expect(objectsAtMark(FIGURE_2_4)).toEqual(['A:3 (main)', 'A:4 (main)']);
    const { origins } = staticProgramOf(reader, { 'Main.java': FIGURE_2_4 });
    const threads = origins.filter(({ kind }) => kind === 'thread');
    expect(threads.map(({ receivers }) => receivers.length)).toEqual([1, 1]);
    expect(threads[0]!.context).not.toBe(threads[1]!.context);
  });
});
