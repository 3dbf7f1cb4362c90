/** How loudly findings of the sources are told, where a mark cannot say it. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { createTestReader } from '../../support/java/java-parser.js';
import { analyse } from '../../support/java/static-engine.js';
import { staticFixtures } from '../../support/java/static-fixtures.js';

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

function tiersOf(fixture: string): ReadonlyMap<string | undefined, string> {
  const { texts } = staticFixtures().find(({ name }) => name === fixture)!;
  const { findings } = analyse(reader, texts);
  return new Map(findings.map(({ accesses: [one], tier }) => [one.field.split('.').at(-1), tier]));
}

describe('a race', () => {
  it('between two of which one is there at a time is no Warning', () => {
    const tiers = tiersOf('aliasing/OldOrNewCamera');
    expect(tiers.get('shots')).toBe('confirmed');
    expect(tiers.get('moves')).toBe('likely');
  });
});

describe('a use after free', () => {
  it('whose exception a caller drops is no Warning', () => {
    expect(tiersOf('guards/CaughtByCaller').get('connection')).toBe('likely');
  });
});
