/** Broken sources: whatever is cut out of the corpus, bodies are resolved and every call is counted. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import { resolveBody } from '../../../../server/src/java/program/body/resolve-body.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import { TestProgram } from '../../../support/java/test-program.js';

const ROOT = path.join(import.meta.dirname, '../../../java');
const TEXTS = globSync(['corpus/**/*.java', 'bodies/*.java'], { cwd: ROOT })
  .sort()
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));

let reader: JavaReader;

beforeAll(async () => {
  reader = await createTestReader();
});

/** A text with pieces cut out, put twice, or with odd letters in. */
const brokenText = fc
  .tuple(
    fc.constantFrom(...TEXTS),
    fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        length: fc.nat(40),
        instead: fc.constantFrom(
          '',
          '(',
          '}',
          '->',
          '::',
          '<',
          'new ',
          'this.',
          'super',
          '\u0000',
          '#',
        ),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([text, edits]) =>
    edits.reduce((before, { at, length, instead }) => {
      const from = Math.floor(at * before.length);
      return before.slice(0, from) + instead + before.slice(from + length);
    }, text),
  );

describe('broken bodies', () => {
  it('are resolved as far as they go', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(brokenText, (text) => {
        const { program } = new TestProgram(reader, { 'A.java': text });
        for (const member of program.sourceClasses.flatMap((symbol) => symbol.members)) {
          const { counts, types } = resolveBody(program, member, reader.names);
          expect(counts.resolved + counts.unresolved.length).toBe(counts.calls);
          expect(types.length).toBe(member.declaration.tree.length);
        }
      }),
      { numRuns: 150 },
    );
  });
});
