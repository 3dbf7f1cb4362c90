/** What test/java/static-body/frees frees, and which calls are still harmless. */
import { beforeAll, describe, expect, it } from 'vitest';
import { pathsOf } from '../../../../server/src/java/ir/facts/paths.js';
import { pathText } from '../../../../server/src/java/ir/facts/print-facts.js';
import type { Body } from '../../../../server/src/java/ir/statements.js';
import { freesOf, isHarmlessAfter, type Free } from '../../../../server/src/static/body/frees.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import {
  expectMarks,
  staticFixture,
  type StaticBodies,
} from '../../../support/java/static-bodies.js';

let fixture: StaticBodies;
beforeAll(async () => {
  fixture = staticFixture(await createTestReader(), 'frees/Frees.java');
});

function freeText({ field, object, how }: Free, body: Body): string {
  const base =
    object === undefined ? field.owner.simpleName : pathText(pathsOf(body).of(object), body);
  return `${base}.${field.name} ${how === 'null' ? how : how.by}`;
}

describe('frees', () => {
  it('are stores of null and calls that the tables name', () => {
    const answers = fixture.bodies.flatMap(({ body, lineAt }) =>
      freesOf(body, fixture.knowledge).map((free) => {
        return { line: lineAt(free.statement), text: freeText(free, body) };
      }),
    );
    expectMarks(fixture.text, 'free', answers);
  });

  it('leave some methods harmless', () => {
    const all = fixture.bodies.flatMap(({ body }) => freesOf(body, fixture.knowledge));
    const close = all.find(({ how }) => how !== 'null' && how.by === 'close')!.how;
    expect(isHarmlessAfter('isClosed', close)).toBe(true);
    expect(isHarmlessAfter('close', close)).toBe(true);
    expect(isHarmlessAfter('getString', close)).toBe(false);
    expect(isHarmlessAfter('isClosed', 'null')).toBe(false);
    expect(close).toMatchObject({
      consequence: expect.stringContaining('closed cursor') as string,
    });
  });
});
