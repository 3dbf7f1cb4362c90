/** Who owns what at each call of `use` of the fixture; and random programs, held against their runs. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../../server/src/java/ir/statements.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { Ownership } from '../../../../server/src/static/body/ownership/ownership.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import { generateOwnership, OwnershipRun } from '../../../support/java/plain-ownership.js';
import {
  callsOf,
  expectMarks,
  findStatements,
  methodNamed,
  staticBodies,
  staticFixture,
} from '../../../support/java/static-bodies.js';

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

describe('ownership', () => {
  it('lasts until somebody else may have the object', () => {
    const fixture = staticFixture(reader, 'ownership/Owned.java');
    const ownership = new Ownership(fixture.knowledge, fixture);
    const answers = findStatements(fixture, callsOf('use')).map(({ body, at, line }) => {
      const { arguments: given } = body.statements[at] as Call & (typeof body.statements)[0];
      return { line, text: ownership.isOwned(body, at, given[0]!) ? 'yes' : 'no' };
    });
    expectMarks(fixture.text, 'owned', answers);
  });

  it('is given away with fresh results', () => {
    const fixture = staticFixture(reader, 'ownership/Owned.java');
    const ownership = new Ownership(fixture.knowledge, fixture);
    const answers = fixture.bodies.flatMap(({ body, line }) =>
      body.method !== undefined && ownership.returnsFresh(body) ? [{ line, text: '' }] : [],
    );
    expectMarks(fixture.text, 'fresh', answers);
  });

  it('of parameters is lost where the method says', () => {
    const fixture = staticFixture(reader, 'ownership/Owned.java');
    const ownership = new Ownership(fixture.knowledge, fixture);
    const escapes = (name: string): boolean => {
      const { body } = methodNamed(fixture, name);
      return ownership.escapes(body, body.parameters[0]!);
    };
    const names = ['keep', 'look', 'keepNext', 'self', 'setNext'];
    expect(names.filter(escapes)).toEqual(['keep']);
  });

  it('is never claimed of what somebody else has in a run', () => {
    let [owned, all] = [0, 0];
    for (let seed = 1; seed <= 200; seed++) {
      const bodies = staticBodies(reader, generateOwnership(seed));
      const run = new OwnershipRun(bodies, new Ownership(bodies.knowledge, bodies));
      run.go(4);
      expect(run.wrong, `seed ${seed}`).toEqual([]);
      owned += run.owned;
      all += run.all;
    }
    expect(all).toBeGreaterThan(1000);
    expect(owned / all).toBeGreaterThan(0.2);
  });
});
