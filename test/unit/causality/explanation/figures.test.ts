/**
 * The music player of the DroidRacer paper (sections 2.3 and 2.4): Figure 3 is ordered throughout,
 * along the edges a to e of the text; Figure 4 has two pairs that nothing orders. Operations are
 * called by their numbers in the figures, which the traces carry as comments.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OrderEdge } from '../../../../server/src/causality/explanation/types.js';
import { explainText } from '../../../support/explain-trace.js';

const TRACES = path.join(import.meta.dirname, '../../../../examples/music-player/traces');

function openFigure(name: string) {
  const text = readFileSync(path.join(TRACES, `${name}.racetrace`), 'utf8');
  const lines = text.split('\n');
  const lineOf = (number: number) => lines.findIndex((line) => line.endsWith(`# ${number}`)) + 1;
  const { between } = explainText(text);
  return (first: number, second: number) => between(lineOf(first), lineOf(second));
}

function rules(edges: readonly OrderEdge[]): string[] {
  return edges.map(({ rule }) => rule).filter((rule) => rule !== 'PO');
}

describe('Figure 3', () => {
  const between = openFigure('play');

  it.each([
    ['a', 8, 11, ['FORK']],
    ['b', 13, 15, ['SEND']],
    ['d', 17, 19, ['ENABLE']],
    ['e', 21, 23, ['ENABLE']],
  ])('edge %s: %d before %d', (_edge, first, second, expected) => {
    const { relation, chain } = between(first, second);
    expect(relation).toBe('before');
    expect(chain).toHaveLength(1);
    expect(rules(chain)).toEqual(expected);
  });

  it('7 is before 12 by the fork', () => {
    const { relation, chain, text } = between(7, 12);
    expect(relation).toBe('before');
    expect(chain.map(({ rule }) => rule)).toEqual(['PO', 'FORK', 'PO']);
    expect(text).toBe(
      'The first comes before the second in every run: main starts AsyncTask #1 (DwFileAct.java:24).',
    );
  });

  it('edge c, 7 before 16: one task ends before the other, because of the fork and the post', () => {
    const { relation, chain } = between(7, 16);
    expect(relation).toBe('before');
    expect(chain.map(({ from, to }) => to > from)).toEqual([true, true, true]);
    const queue = chain.find(({ because }) => because !== undefined)!;
    expect(['FIFO', 'ATOMIC']).toContain(queue.rule);
    expect(rules(queue.reason!)).toContain('FORK');
  });
});

describe('Figure 4', () => {
  const between = openFigure('back');

  it('7 is before 21, as onDestroy comes after the launch', () => {
    const { relation, chain } = between(7, 21);
    expect(relation).toBe('before');
    expect(rules(chain)).toEqual(['LIFECYCLE']);
  });

  it('9 is before 20: enable, post, begin', () => {
    expect(rules(between(9, 19).chain)).toEqual(['ENABLE']);
    expect(rules(between(19, 20).chain)).toEqual(['SEND']);
    expect(between(9, 20).relation).toBe('before');
  });

  it.each([
    [13, 19],
    [12, 21],
    [16, 21],
  ])('nothing orders %d and %d', (first, second) => {
    expect(between(first, second).relation).toBe('unordered');
  });

  it('12 and 21 go back to the fork: one way by it, the other by the enable and the post', () => {
    const { ways, near } = between(12, 21);
    expect(rules(ways[0])).toEqual(['FORK']);
    expect(rules(ways[1])).toEqual(['ENABLE', 'SEND']);
    expect(near.map(({ rule }) => rule)).toEqual(['JOIN', 'ENABLE']);
  });

  it('16 and 21 are posted to one looper, by a thread and by the platform', () => {
    const { cause, ways, near, text } = between(16, 21);
    expect(cause).toBe(between(8, 8).first);
    expect(rules(ways[0])).toEqual(['FORK', 'SEND']);
    expect(rules(ways[1])).toEqual(['ENABLE', 'SEND']);
    expect(near[0]).toEqual({
      rule: 'FIFO',
      missing:
        'both tasks are posted to the main looper, but nothing orders the two posts: ' +
        'task e2 onPostExecute (FileDwTask) comes from thread AsyncTask #1 (line 43), ' +
        'task e3 onDestroy (DwFileAct) from the platform, by thread Binder Thread #1 (line 51)',
    });
    expect(text).toContain(
      'Both go back to line 37, where main, in task e1 LAUNCH_ACTIVITY (DwFileAct), starts AsyncTask #1.',
    );
  });
});
