/**
 * The static analysis on the fixtures of test/java/static, held against their marks
 * (test/support/java/static-marks.ts says what they mean), and the fixtures themselves: marks that are
 * marks, Java that is Java, names that mean something. Prints the scoreboard.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { hasJavac } from '../../support/java/compare-javac.js';
import { createTestReader, readJava } from '../../support/java/java-parser.js';
import { analyse, understand } from '../../support/java/static-engine.js';
import { javaOf, onDisk, staticFixtures } from '../../support/java/static-fixtures.js';
import { readStaticMarks, wordsOf } from '../../support/java/static-marks.js';
import { addScores, judge, NO_SCORE, type Score } from '../../support/java/static-verdict.js';

const fixtures = staticFixtures();

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

/** Broken code and calls of what is not there are what the others are about. */
const whole = fixtures.filter(({ topic }) => topic !== 'unknown');

function isPlainJava(text: string): boolean {
  const imports = [...text.matchAll(/^import (?:static )?([\w.]+)/gm)].map((match) => match[1]!);
  return imports.every((name) => name.startsWith('java.'));
}

describe('the fixtures', () => {
  it('are many', () => {
    expect(fixtures.length).toBeGreaterThan(120);
  });

  it.each(fixtures)('$name has marks, and says what it is', (fixture) => {
    const { claims, quiets } = readStaticMarks(fixture.texts);
    expect(claims.length + quiets.length).toBeGreaterThan(0);
    for (const text of Object.values(javaOf(fixture))) expect(text).toMatch(/^\/\*\*/);
  });

  it.each(fixtures)('$name names fields that stand on the line', ({ texts }) => {
    const { claims, quiets } = readStaticMarks(texts);
    const named = claims.flatMap(({ ends }) => ends).filter(({ field }) => field !== '');
    const marked = named.map(({ path, line, field }) => ({ path, line, words: [field] }));
    for (const { path: file, line, words } of [...marked, ...quiets]) {
      const code = texts[file]!.split('\n')[line - 1]!.split('//~')[0]!;
      expect(wordsOf(code), `${file}:${line}`).toEqual(expect.arrayContaining([...words]));
    }
  });

  it.each(whole)('$name has no syntax error', (fixture) => {
    for (const [file, text] of Object.entries(javaOf(fixture)))
      expect(readJava(reader, text, file).problems, file).toEqual([]);
  });

  it.each(whole)('$name resolves', ({ texts }) => {
    const { unresolved } = understand(reader, texts).model.coverage;
    expect(unresolved.map(({ why, name, first }) => `${first.line} ${why} ${name}`)).toEqual([]);
  });

  it.skipIf(!hasJavac())('of plain Java compile', () => {
    const plain = whole.map(javaOf).filter((texts) => Object.values(texts).every(isPlainJava));
    const out = mkdtempSync(path.join(tmpdir(), 'static-fixtures-'));
    const files = plain.flatMap((texts) => Object.keys(texts).map(onDisk));
    try {
      execFileSync('javac', ['-nowarn', '-d', out, ...files], { stdio: 'pipe' });
    } finally {
      rmSync(out, { recursive: true });
    }
    expect(plain.length).toBeGreaterThan(60);
  });
});

describe('the races of', () => {
  const scores = new Map<string, Score>();

  it.each(fixtures)('$name', ({ topic, texts }) => {
    const { problems, score } = judge(texts, analyse(reader, texts));
    scores.set(topic, addScores(scores.get(topic) ?? NO_SCORE, score));
    expect(problems).toEqual([]);
  });

  afterAll(() => {
    const all = [...scores.values()].reduce<Score>(addScores, { ...NO_SCORE });
    console.table(Object.fromEntries([...scores, ['all', all]]));
  });
});
