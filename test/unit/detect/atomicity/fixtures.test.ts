/** The figures, examples and planted bugs of Mondal's report (seed 004). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkText, violationLine, type CheckOptions } from '../../../support/check-atomicity.js';

function trace(name: string): string {
  return readFileSync(
    new URL(`../../../traces/atomicity/${name}.racetrace`, import.meta.url),
    'utf8',
  );
}

function example(name: string): string {
  const path = `../../../../examples/broadcast-service/traces/${name}.racetrace`;
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

/** `tree 1 1: 3 7 14`: mode, priority, how often, lines of the sources. */
function atLines(text: string, options: CheckOptions = {}): string[] {
  return checkText(text, options).violations.map(
    ({ mode, priority, count, cycle }) =>
      `${mode} ${priority} ${count}: ${cycle.map(({ site }) => site!.line).join(' ')}`,
  );
}

/** `lifecycle 1: write write read`. */
function kinds(text: string, options: CheckOptions = {}): string[] {
  return checkText(text, options).violations.map(
    ({ mode, priority, cycle }) =>
      `${mode} ${priority}: ${cycle.map(({ kind }) => kind).join(' ')}`,
  );
}

describe('Figure 1.1', () => {
  it('has both cycles, with their instructions, and the duplicate counted', () => {
    const tree = atLines(trace('figure-1.1')).filter((line) => line.startsWith('tree'));
    expect(tree).toEqual(['tree 1 1: 3 7 14', 'tree 2 2: 3 10 11 15']);
  });

  it('blames msg1 and msg3, which are one transaction', () => {
    const blamed = checkText(trace('figure-1.1')).violations.map((each) => each.blamed);
    expect(new Set(blamed)).toEqual(new Set(['task e1 and what it posts']));
  });
});

describe('Figure 3.1', () => {
  it('is two transactions by trees, and one by lifecycle', () => {
    const { violations } = checkText(trace('figure-3.1'));
    expect(violations.map(violationLine)).toEqual([
      'lifecycle 1 activity Three (i1): 23 write, 26 write, 29 read',
      'lifecycle 1 activity Three (i1): 30 write, 34 write, 37 read',
      'tree 1 onResume of Three (e3) and what it posts: 30 write, 34 write, 37 read',
    ]);
  });
});

describe('Figure 5.1', () => {
  it('has two cycles on val, and the lines that the report blames', () => {
    const { violations } = checkText(example('receive-between'));
    expect(
      violations.map(({ mode, priority, blamed, cycle }) => [
        `${mode} ${priority} ${blamed}`,
        ...cycle.map(({ kind, site }) => `${kind} ${site!.file}:${site!.line}`),
      ]),
    ).toEqual([
      [
        'lifecycle 1 bound service LocalService (i2)',
        'read LocalService.java:18',
        'write MyReceiver.java:18',
        'read MainActivity.java:26',
      ],
      [
        'lifecycle 1 bound service LocalService (i2)',
        'write LocalService.java:19',
        'write MyReceiver.java:18',
        'read MainActivity.java:26',
      ],
    ]);
  });

  it('has none where the receiver comes afterwards', () => {
    expect(checkText(example('receive-after')).violations).toEqual([]);
  });
});

describe('the planted bugs of chapter 6', () => {
  it('Seal1 has none', () => {
    expect(kinds(trace('seal1'))).toEqual([]);
  });

  it('Seal2 has seven, by lifecycle alone', () => {
    const found = kinds(trace('seal2'));
    expect(found.filter((line) => line.startsWith('tree'))).toEqual([]);
    expect(found).toHaveLength(7);
  });

  it('Seal3 has one on several threads and one on a single one, in both modes', () => {
    const found = kinds(trace('seal3'));
    for (const mode of ['tree', 'lifecycle']) {
      expect(found.filter((line) => line.startsWith(mode))).toEqual([
        `${mode} 1: write write read`,
        `${mode} 2: write write read`,
      ]);
    }
  });

  it('Seal4 has three, by lifecycle alone', () => {
    expect(kinds(trace('seal4'))).toEqual(Array(3).fill('lifecycle 1: write write read'));
  });

  it('Seal5 has one, on the flag, in both modes', () => {
    expect(kinds(trace('seal5')).sort()).toEqual([
      'lifecycle 2: write write read',
      'tree 2: write write read',
    ]);
  });

  it('Seal6 has one, in both modes, whatever is locked', () => {
    expect(kinds(trace('seal6')).sort()).toEqual([
      'lifecycle 1: write write read',
      'tree 1: write write read',
    ]);
  });
});
