/** Pictures of findings: what is drawn where, and that it is SVG that any viewer can read. */
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../../server/src/detect/findings.js';
import type { CauseLink, Finding, FindingAccess } from '../../../server/src/findings/finding.js';
import { pictureOf, pictureText, renderSvg } from '../../../server/src/ide/picture/features.js';
import type { Picture } from '../../../server/src/ide/picture/picture.js';
import { BACK_REPORT } from '../../support/reports.js';
import {
  conflict,
  playerConflict,
  sourceAccess,
  sourceFrame,
} from '../../support/static-findings.js';

const PLAYER = pictureOf(playerConflict('/p'));

function read(svg: string): string[] {
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (text) => texts.push(text));
  parser.write(svg).close();
  return texts;
}

function expectLaidOut({ boxes, arrows, lanes, missing }: Picture): void {
  expect(new Set(boxes.map(({ lane, row }) => `${lane} ${row}`)).size).toBe(boxes.length);
  for (const { lane } of boxes) expect(lane).toBeLessThan(lanes.length);
  for (const { from, to } of arrows) expect(boxes[to]!.row).toBeGreaterThan(boxes[from]!.row);
  expect(missing.from).not.toBe(missing.to);
}

describe('the picture of a finding', () => {
  it('has a lane for each thread, and both accesses with what they do', () => {
    expectLaidOut(PLAYER);
    const { boxes, missing } = PLAYER;
    const marked = [boxes[missing.from]!, boxes[missing.to]!];
    expect(marked.map(({ mark }) => mark).sort()).toEqual(['read', 'write']);
    expect(marked[0]!.lane).not.toBe(marked[1]!.lane);
  });

  it('of a trace has its threads and posts', () => {
    for (const finding of findingsOf(BACK_REPORT, 'back').findings) {
      const picture = pictureOf(finding);
      expectLaidOut(picture);
      expect(picture.lanes).toContain('main looper');
    }
  });

  it('draws what both sides come from once', () => {
    const click: CauseLink = { kind: 'system', thread: '', by: 'the user’s click' };
    const start: CauseLink = { kind: 'fork', thread: 'A.onClick', by: 'Thread.start' };
    const side = (thread: string, causes: readonly CauseLink[]) =>
      sourceAccess([sourceFrame('A', thread, 3)], { thread, causes });
    const both = conflict([side('one', [start, click]), side('two', [start, click])]);
    const { boxes, arrows } = pictureOf(both);
    expect(boxes.map(({ title }) => title)).toEqual([
      'the user’s click',
      'A.onClick',
      'A.one',
      'A.two',
    ]);
    expect(arrows.map(({ rule }) => rule)).toEqual(['calls', 'start', 'start']);
  });

  it('gives two threads of one kind two lanes, and two events of a looper one', () => {
    const side = (line: number, runsOn: string): FindingAccess => {
      const origin = { name: `A.run${line}`, kind: 'thread', runsOn } as const;
      return sourceAccess([sourceFrame('A', 'run', line)], { origin, thread: '' });
    };
    const lanesOf = (runsOn: string) =>
      pictureOf(conflict([side(3, runsOn), side(9, runsOn)])).lanes.length;
    expect(lanesOf('background thread')).toBe(2);
    expect(lanesOf('main looper')).toBe(1);
  });

  it('says what would order the two, and what comes of either order', () => {
    expect(PLAYER.missing.text).toContain('a common lock');
    expect(PLAYER.orders.map(({ steps }) => steps.length)).toEqual([2, 2]);
  });
});

describe('as SVG', () => {
  it('is well-formed, with links and labels', () => {
    const svg = renderSvg(PLAYER, ({ path, line }) => `file://${path}#L${line}`);
    const texts = read(svg).join('\n');
    for (const { title } of PLAYER.boxes) expect(texts).toContain(title.slice(0, 20));
    expect(svg).toMatch(/<a href="file:\/\/\/p\/[^"]+#L\d+" tabindex="0" aria-label="/);
  });

  it('is well-formed whatever names there are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, by) => {
        const cause: CauseLink = { kind: 'post', thread: name, by };
        const side = sourceAccess([sourceFrame('A', 'f', 1)], { causes: [cause], thread: name });
        const finding: Finding = { ...conflict([side, side]), subject: name, consequence: by };
        read(renderSvg(pictureOf(finding), () => undefined));
      }),
    );
  });
});

describe('in words', () => {
  it('says all that is drawn', () => {
    const text = pictureText(PLAYER);
    for (const { title } of PLAYER.boxes) expect(text).toContain(title);
    expect(text).toContain(PLAYER.missing.text);
  });
});
