import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../../server/src/detect/findings.js';
import type { Finding, FindingAccess } from '../../../server/src/findings/finding.js';
import { mergeFindings } from '../../../server/src/findings/merge.js';
import {
  findingLenses,
  findingsHover,
  findingsLine,
  lensContent,
  safeHover,
  sourceDiagnostics,
  traceDiagnostics,
} from '../../../server/src/ide/findings/features.js';
import { access, BACK_REPORT, frame, race, report } from '../../support/reports.js';
import { playerConflict } from '../../support/static-findings.js';

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
  it('stand on the declaration and on the methods', () => {
    const lines = findingLenses(FOUND, '/p/X.java').map(({ line, parts }) => [line, parts.length]);
    expect(lines).toEqual([
      [41, 2],
      [46, 1],
      [62, 1],
    ]);
    const declaration = { path: '/p/X.java', line: 13, column: 13, endColumn: 32 };
    const declared = FOUND.map((finding) => ({ ...finding, declaration }));
    const [field, ...methods] = findingLenses(declared, '/p/X.java');
    expect(field).toMatchObject({ line: 13, column: 13 });
    expect(methods.map(({ line }) => line)).toEqual([41, 46, 62]);
  });

  it('say how many race, and between whom', () => {
    const [first] = FOUND;
    const content = lensContent(FOUND, [{ id: first!.id }], CONTEXT);
    expect(content?.title).toBe('1 race · main ↔ AsyncTask #1');
    expect(content?.conflicts.map(({ line }) => line)).toEqual([46, 41]);
    const ofReader = lensContent(FOUND, [{ id: first!.id, side: 0 }], CONTEXT);
    expect(ofReader?.title).toBe('1 race on isActivityDestroyed · with DwFileAct.onDestroy (main)');
    expect(ofReader?.conflicts.map(({ line }) => line)).toEqual([41]);
    expect(lensContent(FOUND, [{ id: 'gone' }], CONTEXT)).toBeUndefined();
  });
});

