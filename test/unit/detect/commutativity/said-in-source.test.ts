/** Preconditions that were read from source, held against a trace, alone and beside a spec. */
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../../../server/src/detect/findings.js';
import { NO_SPEC } from '../../../../server/src/detect/commutativity/preconditions.js';
import { readSpec } from '../../../../server/src/detect/commutativity/spec/read-spec.js';
import { specText } from '../../../../server/src/detect/commutativity/spec/write-spec.js';
import type { Spec } from '../../../../server/src/detect/commutativity/spec/spec.js';
import type {
  SaidBy,
  SourceForm,
  SourcePrecondition,
} from '../../../../server/src/static/preconditions/source-precondition.js';
import {
  conflictLines,
  holdAgainst,
  learnFrom,
} from '../../../support/commutativity/learn-and-detect.js';
import { analyseText } from '../../../support/find-races.js';

const HEAD = `racetrace 1
process p1 org.app
thread t0 binder system p1
thread t1 looper main p1
thread t2 worker loader p1
queue q1 looper main
field f1 org.app.Act.hub
field f2 org.app.Act.pos
field f3 org.app.Act.size
field f4 org.app.Act.open
site s1 org.app.Act.onUpdate(Act.java:20)
site s2 org.app.Act.onPause(Act.java:30)
callback c1 message org.app.Act onUpdate
callback c2 lifecycle org.app.Act onPause
t0 init
t1 init
t1 attach q1
t1 loop q1
t2 init
t2 post e1 q1 c1
t0 post e2 q1 c2
`;

/** The update and the pause, which nothing orders, in either order. */
function run(update: readonly string[], pause: readonly string[], updateFirst = true): string {
  const one = ['t1 begin e1', ...update.map((line) => `t1 ${line} s1`), 't1 end e1'];
  const other = ['t1 begin e2', ...pause.map((line) => `t1 ${line} s2`), 't1 end e2'];
  return HEAD + (updateFirst ? [...one, ...other] : [...other, ...one]).join('\n');
}

function said(
  form: SourceForm,
  field: string,
  by: SaidBy,
  rest: Partial<SourcePrecondition> = {},
): SourcePrecondition {
  const x = { part: `org.app.Act.${field}`, name: `this.${field}` };
  return { handler: 'org.app.Act.onUpdate', form, x, by, ...rest };
}

const NOT_NULL = said('nonnull', 'hub', 'dereference');
const USE = ['read o1.f1 =o9', 'deref o1.f1 =o9'];
const CLEAR = ['write o1.f1 =null'];
const READ_POS = ['read o1.f2 =3', 'read o1.f3 =5'];

function conflicts(text: string, from: readonly SourcePrecondition[], spec: Spec = NO_SPEC) {
  return conflictLines(holdAgainst(spec, text, from));
}

describe('a condition of the source', () => {
  it('is held against the field of whatever object the handler reads', () => {
    expect(conflicts(run(USE, CLEAR), [NOT_NULL])).toEqual([
      'REQ-KILL org.app.Act.onUpdate: this.hub != null: REQ e1, KILL e2',
    ]);
    const twice = [...USE, ...USE.map((line) => line.replaceAll('o1.', 'o2.'))];
    const other = ['write o2.f1 =null'];
    expect(conflicts(run(twice, other), [NOT_NULL])).toHaveLength(1);
  });

  it('says so', () => {
    const [conflict] = holdAgainst(NO_SPEC, run(USE, CLEAR), [NOT_NULL]).conflicts;
    expect(conflict).toMatchObject({ isLearned: false, saidBy: 'dereference', isSure: true });
    expect(conflict!.why).toContain(
      'takes for granted that this.hub != null (read from source: it is used without a test)',
    );
  });

  it('of a number, of two fields of one object, and of a flag', () => {
    const range = said('range', 'pos', 'index', { numbers: [0, Infinity] });
    expect(conflicts(run(READ_POS, ['write o1.f2 =-1']), [range])).toEqual([
      'REQ-KILL org.app.Act.onUpdate: this.pos >= 0: REQ e1, KILL e2',
    ]);
    const y = { part: 'org.app.Act.size', name: 'this.size' };
    const below = said('less', 'pos', 'check', { y });
    expect(conflicts(run(READ_POS, ['write o1.f3 =2']), [below])).toEqual([
      'REQ-KILL org.app.Act.onUpdate: this.pos < this.size: REQ e1, KILL e2',
    ]);
    expect(conflicts(run(READ_POS, ['write o2.f3 =2']), [below])).toEqual([]);
    const x = { part: 'org.app.Act.open', name: 'this.open', isBoolean: true } as const;
    const open = said('constant', 'open', 'check', { x, numbers: [1] });
    expect(conflicts(run(['read o1.f4 =true'], ['write o1.f4 =false']), [open])).toEqual([
      'REQ-KILL org.app.Act.onUpdate: this.open == true: REQ e1, KILL e2',
    ]);
  });

  it('is not required where the run shows another way', () => {
    // It has found null and gone on, so it did not come to the use.
    expect(conflicts(run(['read o1.f1 =null'], CLEAR, false), [NOT_NULL])).toEqual([]);
    // It has tested it first.
    const tested = ['read o1.f1 =o9', 'branch o1.f1 =o9 nonnull holds', 'deref o1.f1 =o9'];
    expect(conflicts(run(tested, CLEAR), [NOT_NULL])).toEqual([]);
    // It has set it itself.
    expect(conflicts(run(['write o1.f1 =o9', ...USE], CLEAR), [NOT_NULL])).toEqual([]);
    // The values do not tell.
    expect(conflicts(run(['read o1.f1'], CLEAR), [NOT_NULL])).toEqual([]);
  });

  it('that is only asserted may be false in a run, and is likely only', () => {
    const asserted = said('nonnull', 'hub', 'assertion');
    const report = holdAgainst(NO_SPEC, run(['read o1.f1 =null'], CLEAR, false), [asserted]);
    expect(report.violations).toMatchObject([{ condition: 'this.hub != null' }]);
    expect(holdAgainst(NO_SPEC, run(USE, CLEAR), [asserted]).conflicts[0]!.isSure).toBe(false);
  });

  it('of another handler, or of a field that nobody touches, says nothing', () => {
    const other = { ...NOT_NULL, handler: 'org.app.Act.onStop' };
    const untouched = said('nonnull', 'nothing', 'dereference');
    expect(conflicts(run(USE, CLEAR), [other, untouched])).toEqual([]);
    expect(holdAgainst(NO_SPEC, run(USE, CLEAR), [other]).notes).toEqual([]);
  });
});

