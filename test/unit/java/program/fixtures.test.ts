/** The fixtures of test/java/resolution: one program per folder, every mark of which must hold. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import { readMarks } from '../../../support/java/marks.js';
import { answerTo, expectedOf } from '../../../support/java/resolution-marks.js';
import { TestProgram } from '../../../support/java/test-program.js';

const ROOT = path.join(import.meta.dirname, '../../../java/resolution');

let reader: JavaReader;

beforeAll(async () => {
  reader = await createTestReader();
});

function sourcesOf(topic: string): Record<string, string> {
  const files = globSync('**/*.java', { cwd: path.join(ROOT, topic) }).sort();
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(ROOT, topic, file), 'utf8')]),
  );
}

describe.each(readdirSync(ROOT))('%s', (topic) => {
  const sources = sourcesOf(topic);

  it.each(Object.keys(sources))('%s', (name) => {
    const test = new TestProgram(reader, sources);
    const file = test.program.file(name)!;
    const marks = readMarks(sources[name]!);
    const said = marks.map(
      (mark) => `${mark.line} ${mark.name}(${mark.label}) ${answerTo(mark, file, test)}`,
    );
    expect(said).toEqual(
      marks.map(
        (mark) => `${mark.line} ${mark.name}(${mark.label}) ${expectedOf(mark, file, test)}`,
      ),
    );
  });
});
