/** The harness of the static fixtures itself, with reports made by hand. */
import { describe, expect, it } from 'vitest';
import type { RuleId } from '../../../server/src/findings/finding.js';
import type { Tier } from '../../../server/src/findings/tiers.js';
import { readStaticMarks } from '../../support/java/static-marks.js';
import {
  judge,
  type Reported,
  type ReportedAccess,
  type ReportedSafe,
} from '../../support/java/static-verdict.js';

function text(...lines: string[]): Record<string, string> {
  return { 'A.java': lines.join('\n') };
}

/** `write 1 x` */
function access(said: string): ReportedAccess {
  const [kind, line, field] = said.split(' ');
  const place = { path: 'A.java', line: Number(line) };
  return { kind: kind as 'read' | 'write', field: `fixture.A.${field}`, place, stack: [] };
}

function report(rule: RuleId, one: string, other: string, tier: Tier = 'likely'): Reported {
  const accesses = [access(one), access(other)] as const;
  const severity = tier === 'confirmed' ? 'warning' : 'information';
  return { rule, tier, severity, subject: accesses[0].field.split('.').at(-1)!, accesses };
}

function problems(
  texts: Record<string, string>,
  findings: readonly Reported[],
  safe: readonly ReportedSafe[] = [],
): readonly string[] {
  return judge(texts, { findings, safe }).problems;
}

const RACE = text('x = 1; //~ race(A) write x', 'use(x); //~ race(A) read x', 'x = 2;');

describe('a race', () => {
  it('is met by a finding with these ends', () => {
    expect(problems(RACE, [report('data-race', 'write 1 x', 'read 2 x')])).toEqual([]);
    expect(problems(RACE, [report('data-race', 'read 2 x', 'write 1 x')])).toEqual([]);
  });

  it('is not met by nothing, by another kind, field, rule, or a hidden one', () => {
    const none = ['not found: A at A.java:1', 'not found: A at A.java:2'];
    expect(problems(RACE, [])).toEqual(none);
    const others = [
      report('data-race', 'read 1 x', 'read 2 x'),
      report('data-race', 'write 1 y', 'read 2 y'),
      report('use-after-free', 'write 1 x', 'read 2 x'),
    ];
    for (const other of others) expect(problems(RACE, [other])).toHaveLength(3);
    expect(problems(RACE, [report('data-race', 'write 1 x', 'read 2 x', 'possible')])).toEqual(
      none,
    );
  });

  it('on an unmarked line is a problem', () => {
    const both = [
      report('data-race', 'write 1 x', 'read 2 x'),
      report('data-race', 'write 3 x', 'read 2 x'),
    ];
    expect(problems(RACE, both)).toEqual([
      'not marked: data-race of x, write A.java:3 and read A.java:2',
    ]);
  });

  it('of several lines needs each of them, not each pair', () => {
    const three = text('x = 1; //~ race(A) write x', 'x; //~ race(A) read', 'x; //~ race(A) read');
    const one = report('data-race', 'write 1 x', 'read 2 x');
    expect(problems(three, [one])).toEqual(['not found: A at A.java:3']);
    expect(problems(three, [one, report('data-race', 'write 1 x', 'read 3 x')])).toEqual([]);
  });

  it('with ? need not be told for that line', () => {
    const three = text('x = 1; //~ race(A) write x', 'x; //~ race(A) read', 'x; //~ race(A) read?');
    const one = report('data-race', 'write 1 x', 'read 2 x');
    expect(problems(three, [one])).toEqual([]);
    expect(problems(three, [one, report('data-race', 'write 1 x', 'read 3 x')])).toEqual([]);
    expect(problems(three, [report('data-race', 'write 1 x', 'read 3 x')])).toHaveLength(1);
  });

  it('of a line with itself needs both ends there', () => {
    const texts = text('x++; //~ race(A) self x', 'use(x); //~ race(A) read x');
    const other = report('data-race', 'write 1 x', 'read 2 x');
    expect(problems(texts, [other])).toEqual(['not found: A at A.java:1']);
    expect(problems(texts, [other, report('data-race', 'write 1 x', 'read 1 x')])).toEqual([]);
  });

  it('of a line with itself is unmarked without + or self', () => {
    const own = report('data-race', 'write 1 x', 'write 1 x');
    const pair = report('data-race', 'write 1 x', 'read 2 x');
    expect(problems(RACE, [pair, own])).toHaveLength(1);
    const texts = text('x = 1; //~ race(A) write+ x', 'use(x); //~ race(A) read x');
    expect(problems(texts, [pair, own])).toEqual([]);
    expect(problems(texts, [pair])).toEqual([]);
    expect(problems(text('x++; //~ race(A) update+ x'), [own])).toEqual([]);
  });

  it('with ! must be a Warning', () => {
    const texts = text('x = 1; //~ race(A)! write x', 'use(x); //~ race(A) read x');
    expect(problems(texts, [report('data-race', 'write 1 x', 'read 2 x')])).toEqual([
      'A is no Warning',
    ]);
    const sure = report('data-race', 'write 1 x', 'read 2 x', 'confirmed');
    expect(problems(texts, [sure])).toEqual([]);
  });
});

