/** What the editor shows of an atomicity violation: the example of chapter 5 of Mondal's report. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../../server/src/detect/findings.js';
import type { TraceReport } from '../../../server/src/detect/report.js';
import type { StackFrame } from '../../../server/src/findings/finding.js';
import { mergeFindings } from '../../../server/src/findings/merge.js';
import {
  findingLenses,
  findingsHover,
  lensContent,
  sourceDiagnostics,
} from '../../../server/src/ide/findings/features.js';
import { findingTree, mentions } from '../../../server/src/ide/findings/tree.js';
import { pictureOf, pictureText } from '../../../server/src/ide/picture/features.js';
import { checkText } from '../../support/check-atomicity.js';
import { placed } from '../../support/place-findings.js';
import { report } from '../../support/reports.js';

const CONTEXT = {
  uriOf: (path: string) => `file://${path}`,
  rulePage: (rule: string) => `r/${rule}`,
};

function example(): TraceReport {
  const path = '../../../examples/broadcast-service/traces/receive-between.racetrace';
  const text = readFileSync(new URL(path, import.meta.url), 'utf8');
  return { ...report([]), atomicity: checkText(text) };
}

const methodAt = ({ path = '' }: StackFrame) => ({ path, line: 1, column: 1, endColumn: 2 });

const SEEN = findingsOf(example(), 'file:///t.racetrace').findings;
const FOUND = mergeFindings(SEEN).map(placed);

describe('an atomicity violation', () => {
  it('is a warning on both ends of what was cut in two, with the cycle beside it', () => {
    const [first] = sourceDiagnostics(FOUND, '/app/LocalService.java', CONTEXT);
    expect(first).toMatchObject({ line: 18, severity: 'warning', code: 'atomicity' });
    expect(first!.message).toBe(
      'Atomicity violation on val: read here by LocalService.onBind (main), with MyReceiver.onReceive between, read by MainActivity.onServiceConnected (main)',
    );
    expect(first!.related.slice(0, 2).map(({ uri, line }) => `${uri}:${line}`)).toEqual([
      'file:///app/MyReceiver.java:18',
      'file:///app/MainActivity.java:26',
    ]);
    const others = sourceDiagnostics(FOUND, '/app/MainActivity.java', CONTEXT);
    expect(others.map(({ line }) => line)).toEqual([26, 26]);
    expect(sourceDiagnostics(FOUND, '/app/MyReceiver.java', CONTEXT)).toEqual([]);
  });

  it('says on hover who came between, what that changed and what was read afterwards', () => {
    const hover = findingsHover(FOUND, '/app/LocalService.java', 19, 7, CONTEXT)!;
    expect(hover).toContain('Cut in two: bound service LocalService');
    expect(hover).toContain('- first written by `LocalService.onBind`');
    expect(hover).toContain('- in between written by `MyReceiver.onReceive`');
    expect(hover).toContain('- then read by `MainActivity.onServiceConnected`');
  });

  it('has lenses over all three callbacks, that call it by its name', () => {
    const titles = ['LocalService', 'MyReceiver', 'MainActivity'].flatMap((name) =>
      findingLenses(FOUND, `/app/${name}.java`, methodAt).map(
        ({ parts }) => lensContent(FOUND, parts, CONTEXT)!.title,
      ),
    );
    expect(titles).toEqual([
      '2 atomicity violations on val · with MainActivity.onServiceConnected (main)',
      '2 atomicity violations on val · with LocalService.onBind (main), MainActivity.onServiceConnected (main)',
      '2 atomicity violations on val · with LocalService.onBind (main)',
    ]);
  });

  it('stands under its component in the Findings view, with what came between', () => {
    const [group, ...rest] = findingTree(FOUND, 'component');
    expect(rest).toEqual([]);
    expect(group!.label).toBe('LocalService');
    expect(group!.children.map(({ children }) => children.length)).toEqual([3, 3]);
    expect(FOUND.every((finding) => mentions(finding, 'MyReceiver'))).toBe(true);
  });

  it('is drawn as a cycle over the lanes', () => {
    const picture = pictureOf(FOUND[0]!);
    const accesses = picture.boxes.filter(({ mark }) => mark !== 'cause');
    expect(accesses.map(({ title }) => title)).toEqual([
      'LocalService.onBind',
      'MyReceiver.onReceive',
      'MainActivity.onServiceConnected',
    ]);
    const rows = accesses.map(({ row }) => row);
    expect(rows).toEqual([...rows].sort((one, other) => one - other));
    expect(pictureText(picture)).toContain('nothing keeps MyReceiver.onReceive out');
  });

  it('has an id that tells apart what came between', () => {
    expect(new Set(FOUND.map(({ id }) => id)).size).toBe(2);
    expect(FOUND.every(({ id }) => /^atomicity-[0-9a-f]{12}$/.test(id))).toBe(true);
  });
});
