import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { traceDefinition } from '../../../server/src/ide/trace/definition.js';
import { traceReferences } from '../../../server/src/ide/trace/references.js';
import { OpKind } from '../../../server/src/trace/operations.js';
import type { TraceFormat } from '../../../server/src/trace/reader.js';
import {
  contextWith,
  openTrace,
  positionOf,
  rangeText,
  textAt,
  toText,
  type OpenTrace,
} from './open-trace.js';
import { PLAYER } from './player.js';
import { traceLines } from './random-trace.js';

const player = openTrace(PLAYER);

/** The line that the definition leads to, or `path:line` of a source file. */
async function lead(
  trace: OpenTrace,
  line: string,
  part: string,
  files: readonly string[] = [],
  nth = 1,
): Promise<string> {
  const position = positionOf(trace, line, part, nth);
  const found = await traceDefinition(trace.index, trace.text, position, contextWith(files));
  const target = found?.targets[0];
  if (target === undefined) return 'nothing';
  if (target.in === 'source') return `${target.place.path}:${target.place.line}`;
  return trace.text.lineText(target.range.start.line);
}

describe('definition of a verb', () => {
  it.each([
    ['t1 begin e3', 'begin', 't2 post e3 q1 c3 delay=200 s3'],
    ['t2 post e3', 'post', 't1 begin e3'],
    ['t1 end e3', 'end', 't1 begin e3'],
    ['t1 unlock o7', 'unlock', 't1 lock o7'],
    ['t1 lock o7', 'lock', 't1 unlock o7'],
    ['t1 join t2', 'join', 't2 exit'],
    ['t2 exit', 'exit', 't1 join t2'],
    ['t1 fork t2', 'fork', 't2 init'],
    ['t2 init', 'init', 't1 fork t2 s2'],
    ['t1 trigger', 'trigger', 't1 enable c1 i1'],
    ['t1 deref', 'deref', 't1 read o7.f1 =o9 s3'],
    ['t1 branch', 'branch', 't1 read o7.f1 =o9 s3'],
    ['t1 loop', 'loop', 't1 attach q1'],
    ['t1 leave s2', 'leave', 't1 enter s2'],
    ['t0 post e4', 'post', 'nothing'],
    ['t1 new', 'new', 'nothing'],
  ])('%s', async (line, verb, expected) => {
    expect(await lead(player, line, verb)).toBe(expected);
  });

  it.each([
    ['register h1', 'invoke h1'],
    ['signal h1', 'await h1'],
    ['schedule h1 delay=5', 'fire h1'],
    ['transact b1', 'receive b1'],
    ['reply b1', 'return b1'],
    ['add-idle h1 q1', 'idle h1'],
    ['notify o1 t1', 'wait o1'],
    ['barrier e1 q1', 'unbarrier e1'],
    ['atomic', 'end-atomic'],
    ['native-enter', 'native-leave'],
  ])('%s and %s lead to each other', async (earlier, later) => {
    const trace = openTrace(
      `racetrace 1\nthread t1 looper main\nqueue q1 looper main\nt1 ${earlier}\nt1 nop\nt1 ${later}\n`,
    );
    expect(trace.index.problems).toEqual([]);
    expect(await lead(trace, `t1 ${later}`, later.split(' ')[0]!)).toBe(`t1 ${earlier}`);
    expect(await lead(trace, `t1 ${earlier}`, earlier.split(' ')[0]!)).toBe(`t1 ${later}`);
  });

  it('is its own inverse between post and begin, in any trace', async () => {
    await fc.assert(
      fc.asyncProperty(traceLines, async (lines) => {
        const trace = openTrace(lines.join('\n'));
        const { index, text } = trace;
        for (let op = 0; op < index.length; op++) {
          if (index.columns.kind[op] !== OpKind.Begin) continue;
          const line = index.columns.line[op]! - 1;
          const there = await follow(trace, line);
          if (there === undefined || !text.lineText(there).includes(' post ')) continue;
          expect(await follow(trace, there)).toBe(line);
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** The line that the verb of a line leads to. */
async function follow({ index, text }: OpenTrace, line: number): Promise<number | undefined> {
  const character = text.lineText(line).indexOf(' ') + 1;
  const found = await traceDefinition(index, text, { line, character }, contextWith());
  const target = found?.targets[0];
  return target?.in === 'trace' ? target.range.start.line : undefined;
}

describe('definition of an id', () => {
  it.each([
    ['t1 write', 'o7', 't1 lock o7'],
    ['t1 deref', 'o9', 't1 new o9 k1'],
    ['t1 write', 'f1', 'field f1 org.racelens.musicplayer.DwFileAct.isActivityDestroyed'],
    ['t1 end e3', 'e3', 't2 post e3 q1 c3 delay=200 s3'],
    ['t1 join t2', 't2', 'thread t2 worker "AsyncTask #1" p1'],
    ['t2 post e3', 'q1', 'queue q1 looper main'],
    ['t1 trigger', 'i1', 'component i1 activity org.racelens.musicplayer.DwFileAct'],
    ['thread t2', 'p1', 'process p1 org.racelens.musicplayer'],
    ['t1 write', 'x1', 'stack x1 s1 s2'],
  ])('%s, on %s', async (line, id, expected) => {
    expect(await lead(player, line, id)).toBe(expected);
  });

  it('of a site is the Java line where the project has it, else the declaration', async () => {
    expect(await lead(player, 't2 post e3', 's3', ['Loader.java'])).toBe('src/Loader.java:7');
    expect(await lead(player, 't2 post e3', 's3')).toMatch(/^site s3 /);
    expect(await lead(player, 'stack x1', 's2', ['DwFileAct.java'])).toBe('src/DwFileAct.java:20');
    expect(await lead(player, 'site s3', 'site', ['Loader.java'])).toBe('src/Loader.java:7');
  });

  it('of an address that is used again is the allocation before', async () => {
    const trace = openTrace(
      'racetrace 1\nthread t1 looper main\nclass k1 A\nclass k2 B\nt1 new o1 k1\nt1 lock o1\nt1 new o1 k2\nt1 unlock o1',
    );
    expect(await lead(trace, 't1 lock', 'o1')).toBe('t1 new o1 k1');
    expect(await lead(trace, 't1 unlock', 'o1')).toBe('t1 new o1 k2');
  });
});

const LOG = `1 START
2 THREADINIT tid:1
4 ATTACH-Q tid:1\t queue:1090957864
5 NATIVE-ENTRY tid:2thread-name:Binder Thread #1
6 POST src:2 msg:1 dest:-1 delay:0
7 NATIVE-EXIT tid:2thread-name:Binder Thread #1
14 LOOP tid:1\t queue:1090957864
15 CALL tid:1\t msg:1
20 FORK par-tid:1\t child-tid:5
21 THREADINIT tid:5
35 LOCK tid:1\t lock-obj:0x41060aa8
rwId:1 WRITE tid:1 obj:0x41061250 class:La/B; field:16
rwId:2 READ tid:1 obj:0x41061251 class:La/C; field:16
36 UNLOCK tid:1\t lock-obj:0x41060aa8
37 ACCESS tid:1\t accessId:1
38 RET tid:1\t msg:1
 HB Graph
RACE rwId1:2 type - READ  obj - 0x41061250  class - La/B; field -   fieldIdx - 16
object: 0x41061250  field:16 co-enabled trigger opIds:20, 35
`;
const EXPLORER = `1 START
2 THREADINIT tid:1
3 FORK par-tid:1 child-tid:7
4 THREADINIT tid:7
5 ATTACH-Q tid:1 queue:99
6 NATIVE-POST src:7 msg:1 dest:1
7 LOOP tid:1
8 CALL tid:1 msg:1
9 READ tid:1 obj:0x10 class:La; field:8
10 RET tid:1 msg:1
`;
const STD = `T0|fork(T1)|10
T1|acq(L1)|11
T1|w(V1)|12
T1|rel(L1)|13
T0|join(T1)|14
T0|r(V1)|15
`;

describe('definition in the other formats', () => {
  it.each<[TraceFormat, string, string, string, string]>([
    ['droidracer', LOG, '15 CALL', 'CALL', '6 POST src:2 msg:1 dest:-1 delay:0'],
    ['droidracer', LOG, '38 RET', '1', '6 POST src:2 msg:1 dest:-1 delay:0'],
    ['droidracer', LOG, '36 UNLOCK', 'UNLOCK', '35 LOCK tid:1\t lock-obj:0x41060aa8'],
    ['droidracer', LOG, '36 UNLOCK', '0x', '35 LOCK tid:1\t lock-obj:0x41060aa8'],
    ['droidracer', LOG, '14 LOOP', '1090957864', '4 ATTACH-Q tid:1\t queue:1090957864'],
    ['droidracer', LOG, '21 THREADINIT', '5', '20 FORK par-tid:1\t child-tid:5'],
    ['droidracer', LOG, 'RACE', '2', 'rwId:2 READ tid:1 obj:0x41061251 class:La/C; field:16'],
    ['droidracer', LOG, 'object:', '20', '20 FORK par-tid:1\t child-tid:5'],
    ['droidracer', LOG, 'object:', '0x', 'rwId:1 WRITE tid:1 obj:0x41061250 class:La/B; field:16'],
    ['em-explorer', EXPLORER, '8 CALL', 'CALL', '6 NATIVE-POST src:7 msg:1 dest:1'],
    ['em-explorer', EXPLORER, '7 LOOP', 'LOOP', '5 ATTACH-Q tid:1 queue:99'],
    ['std', STD, 'T0|fork', 'fork', 'T1|acq(L1)|11'],
    ['std', STD, 'T0|join', 'join', 'T1|rel(L1)|13'],
    ['std', STD, 'T1|rel', 'rel', 'T1|acq(L1)|11'],
    ['std', STD, 'T0|r', 'V1', 'T1|w(V1)|12'],
  ])('%s: %#', async (format, source, line, part, expected) => {
    const trace = openTrace(source, format);
    expect(trace.index.problems).toEqual([]);
    expect(await lead(trace, line, part, [], line === '38 RET' ? 2 : 1)).toBe(expected);
  });
});

function refs(trace: OpenTrace, line: string, part: string, declaration = true): string[] {
  const position = positionOf(trace, line, part);
  return traceReferences(trace.index, trace.text, position, declaration).map(rangeText);
}

describe('references', () => {
  it('finds an object in locations, values and locks, with exact columns', () => {
    expect(refs(player, 't1 write', 'o7')).toEqual([
      '32:8-10',
      '34:10-12',
      '47:9-11',
      '51:8-10',
      '52:8-10',
      '54:10-12',
      '55:10-12',
    ]);
    expect(refs(player, 't1 deref', 'o9')).toEqual(['31:7-9', '52:15-17', '53:10-12']);
  });

  it('finds a field, a task, a site with declarations, or without', () => {
    expect(refs(player, 't1 write', 'f1')).toEqual(['10:6-8', '47:12-14', '52:11-13', '54:13-15']);
    expect(refs(player, 't1 write', 'f1', false)).toEqual(['47:12-14', '52:11-13', '54:13-15']);
    expect(refs(player, 't1 begin e3', 'e3')).toEqual(['39:8-10', '50:9-11', '56:7-9']);
    expect(refs(player, 't1 begin e3', 'e3', false)).toEqual(['50:9-11', '56:7-9']);
    expect(refs(player, 'site s2', 's2')).toEqual([
      '12:5-7',
      '14:12-14',
      '30:9-11',
      '33:11-13',
      '35:9-11',
    ]);
    expect(refs(player, 'process p1', 'p1')).toEqual(['4:8-10', '5:36-38', '6:22-24', '7:32-34']);
  });

  it('on a verb finds what the operation is about', () => {
    expect(refs(player, 't1 begin e3', 'begin')).toEqual(refs(player, 't1 begin e3', 'e3'));
    expect(refs(player, 't1 lock', 'lock')).toEqual(refs(player, 't1 lock', 'o7'));
    expect(refs(player, 'queue', 'queue')).toEqual(refs(player, 'queue', 'q1'));
  });

  it('in a log tells fields of two classes apart and finds objects in the results', () => {
    const trace = openTrace(LOG, 'droidracer');
    expect(refs(trace, 'rwId:1', '16')).toEqual(['12:52-54']);
    expect(refs(trace, 'rwId:1', '0x')).toEqual(['12:23-33', '18:32-42', '19:8-18']);
    expect(refs(trace, '35 LOCK', '0x')).toEqual(['11:24-34', '14:26-36']);
    expect(refs(trace, '6 POST', '1')).toEqual(['5:17-18', '8:19-20', '16:18-19']);
  });

  it('in STD finds variables, locks and threads by their names', () => {
    const trace = openTrace(STD, 'std');
    expect(refs(trace, 'T0|r', 'V1')).toEqual(['3:5-7', '6:5-7']);
    expect(refs(trace, 'T1|rel', 'L1')).toEqual(['2:7-9', '4:7-9']);
    expect(refs(trace, 'T1|w', 'T1')).toEqual(['1:8-10', '2:0-2', '3:0-2', '4:0-2', '5:8-10']);
  });

  it('covers exactly the text of the id, in any trace', () => {
    fc.assert(
      fc.property(traceLines, fc.nat(), fc.nat(12), (lines, line, character) => {
        const trace = openTrace(lines.join('\n'));
        const at = { line: line % trace.text.lineCount, character };
        const found = traceReferences(trace.index, trace.text, at, true);
        const texts = new Set(found.map((range) => textAt(trace, range)));
        expect(texts.size).toBeLessThanOrEqual(1);
        expect(new Set(found.map(rangeText)).size).toBe(found.length);
      }),
    );
  });
});

describe('a text that has changed since the index', () => {
  it('leads nowhere rather than to a wrong line', async () => {
    const lines = PLAYER.split('\n');
    const moved: OpenTrace = {
      ...player,
      text: toText([...lines.slice(0, 24), 't0 nop', 't0 nop', ...lines.slice(24)].join('\n')),
    };
    for (const [line, verb] of [
      ['t1 begin e3', 'begin'],
      ['t1 unlock', 'unlock'],
      ['t1 join', 'join'],
    ] as const) {
      const found = await lead(moved, line, verb);
      expect(['nothing', await lead(player, line, verb)]).toContain(found);
    }
    for (const range of traceReferences(
      player.index,
      moved.text,
      positionOf(moved, 'field f1', 'f1'),
      true,
    )) {
      expect(textAt(moved, range)).toBe('f1');
    }
  });
});
