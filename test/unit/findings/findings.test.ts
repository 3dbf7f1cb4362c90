import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../../server/src/detect/findings.js';
import { findingJson } from '../../../server/src/findings/json.js';
import { mergeFindings } from '../../../server/src/findings/merge.js';
import { messageAt, pageOf } from '../../../server/src/findings/message.js';
import { methodName, writtenMethod } from '../../../server/src/findings/names.js';
import type { Race } from '../../../server/src/detect/report.js';
import {
  access,
  BACK_REPORT,
  frame,
  race,
  READ_AFTER,
  report,
  WRITE,
} from '../../support/reports.js';

function merged(races: readonly Race[], trace = 'a.racetrace') {
  return mergeFindings(findingsOf(report(races), trace).findings);
}

describe('the findings of a report', () => {
  it('are the races of the example, as warnings, in the order of their sites', () => {
    const findings = mergeFindings(findingsOf(BACK_REPORT, 'back').findings);
    expect(findings.map(({ message }) => message)).toEqual([
      'Race on isActivityDestroyed: read by FileDwTask.doInBackground (AsyncTask #1), written by DwFileAct.onDestroy (main)',
      'Race on isActivityDestroyed: read by FileDwTask.onPostExecute (main), written by DwFileAct.onDestroy (main)',
    ]);
    expect(findings.map(({ severity, tier, rule }) => [severity, tier, rule])).toEqual([
      ['warning', 'confirmed', 'data-race'],
      ['warning', 'confirmed', 'data-race'],
    ]);
    expect(new Set(findings.map(({ id }) => id)).size).toBe(2);
  });

  it('leave noise out, and count it', () => {
    const noise = race(READ_AFTER, WRITE, { filtered: true, filterReason: 'a counter' });
    const { findings, filtered } = findingsOf(report([noise, ...BACK_REPORT.races]), 'a');
    expect(findings).toHaveLength(2);
    expect(filtered).toBe(1);
  });

  it('say who runs each side', () => {
    const [first] = merged([BACK_REPORT.races[0]!]);
    expect(first?.accesses.map(({ origin }) => origin)).toEqual([
      { name: 'FileDwTask.doInBackground', kind: 'async-task', runsOn: 'background thread' },
      { name: 'DwFileAct.onDestroy', kind: 'entry-callback', runsOn: 'main looper' },
    ]);
    const binder = access({ threadName: 'Binder Thread #1', op: 2 });
    const bare = access({ thread: '7', threadName: undefined as never, task: 'e9', op: 3 });
    const [second] = merged([race(binder, bare)]);
    expect(second?.accesses.map(({ origin }) => origin)).toEqual([
      { name: 'Binder Thread #1', kind: 'binder', runsOn: 'binder thread' },
      { name: 'task e9', kind: 'posted-callback', runsOn: 'looper thread' },
    ]);
  });

  it('name what is used and what is set to null', () => {
    const [finding] = merged([race(READ_AFTER, WRITE, { kind: 'use-free' })]);
    expect(finding?.rule).toBe('use-after-free');
    const [use, free] = finding!.accesses;
    expect(messageAt(finding!, use, free)).toBe(
      'Use after free of isActivityDestroyed: used here by FileDwTask.onPostExecute (main), set to null by DwFileAct.onDestroy (main)',
    );
  });

  it('name what is no field', () => {
    const subjects = [
      { resource: 'table tracks' },
      { object: '0x1', class: 'Landroid/widget/ListView;', field: '612' },
      { object: 'o7' },
    ].map((location) => merged([race(READ_AFTER, WRITE, { location })])[0]?.subject);
    expect(subjects).toEqual(['table tracks', 'ListView.612', 'o7']);
  });

  it('look through the accessors that a compiler makes up', () => {
    const stack = [frame('com.x.A', 'access$000', 3), frame('com.x.A$1', 'run', 9)];
    const [finding] = merged([race(access({ stack }), WRITE)]);
    expect(finding?.accesses[0].stack[0]).toMatchObject({ method: 'run', line: 9 });
  });
});

