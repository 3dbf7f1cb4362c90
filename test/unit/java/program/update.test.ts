/** A program that went through edits says the same as one made of the last state alone. */
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { Program } from '../../../../server/src/java/program/program.js';
import { methodText, typeText } from '../../../../server/src/java/program/type-text.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import { randomHierarchy, sourcesOf } from '../../../support/java/random-hierarchy.js';
import { EMPTY_LIBRARY, filesOf } from '../../../support/java/test-program.js';

let reader: JavaReader;

beforeAll(async () => {
  reader = await createTestReader();
});

/** Everything that a program says of its classes, and where their bodies stand. */
function factsOf(program: Program): string[] {
  const { members } = program.resolution;
  return program.sourceClasses.flatMap((symbol) => [
    `${symbol.name} in ${symbol.source.file.path} ${symbol.source.declaration.extent.end}`,
    `extends ${[symbol.superclass, ...symbol.interfaces].map((type) => type && typeText(type)).join()}`,
    ...symbol.members.map(
      ({ declaration }) =>
        `${declaration.name} at ${declaration.piece.start}-${declaration.piece.end}`,
    ),
    ...['a', 'b'].flatMap((name) => members.methods(symbol, name).map(methodText)),
    ...[...symbol.fields.values()].map(({ name, type }) => `${name}: ${typeText(type)}`),
  ]);
}

const state = fc.tuple(randomHierarchy, fc.constantFrom('{}', '{ int x = 1; }', '{ a(); }'));

it('after random edits', () => {
  fc.assert(
    fc.property(fc.array(state, { minLength: 2, maxLength: 4 }), fc.boolean(), (states, isSame) => {
      // Half of the runs edit bodies only.
      const texts = states.map(([classes, body]) =>
        Object.entries(sourcesOf(isSame ? states[0]![0] : classes)).map(
          ([path, text]): [string, string] => [path, text.replaceAll('{}', body)],
        ),
      );
      let program = Program.of([], EMPTY_LIBRARY);
      for (const text of texts) {
        const files = filesOf(reader, Object.fromEntries(text));
        const before = program;
        program = program.update(files);
        expect(factsOf(program)).toEqual(factsOf(Program.of(files, EMPTY_LIBRARY)));
        expect(new Set(program.sourceClasses.map(({ id }) => id)).size).toBe(
          program.sourceClasses.length,
        );
        if (isSame && before.sourceClasses.length > 0) {
          expect(program.resolution).toBe(before.resolution);
        }
      }
    }),
    { numRuns: 60 },
  );
});
