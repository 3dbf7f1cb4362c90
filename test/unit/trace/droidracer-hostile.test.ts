/** Any bytes are read without a throw, the same however they are cut, in time linear in their length. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codes, readLog, readTrace, type Reading } from './droidracer-reading.js';

const REAL_LINES = [
  '1 START',
  '2 THREADINIT tid:1',
  '20 FORK par-tid:1\t child-tid:5',
  '4 ATTACH-Q tid:1\t queue:1090957864',
  '14 LOOP tid:1\t queue:1090957864',
  '37 LOOP tid:1',
  '184 POST src:1 msg:8 dest:-1 delay:1200',
  '32 NATIVE-POST src:5 msg:1 dest:1',
  '33 DELAY-POST src:5 msg:2 dest:1',
  '15 CALL tid:1\t msg:1',
  '16 RET tid:1\t msg:1',
  '35 LOCK tid:1\t lock-obj:0x41060aa8',
  '22 NOTIFY tid:5 notifiedTid:1',
  '5 NATIVE-ENTRY tid:2thread-name:Binder Thread #1',
  '19 ACCESS tid:1\t accessId:1',
  '99 ENABLE-EVENT tid:1 view:1091355744 event:0',
  '137 TRIGGER-LIFECYCLE tid:1 component:MainActivity id:1091240216 state:RESUME-ACT',
  '352 TRIGGER-BROADCAST tid:1 action:A component:1090919384 intent:5 onRecLater:343 state:ABC_ONRECEIVE',
  '179 ADD_IDLE_HANDLER idler:1091117496 queue:1090957864',
  'rwId:35 WRITE tid:1 obj:0x41061250 class:Ljava/lang/StringBuilder; field:16',
  'rwId:30 WRITE-STATIC tid:1 class:Lcom/appsrox/remindme/RemindMe; field:4326',
  'rwId:280 WRITE tid:1 database:/data/data/com.appsrox.remindme/databases/remindme.db',
  '40 WRITE tid:1 obj:33 class:[I field:4294967295',
  ' HB Graph ',
];

const PIECES = [
  '',
  ' ',
  '\t',
  ':',
  '-1',
  '0x',
  '99999999999',
  'tid:',
  '\r',
  '\u{1F600}',
  '\n',
  '4',
];

/** A real line in which a stretch has been replaced. */
const mutatedLine = fc
  .tuple(fc.constantFrom(...REAL_LINES), fc.nat(90), fc.nat(4), fc.constantFrom(...PIECES))
  .map(([line, at, length, piece]) => line.slice(0, at) + piece + line.slice(at + length));

const mutatedLog = fc
  .array(fc.oneof(fc.constantFrom(...REAL_LINES), mutatedLine), { maxLength: 40 })
  .map((lines) => `2 THREADINIT tid:1\n${lines.join('\n')}`);

function summary(reading: Reading) {
  const { operations, tables } = reading;
  return { operations, codes: codes(reading), tables: { ...tables, components: [] } };
}

function expectSound(reading: Reading, lines: number): void {
  const { operations, tables, problems } = reading;
  expect(operations.length + problems.total).toBeLessThanOrEqual(lines);
  for (const { thread, line, number } of operations) {
    expect(tables.threads[thread]).toBeDefined();
    expect(line).toBeGreaterThan(0);
    expect(number).toBeGreaterThan(0);
  }
}

describe.each([
  ['DroidRacer', (input: string | Uint8Array, chunk?: number) => readLog(input, chunk)],
  ['EM-Explorer', (input: string | Uint8Array, chunk?: number) => readTrace(input, [], chunk)],
])('%s', (_, read) => {
  it('reads any bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 400 }),
        fc.integer({ min: 1, max: 50 }),
        (bytes, chunk) => {
          const whole = read(bytes);
          expectSound(whole, bytes.filter((byte) => byte === 10).length + 1);
          expect(summary(read(bytes, chunk))).toEqual(summary(whole));
        },
      ),
    );
  });

  it('reads logs with garbled lines', () => {
    fc.assert(
      fc.property(mutatedLog, fc.integer({ min: 1, max: 50 }), (text, chunk) => {
        const whole = read(text);
        expectSound(whole, text.split('\n').length);
        expect(summary(read(text, chunk))).toEqual(summary(whole));
      }),
    );
  });

  it('garbling one line loses that line and what hangs on it, never a line that says all itself', () => {
    fc.assert(
      fc.property(
        mutatedLine.filter((line) => !/HB Graph|\n/.test(line)),
        (line) => {
          const reading = read(`2 THREADINIT tid:1\n${line}\n4000000000 NOP tid:1\n`);
          expect(reading.operations.at(-1)).toMatchObject({ number: 4_000_000_000, line: 3 });
        },
      ),
    );
  });

  // No time is measured: a reader that is quadratic in a line would not come back before the limit.
  it.each([
    ['blanks', ' '],
    ['digits', '1'],
    ['keys', ' tid:1 tid:'],
    ['keys that are none', '-tid:-tid:'],
    ['quotes', '""'],
  ])('comes to the end of long lines of %s', (_name, piece) => {
    const line = `3 CALL ${piece.repeat(60_000 / piece.length)}\n`;
    const reading = read(`2 THREADINIT tid:1\n${line.repeat(200)}`);
    expect(reading.problems.total).toBe(200);
    expect(reading.operations).toHaveLength(1);
  });

  it('comes to the end of many bad lines', () => {
    const reading = read(`2 THREADINIT tid:1\n${'7 NOP tid:9\n1 A\n'.repeat(50_000)}`);
    expect(reading.problems.total).toBe(100_000);
  });
});