describe('merging', () => {
  it('makes one of all sightings between the same sites, in whatever order and trace', () => {
    const again = race({ ...WRITE, op: 9, line: 9 }, { ...READ_AFTER, op: 8, line: 8 });
    const all = [
      ...findingsOf(report([race(READ_AFTER, WRITE)]), 'b').findings,
      ...findingsOf(report([again]), 'a').findings,
      ...findingsOf(report([race(READ_AFTER, WRITE)]), 'a').findings,
    ];
    const [one, ...rest] = mergeFindings(all);
    expect(rest).toEqual([]);
    expect(one).toMatchObject({ evidence: ['trace:a', 'trace:b'], sightings: 3 });
    expect(one?.accesses.map(({ seen }) => seen?.line)).toEqual([8, 9]);
    expect(mergeFindings([...all].reverse())).toEqual([one]);
  });

  it('keeps an id when lines, compiler numbers, objects and traces change', () => {
    const at = (line: number, number: number, trace: string) =>
      merged(
        [
          race(
            access({ site: frame(`com.x.A$${number}`, 'run', line), op: line }),
            access({
              kind: 'write',
              site: frame('com.x.A', `lambda$onCreate$${number}`, line + 1),
            }),
            { location: { object: `o${number}`, class: 'com.x.A', field: 'f' } },
          ),
        ],
        trace,
      )[0]?.id;
    expect(at(10, 1, 'a')).toBe(at(99, 4, 'b'));
    expect(at(10, 1, 'a')).toMatch(/^data-race-[0-9a-f]{12}$/);
  });

  it('gives other ids to other rules, fields, methods and kinds', () => {
    const variants = [
      race(READ_AFTER, WRITE),
      race(READ_AFTER, WRITE, { kind: 'use-free' }),
      race(READ_AFTER, WRITE, { location: { class: 'X', field: 'y' } }),
      race({ ...READ_AFTER, kind: 'write' }, WRITE),
      race({ ...READ_AFTER, stack: [frame('X', 'y', 1)] }, WRITE),
    ];
    const ids = variants.map((each) => merged([each])[0]?.id);
    expect(new Set(ids).size).toBe(variants.length);
  });

  it('tells conflicts between the same methods apart by their order in the file', () => {
    const at = (line: number) =>
      race({ ...READ_AFTER, op: line, stack: [frame('X', 'm', line)] }, WRITE);
    const ids = merged([at(30), at(20)]).map(({ id, accesses }) => [
      id,
      accesses[0].stack[0]?.line,
    ]);
    expect(ids[1]?.[0]).toBe(`${ids[0]?.[0]}-2`);
    expect(ids.map(([, line]) => line)).toEqual([20, 30]);
    expect(merged([at(20), at(30)]).map(({ id }) => id)).toEqual(ids.map(([id]) => id));
  });

  it('keeps races without sites apart', () => {
    const bare = (op: number) =>
      race(access({ op, line: op }), access({ op: op + 1, line: op + 1 }));
    expect(merged([bare(1), bare(5)])).toHaveLength(2);
  });
});

describe('names', () => {
  it.each([
    ['lambda$onCreate$0', 'onCreate'],
    ['lambda$new$3', '<init>'],
    ['lambda$static$1', '<clinit>'],
    ['onCreate', 'onCreate'],
  ])('%s is written in %s', (method, written) => {
    expect(writtenMethod(method)).toBe(written);
  });

  it('are short', () => {
    expect(methodName(frame('com.x.A$B', 'm', 1))).toBe('A.B.m');
    expect(methodName(frame('Lcom/x/A;', '<init>', 1))).toBe('new A');
    expect(methodName(frame('com.x.A', '<clinit>', 1))).toBe('static A');
  });
});

describe('the page about a finding', () => {
  it.each([
    ['data-race', undefined],
    ['data-race', 'lost-update'],
    ['data-race', 'double-checked-locking'],
    ['data-race', 'check-then-act'],
    ['data-race', 'container'],
    ['use-after-free', undefined],
    ['order-violation', undefined],
  ] as const)('is there: %s, %s', (rule, pattern) => {
    const page = pageOf({ rule, pattern });
    expect(existsSync(`docs/rules/${page}.md`), page).toBe(true);
  });
});

describe('the JSON of a finding', () => {
  it('is that of the contract, with what is not known left out', () => {
    const [finding] = merged([race(READ_AFTER, WRITE)], '/p/traces/a.racetrace');
    const json = findingJson(finding!, (path) => path.replace('/p/', ''));
    expect(json).toMatchObject({
      id: finding?.id,
      rule: 'racelens/data-race',
      severity: 'warning',
      evidence: ['trace:traces/a.racetrace'],
      verdict: 'unverified',
      suppressed: false,
      accesses: [
        {
          kind: 'read',
          field: 'org.racelens.musicplayer.DwFileAct.isActivityDestroyed',
          stack: [
            {
              method: 'org.racelens.musicplayer.FileDwTask.onPostExecute',
              file: 'FileDwTask.java',
              line: 62,
            },
          ],
        },
        { kind: 'write' },
      ],
    });
    expect(JSON.stringify(json)).not.toContain('column');
  });
});
