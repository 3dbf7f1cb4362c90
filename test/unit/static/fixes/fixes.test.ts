/**
 * What is offered for the findings of test/java/fixes, whole: beside each source lies a file with every
 * change that mends, as a difference. What is not in it is not offered.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { differenceOf } from '../../../support/java/difference.js';
import { mendingFixes, sayableFixes, threadFixes } from '../../../support/java/fix-trials.js';
import { createTestReader } from '../../../support/java/java-parser.js';

const ROOT = path.join(import.meta.dirname, '../../../java/fixes');
const FIXTURES = globSync('*.java', { cwd: ROOT }).sort();

let reader: JavaReader;

beforeAll(async () => {
  reader = await createTestReader();
});

function read(name: string): string {
  return readFileSync(path.join(ROOT, name), 'utf8');
}

/** Each change once, under the findings that it mends. */
function offers(name: string, text: string): string {
  const byChange = new Map<string, string[]>();
  for (const { finding, fix, after } of mendingFixes(reader, { [name]: text })) {
    const change = `${fix.kind}: ${fix.title}\n${differenceOf(text, after.get(name)!)}`;
    byChange.set(change, [...(byChange.get(change) ?? []), `# ${finding.message}`]);
  }
  const said = [sayableFixes, threadFixes].flatMap((find) => find(reader, { [name]: text }));
  for (const { fix, after } of said) {
    const change = `${fix.kind}: ${fix.title}\n${differenceOf(text, after.get(name)!)}`;
    byChange.set(change, ['# safe']);
  }
  return [...byChange].map(([change, told]) => `${told.join('\n')}\n${change}\n`).join('\n');
}

describe('changes that mend', () => {
  it.each(FIXTURES)('%s', async (name) => {
    const expected = path.join(ROOT, name.replace(/java$/, 'offers'));
    await expect(offers(name, read(name))).toMatchFileSnapshot(expected);
  });

  it('keep tabs and the ends of lines', () => {
    const relaid = (text: string): string => text.replaceAll('    ', '\t').replaceAll('\n', '\r\n');
    for (const name of ['GuardOnLooper.java', 'TakeLock.java', 'Counters.java']) {
      const plain = mendingFixes(reader, { [name]: read(name) });
      const other = mendingFixes(reader, { [name]: relaid(read(name)) });
      const texts = plain.map(({ after }) => relaid(after.get(name)!));
      expect(other.map(({ after }) => after.get(name))).toEqual(texts);
    }
  });
});
