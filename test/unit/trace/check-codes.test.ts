/** One minimal bad trace for each code, and the page that explains the codes. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHECK_CODES, type CheckCode } from '../../../server/src/trace/check/codes.js';
import { createRacetraceReader } from '../../../server/src/trace/formats/racetrace/reader.js';
import { createStdReader } from '../../../server/src/trace/formats/std.js';
import type { Problem } from '../../../server/src/trace/problems.js';
import { BAD_TRACES, type MarkedTrace } from '../../support/bad-traces.js';
import { checkText } from '../../support/check-trace.js';

/** STD has no init and no exit: the one code that only it can give. */
const JOINED: MarkedTrace = {
  text: 'T1|fork(T2)|1\nT2|r(x)|2\nT1|join(T2)|3\nT2|w(x)|4\nT2|w(x)|5\n',
  told: 4,
  contradicted: 3,
};

const ALL: readonly [CheckCode, MarkedTrace][] = [
  ...(Object.entries(BAD_TRACES) as [CheckCode, MarkedTrace][]),
  ['after-join', JOINED],
];

function problemsOf(code: CheckCode, trace: MarkedTrace): Problem[] {
  const createReader = code === 'after-join' ? createStdReader : createRacetraceReader;
  const { reading, problems } = checkText(createReader, trace.text);
  expect(reading).toEqual([]);
  return problems;
}

describe('every code', () => {
  it('has a trace', () => {
    expect(ALL.map(([code]) => code).sort()).toEqual(Object.keys(CHECK_CODES).sort());
  });

  it.each(ALL)('%s is told once, with its rule, severity and line', (code, trace) => {
    const problems = problemsOf(code, trace);
    expect(problems).toHaveLength(1);
    const [problem] = problems;
    expect(problem).toMatchObject({ code, line: trace.told, severity: CHECK_CODES[code].severity });
    expect(problem!.message).toContain(`(rule ${CHECK_CODES[code].rule})`);
    expect(problem!.related?.line ?? 0).toBe(trace.contradicted);
    if (problem!.related !== undefined) expect(problem!.related.message).not.toBe('');
  });
});

describe('docs/semantic-check.md', () => {
  const page = readFileSync(new URL('../../../docs/semantic-check.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('|'));

  it.each(ALL)('explains %s with the message that it gives', (code, trace) => {
    const row = rows.find((line) => line.includes(`\`${code}\``));
    expect(row, code).toBeDefined();
    expect(row).toContain(CHECK_CODES[code].rule);
    expect(row).toContain(problemsOf(code, trace)[0]!.message);
  });

  it('explains no code that is not there', () => {
    const explained = rows.flatMap((row) => /^\| \w+ \| `([a-z-]+)`/.exec(row)?.[1] ?? []);
    expect(explained.sort()).toEqual(Object.keys(CHECK_CODES).sort());
  });
});