describe('beside a spec', () => {
  const good = run(USE, CLEAR);

  it('what both say is one, and marked as read from source', () => {
    const spec = learnFrom([good]);
    expect(conflicts(good, [NOT_NULL], spec)).toHaveLength(1);
    const [conflict] = holdAgainst(spec, good, [NOT_NULL]).conflicts;
    expect(conflict).toMatchObject({ isLearned: true, saidBy: 'dereference' });
  });

  it('what a person ignores is not taken from the source either', () => {
    const json = JSON.parse(specText(learnFrom([good]))) as {
      handlers: { preconditions: object[] }[];
    };
    for (const handler of json.handlers) handler.preconditions = [];
    const edited = readSpec(JSON.stringify(json)).spec!;
    expect(conflicts(good, [NOT_NULL], edited)).toEqual([]);
  });

  it('what was false in a run that went well is required by other ways only', () => {
    const gone = run(['read o1.f1 =null'], CLEAR, false);
    expect(conflicts(good, [NOT_NULL], learnFrom([gone]))).toEqual([]);
  });

  it('what handlers test before they use it is a predicate still', () => {
    const tested = ['read o1.f1 =o9', 'branch o1.f1 =o9 nonnull holds', 'deref o1.f1 =o9'];
    const spec = learnFrom(Array.from({ length: 8 }, () => run(tested, CLEAR)));
    expect(conflicts(good, [NOT_NULL], spec)).toEqual([]);
  });

  it('a stricter condition that was learned says it already', () => {
    const runs = Array.from({ length: 9 }, () => run(READ_POS, ['write o1.f2 =3']));
    const spec = learnFrom(runs);
    const range = said('range', 'pos', 'index', { numbers: [0, Infinity] });
    const lines = conflicts(run(READ_POS, ['write o1.f2 =-1']), [range], spec);
    expect(lines).toEqual(['REQ-KILL org.app.Act.onUpdate: this.pos == 3: REQ e1, KILL e2']);
  });
});

describe('as findings', () => {
  function findings(text: string, fromSource: readonly SourcePrecondition[]) {
    const report = analyseText(text, { preconditions: { spec: NO_SPEC, fromSource } });
    const whole = { ...report, format: 'racetrace', model: 'android', problems: [] } as const;
    return findingsOf(whole, 't.racetrace').findings;
  }

  it('a use after free says it already, and that the order matters', () => {
    const found = findings(run(USE, CLEAR), [NOT_NULL]);
    expect(found.map(({ rule }) => rule)).toEqual(['use-after-free']);
    expect(found[0]!.order).toEqual({
      matters: true,
      text: 'org.app.Act.onUpdate takes for granted that this.hub != null (read from source: it is used without a test): the order matters.',
    });
  });

  it('a pointer that is set too late is one of its own, beside the race', () => {
    const late = findings(run(USE, ['write o1.f1 =o9'], false), [NOT_NULL]);
    expect(late.map(({ rule, category }) => `${rule} ${category}`)).toEqual([
      'data-race cross-posted',
      'non-commutative GEN-REQ',
    ]);
    expect(late[1]).toMatchObject({
      tier: 'confirmed',
      states: {
        order: ['Act.onPause', 'Act.onUpdate'],
        whose: 'Act.onUpdate finds',
        recorded: 'this.hub = o9',
        reversed: 'this.hub = null',
      },
    });
  });
});
