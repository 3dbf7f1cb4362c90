/** Ways from a finding to its places: lenses over callbacks, links of hovers, tours. */
import { describe, expect, it } from 'vitest';
import {
  conflictsAround,
  findingLenses,
  findingsHover,
  tourOf,
} from '../../../server/src/ide/findings/features.js';
import { playerConflict } from '../../support/static-findings.js';

const CONTEXT = {
  uriOf: (path: string) => `file://${path}`,
  rulePage: (rule: string) => `r/${rule}`,
};

const RACE = { ...playerConflict('/p'), id: 'race' };

describe('lenses over callbacks', () => {
  it('stand on what a stack begins with, as well as on what holds the access', () => {
    const [read, write] = playerConflict('/p').accesses;
    const caller = { ...read.stack[0]!, method: 'run', line: 30 };
    const deep = {
      ...playerConflict('/p'),
      id: 'x',
      accesses: [{ ...read, stack: [...read.stack, caller] }, write],
    } as const;
    const methodOf = ({ path = '', line }: { path?: string; line: number }) => {
      return { path, line: line - 2, column: 5, endColumn: 9 };
    };
    const lenses = findingLenses([deep], '/p/FileDwTask.java', methodOf);
    expect(lenses.map(({ line, parts }) => [line, parts])).toEqual([
      [28, [{ id: 'x', side: 0 }]],
      [45, [{ id: 'x', side: 0 }]],
    ]);
  });
});

describe('links of a hover', () => {
  it('lead to our commands where the editor follows them, and are not there elsewhere', () => {
    const context = { ...CONTEXT, linksCommands: true };
    const hover = findingsHover([RACE], '/p/FileDwTask.java', 46, 10, context)!;
    const links = [...hover.matchAll(/\[([^\]]+)\]\(command:racelens\.(\w+)\?([^)]+)\)/g)];
    expect(links.map(([, title, name]) => [title, name])).toEqual([
      ['Go to the write', 'goToConflict'],
      ['Step through', 'nextStep'],
      ['Show picture', 'showPicture'],
      ['Suppress…', 'suppress'],
    ]);
    expect(JSON.parse(decodeURIComponent(links[0]![3]!))).toEqual([RACE.id, 1]);
    expect(findingsHover([RACE], '/p/FileDwTask.java', 46, 10, CONTEXT)).not.toContain('command:');
  });

  it('lead to the other order where it was tried, and to a verdict of the user’s own, which says so', () => {
    const context = { ...CONTEXT, linksCommands: true };
    const reason = 'the screen is gone';
    const verification = { basis: 'user', reason, schedule: 'x', recipe: 'y' } as const;
    const judged = { ...RACE, verdict: 'harmful', verification };
    const hover = findingsHover([judged], '/p/FileDwTask.java', 46, 10, context)!;
    expect(hover).toContain('**Verdict**: harmful, as the baseline says: the screen is gone');
    const names = [...hover.matchAll(/command:racelens\.(\w+)/g)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['showFlip', 'copyRecipe', 'setVerdict']));
  });
});

describe('a tour through a finding', () => {
  it('goes from either access along its stack to its causes', () => {
    const steps = tourOf(playerConflict('/p'), CONTEXT).steps;
    expect(steps.map(({ uri, line, label, side }) => [`${uri}:${line}`, label, side])).toEqual([
      ['file:///p/FileDwTask.java:46', 'read by FileDwTask.doInBackground (AsyncTask)', 0],
      ['file:///p/DwFileAct.java:24', 'started by DwFileAct.onResume with AsyncTask.execute', 0],
      ['file:///p/DwFileAct.java:41', 'written by DwFileAct.onDestroy (main)', 1],
    ]);
  });

  it('goes from access to access of one field, by place', () => {
    const other = { ...playerConflict('/q'), id: 'other' };
    const all = [playerConflict('/p'), other];
    const places = (line: number) =>
      conflictsAround(all, '/p/FileDwTask.java', line, CONTEXT).map(({ uri }) => uri);
    expect(places(46)).toEqual([
      'file:///p/DwFileAct.java',
      'file:///p/FileDwTask.java',
      'file:///q/DwFileAct.java',
      'file:///q/FileDwTask.java',
    ]);
    expect(places(1)).toHaveLength(4);
  });
});
