import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenAt, tokensOf } from '../../../server/src/ide/trace/tokens.js';
import type { TraceFormat } from '../../../server/src/trace/reader.js';

const FORMATS: readonly TraceFormat[] = ['racetrace', 'droidracer', 'em-explorer', 'std'];

/** Each token as `kind text@what it covers`. */
function show(format: TraceFormat, line: string): string[] {
  return tokensOf(format, line).map(
    ({ kind, text, start, end }) => `${kind} ${text}@${line.slice(start, end)}`,
  );
}

describe('racetrace', () => {
  it.each([
    [
      't1 read o5.f1 =o9 x4 s3',
      'thread 1@t1,verb read@read,object 5@o5,field 1@f1,object 9@o9,stack 4@x4,site 3@s3',
    ],
    ['t1 write o5[3] =n2', 'thread 1@t1,verb write@write,object 5@o5,name 2@n2'],
    ['t1 write o5{n2}', 'thread 1@t1,verb write@write,object 5@o5,name 2@n2'],
    ['t1 read o5{} ', 'thread 1@t1,verb read@read,object 5@o5'],
    [
      't0 input e5 u1 seq=7',
      'thread 0@t0,verb input@input,task 5@e5,source 1@u1,option seq=7@seq=7',
    ],
    ['\tt01  begin e007 # e8', 'thread 1@t01,verb begin@begin,task 7@e007'],
    ['t1 trigger c3 later=343', 'thread 1@t1,verb trigger@trigger,callback 3@c3,operation 343@343'],
    ['start', 'verb start@start'],
    ['thread t1 looper t2 p3', 'keyword thread@thread,thread 1@t1,process 3@p3'],
    ['stack x1 s3 "s2" s1', 'keyword stack@stack,stack 1@x1,site 3@s3,site 1@s1'],
    ['field f1 a.b.t1', 'keyword field@field,field 1@f1'],
    ['name n1 "t1 post e1"', 'keyword name@name,name 1@n1'],
    ['time 12', ''],
    ['# t1 post e1', ''],
    ['', ''],
  ])('%s', (line, expected) => {
    expect(show('racetrace', line).join(',')).toBe(expected);
  });
});

describe('DroidRacer and EM-Explorer', () => {
  it.each([
    ['184 POST src:1 msg:8 dest:-1 delay:1200', 'verb POST@POST,thread 1@1,task 8@8,thread -1@-1'],
    [
      '5 NATIVE-ENTRY tid:2thread-name:Binder Thread #1',
      'verb NATIVE-ENTRY@NATIVE-ENTRY,thread 2@2',
    ],
    ['20 FORK par-tid:1\t child-tid:5', 'verb FORK@FORK,thread 1@1,thread 5@5'],
    [
      'rwId:35 WRITE tid:1 obj:0x41061250 class:Ljava/lang/StringBuilder; field:16',
      'verb WRITE@WRITE,thread 1@1,object 0x41061250@0x41061250,class Ljava/lang/StringBuilder;@Ljava/lang/StringBuilder;,field 16@16',
    ],
    ['35 LOCK tid:1\t lock-obj:0x1', 'verb LOCK@LOCK,thread 1@1,object 0x1@0x1'],
    [
      'rwId:2 WRITE tid:1 database:/d/my app.db',
      'verb WRITE@WRITE,thread 1@1,resource /d/my app.db@/d/my app.db',
    ],
    [
      '3 ENABLE-LIFECYCLE tid:1 component: id:0 state:BIND-APP',
      'verb ENABLE-LIFECYCLE@ENABLE-LIFECYCLE,thread 1@1,component 0@0,callback BIND-APP@BIND-APP',
    ],
    [
      '352 TRIGGER-BROADCAST tid:1 action:a.B component:109 intent:5 onRecLater:343 state:X',
      'verb TRIGGER-BROADCAST@TRIGGER-BROADCAST,thread 1@1,callback a.B@a.B,component 109@109,operation 343@343,callback X@X',
    ],
    [
      'RACE rwId1:6908 type - WRITE  obj - 0x4  class - La; field -   fieldIdx - 244',
      'access 6908@6908,object 0x4@0x4,class La;@La;',
    ],
    [
      'object: 0x41  field:244 co-enabled trigger opIds:563, 712',
      'object 0x41@0x41,field 244@244,operation 563@563,operation 712@712',
    ],
  ])('%s', (line, expected) => {
    expect(show('droidracer', line).join(',')).toBe(expected);
    expect(show('em-explorer', line)).toEqual(show('droidracer', line));
  });
});

describe('STD', () => {
  it.each([
    ['T0|w(V1)|123', 'thread T0@T0,verb w@w,field V1@V1,site 123@123'],
    [' T0 | acq ( L[1] ) | a|b ', 'thread T0@T0,verb acq@acq,object L[1]@L[1],site a|b@a|b'],
    ['main|fork(T1)', 'thread main@main,verb fork@fork,thread T1@T1'],
    ['T0|begin|7', 'thread T0@T0,verb begin@begin,site 7@7'],
    ['no bar', ''],
  ])('%s', (line, expected) => {
    expect(show('std', line).join(',')).toBe(expected);
  });
});

describe('any line', () => {
  const pieces = fc.array(
    fc.constantFrom(
      't1',
      ' ',
      ':',
      '|',
      '(',
      ')',
      'o5.f1',
      '12',
      'POST',
      'tid:',
      'rwId:',
      '"',
      '\\',
      '#',
      ' - ',
      'w',
      '=',
      '{',
      '\t',
      '𝒳',
    ),
    { maxLength: 20 },
  );
  const lines = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    pieces.map((parts) => parts.join('')),
  );

  it('has tokens in order, apart, inside the line, and found at each of their characters', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FORMATS), lines, (format, line) => {
        let from = 0;
        const tokens = tokensOf(format, line);
        for (const token of tokens) {
          expect(token.start).toBeGreaterThanOrEqual(from);
          expect(token.end).toBeGreaterThan(token.start);
          expect(token.end).toBeLessThanOrEqual(line.length);
          expect(tokenAt(tokens, token.start)).toBe(token);
          expect(tokenAt(tokens, token.end - 1)).toBe(token);
          from = token.end;
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('is looked at in time that grows with its length, and not at all when too long', () => {
    for (const format of FORMATS) {
      for (const piece of [' ', '|', '(', ':', 'a:', '-', '1 ', 'tid:', '"']) {
        expect(tokensOf(format, piece.repeat(60_000)).length).toBeLessThan(60_000);
        expect(tokensOf(format, `t1 post${piece.repeat(60_000)}`).length).toBeLessThan(60_000);
      }
      expect(tokensOf(format, `t1 post ${'e1 '.repeat(40_000)}`)).toEqual([]);
    }
  });
});
