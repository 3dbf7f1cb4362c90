/** The examples of ERVA and DroidRacer, each with its bin: test/traces/verify. */
import { globSync } from 'tinyglobby';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { becauseText } from '../../../../server/src/detect/verify/dependency-graph.js';
import { rulesOf } from '../../../../server/src/detect/verify/cycle-words.js';
import type { VerifiedPair } from '../../../../server/src/detect/verify/verifier.js';
import { readVerifyTrace } from '../../../support/verify-trace.js';

const FOLDER = path.join(import.meta.dirname, '../../../traces/verify');

function evidenceOf({ evidence }: VerifiedPair): string[] {
  return evidence.flatMap((each) => [each.kind, ...('cycle' in each ? rulesOf(each.cycle) : [])]);
}

describe.each(globSync('*.racetrace', { cwd: FOLDER }).sort())('%s', (file) => {
  const { verifier, expected, because, at } = readVerifyTrace(path.join(FOLDER, file));

  it.each(expected)('$one and $other: $verdict', ({ one, other, verdict, evidence }) => {
    const found = verifier.verify(at(one), at(other));
    expect(`${found.verdict} ${JSON.stringify(found.evidence)}`).toMatch(
      new RegExp(`^${verdict} `),
    );
    if (evidence !== undefined) expect(evidenceOf(found)).toContain(evidence);
  });

  it.each(because)('says why %s exists', (label, text) => {
    const { segmentOf, graph } = verifier.skeleton;
    const segment = segmentOf[graph.nodeAt(at(label))]!;
    expect(becauseText(verifier.events.rootsOf(segment))).toBe(text);
  });
});