describe('a finding of the sources', () => {
  const step = {
    rule: 'start',
    text: 'onResume starts the download, but comes before onDestroy',
    place: { path: '/p/DwFileAct.java', line: 24, column: 9, endColumn: 12 },
  };
  const finding: Finding = {
    ...playerConflict('/p', {
      pattern: 'lost-update',
      similar: 3,
      why: 'Nothing waits for the download.',
      consequence: 'One of two updates is lost.',
      steps: [step],
    }),
    id: 'data-race-1',
  };

  it('has a hover that tells both sides, the rules that were tried and what can go wrong', () => {
    const hover = findingsHover([finding], '/p/FileDwTask.java', 46, 10, CONTEXT);
    expect(hover).toMatchInlineSnapshot(`
      "**Lost update of isActivityDestroyed** · [\`lost-update\`](r/lost-update) (+3 similar)

      Nothing waits for the download.

      One of two updates is lost.

      |  | read here | written there |
      | --- | --- | --- |
      | in | \`FileDwTask.doInBackground\` | \`DwFileAct.onDestroy\` |
      | runs on | **background thread AsyncTask** | **main looper** |
      | stack | \`FileDwTask.doInBackground\` [FileDwTask.java:46](file:///p/FileDwTask.java#L46) | \`DwFileAct.onDestroy\` [DwFileAct.java:41](file:///p/DwFileAct.java#L41) |
      | because | started by DwFileAct.onResume with AsyncTask.execute: [DwFileAct.java:24](file:///p/DwFileAct.java#L24) | called by the activity being destroyed |
      | locks | \`FileDwTask.lock\` | none |

      Rules that were tried:

      - \`start\`: onResume starts the download, but comes before onDestroy ([DwFileAct.java:24](file:///p/DwFileAct.java#L24,9))

      Found in the sources: likely."
    `);
  });

  it('says how sure it is', () => {
    const possible = { ...finding, tier: 'possible' as const };
    expect(findingsHover([possible], '/p/FileDwTask.java', 46, 10, CONTEXT)).toContain(
      'Found in the sources: possible, if nothing orders the two',
    );
  });

  it('has a diagnostic on each side whose places read as a story', () => {
    const [read] = sourceDiagnostics([finding], '/p/FileDwTask.java', CONTEXT);
    expect(read).toMatchObject({ severity: 'information', code: 'data-race', page: 'lost-update' });
    expect(read?.message).toBe(
      'Lost update of isActivityDestroyed: read here by FileDwTask.doInBackground (AsyncTask), written by DwFileAct.onDestroy (main) (+3 similar)',
    );
    expect(read?.related.map(({ uri, line, message }) => `${uri}:${line} ${message}`)).toEqual([
      'file:///p/DwFileAct.java:41 written here by DwFileAct.onDestroy (main)',
      'file:///p/DwFileAct.java:24 this read: started by DwFileAct.onResume with AsyncTask.execute',
    ]);
    const [write] = sourceDiagnostics([finding], '/p/DwFileAct.java', CONTEXT);
    expect(write?.related[0]).toMatchObject({ uri: 'file:///p/FileDwTask.java', line: 46 });
  });

  it('that is only possible is information to those who ask', () => {
    const [hint] = sourceDiagnostics(
      [{ ...finding, severity: 'hint' }],
      '/p/FileDwTask.java',
      CONTEXT,
    );
    expect(hint?.severity).toBe('information');
  });

  it('has a lens that leads to both sides', () => {
    const content = lensContent(
      [{ ...finding, rule: 'order-violation' }],
      [{ id: 'data-race-1' }],
      CONTEXT,
    );
    expect(content?.title).toBe('1 order violation · main ↔ AsyncTask');
    expect(content?.conflicts.map(({ uri, line }) => `${uri}:${line}`)).toEqual([
      'file:///p/FileDwTask.java:46',
      'file:///p/DwFileAct.java:41',
    ]);
  });
});

describe('the hover on a safe field', () => {
  const declaration = { path: '/p/A.java', line: 3, column: 9, endColumn: 14 };
  const safe = {
    field: 'com.x.A.items',
    declaration,
    because: 'every access holds [the](command:evil) lock.',
    reason: 'lock' as const,
    places: Array.from({ length: 8 }, (_, at) => ({ ...declaration, line: 10 + at })),
  };

  it('says why it is safe, and where that is seen', () => {
    const hover = safeHover([safe], '/p/A.java', 3, 10, CONTEXT);
    expect(hover).toMatch(/^\*\*Shared, and safe\*\*: `items`: every access holds/);
    expect(hover).toContain('[A.java:10](file:///p/A.java#L10,9)');
    expect(hover).toMatch(/, … 2 more\)$/);
    expect(hover).not.toMatch(/[^\\]\]\(command:/);
    expect(safeHover([safe], '/p/A.java', 4, 10, CONTEXT)).toBeUndefined();
  });
});

describe('the line about findings', () => {
  it('counts what is shown, what is hidden, and says if the search stopped', () => {
    const line = (
      count: number,
      hidden: number,
      limits: string[] = [],
      suppressed = 0,
      known = 0,
    ) =>
      findingsLine({
        findings: Array.from({ length: count }),
        suppressed: Array.from({ length: suppressed }),
        known: Array.from({ length: known }),
        hidden,
        limits,
      });
    expect(line(0, 0)).toBe('');
    expect(line(1, 0)).toBe('1 finding');
    expect(line(3, 12)).toBe('3 findings, 12 possible ones hidden');
    expect(line(1, 0, [], 2)).toBe('1 finding, 2 suppressed');
    expect(line(1, 0, [], 0, 4)).toBe('1 finding, 4 in the baseline');
    expect(line(0, 1, ['x'])).toBe('1 possible one hidden; the analysis stopped early');
  });
});
