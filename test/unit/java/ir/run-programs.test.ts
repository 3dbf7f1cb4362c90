/**
 * Lowered random programs do what Java itself does with them, and what is said to hold at a statement
 * holds whenever it is executed. Skipped where there is no JDK.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { FactChecker } from '../../../support/java/check-facts.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import { checkBody, lowerProgram } from '../../../support/java/lower-java.js';
import { generateProgram, type GeneratedProgram } from '../../../support/java/random-program.js';
import { Machine } from '../../../support/java/run-bodies.js';
import { TestProgram } from '../../../support/java/test-program.js';

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

function hasJdk(): boolean {
  try {
    execFileSync('javac', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function runJava({ text }: GeneratedProgram): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'racelens-ir-'));
  try {
    writeFileSync(path.join(folder, 'Gen.java'), text);
    execFileSync('javac', ['-nowarn', '-proc:none', '-Xlint:none', 'Gen.java'], { cwd: folder });
    return execFileSync('java', ['-Xshare:auto', 'Gen'], { cwd: folder, encoding: 'utf8' })
      .trim()
      .split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Each method from the same beginning, as `run` of the program has it. */
function runLowered({ text, count }: GeneratedProgram): string[] {
  const { program } = new TestProgram(reader, { 'Gen.java': text });
  const bodies = lowerProgram(reader, program).map(({ body }) => body);
  expect(bodies.flatMap(checkBody)).toEqual([]);
  const gen = program.find('Gen')!;
  return Array.from({ length: count }, (_, at) => {
    const machine = new Machine(program, bodies);
    const facts = new FactChecker(machine);
    machine.onStatement = (body, statement, values) => {
      facts.check(body, statement, values);
    };
    machine.setStatic('hash', gen, 7);
    machine.setStatic('fuel', gen, 60);
    machine.setStatic('shared', gen, 1);
    const result = machine.call(gen.methods.get(`m${at}`)![0]!, [3, 5]);
    const isThrown = typeof result === 'object' && result !== null && 'thrown' in result;
    const told = isThrown ? result.thrown : JSON.stringify(result);
    expect(facts.wrong).toEqual([]);
    const held = machine.held === 0 ? '' : ` holds ${machine.held}`;
    const number = (name: string): number => machine.static(name, gen) as number;
    return `${number('hash')} ${number('shared')} ${told}${held}`;
  });
}

describe.skipIf(!hasJdk())('lowered programs', () => {
  it.each([1, 2])('do what Java does (seed %i)', (seed) => {
    const generated = generateProgram(seed, 60);
    expect(runLowered(generated)).toEqual(runJava(generated));
  });
});