describe('rules', () => {
  it('are those of the names', () => {
    const texts = text('p = null; //~ free(A) free p', 'p.f(); //~ free(A) use p');
    expect(problems(texts, [report('use-after-free', 'write 1 p', 'read 2 p')])).toEqual([]);
    const order = text('p = f(); //~ order(A) set p', 'p.f(); //~ order(A) use p');
    expect(problems(order, [report('order-violation', 'read 2 p', 'write 1 p')])).toEqual([]);
    const either = text('p = null; //~ conflict(A) free p', 'p.f(); //~ conflict(A) use p');
    for (const rule of ['data-race', 'use-after-free', 'order-violation'] as const)
      expect(problems(either, [report(rule, 'write 1 p', 'read 2 p')])).toEqual([]);
  });
});

describe('an end outside of the project', () => {
  it('is left to the other end', () => {
    const texts = text('getActivity().finish(); //~ order(A) use+');
    const unplaced = { kind: 'write', field: 'fixture.A.activity', stack: [] } as const;
    const onClass = { ...unplaced, action: 'ended', place: { path: 'A.java', line: 7 } };
    const finding = report('order-violation', 'read 1 activity', 'write 0 activity');
    for (const other of [unplaced, onClass]) {
      const accesses = [finding.accesses[0], other] as const;
      expect(problems(texts, [{ ...finding, accesses }])).toEqual([]);
    }
    expect(problems(texts, [finding])).toHaveLength(2);
  });
});

describe('hidden pairs', () => {
  const texts = text('x = 1; //~ hidden(A) write x', 'x = 2; //~ hidden(A) write x');
  it('are asked for where they are marked', () => {
    expect(problems(texts, [])).toHaveLength(2);
    const hidden = report('non-commutative', 'write 1 x', 'write 2 x', 'possible');
    expect(problems(texts, [hidden])).toEqual([]);
    expect(problems(text('x = 1;', 'x = 2;'), [hidden])).toEqual([]);
  });

  it('must be hidden', () => {
    const seen = report('non-commutative', 'write 1 x', 'write 2 x');
    expect(problems(texts, [seen])[0]).toMatch(/^not marked/);
  });
});

