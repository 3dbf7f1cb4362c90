/** Questions about a body's graph, by line of a small method. */
import { beforeAll, describe, expect, it } from 'vitest';
import { controlFlowOf, type ControlFlow } from '../../../../server/src/java/ir/control-flow.js';
import type { StatementIndex } from '../../../../server/src/java/ir/statements.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import { lowerText } from '../../../support/java/lower-java.js';

const TEXT = `class Test {
  int a, b, c, d, e, f, g, h;
  void run(boolean p, Test t) {
    a = 1;
    if (p) return;
    b = 1;
    while (t.a > 0) {
      c = 1;
      for (int i = 0; i < 3; i++) d = 1;
    }
    try {
      e = 1;
      t.run(p, this);
      f = 1;
    } catch (RuntimeException x) {
      g = 1;
    }
    h = 1;
  }
}`;

let flow: ControlFlow;
let at: (field: string) => StatementIndex;
beforeAll(async () => {
  const reader = await createTestReader();
  const found = lowerText(reader, TEXT).find(({ body }) => body.method?.name === 'run')!;
  flow = controlFlowOf(found.body);
  at = (field) =>
    found.body.statements.findIndex(
      (statement) => statement.kind === 'store' && statement.field.name === field,
    ) as StatementIndex;
});

describe('control flow', () => {
  it('says the same of one and of many that may come before', () => {
    const all = flow.body.statements.map((_, index) => index as StatementIndex);
    for (const b of all) {
      const isBefore = flow.reachersOf(b);
      for (const a of all) expect(isBefore(a), `${a} ${b}`).toBe(flow.reaches(a, b));
    }
  });

  it('knows what every way passes', () => {
    expect(flow.dominates(at('a'), at('h'))).toBe(true);
    expect(flow.dominates(at('b'), at('h'))).toBe(true);
    expect(flow.dominates(at('c'), at('h'))).toBe(false);
    expect(flow.dominates(at('e'), at('g'))).toBe(true);
    expect(flow.dominates(at('f'), at('g'))).toBe(false);
    expect(flow.dominates(at('f'), at('h'))).toBe(false);
  });

  it('knows what must follow, exceptions of the platform aside', () => {
    expect(flow.postDominates(at('h'), at('b'))).toBe(true);
    expect(flow.postDominates(at('h'), at('a'))).toBe(false);
    expect(flow.postDominates(at('f'), at('e'))).toBe(true);
    expect(flow.postDominates(at('h'), at('g'))).toBe(true);
  });

  it('knows loops, inner ones apart', () => {
    expect(flow.isInLoop(at('b'))).toBe(false);
    expect(flow.isInLoop(at('c'))).toBe(true);
    expect(flow.loopAround(at('d'))).not.toBe(flow.loopAround(at('c')));
    expect(flow.loops).toHaveLength(2);
  });

  it('knows what may come after what', () => {
    expect(flow.reaches(at('d'), at('c'))).toBe(true);
    expect(flow.reaches(at('c'), at('c'))).toBe(true);
    expect(flow.reaches(at('a'), at('a'))).toBe(false);
    expect(flow.reaches(at('h'), at('b'))).toBe(false);
    expect(flow.reaches(at('f'), at('g'))).toBe(false);
    expect(flow.reaches(at('e'), at('g'))).toBe(true);
  });
});
