/** What findings of the sources are called. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from '../../../server/src/findings/finding.js';
import { titleOf } from '../../../server/src/findings/message.js';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { createTestReader } from '../../support/java/java-parser.js';
import { analyse } from '../../support/java/static-engine.js';
import { staticFixtures } from '../../support/java/static-fixtures.js';

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

function findingsOf(fixture: string): readonly Finding[] {
  const { texts } = staticFixtures().find(({ name }) => name === fixture)!;
  return analyse(reader, texts).findings;
}

function titlesOf(fixture: string): string[] {
  return [...new Set(findingsOf(fixture).map(titleOf))].sort();
}

describe('a race', () => {
  it('of a container is on its elements', () => {
    expect(titlesOf('containers/SharedArrayList')).toContain('Race on the elements of lines');
  });

  it('of an object that works with a state of its own is inside it', () => {
    expect(titlesOf('containers/SharedDateFormat')).toEqual(['Race inside OLD']);
  });
});

describe('a captured variable', () => {
  it('has the name that the source gives it', () => {
    expect(titlesOf('aliasing/NamedAsWritten')).toEqual(['Race on the elements of lines']);
  });
});

describe('a lock', () => {
  it('that may be one of many is told as one', () => {
    const steps = findingsOf('locks/OneOfMany').flatMap(({ steps = [] }) => steps);
    expect(steps.map(({ text }) => text).join()).toContain('one of 4 Job objects');
  });

  it('of a static method is the class', () => {
    const locks = findingsOf('locks/FilledOnce').flatMap(({ accesses }) =>
      accesses.flatMap(({ locks }) => locks),
    );
    expect(new Set(locks)).toEqual(new Set(['FilledOnce.class']));
  });
});

describe('why two sides of different threads are in no order', () => {
  it('is not said of one looper', () => {
    const orders = findingsOf('memory/ReadBack').filter(({ rule }) => rule === 'order-violation');
    expect(orders.length).toBeGreaterThan(0);
    for (const { why } of orders) expect(why).not.toContain('both run on');
  });
});
