/** Names, samples and what is enough to believe a condition (thesis 5.3.1 to 5.3.3), on small traces. */
import { describe, expect, it } from 'vitest';
import {
  conditionText,
  parseCondition,
} from '../../../../server/src/detect/commutativity/conditions/condition-text.js';
import type { Condition } from '../../../../server/src/detect/commutativity/conditions/condition.js';
import { keyOf } from '../../../../server/src/detect/commutativity/conditions/variable.js';
import { HandlerStats } from '../../../../server/src/detect/commutativity/learn/handler-stats.js';
import { readSpec } from '../../../../server/src/detect/commutativity/spec/read-spec.js';
import { emptySpec } from '../../../../server/src/detect/commutativity/spec/spec.js';
import { specSummary } from '../../../../server/src/detect/commutativity/spec/summary.js';
import { specText } from '../../../../server/src/detect/commutativity/spec/write-spec.js';
import {
  conditionLines,
  learnFrom,
  samplesOf,
} from '../../../support/commutativity/learn-and-detect.js';

const HEAD = `racetrace 1
process p1 org.app
thread t0 binder system p1
thread t1 looper main p1
queue q1 looper main
class k1 org.app.Node
field f1 org.app.Node.next
field f2 org.app.Node.count
field f3 org.app.Node.limit
site s1 org.app.Act.make(Act.java:10)
site s2 org.app.Act.onTick(Act.java:20)
callback c1 message org.app.Act onTick
t0 init
t1 init
t1 attach q1
t1 loop q1
`;

/** What is done before, and then ticks with these lines each. */
function run(before: readonly string[], ...ticks: readonly (readonly string[])[]): string {
  const tasks = ticks.flatMap((lines, at) => [
    `t0 post e${at + 1} q1 c1`,
    `t1 begin e${at + 1}`,
    ...lines.map((line) => `t1 ${line} s2`),
    `t1 end e${at + 1}`,
  ]);
  return HEAD + [...before.map((line) => `t0 ${line} s1`), ...tasks].join('\n');
}

function keysOf(text: string): string[][] {
  return samplesOf(text).map(({ variables }) => variables.map(({ variable }) => keyOf(variable)));
}

describe('symbolic names', () => {
  const READ = ['read o7.f2 =1', 'read o9.f2 =2'];
  const NAME = 'org.app.Node new in org.app.Act.make';

  it('are the allocation context, numbered in the order of creation', () => {
    const text = run(['new o9 k1', 'new o7 k1'], READ);
    expect(keysOf(text)).toEqual([
      [`${NAME}#2|org.app.Node.count`, `${NAME}#1|org.app.Node.count`],
    ]);
  });

  it('are the same in a run with other addresses, and without the line', () => {
    const text = run(['new o9 k1', 'new o7 k1'], READ);
    const other = text.replaceAll('o9', 'o31').replaceAll('o7', 'o32').replace(':10)', ':14)');
    expect(keysOf(other)).toEqual(keysOf(text));
  });

  it('stay with their object while an event sets another', () => {
    const event = ['read o9.f1 =o7', 'write o9.f1 =null', 'read o7.f2 =1'];
    expect(keysOf(run(['new o9 k1', 'new o7 k1'], event))).toEqual([
      [`${NAME}#1|org.app.Node.next`, `${NAME}#2|org.app.Node.count`],
    ]);
  });

  it('are those of the class where the allocation was not seen', () => {
    expect(keysOf(run([], ['read o9.f2 =1']))).toEqual([['org.app.Node#1|org.app.Node.count']]);
  });
});

describe('samples', () => {
  it('hold other fields of the same object, if they are of the same abstract type', () => {
    const before = ['new o9 k1', 'write o9.f2 =1', 'write o9.f3 =5'];
    const plain = run(before, ['read o9.f2 =1']);
    expect(keysOf(plain)[0]).toHaveLength(1);
    const related = run([...before, 'relate o9.f2 o9.f3'], ['read o9.f2 =1']);
    const [sample] = samplesOf(related);
    expect(sample!.variables.map(({ variable, accessed }) => [variable.part, accessed])).toEqual([
      ['org.app.Node.count', true],
      ['org.app.Node.limit', false],
    ]);
  });
});

