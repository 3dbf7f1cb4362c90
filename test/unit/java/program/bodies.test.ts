/** The fixtures of test/java/bodies: what is said of each marked line must be what the mark says. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import { resolveBody } from '../../../../server/src/java/program/body/resolve-body.js';
import type { ResolvedBody } from '../../../../server/src/java/program/resolved-body.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { bodyAnswer } from '../../../support/java/body-marks.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import { readMarks } from '../../../support/java/marks.js';
import { TestProgram } from '../../../support/java/test-program.js';

const ROOT = path.join(import.meta.dirname, '../../../java/bodies');
const FILES = globSync('*.java', { cwd: ROOT }).sort();

let reader: JavaReader;

beforeAll(async () => {
  reader = await createTestReader();
});

function bodiesOf(test: TestProgram): ResolvedBody[] {
  return test.program.sourceClasses
    .flatMap((symbol) => symbol.members)
    .map((member) => resolveBody(test.program, member, reader.names));
}

describe('bodies', () => {
  it.each(FILES)('%s', (name) => {
    const text = readFileSync(path.join(ROOT, name), 'utf8');
    const bodies = bodiesOf(new TestProgram(reader, { [name]: text }));
    const marks = readMarks(text);
    const said = marks.map((mark) => `${mark.line} ${mark.name} ${bodyAnswer(mark, bodies)}`);
    expect(said).toEqual(marks.map((mark) => `${mark.line} ${mark.name} ${mark.rest}`));
  });
});
