/** What preconditions mean for the races on the same field, and what the noise filter leaves out. */
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../../../server/src/detect/findings.js';
import type { Spec } from '../../../../server/src/detect/commutativity/spec/spec.js';
import type { Finding } from '../../../../server/src/findings/finding.js';
import { joinRoads } from '../../../../server/src/findings/join-roads.js';
import { mergeFindings } from '../../../../server/src/findings/merge.js';
import { learnFrom } from '../../../support/commutativity/learn-and-detect.js';
import { analyseText } from '../../../support/find-races.js';

const HEAD = `racetrace 1
about app org.app
process p1 org.app
thread t0 binder system p1
thread t1 looper main p1
thread t2 worker loader p1
queue q1 looper main
field f1 org.app.Act.open
site s1 org.app.Act.onUpdate(Act.java:20)
site s2 org.app.Act.onPause(Act.java:30)
callback c1 message org.app.Act onUpdate
callback c2 lifecycle org.app.Act onPause
t0 init
t1 init
t1 attach q1
t1 loop q1
t2 init
`;

function run(found: string, updateFirst = true): string {
  const one = ['t1 begin e1', `t1 read o1.f1 =${found} s1`, 't1 end e1'];
  const other = ['t1 begin e2', 't1 write o1.f1 =false s2', 't1 end e2'];
  const posts = ['t0 write o1.f1 =true', 't2 post e1 q1 c1', 't0 post e2 q1 c2'];
  return HEAD + [...posts, ...(updateFirst ? [...one, ...other] : [...other, ...one])].join('\n');
}

const ALWAYS_TRUE = learnFrom(Array.from({ length: 8 }, () => run('true')));
const EITHER = learnFrom([run('true'), run('false', false)]);

function races(spec: Spec, more = {}): readonly Finding[] {
  const preconditions = { spec, fromSource: [] };
  const report = analyseText(run('true'), { preconditions, ...more });
  const whole = { ...report, format: 'racetrace', model: 'android', problems: [] } as const;
  return findingsOf(whole, 't.racetrace').findings.filter(
    ({ rule, accesses }) =>
      rule !== 'data-race' || accesses.every(({ origin }) => origin.name.startsWith('Act.')),
  );
}

describe('a race between two events', () => {
  it('is confirmed by a condition that their order decides', () => {
    const [race, pair] = races(ALWAYS_TRUE);
    expect(race).toMatchObject({ rule: 'data-race', tier: 'confirmed', order: { matters: true } });
    expect(race!.order!.text).toContain('takes for granted that this.open == true');
    expect(pair).toMatchObject({ rule: 'non-commutative', tier: 'likely' });
  });

  it('is told less loudly if nobody relies on the field', () => {
    expect(races(EITHER)).toMatchObject([
      { rule: 'data-race', tier: 'likely', severity: 'information', order: { matters: false } },
    ]);
  });

  it('stays so where the sources show it too, and is loud if one run says that it matters', () => {
    const [quiet] = races(EITHER);
    const [loud] = races(ALWAYS_TRUE);
    const plain: Finding = { ...quiet! };
    Reflect.deleteProperty(plain, 'order');
    const found: Finding = { ...plain, tier: 'possible', severity: 'hint', evidence: ['static'] };
    expect(joinRoads([quiet!], [found])).toMatchObject([
      { tier: 'likely', order: { matters: false } },
    ]);
    expect(joinRoads([loud!], [found])).toMatchObject([{ tier: 'confirmed' }]);
    expect(mergeFindings([quiet!, loud!])).toMatchObject([
      { tier: 'confirmed', severity: 'warning', order: { matters: true } },
    ]);
  });
});

describe('the commutative whitelist', () => {
  it('leaves such pairs out, and counts them', () => {
    const entry = {
      kind: 'field',
      class: 'org.app.Act',
      field: 'open',
      reason: 'only shown',
    } as const;
    const filter = { library: [], user: [], entries: [entry] };
    const preconditions = { spec: ALWAYS_TRUE, fromSource: [] };
    const plain = analyseText(run('true'), { preconditions, filter: false }).commutativity!;
    expect(plain.conflicts.length).toBeGreaterThan(0);
    expect(plain.filtered).toBe(0);
    const left = analyseText(run('true'), { preconditions, filter }).commutativity!;
    expect(left.conflicts).toEqual([]);
    expect(left.filtered).toBe(plain.conflicts.length);
  });
});
