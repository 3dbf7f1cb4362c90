/**
 * Solved in other ways, a program says the same: by the plain twin, with circles joined at every
 * occasion, without joining any, with the files in another order.
 */
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import {
  buildStaticProgram,
  type StaticOptions,
} from '../../../../server/src/static/build-static-program.js';
import {
  BY_EXECUTOR,
  BY_MAIN,
  BY_ORIGIN,
  byOriginAndReceiver,
  INSENSITIVE,
  type ContextStrategy,
} from '../../../../server/src/static/points-to/contexts.js';
import { InclusionGraph } from '../../../../server/src/base/inclusion-graph.js';
import { projectOf } from '../../../support/java/android-model.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import { PlainInclusions } from '../../../support/java/plain-inclusions.js';
import { randomPointers } from '../../../support/java/random-pointers.js';
import { generateProgram } from '../../../support/java/random-program.js';
import { factsOf, printOrigins, textsOfFolder } from '../../../support/java/static-program.js';

const ROOT = path.join(import.meta.dirname, '../../../..');
const FOLDERS = globSync('test/java/android/*', { cwd: ROOT, onlyDirectories: true }).sort();

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

const PLAIN: StaticOptions = { makeGraph: (passes, react) => new PlainInclusions(passes, react) };
/** Circles are joined in every round. */
const EAGER: StaticOptions = { makeGraph: (passes, react) => new InclusionGraph(passes, react, 0) };
const OFF: StaticOptions = { cycleElimination: false };

/** The contexts are given: else those who count steps would take coarser ones where others do not. */
function expectSame(texts: Record<string, string>, given?: ContextStrategy): void {
  const project = projectOf(reader, texts);
  const options = { contexts: given ?? byOriginAndReceiver(project.codes) };
  const plain = factsOf(buildStaticProgram(project, { ...options, ...PLAIN }));
  for (const way of [{}, EAGER, OFF]) {
    expect(factsOf(buildStaticProgram(project, { ...options, ...way }))).toEqual(plain);
  }
}

describe('all ways of solving agree', () => {
  it.each(FOLDERS)('on %s', (folder) => {
    expectSame(textsOfFolder(folder));
  });

  it('on programs full of control flow', () => {
    for (let seed = 1; seed <= 6; seed++) expectSame({ 'Gen.java': generateProgram(seed, 5).text });
  });

  it('on programs full of pointers, threads and containers, with every kind of contexts', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const texts = { 'Gen.java': randomPointers(seed) };
      expectSame(texts);
      expectSame(texts, [INSENSITIVE, BY_ORIGIN, BY_EXECUTOR, BY_MAIN][seed % 4]);
    }
  });

  it('whatever the order of the files', () => {
    const texts = textsOfFolder('test/java/android/figure-3-2');
    const turned = Object.fromEntries(Object.entries(texts).reverse());
    const linesOf = (given: Record<string, string>): string[] =>
      printOrigins(buildStaticProgram(projectOf(reader, given)))
        .split('\n')
        .sort();
    expect(linesOf(turned)).toEqual(linesOf(texts));
  });
});
