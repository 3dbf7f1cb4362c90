/** Nothing that is asked of a body throws, however broken or odd its text. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { askBodies, askEverything } from '../../../support/java/ask-everything.js';
import { chooser } from '../../../support/chooser.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import { generateProgram } from '../../../support/java/random-program.js';
import { staticBodies } from '../../../support/java/static-bodies.js';

const JAVA = path.join(import.meta.dirname, '../../../java');

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

function fixtures(): string[] {
  return globSync(['static-body/**/*.java', 'ir/*.java'], { cwd: JAVA, absolute: true })
    .sort()
    .map((file) => readFileSync(file, 'utf8'));
}

describe('whatever is asked', () => {
  it.each([1, 2])('of random programs is answered (seed %i)', (seed) => {
    const { text } = generateProgram(seed, 4);
    expect(askEverything(staticBodies(reader, text))).toBeGreaterThan(0);
  });

  it('of fixtures with pieces missing, doubled or mixed is answered', () => {
    const choose = chooser(5);
    for (const text of fixtures()) {
      const cut = (): number => choose(text.length);
      const [a, b] = [cut(), cut()].sort((one, other) => one - other) as [number, number];
      const broken = [
        text.slice(0, a),
        text.slice(0, a) + text.slice(Math.min(b, a + 40)),
        text.slice(0, b) + text.slice(a, Math.min(b, a + 200)) + text.slice(b),
      ];
      for (const each of broken) askEverything(staticBodies(reader, each));
    }
  });

  it('of methods with thousands of statements is answered', () => {
    const lines = Array.from(
      { length: 300 },
      (_, at) => `if (x != null) { x.n = ${at}; lock.lock(); list.add(new A()); lock.unlock(); }`,
    );
    const text = `import java.util.concurrent.locks.*; class A { A x; int n; Lock lock = new ReentrantLock();
      java.util.List<A> list; void f() { try { ${lines.join('\n')} } finally { n = 0; } } }`;
    const bodies = staticBodies(reader, text);
    expect(bodies.bodies.some(({ body }) => body.statements.length > 3000)).toBe(true);
    expect(askBodies(bodies)).toBeGreaterThan(0);
  });
});
