/** A cut between accesses that race is told by the race, unless that is told less loudly. */
import { describe, expect, it } from 'vitest';
import type { Finding, FindingAccess } from '../../../server/src/findings/finding.js';
import { foldCuts } from '../../../server/src/findings/fold-cuts.js';
import { staticFinding } from '../../../server/src/findings/static-finding.js';
import { severityOf, type Tier } from '../../../server/src/findings/tiers.js';
import { sourceAccess, sourceFrame } from '../../support/static-findings.js';

function at(method: string, line: number, kind: 'read' | 'write'): FindingAccess {
  return sourceAccess([sourceFrame('com.x.A', method, line)], { kind, field: 'com.x.A.count' });
}

const FIRST = at('onResume', 20, 'read');
const BETWEEN = at('onEvent', 30, 'write');
const LAST = at('onPause', 10, 'write');

const CUT: Finding = {
  ...staticFinding({
    rule: 'atomicity',
    tier: 'confirmed',
    subject: 'count',
    accesses: [FIRST, LAST],
    cut: { blamed: 'A', component: 'com.x.A', between: [BETWEEN] },
    category: '',
    why: 'It came between.',
  }),
  evidence: ['trace:t'],
};

function race(tier: Tier, ...accesses: [FindingAccess, FindingAccess]): Finding {
  const conflict = { rule: 'data-race' as const, tier, subject: 'count', accesses };
  return { ...staticFinding({ ...conflict, category: '', why: '' }), severity: severityOf(tier) };
}

const rulesOf = (findings: readonly Finding[]) => findings.map(({ rule }) => rule).join();

describe('a cut between accesses that race', () => {
  it.each([
    [FIRST, BETWEEN],
    [LAST, BETWEEN],
  ])('is a part of the race, with what it rests on', (one, other) => {
    const [folded, ...rest] = foldCuts([CUT, race('confirmed', one, other)]);
    expect(rest).toEqual([]);
    expect(folded).toMatchObject({ rule: 'data-race', evidence: ['static', 'trace:t'] });
    expect(folded!.cuts).toEqual([CUT]);
  });

  it('stays a finding where the race is told less loudly, not at all, or is another', () => {
    const pair = [FIRST, BETWEEN] as const;
    expect(rulesOf(foldCuts([CUT, race('likely', ...pair)]))).toBe('atomicity,data-race');
    const off = { ...race('confirmed', ...pair), suppressed: true };
    expect(rulesOf(foldCuts([CUT, off]))).toBe('atomicity,data-race');
    const other = race('confirmed', FIRST, at('onOther', 40, 'write'));
    expect(foldCuts([CUT, other])).toEqual([CUT, other]);
  });
});
