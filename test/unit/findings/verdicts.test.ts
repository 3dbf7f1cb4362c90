/** Verdicts on findings: the worst of several sightings, harmful first, and a person's own, which wins. */
import { describe, expect, it } from 'vitest';
import { againstBaseline, readBaseline, withEntry } from '../../../server/src/findings/baseline.js';
import type { Finding } from '../../../server/src/findings/finding.js';
import { compareFindings } from '../../../server/src/findings/order.js';
import { worseVerdict } from '../../../server/src/findings/verdicts.js';

const ACCESS = {
  kind: 'read',
  field: 'org.app.A.b',
  origin: { name: 'A.run', kind: 'thread', runsOn: 'background thread' },
  thread: 'worker',
  stack: [],
  locks: [],
  causes: [],
} as const;

function found(id: string, verdict: string): Finding {
  return {
    id,
    rule: 'data-race',
    tier: 'confirmed',
    severity: 'warning',
    message: `Race ${id}`,
    subject: 'b',
    accesses: [ACCESS, { ...ACCESS, kind: 'write' }],
    evidence: ['trace:a.racetrace'],
    sightings: 1,
    category: 'unknown',
    verdict,
    verification: { basis: 'predicted', reason: `${verdict} because` },
    why: '',
    suppressed: false,
  };
}

describe('verdicts', () => {
  it('of two sightings, the one that does harm counts', () => {
    const worse = worseVerdict(found('a', 'benign-2'), found('b', 'harmful'));
    expect(worse.verdict).toBe('harmful');
    expect(worse.verification?.reason).toBe('harmful because');
  });

  it('put what hurts first, and what cannot happen last', () => {
    const verdicts = ['false-positive-2', 'benign-1', 'unverified', 'harmful'];
    const sorted = verdicts.map((verdict, at) => found(`f${at}`, verdict)).sort(compareFindings);
    expect(sorted.map(({ verdict }) => verdict)).toEqual([...verdicts].reverse());
  });

  it('of a person win, with the reason, and are kept in the baseline', () => {
    const text = withEntry([], found('a', 'harmful'), 'only in tests', 'benign-1');
    const { entries } = readBaseline(text);
    const { fresh, known } = againstBaseline([found('a', 'harmful')], entries);
    expect(fresh).toEqual([]);
    expect(known[0]!.verdict).toBe('benign-1');
    expect(known[0]!.verification).toMatchObject({ basis: 'user', reason: 'only in tests' });
  });

  it('of a person that say that it hurts do not make it quiet', () => {
    const { entries } = readBaseline(
      withEntry([], found('a', 'benign-2'), 'seen in the field', 'harmful'),
    );
    const { fresh, known } = againstBaseline([found('a', 'benign-2')], entries);
    expect(known).toEqual([]);
    expect(fresh.map(({ verdict }) => verdict)).toEqual(['harmful']);
  });

  it('that nobody knows are no verdicts', () => {
    const text = '{"version":1,"findings":[{"id":"a","verdict":"perhaps"}]}';
    expect(readBaseline(text).entries).toEqual([{ id: 'a', message: '' }]);
  });
});
