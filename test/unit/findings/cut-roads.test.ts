/** A cut that the sources allow and a trace has shown is one finding, and of no other's doing. */
import { describe, expect, it } from 'vitest';
import type { Finding, FindingAccess } from '../../../server/src/findings/finding.js';
import { joinRoads } from '../../../server/src/findings/join-roads.js';
import { summary } from '../../../server/src/findings/message.js';
import { staticFinding } from '../../../server/src/findings/static-finding.js';
import { sourceAccess, sourceFrame } from '../../support/static-findings.js';

function at(method: string, line: number, kind: 'read' | 'write'): FindingAccess {
  return sourceAccess([sourceFrame('com.x.A', method, line)], { kind, field: 'com.x.A.count' });
}

function cut(between: FindingAccess): Finding {
  return staticFinding({
    rule: 'atomicity',
    tier: 'possible',
    subject: 'count',
    accesses: [at('onResume', 20, 'read'), at('onPause', 10, 'write')],
    cut: { blamed: 'A', component: 'com.x.A', between: [between] },
    category: '',
    why: 'It may come between.',
  });
}

function seen(finding: Finding): Finding {
  const cut = { ...finding.cut!, blamed: 'activity A (i1)', priority: 1 };
  return { ...finding, cut, tier: 'confirmed', evidence: ['trace:t'], sightings: 1 };
}

describe('cuts of both roads', () => {
  const one = cut(at('onEvent', 30, 'write'));
  const other = cut(at('onOther', 40, 'write'));

  it('keep the order of what is cut, whatever the lines', () => {
    expect(one.accesses.map(({ place }) => place!.line)).toEqual([20, 10]);
    expect(one.severity).toBe('hint');
    expect(summary(one)).toBe(
      'Atomicity violation on count: A.onEvent came between A.onResume and A.onPause, of A',
    );
  });

  it('are confirmed by a trace that shows the same between the same', () => {
    const joined = joinRoads([seen(one)], [one, other]);
    expect(joined.map(({ tier, evidence }) => `${tier} ${evidence.join()}`).sort()).toEqual([
      'confirmed static,trace:t',
      'possible static',
    ]);
    const [confirmed] = joined;
    expect(confirmed!.cut).toMatchObject({ blamed: 'activity A (i1)', priority: 1 });
    expect(confirmed!.message).toContain('of activity A (i1)');
    expect(new Set(joined.map(({ id }) => id)).size).toBe(2);
  });
});
