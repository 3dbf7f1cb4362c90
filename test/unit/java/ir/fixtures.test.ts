/** The bodies of test/java/ir as text, beside each fixture: every construct of the language by topic. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import { checkBody, lowerText, printText } from '../../../support/java/lower-java.js';

const FOLDER = path.join(import.meta.dirname, '../../../java/ir');

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

describe('bodies as text', () => {
  it.each(globSync('*.java', { cwd: FOLDER }).sort())('%s', async (name) => {
    const text = readFileSync(path.join(FOLDER, name), 'utf8');
    const expected = path.join(FOLDER, name.replace('.java', '.ir.txt'));
    await expect(printText(reader, text)).toMatchFileSnapshot(expected);
    expect(lowerText(reader, text).flatMap(({ body }) => checkBody(body))).toEqual([]);
  });
});
