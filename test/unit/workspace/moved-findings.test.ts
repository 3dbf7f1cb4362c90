import { describe, expect, it } from 'vitest';
import { shiftBetween } from '../../../server/src/base/line-shift.js';
import { FoundNow } from '../../../server/src/workspace/found-now.js';
import {
  moveFindings,
  moveSafe,
  moveSuppressions,
} from '../../../server/src/workspace/moved-findings.js';
import { NO_FINDINGS } from '../../../server/src/workspace/joined-findings.js';
import { TextMoment } from '../../../server/src/workspace/text-moment.js';
import { playerConflict } from '../../support/static-findings.js';

const TEXT = Array.from({ length: 60 }, (_, at) => `line ${at + 1}`).join('\n');
const edited = (line: number, text: string) => TEXT.replace(`line ${line}\n`, text);
const inActivity = (now: string) => (path: string) =>
  path === '/p/DwFileAct.java' ? shiftBetween(TEXT, now) : undefined;
const declaration = { path: '/p/DwFileAct.java', line: 12, column: 5, endColumn: 9 };
const RACE = playerConflict('/p', { declaration });

describe('findings on edited texts', () => {
  it('move with their lines, causes and declaration too', () => {
    const [moved] = moveFindings([RACE], inActivity(edited(20, 'two\nlines\n')));
    expect(moved?.accesses.map(({ place }) => place!.line)).toEqual([46, 42]);
    expect(moved?.accesses[0].causes[0]?.frame?.line).toBe(25);
    expect(moved?.declaration?.line).toBe(12);
  });

  it('go where their own line was touched', () => {
    expect(moveFindings([RACE], inActivity(edited(41, 'other\n')))).toEqual([]);
    expect(moveFindings([RACE], inActivity(edited(24, 'other\n')))).toHaveLength(1);
  });

  it('are moved once for each edit', () => {
    let text = TEXT;
    const open = [{ path: '/p/DwFileAct.java', text: TEXT }];
    const moment = new TextMoment(open, () => text);
    const now = new FoundNow({ ...NO_FINDINGS, findings: [RACE] }, moment);
    expect(now.get().findings[0]).toBe(RACE);
    text = `\n${TEXT}`;
    const moved = now.get();
    expect(moved.findings[0]?.accesses[1].place?.line).toBe(42);
    expect(now.get()).toBe(moved);
    text = TEXT;
    expect(now.get().findings[0]?.accesses[1].place?.line).toBe(41);
  });

  it('are asked for by any file that they speak of, where they are now', () => {
    let text = TEXT;
    const moment = new TextMoment([{ path: '/p/DwFileAct.java', text: TEXT }], () => text);
    const now = new FoundNow({ ...NO_FINDINGS, findings: [RACE] }, moment);
    expect(now.findingsIn('/p/FileDwTask.java')).toEqual([RACE]);
    expect(now.findingsIn('/p/Other.java')).toEqual([]);
    text = `\n${TEXT}`;
    expect(now.findingsIn('/p/FileDwTask.java')[0]?.accesses[1].place?.line).toBe(42);
  });
});

describe('what else stands in edited texts', () => {
  it('moves too: safe fields and suppressions', () => {
    const shiftOf = inActivity(`\n${TEXT}`);
    const safe = {
      field: 'x',
      declaration,
      because: '',
      reason: 'lock',
      places: [declaration],
    } as const;
    expect(moveSafe([safe], shiftOf)[0]).toMatchObject({ declaration: { line: 13 } });
    const suppression = {
      where: 'source',
      place: { ...declaration, line: 40 },
      rules: [],
      reason: '',
      covers: { kind: 'lines', path: declaration.path, from: 41, to: 41 },
    } as const;
    expect(moveSuppressions([suppression], shiftOf)[0]).toMatchObject({
      place: { line: 41 },
      covers: { from: 42, to: 42 },
    });
    expect(moveSuppressions([suppression], inActivity(edited(40, 'x\n')))).toEqual([]);
  });
});