describe('justification', () => {
  const tick = (value: string) => [`write o9.f2 =${value}`];
  const read = (value: string) => [`read o9.f2 =${value}`];
  const same = (times: number) =>
    learnFrom(Array.from({ length: times }, () => run(tick('4'), read('4'))));

  it('a constant needs seven samples: 1/2 to the power of 7 is below 1 %', () => {
    expect(conditionLines(same(6))).toEqual([]);
    expect(conditionLines(same(7))).toEqual(['org.app.Act.onTick: Node.count == 4']);
  });

  it('reading again what nobody has written anew proves nothing', () => {
    const often = run(tick('4'), ...Array.from({ length: 20 }, () => read('4')));
    expect(conditionLines(learnFrom([often]))).toEqual([]);
  });

  it('one run that has it otherwise is enough to forget it', () => {
    const runs = Array.from({ length: 7 }, () => run(tick('4'), read('4')));
    const lines = conditionLines(learnFrom([...runs, run(tick('5'), read('5'))]));
    expect(lines).not.toContain('org.app.Act.onTick: Node.count == 4');
  });

  it('who dereferences without asking needs to do it once', () => {
    const once = run(['write o9.f1 =o7'], ['read o9.f1 =o7', 'deref o9.f1 =o7']);
    expect(conditionLines(learnFrom([once]))).toEqual(['org.app.Act.onTick: Node.next != null']);
  });
});

describe('every form of condition', () => {
  const forms: readonly Condition<string>[] = [
    { form: 'null', x: 'a' },
    { form: 'nonnull', x: 'a' },
    { form: 'constant', x: 'a', numbers: [5] },
    { form: 'one-of', x: 'a', numbers: [1, 2, 4] },
    { form: 'range', x: 'a', numbers: [1, 8] },
    { form: 'range', x: 'a', numbers: [-Infinity, 8] },
    { form: 'range', x: 'a', numbers: [0, Infinity] },
    { form: 'nonzero', x: 'a' },
    { form: 'equal', x: 'a', y: 'b' },
    { form: 'unequal', x: 'a', y: 'b' },
    { form: 'less', x: 'a', y: 'b' },
    { form: 'at-most', x: 'a', y: 'b' },
    { form: 'linear', x: 'a', y: 'b', numbers: [2, -1] },
    { form: 'divisible', x: 'a', y: 'b' },
    { form: 'square', x: 'a', y: 'b' },
    { form: 'bits-apart', x: 'a', y: 'b' },
    { form: 'bits-within', x: 'a', y: 'b' },
  ];
  const words = { nameOf: (key: string) => `this.${key}`, isBoolean: () => false };
  const names = new Map([
    ['this.a', 'a'],
    ['this.b', 'b'],
  ]);

  it.each(forms)('is written and read back: $form', (condition) => {
    expect(parseCondition(conditionText(condition, words), names)).toEqual(condition);
  });
});

describe('the file', () => {
  it('that requires and ignores the same is refused', () => {
    const text = run(['write o9.f1 =o7'], ['read o9.f1 =o7', 'deref o9.f1 =o7']);
    const json = JSON.parse(specText(learnFrom([text]))) as {
      handlers: { preconditions: object[]; ignored: string[] }[];
    };
    json.handlers[0]!.preconditions = [{ condition: 'Node.next == null' }];
    json.handlers[0]!.ignored = ['Node.next == null'];
    expect(readSpec(JSON.stringify(json)).problem).toContain('both requires and ignores');
  });

  it('says if not all is kept', () => {
    const stats = new HandlerStats();
    stats.variables.leftOut = true;
    const spec = { traces: 1, handlers: new Map([['A.b', { ...emptySpec('A.b'), stats }]]) };
    const summary = specSummary(spec, (count, noun) => `${count} ${noun}`);
    expect(summary).toContain('of 1 handler not all variables are kept');
    expect(specText(spec)).toContain('"moreVariables": true');
  });
});
