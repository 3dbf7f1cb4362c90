import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../../server/src/detect/findings.js';
import type { Race } from '../../../server/src/detect/report.js';
import type { AccessPlace, Finding, FindingAccess } from '../../../server/src/findings/finding.js';
import { joinRoads } from '../../../server/src/findings/join-roads.js';
import { mergeFindings } from '../../../server/src/findings/merge.js';
import { access, BACK_REPORT, frame, race, report } from '../../support/reports.js';
import {
  conflict,
  playerConflict,
  sourceAccess,
  sourceFrame,
} from '../../support/static-findings.js';

/** The findings of a trace, on the recorded lines of the files of their classes. */
function seenIn(
  trace: string,
  races: readonly Race[],
  match: AccessPlace['match'] = 'exact',
): Finding[] {
  const place = (each: FindingAccess): FindingAccess => {
    const outermost = each.stack.length - 1;
    const site = each.stack[outermost];
    if (site === undefined) return each;
    const span = { path: `/p/${site.file}`, line: site.line, column: 1, endColumn: 2 };
    return { ...each, place: { ...span, match, frame: outermost } };
  };
  return mergeFindings(findingsOf(report(races), trace).findings).map((finding) => {
    const [one, other] = finding.accesses;
    return { ...finding, accesses: [place(one), place(other)] };
  });
}

const [IN_BACKGROUND] = BACK_REPORT.races;

describe('a conflict of the sources that a trace has shown', () => {
  it('is one finding, confirmed, with the evidence of both', () => {
    const found = joinRoads(seenIn('back', BACK_REPORT.races), [playerConflict()]);
    expect(found.map(({ tier, severity, evidence }) => [tier, severity, evidence])).toEqual([
      ['confirmed', 'warning', ['static', 'trace:back']],
      ['confirmed', 'warning', ['trace:back']],
    ]);
    const [joined] = found;
    expect(joined?.accesses.map(({ seen, place }) => [seen?.line, place?.line])).toEqual([
      [42, 46],
      [53, 41],
    ]);
    expect(joined?.accesses[0].causes[0]?.by).toBe('AsyncTask.execute');
  });

  it('has the id that either road alone would give it', () => {
    const seen = seenIn('back', [IN_BACKGROUND!]);
    const [alone] = joinRoads([], [playerConflict()]);
    const [both] = joinRoads(seen, [playerConflict()]);
    expect(alone?.id).toMatch(/^data-race-[0-9a-f]{12}$/);
    expect([both?.id, seen[0]?.id]).toEqual([alone?.id, alone?.id]);
  });

  it('is known by field and methods when the code has changed since', () => {
    const moved = { ...playerConflict() };
    for (const match of ['method', 'class'] as const) {
      const seen = seenIn('back', [IN_BACKGROUND!], match);
      expect(joinRoads(seen, [moved])).toHaveLength(1);
    }
    const otherMethod = conflict([
      sourceAccess([sourceFrame('org.racelens.musicplayer.FileDwTask', 'onPostExecute', 46)]),
      moved.accesses[1],
    ]);
    expect(joinRoads(seenIn('back', [IN_BACKGROUND!], 'method'), [otherMethod])).toHaveLength(2);
  });

  it('is another one on another line, and of another field', () => {
    const [read, write] = playerConflict().accesses;
    const elsewhere = conflict([sourceAccess([{ ...read.stack[0]!, line: 47 }]), write]);
    const otherField = conflict([
      { ...read, field: 'x.Y.z' },
      { ...write, field: 'x.Y.z' },
    ]);
    const seen = seenIn('back', [IN_BACKGROUND!]);
    expect(joinRoads(seen, [elsewhere])).toHaveLength(2);
    expect(joinRoads(seen, [otherField])).toHaveLength(2);
  });

  it('of a container is the call that led into the library', () => {
    const add = sourceFrame('com.x.A', 'add', 6);
    const size = sourceFrame('com.x.A', 'show', 10);
    const field = 'com.x.A.items';
    const found = conflict(
      [sourceAccess([size], { field }), sourceAccess([add], { field, kind: 'write' })],
      { pattern: 'container' },
    );
    const inList = (method: string, line: number, caller: string, at: number) =>
      access({
        op: line,
        kind: 'write',
        stack: [frame('java.util.ArrayList', method, line), frame('com.x.A', caller, at)],
      });
    const seen = seenIn('t', [
      race(inList('add', 400, 'add', 6), inList('size', 300, 'show', 10), {
        location: { class: 'java.util.ArrayList', field: 'size' },
      }),
    ]);
    expect(joinRoads(seen, [found]).map(({ evidence }) => evidence)).toEqual([
      ['static', 'trace:t'],
    ]);
  });

  it('of an update is both of the operations that a trace records for it', () => {
    const line = sourceFrame('com.x.A', 'run', 6);
    const field = 'com.x.A.count';
    const update = sourceAccess([line], { field, kind: 'write', action: 'incremented' });
    const found = conflict([update, update], { pattern: 'lost-update' });
    const location = { class: 'com.x.A', field: 'count' };
    const at = (kind: 'read' | 'write', op: number) =>
      access({ kind, op, line: op, stack: [frame('com.x.A', 'run', 6)] });
    const seen = seenIn('t', [
      race(at('read', 1), at('write', 4), { location }),
      race(at('write', 2), at('write', 4), { location }),
    ]);
    expect(joinRoads(seen, [found])).toMatchObject([{ sightings: 2, pattern: 'lost-update' }]);
  });

  it('takes the more telling of the two rules', () => {
    const useFree = race(...IN_BACKGROUND!.accesses, { kind: 'use-free' });
    const [joined, ...rest] = joinRoads(seenIn('t', [useFree]), [
      playerConflict('/p', { pattern: 'check-then-act' }),
    ]);
    expect(rest).toEqual([]);
    expect(joined).toMatchObject({ rule: 'use-after-free' });
    expect(joined?.pattern).toBeUndefined();
    expect(joined?.message).toMatch(/^Use after free of isActivityDestroyed: used by/);
    const freed = playerConflict('/p', { rule: 'use-after-free' });
    expect(joinRoads(seenIn('t', [IN_BACKGROUND!]), [freed])).toMatchObject([
      { rule: 'use-after-free', tier: 'confirmed' },
    ]);
  });
});

