/** What holds at each call of `use` in test/java/ir/Guards.java, with the lines that found it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { factsOf } from '../../../../server/src/java/ir/facts/facts.js';
import { factText } from '../../../../server/src/java/ir/facts/print-facts.js';
import type { Call, StatementIndex } from '../../../../server/src/java/ir/statements.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import { lowerText, type LoweredBody } from '../../../support/java/lower-java.js';

const FOLDER = path.join(import.meta.dirname, '../../../java/ir');

let bodies: LoweredBody[];
beforeAll(async () => {
  const reader: JavaReader = await createTestReader();
  const text = readFileSync(path.join(FOLDER, 'Guards.java'), 'utf8');
  bodies = lowerText(reader, text).flatMap((lowered) => [
    lowered,
    ...lowered.body.lambdas.map((body) => ({ ...lowered, body })),
  ]);
});

function usesOf({ body }: LoweredBody): [Call, StatementIndex][] {
  return body.statements.flatMap((statement, at) =>
    statement.kind === 'call' && statement.name === 'use'
      ? [[statement, at as StatementIndex] as [Call, StatementIndex]]
      : [],
  );
}

function factsText(lowered: LoweredBody): string[] {
  const { body, lineOf } = lowered;
  const facts = factsOf(body);
  return usesOf(lowered).flatMap(([call, at]) => {
    const line = lineOf(body.statements[at]!.node);
    const nullness = facts.nullness(at, call.arguments[0]!) ?? 'maybe null';
    const held = facts.at(at).map((fact) => {
      const lines = fact.origins.map((origin) => lineOf(body.statements[origin]!.node)).join(', ');
      const across = fact.acrossCall ? ', across a call' : '';
      return `    ${factText(fact, body)} (line ${lines}${across})`;
    });
    return [`  line ${line}: the argument is ${nullness}`, ...held];
  });
}

describe('facts', () => {
  it('hold where every way to a statement found them', async () => {
    const text = bodies
      .filter((lowered) => usesOf(lowered).length > 0)
      .map((lowered) =>
        [lowered.body.method?.name ?? lowered.body.kind, ...factsText(lowered)].join('\n'),
      )
      .join('\n\n');
    await expect(`${text}\n`).toMatchFileSnapshot(path.join(FOLDER, 'Guards.facts.txt'));
  });
});