describe('records of wrong answers', () => {
  const found = report('data-race', 'write 1 x', 'read 2 x');
  it('missed fails when it is found', () => {
    const texts = text('x = 1; //~ missed(A) race write x', 'x; //~ missed(A) race read x');
    expect(problems(texts, [])).toEqual([]);
    expect(problems(texts, [found])).toEqual(['A is found now: flip the mark']);
  });

  it('spurious fails when it is gone', () => {
    const texts = text('x = 1; //~ spurious(A) race write x', 'x; //~ spurious(A) race read x');
    expect(problems(texts, [found])).toEqual([]);
    expect(problems(texts, [])).toContain('no longer reported: A at A.java:1');
  });

  it('maybe never fails', () => {
    const texts = text('x = 1; //~ maybe(A) race write x', 'x; //~ maybe(A) race read x');
    expect(problems(texts, [found])).toEqual([]);
    expect(problems(texts, [])).toEqual([]);
  });

  it('are counted', () => {
    const texts = text(
      'x = 1; //~ race(A) write x',
      'x; //~ race(A) read x',
      'y = 1; //~ missed(B) race self y',
      'z = 1; //~ quiet(lock)',
      'w = 1; //~ quiet(atomic)',
    );
    const safe = [{ field: 'fixture.A.z', reason: 'lock' }];
    const { score } = judge(texts, { findings: [found], safe });
    expect(score).toEqual({ found: 1, quiet: 1, hidden: 0, missed: 1, spurious: 0, wrong: 1 });
  });
});

describe('a quiet access', () => {
  const texts = text('x = 1; //~ quiet(lock)', 'y = 1; //~ quiet(ordered|final) y');
  const x = { field: 'fixture.A.x', reason: 'lock' };
  const y = { field: 'fixture.A.y', reason: 'final' };

  it('has the reason that is given', () => {
    expect(problems(texts, [], [x, y])).toEqual([]);
    expect(problems(texts, [], [{ ...x, reason: 'ordered' }, y])).toEqual([
      'safe for another reason: A.java:1 is lock, said fixture.A.x ordered',
    ]);
    expect(problems(texts, [], [{ ...x, reason: 'ordered' }, x, y])).toEqual([]);
    expect(problems(texts, [], [y])).toEqual(['no reason given: A.java:1 is lock']);
  });

  it('needs no reason if it is not shared, or if the field is reported elsewhere', () => {
    expect(problems(text('x = 1; //~ quiet(confined)'), [])).toEqual([]);
    const other = text('x = 1; //~ quiet(lock)', 'x++; //~ race(A) self x');
    expect(problems(other, [report('data-race', 'write 2 x', 'write 2 x')])).toEqual([]);
  });

  it('needs no reason with ?, but none that is wrong', () => {
    const list = text('x.add(1); //~ quiet(lock)? x');
    expect(problems(list, [])).toEqual([]);
    expect(problems(list, [], [x])).toEqual([]);
    expect(problems(list, [], [{ ...x, reason: 'ordered' }])).toHaveLength(1);
  });

  it('is not reported; hidden it may be, unless it says so', () => {
    const line = text('x = 1; //~ quiet(one-thread)', 'x = 2;');
    const pair = (tier: Tier) => [report('non-commutative', 'write 1 x', 'write 2 x', tier)];
    expect(problems(line, pair('likely'))).toContain('reported, but quiet: A.java:1');
    expect(problems(line, pair('possible'))).toEqual([]);
    const never = text('x = 1; //~ quiet(one-thread)! x', 'x = 2;');
    expect(problems(never, pair('possible'))).toEqual(['reported, but quiet: A.java:1']);
  });
});

describe('marks', () => {
  it.each([
    ['x = 1; //~ race(A) write x', 'one end only'],
    ['x = 1; //~ race write x', 'not a mark'],
    ['x = 1; //~ rase(A) write x', 'not a mark'],
    ['x = 1; //~ race(A) wrote x', 'not a mark'],
    ['x = 1; //~ race(A) self x and more', 'not a mark'],
    ['x = 1; //~ missed(A) self x', 'not a mark'],
    ['x = 1; //~ quiet(because)', 'no reason: because'],
    ['x = 1; //~ race(A) write x //~ free(A) use x', 'means two things'],
  ])('%s: %s', (line, message) => {
    expect(() => readStaticMarks(text(line))).toThrow(message);
  });
});
