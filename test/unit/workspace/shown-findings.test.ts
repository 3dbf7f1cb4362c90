import { describe, expect, it } from 'vitest';
import { NO_FINDINGS } from '../../../server/src/workspace/joined-findings.js';
import { changedFiles } from '../../../server/src/workspace/shown-findings.js';
import { playerConflict } from '../../support/static-findings.js';

const shown = (...findings: ReturnType<typeof playerConflict>[]) => ({ ...NO_FINDINGS, findings });
const here = playerConflict('/p');
const there = { ...playerConflict('/q'), id: 'data-race-other' };
const filesOf = (folder: string) => [`${folder}/DwFileAct.java`, `${folder}/FileDwTask.java`];

describe('the files in which something else is to be seen', () => {
  it('are none where the findings say what they said, be they other objects or not', () => {
    expect(changedFiles(shown(here, there), shown(here, structuredClone(there)))).toEqual(
      new Set(),
    );
  });

  it('are those of findings that came, went or say something else', () => {
    const files = (before: typeof NO_FINDINGS, now: typeof NO_FINDINGS) =>
      [...changedFiles(before, now)].sort();
    expect(files(shown(here), shown(here, there))).toEqual(filesOf('/q'));
    expect(files(shown(here, there), shown(there))).toEqual(filesOf('/p'));
    expect(files(shown(here, there), shown(here, { ...there, severity: 'error' }))).toEqual(
      filesOf('/q'),
    );
  });

  it('are also those of words that suppress nothing', () => {
    const place = { path: '/r/A.java', line: 1, column: 1, endColumn: 2 };
    const covers = { kind: 'field', field: 'x' } as const;
    const words = { where: 'source', place, rules: [], reason: '', covers } as const;
    expect(changedFiles(NO_FINDINGS, { ...NO_FINDINGS, stale: [words] })).toEqual(
      new Set([place.path]),
    );
  });
});
