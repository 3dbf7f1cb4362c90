/** Why types may be shared. */
import { beforeAll, describe, it } from 'vitest';
import type { FieldSymbol } from '../../../../server/src/java/program/symbols.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { ShareableTypes } from '../../../../server/src/static/body/shareable-types.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import {
  expectMarks,
  staticFixture,
  type StaticBodies,
} from '../../../support/java/static-bodies.js';

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

function answersOf(
  { program, text }: StaticBodies,
  ask: (field: FieldSymbol) => string | undefined,
): { readonly line: number; readonly text: string }[] {
  const { fields } = program.sourceClasses[0]!;
  return [...fields.values()].flatMap((field) => {
    const answer = ask(field);
    const before = text.slice(0, field.source!.declaration.nameAt.start);
    return answer === undefined ? [] : [{ line: before.split('\n').length, text: answer }];
  });
}

describe('types', () => {
  it('may be shared if nothing in them changes, or they are made for it', () => {
    const fixture = staticFixture(reader, 'publication/Types.java');
    const types = new ShareableTypes(fixture.knowledge);
    expectMarks(
      fixture.text,
      'type',
      answersOf(fixture, ({ type }) => types.reason(type)),
    );
  });
});
