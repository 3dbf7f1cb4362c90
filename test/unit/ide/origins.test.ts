import { describe, expect, it } from 'vitest';
import {
  coverageLine,
  hierarchyAt,
  incomingCalls,
  originHover,
  OriginIndex,
  originLensContent,
  originLenses,
  originTree,
  outgoingCalls,
  type OriginNode,
} from '../../../server/src/ide/origins/features.js';
import { MAIN, MODEL, place } from '../../support/android-model.js';

const index = new OriginIndex(MODEL);
const context = { uriOf: (file: string) => `file://${file}` };
const hover = (line: number) => originHover(index, MAIN, line, 6, context);

describe('the hover on an origin', () => {
  it('says where it runs and who starts it, with a link', () => {
    expect(hover(20)).toBe(
      [
        '`Main.run` runs on **background thread**',
        '- started [by Main.onClick, line 12](file:///app/Main.java#L12,9): Thread.start',
        'It can run more than once.',
      ].join('\n\n'),
    );
  });

  it('says what is assumed, and every place that posts it', () => {
    expect(hover(30)).toContain('runs on **main looper** (assumed)');
    expect(hover(30)).toContain('posted with a delay [by Main\\$1.run, line 22]');
    expect(hover(30)).toContain('posted [by Main.help, line 41]');
    expect(hover(30)).toContain('_Assumed: ');
  });

  it('says why something is assumed', () => {
    const assumed = MODEL.origins.find(({ certainty }) => certainty === 'assumed')!;
    const byLayout = { ...assumed, rule: 'layout.onClick' };
    const origins = MODEL.origins.map((origin) => (origin === assumed ? byLayout : origin));
    const text = originHover(new OriginIndex({ ...MODEL, origins }), MAIN, 30, 6, context);
    expect(text).toContain('_Assumed: it is not seen which activity shows the layout._');
  });

  it('names what comes after it', () => {
    expect(hover(10)).toContain(
      'After it: [`Main.show`](file:///app/Main.java#L30,5) (may come again)',
    );
    expect(hover(10)).toContain("called by the user's click");
  });

  it('names the origins that reach a method that is none', () => {
    expect(hover(40)).toBe(
      '`Main.help` is reached from 1 origin:\n\n' +
        '- [`Main.onClick`](file:///app/Main.java#L10,5) on **main looper**',
    );
  });

  it('has nothing to say elsewhere', () => {
    expect(hover(50)).toBeUndefined();
    expect(originHover(index, '/app/Other.java', 10, 6, context)).toBeUndefined();
  });
});

describe('lenses over origins', () => {
  const titleAt = (line: number) => originLensContent(index, place(line, 5))?.title;

  it('stand on origins only, from top to bottom', () => {
    expect(originLenses(index, MAIN).map(({ at }) => at.line)).toEqual([10, 20, 30]);
  });

  it('say where it runs and who makes it run', () => {
    expect(titleAt(10)).toBe("main looper · called by the user's click");
    expect(titleAt(20)).toBe('background thread · started by Main.onClick, line 12');
    expect(titleAt(30)).toBe(
      'main looper, assumed · posted with a delay by Main$1.run, line 22, posted by Main.help, line 41',
    );
  });

  it('are gone with their origin', () => {
    expect(titleAt(40)).toBeUndefined();
  });
});

describe('the call hierarchy', () => {
  const names = (calls: ReturnType<typeof incomingCalls>) =>
    calls.map(({ item, ranges }) => `${item.name} ${ranges.map(({ line }) => line).join()}`);

  it('begins at the method named, called, or around the place', () => {
    const nameAt = (line: number, column: number) =>
      hierarchyAt(index, MAIN, line, column).map(({ name }) => name);
    expect(nameAt(10, 6)).toEqual(['Main.onClick']);
    expect(nameAt(13, 10)).toEqual(['Main.help']);
    expect(nameAt(14, 2)).toEqual(['Main.onClick']);
    expect(nameAt(55, 1)).toEqual([]);
  });

  it('has the places that post or start a callback as incoming calls', () => {
    expect(names(incomingCalls(index, place(20, 5)))).toEqual(['Main.onClick 12']);
    expect(names(incomingCalls(index, place(30, 5)))).toEqual(['Main$1.run 22', 'Main.help 41']);
    expect(names(incomingCalls(index, place(40, 5)))).toEqual(['Main.onClick 13']);
  });

  it('has what a method calls, posts and starts as outgoing calls', () => {
    expect(names(outgoingCalls(index, place(10, 5)))).toEqual(['Main.help 13', 'Main$1.run 12']);
    expect(names(outgoingCalls(index, place(40, 5)))).toEqual(['Main.show 41']);
  });
});

describe('the Origins view', () => {
  const print = (nodes: readonly OriginNode[], depth = 0): string[] =>
    nodes.flatMap(({ label, description, children }) => [
      `${'  '.repeat(depth)}${label}: ${description}`,
      ...print(children, depth + 1),
    ]);

  it('lists components, threads, callbacks and what was not understood', () => {
    expect(print(originTree(index))).toEqual([
      'Main: main activity',
      '  Main.onClick: main looper',
      'Threads: 1 origin',
      '  Main.run: background thread',
      'Other callbacks: 1 origin',
      '  Main.show: main looper',
      'Coverage: 1 file, 60 lines, 4 methods; 66.6 % of 3 calls resolved',
      '  com.acme.Sdk: 1 call of a class that is not in the sources',
      '  /app/Old.kt: Kotlin is not read',
    ]);
  });

  it('never rounds up to all', () => {
    const coverage = { ...MODEL.coverage, calls: 100_000, resolved: 99_999 };
    expect(coverageLine(coverage)).toContain('99.9 % of 100,000 calls');
  });
});