describe('the findings of both roads', () => {
  it('come worst first: confirmed, likely, possible', () => {
    const possible = playerConflict('/p', { tier: 'possible', subject: 'other' });
    const found = joinRoads(seenIn('b', BACK_REPORT.races.slice(1)), [
      possible,
      playerConflict('/q'),
    ]);
    expect(found.map(({ severity }) => severity)).toEqual(['warning', 'information', 'hint']);
  });

  it('keep the ids that the sources gave when a trace is added', () => {
    const earlier = race(
      access({
        op: 1,
        stack: [frame('org.racelens.musicplayer.FileDwTask', 'doInBackground', 40)],
      }),
      IN_BACKGROUND!.accesses[1],
    );
    const [alone] = joinRoads([], [playerConflict()]);
    const both = joinRoads(seenIn('t', [earlier]), [playerConflict()]);
    expect(both.find(({ evidence }) => evidence.includes('static'))?.id).toBe(alone?.id);
    expect(new Set(both.map(({ id }) => id)).size).toBe(2);
  });

  it('do not depend on the order in which they come', () => {
    const found = [
      playerConflict(),
      playerConflict('/q'),
      playerConflict('/r', { tier: 'possible' }),
    ];
    const seen = [...seenIn('a', BACK_REPORT.races), ...seenIn('b', BACK_REPORT.races)];
    const expected = joinRoads(seen, found);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(seen, { minLength: seen.length }),
        fc.shuffledSubarray(found, { minLength: found.length }),
        (seenThen, foundThen) => {
          expect(joinRoads(seenThen, foundThen)).toEqual(expected);
        },
      ),
    );
  });
});
