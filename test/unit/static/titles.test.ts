/** What findings of the sources are called. */
import { beforeAll, describe, expect, it } from 'vitest';
import { titleOf } from '../../../server/src/findings/message.js';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { createTestReader } from '../../support/java/java-parser.js';
import { analyse } from '../../support/java/static-engine.js';
import { staticFixtures } from '../../support/java/static-fixtures.js';

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

function titlesOf(fixture: string): string[] {
  const { texts } = staticFixtures().find(({ name }) => name === fixture)!;
  return [...new Set(analyse(reader, texts).findings.map(titleOf))].sort();
}

describe('a race', () => {
  it('of a container is on its elements', () => {
    expect(titlesOf('containers/SharedArrayList')).toContain('Race on the elements of lines');
  });

  it('of an object that works with a state of its own is inside it', () => {
    expect(titlesOf('containers/SharedDateFormat')).toEqual(['Race inside OLD']);
  });
});
