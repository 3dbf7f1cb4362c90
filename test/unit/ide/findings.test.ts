import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../../server/src/detect/findings.js';
import type { Finding, FindingAccess } from '../../../server/src/findings/finding.js';
import { mergeFindings } from '../../../server/src/findings/merge.js';
import {
  findingLenses,
  findingsHover,
  lensContent,
  sourceDiagnostics,
  traceDiagnostics,
} from '../../../server/src/ide/findings/features.js';
import { access, BACK_REPORT, frame, race, report } from '../../support/reports.js';

const CONTEXT = {
  uriOf: (path: string) => `file://${path}`,
  rulePage: (rule: string) => `r/${rule}`,
};

/** Every access on a line of /p/X.java as its site says, in columns 5 to 9. */
function placed(findings: readonly Finding[]): Finding[] {
  const onLine = (each: FindingAccess): FindingAccess => {
    const line = each.stack[0]?.line;
    if (line === undefined) return each;
    const span = { path: '/p/X.java', line, column: 5, endColumn: 9 };
    return {
      ...each,
      place: { ...span, match: 'exact', frame: 0, method: { ...span, column: 1 } },
    };
  };
  return findings.map((finding) => {
    const [one, other] = finding.accesses;
    return { ...finding, accesses: [onLine(one), onLine(other)] };
  });
}

const FOUND = placed(mergeFindings(findingsOf(BACK_REPORT, 'file:///t.racetrace').findings));

describe('diagnostics of findings', () => {
  it('are on each placed access, and nowhere else', () => {
    const lines = sourceDiagnostics(FOUND, '/p/X.java', CONTEXT).map(({ line }) => line);
    expect(lines).toEqual([46, 41, 62, 41]);
    expect(sourceDiagnostics(FOUND, '/p/Y.java', CONTEXT)).toEqual([]);
  });

  it('tell of an access that no source has where the trace has it', () => {
    const bare = access({ op: 9, line: 9, threadName: 'worker' });
    const sited = access({ op: 12, kind: 'write', stack: [frame('com.x.A', 'm', 3)] });
    const found = placed(
      mergeFindings(findingsOf(report([race(bare, sited)]), 'file:///t').findings),
    );
    const [only, ...rest] = sourceDiagnostics(found, '/p/X.java', CONTEXT);
    expect(rest).toEqual([]);
    expect(only?.related[0]).toMatchObject({ uri: 'file:///t', line: 9 });
    expect(only?.message).toContain('read by worker');
  });

  it('of a trace leave noise out', () => {
    const noisy = report(BACK_REPORT.races.map((each) => ({ ...each, filtered: true })));
    expect(traceDiagnostics(BACK_REPORT, 'file:///t')).toHaveLength(4);
    expect(traceDiagnostics(noisy, 'file:///t')).toEqual([]);
  });
});

describe('the hover of findings', () => {
  it('is a table with this side first', () => {
    const hover = findingsHover(FOUND, '/p/X.java', 46, 6, CONTEXT);
    expect(hover?.split('\n').filter((line) => line.startsWith('|'))).toMatchInlineSnapshot(`
      [
        "|  | read here | written there |",
        "| --- | --- | --- |",
        "| in | \`FileDwTask.doInBackground\` | \`DwFileAct.onDestroy\`, lifecycle callback |",
        "| runs on | **background thread AsyncTask \\#1** | **main looper** |",
        "| stack | \`FileDwTask.doInBackground\` FileDwTask.java:46 | \`DwFileAct.onDestroy\` DwFileAct.java:41 |",
        "| because | started by main, in DwFileAct.LAUNCH\\_ACTIVITY: \`DwFileAct.onResume\` DwFileAct.java:24 | posted by Binder Thread \\#1, [line 51 of the trace](file:///t.racetrace#L51) |",
        "| locks | none | none |",
      ]
    `);
    expect(hover).toContain(FOUND[0]!.why.replaceAll('#', '\\#'));
    expect(hover).toContain('[`data-race`](r/data-race)');
    expect(findingsHover(FOUND, '/p/X.java', 46, 20, CONTEXT)).toBeUndefined();
    expect(findingsHover(FOUND, '/p/X.java', 41, 6, CONTEXT)?.split('\n---\n')).toHaveLength(2);
  });

  it('shows names as their own characters', () => {
    const evil = access({
      op: 3,
      threadName: 'x](command:evil) | <b>',
      stack: [frame('com.x.A', 'm|`n', 46)],
      locks: ['a|b'],
    });
    const [first] = BACK_REPORT.races;
    const hostile = race(evil, first!.accesses[1], { why: '[click](command:evil) | **now**' });
    const found = placed(mergeFindings(findingsOf(report([hostile]), 'file:///t').findings));
    const hover = findingsHover(found, '/p/X.java', 46, 6, CONTEXT)!;
    expect(hover).not.toMatch(/[^\\]\]\(command:/);
    expect(hover).not.toContain('<b>');
    for (const row of hover.split('\n').filter((line) => line.startsWith('|'))) {
      expect(row.replaceAll('\\|', '').split('|'), row).toHaveLength(5);
    }
  });
});

describe('lenses of findings', () => {
  it('stand on the declaration, else on the methods', () => {
    const lines = findingLenses(FOUND, '/p/X.java').map(({ line, ids }) => [line, ids.length]);
    expect(lines).toEqual([
      [41, 2],
      [46, 1],
      [62, 1],
    ]);
    const declaration = { path: '/p/X.java', line: 13, column: 13, endColumn: 32 };
    const declared = FOUND.map((finding) => ({ ...finding, declaration }));
    expect(findingLenses(declared, '/p/X.java')).toMatchObject([{ line: 13, column: 13 }]);
  });

  it('say how many race, and between whom', () => {
    const [first] = FOUND;
    const content = lensContent(FOUND, [first!.id], CONTEXT);
    expect(content?.title).toBe('1 race · main ↔ AsyncTask #1');
    expect(content?.conflicts.map(({ line }) => line)).toEqual([46, 41]);
    expect(lensContent(FOUND, ['gone'], CONTEXT)).toBeUndefined();
  });
});
