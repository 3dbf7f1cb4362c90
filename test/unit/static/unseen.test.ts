/** What cannot be seen makes a finding quieter, and is said among the rules that were tried. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from '../../../server/src/findings/finding.js';
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

function unknownIn({ steps = [] }: Finding): string[] {
  return steps.filter(({ rule }) => rule === 'unknown').map(({ text }) => text);
}

describe('what is not to be seen', () => {
  it('is whether the methods of a missing class lock', () => {
    const findings = findingsOf('unknown/MissingLock');
    expect(findings.map(({ severity }) => severity)).not.toContain('warning');
    expect(findings.map(unknownIn)).toContainEqual([
      'whether enter() locks or waits is not to be seen',
    ]);
  });

  it('is whether a native method does', () => {
    const [finding] = findingsOf('unknown/NativeLock');
    expect(finding!.severity).toBe('information');
    expect(unknownIn(finding!)).toEqual([
      'whether NativeLock.acquire() locks or waits is not to be seen',
    ]);
  });

  it('is who has given an object', () => {
    const given = findingsOf('open/GivenByOthers').filter(({ subject }) => subject === 'hits');
    expect(given.map(unknownIn)).toEqual([
      ['who gives the object is not seen: each side may have another'],
    ]);
  });
});
