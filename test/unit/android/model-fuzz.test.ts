/** The model of broken sources: cut, shuffled and half-typed files give a model, never an exception. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { modelOf } from '../../support/java/android-model.js';
import { createTestReader } from '../../support/java/java-parser.js';

const FIXTURES = path.join(import.meta.dirname, '../../java/android');
const sources = globSync('**/*.java', { cwd: FIXTURES })
  .sort()
  .map((file) => readFileSync(path.join(FIXTURES, file), 'utf8'));

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

describe('the model', () => {
  it('is made of broken sources too', () => {
    const cut = fc.tuple(
      fc.constantFrom(...sources),
      fc.nat(2000),
      fc.nat(60),
      fc.constantFrom('', '{', '}', '(', 'class X extends X', '->'),
    );
    fc.assert(
      fc.property(fc.array(cut, { minLength: 1, maxLength: 3 }), (cuts) => {
        const texts = cuts.map(([text, at, length, put], index) => {
          const start = at % text.length;
          return [`F${index}.java`, text.slice(0, start) + put + text.slice(start + length)];
        });
        const model = modelOf(reader, Object.fromEntries(texts) as Record<string, string>);
        for (const { causes, order, at } of model.origins) {
          expect(at.line).toBeGreaterThan(0);
          for (const { from } of causes)
            for (const id of from) expect(model.origins[id]).toBeDefined();
          for (const { other } of order) expect(model.origins[other]).toBeDefined();
        }
      }),
      { numRuns: 40 },
    );
  });

  it('does not depend on the order of the files', () => {
    const texts = sources.slice(0, 8).map((text, index) => [`F${index}.java`, text] as const);
    const describeAll = (list: typeof texts): string[] =>
      modelOf(reader, Object.fromEntries(list))
        .origins.map(
          ({ name, runsOn, rule, causes }) => `${name} ${runsOn.kind} ${rule} ${causes.length}`,
        )
        .sort();
    expect(describeAll(texts.toReversed())).toEqual(describeAll(texts));
  });
});
