import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../../server/src/detect/findings.js';
import {
  againstBaseline,
  baselineText,
  readBaseline,
} from '../../../server/src/findings/baseline.js';
import { mergeFindings } from '../../../server/src/findings/merge.js';
import {
  applySuppressions,
  type Covered,
  type Suppression,
} from '../../../server/src/findings/suppressions.js';
import { BACK_REPORT } from '../../support/reports.js';
import { placed } from '../../support/place-findings.js';

const FINDINGS = mergeFindings(findingsOf(BACK_REPORT, 'back').findings).map(placed);

function suppression(covers: Covered, rules: Suppression['rules'] = []): Suppression {
  const place = { path: 'x', line: 1, column: 1, endColumn: 1 };
  return { where: 'source', place, rules, reason: 'because', covers };
}

function suppressedBy(covers: Covered, rules?: Suppression['rules']): number {
  const { findings } = applySuppressions(FINDINGS, [suppression(covers, rules)]);
  return findings.filter(({ suppressed }) => suppressed).length;
}

describe('suppressions', () => {
  const [first] = FINDINGS;
  const { path, line } = first!.accesses[0].place!;

  it('cover findings with an access on their lines', () => {
    expect(suppressedBy({ kind: 'lines', path, from: line, to: line })).toBe(1);
    expect(suppressedBy({ kind: 'lines', path, from: 1, to: 1000 })).toBe(2);
    expect(suppressedBy({ kind: 'lines', path: 'Other.java', from: 1, to: 1000 })).toBe(0);
  });

  it('cover fields and packages by name', () => {
    const { field } = first!.accesses[0];
    expect(suppressedBy({ kind: 'field', field })).toBe(2);
    expect(suppressedBy({ kind: 'field', field: `${field}2` })).toBe(0);
    expect(suppressedBy({ kind: 'package', name: 'org.racelens' })).toBe(2);
    expect(suppressedBy({ kind: 'package', name: 'org.race' })).toBe(0);
  });

  it('cover their rules alone, and say why', () => {
    const all = { kind: 'lines', path, from: 1, to: 1000 } as const;
    expect(suppressedBy(all, ['use-after-free'])).toBe(0);
    const { findings } = applySuppressions(FINDINGS, [suppression(all, ['data-race'])]);
    expect(findings[0]!.suppression).toEqual({ where: 'source', reason: 'because' });
  });

  it('are stale where they cover nothing', () => {
    const idle = suppression({ kind: 'field', field: 'a.B.c' });
    const used = suppression({ kind: 'lines', path, from: 1, to: 1000 });
    expect(applySuppressions(FINDINGS, [idle, used]).stale).toEqual([idle]);
  });
});

describe('a baseline', () => {
  const [one, other] = FINDINGS;

  it('knows what it was written of, and keeps what people wrote into it', () => {
    const text = baselineText(FINDINGS, [{ id: one!.id, message: '', reason: 'known' }]);
    const { entries, problem } = readBaseline(text);
    expect(problem).toBeUndefined();
    expect(againstBaseline(FINDINGS, entries)).toMatchObject({ fresh: [], stale: [] });
    const { known } = againstBaseline(FINDINGS, entries);
    expect(known.find(({ id }) => id === one!.id)!.suppression).toEqual({
      where: 'baseline',
      reason: 'known',
    });
    expect(baselineText([other!, one!], entries)).toBe(text);
  });

  it('tells what is new and what is gone', () => {
    const { entries } = readBaseline(baselineText([one!], []));
    const { fresh, stale } = againstBaseline([other!], entries);
    expect(fresh).toEqual([other]);
    expect(stale.map(({ id }) => id)).toEqual([one!.id]);
  });

  it.each([
    ['', 'no JSON object'],
    ['[]', 'no JSON object'],
    ['{}', 'version 1'],
    ['{ "version": 2, "findings": [] }', 'version 1'],
    ['{ "version": 1 }', 'no list'],
    ['{ "version": 1, "findings": [{ "id": "a" }, {}] }', 'Entry 2'],
  ])('says what is wrong with %j', (text, message) => {
    expect(readBaseline(text)).toMatchObject({ entries: [] });
    expect(readBaseline(text).problem).toContain(message);
  });
});
