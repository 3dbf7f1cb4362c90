/** Broken, deep and long text: lowering always ends, and what it makes is a graph. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import { factsOf } from '../../../../server/src/java/ir/facts/facts.js';
import { controlFlowOf } from '../../../../server/src/java/ir/control-flow.js';
import { monitorsAt } from '../../../../server/src/java/ir/monitors.js';
import type { Body, StatementIndex } from '../../../../server/src/java/ir/statements.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { chooser } from '../../../support/chooser.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import { checkBody, lowerText } from '../../../support/java/lower-java.js';

const FOLDER = path.join(import.meta.dirname, '../../../java/ir');

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

function lower(text: string): Body[] {
  const bodies = lowerText(reader, text).map(({ body }) => body);
  expect(bodies.flatMap(checkBody)).toEqual([]);
  return bodies;
}

function inMethod(statement: string): string {
  return `class Test { int n; boolean b; Test t; Test go(Object o) { ${statement} return this; } }`;
}

const DEEP = 10_000;

function nested(open: string, core: string, close: string, depth = DEEP): string {
  return open.repeat(depth) + core + close.repeat(depth);
}

describe('deep nesting', () => {
  it.each([
    ['parentheses', `n = ${nested('(', '1', ')')};`],
    ['calls', `${nested('go(', 'null', ')')};`],
    ['chains', `this${'.go(null)'.repeat(DEEP)};`],
    ['sums', `n = 1${' + n'.repeat(DEEP)};`],
    ['right operands', `n = ${nested('(1 + ', '1', ')')};`],
    ['conditions', `if (b${' && b'.repeat(DEEP)}) n = 1;`],
    ['negations', `b = ${'!'.repeat(DEEP)}b;`],
    ['blocks', nested('{', 'n = 1;', '}')],
    ['ifs', nested('if (b) {', 'n = 1;', '}')],
    ['else ifs', `${'if (b) n = 1; else '.repeat(DEEP)} n = 2;`],
    ['choices', `n = ${'b ? 1 : '.repeat(DEEP)} 2;`],
    ['assignments', `n = ${'n = '.repeat(DEEP)} 2;`],
    ['lambdas', `Object o = ${'x -> '.repeat(DEEP)} n;`],
    ['finally', nested('try { n = 1; } finally {', 'n = 2;', '}')],
    ['tries', nested('try {', 'go(this);', '} finally { n++; }')],
    ['monitors', nested('synchronized (this) {', 'go(this);', '}')],
    ['classes', nested('go(new Object() { Object f = ', 'n', '; });', 60)],
    ['switches', nested('switch (n) { case 1: ', 'n = 1;', '}')],
    ['loops', nested('while (b) ', 'n = 1;', '')],
    ['labels', nested('l: ', 'n = 1;', '')],
    ['elements', `n = ${nested('a[', '0', ']')};`],
  ])('of %s ends', (_, statement) => {
    const [body] = lower(inMethod(statement));
    expect(body?.method?.name).toBe('go');
  });

  it('is said', () => {
    const [body] = lower(inMethod(nested('go(', 'null', ')', 1000) + ';'));
    expect(body?.skipped.length).toBeGreaterThan(0);
  });

  it('copies a finally in a finally a bounded number of times', () => {
    const size = (depth: number): number => {
      const open = 'try { go(this); if (b) return null; } finally {';
      const [body] = lower(inMethod(nested(open, 'n++;', '}', depth)));
      return body!.statements.length;
    };
    expect(size(80)).toBeLessThan(3 * size(40));
  });

  it('has one copy of a finally for all returns', () => {
    const returns = 'if (b) return null;'.repeat(1000);
    const [body] = lower(inMethod(`try { ${returns} } finally { n = 1; n = 2; n = 3; }`));
    const stores = body!.statements.filter(({ kind }) => kind === 'store');
    expect(stores.length).toBe(6);
  });
});

describe('long methods', () => {
  it('of ten thousand lines are lowered and asked', () => {
    const lines = Array.from({ length: 10_000 }, (_, at) =>
      at % 3 === 0 ? `if (t == null) return this;` : `t.n += ${at}; t = t.go(t);`,
    );
    const [body] = lower(inMethod(lines.join('\n')));
    expect(body!.statements.length).toBeGreaterThan(30_000);
    expect(factsOf(body!).at((body!.statements.length - 1) as never)).toBeDefined();
  });
});

/** Shapes of which each once took time by the square of its length. */
describe('twenty thousand lines', () => {
  const numbered = (line: (at: number) => string): string =>
    Array.from({ length: 20_000 }, (_, at) => line(at)).join('\n');

  it.each([
    ['cases', `switch (n) { ${numbered((at) => `case ${at}: n = ${at};`)} }`],
    ['of one try', `try { ${numbered(() => 'go(t);')} } finally { n = 2; }`],
    ['of alternatives', `b = ${numbered((at) => `n == ${at} ||`)} b;`],
    ['of one loop', `while (b) { ${numbered((at) => `if (n == ${at}) continue;`)} }`],
    ['in one row', numbered((at) => `n = ${at};`)],
  ])('%s are lowered and asked, statement by statement', (_, code) => {
    const [body] = lower(inMethod(code));
    const last = (body!.statements.length - 1) as StatementIndex;
    const flow = controlFlowOf(body!);
    const isBefore = flow.reachersOf(last);
    const isPassed = (at: StatementIndex) =>
      (flow.dominates(at, last) || flow.postDominates(last, at) || isBefore(at)) &&
      monitorsAt(body!, at).length === 0;
    const passed = body!.statements.filter((__, at) => isPassed(at as StatementIndex));
    // All but the copy of a `finally` that an exception goes through.
    expect(passed.length).toBeGreaterThan(body!.statements.length - 4);
  });
});

describe('broken text', () => {
  const fixtures = globSync('*.java', { cwd: FOLDER })
    .sort()
    .map((name) => readFileSync(path.join(FOLDER, name), 'utf8'));

  it('is lowered, cut anywhere', () => {
    const choose = chooser(11);
    for (let round = 0; round < 60; round++) {
      const text = fixtures[choose(fixtures.length)]!;
      lower(text.slice(0, choose(text.length)));
    }
  });

  it('is lowered with pieces missing and doubled', () => {
    const choose = chooser(12);
    for (let round = 0; round < 120; round++) {
      const text = fixtures[choose(fixtures.length)]!;
      const start = choose(text.length);
      const end = start + 1 + choose(choose(2) ? 4 : 60);
      const again = choose(3) === 0 ? text.slice(start, end) : '';
      for (const body of lower(text.slice(0, start) + again + again + text.slice(end))) {
        factsOf(body);
      }
    }
  });
});
