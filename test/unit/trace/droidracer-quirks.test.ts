/** The lexical quirks of DroidRacer logs (DROIDRACER.md, 1.1, by number) and what goes wrong. */
import { describe, expect, it } from 'vitest';
import { BATCH_CAPACITY } from '../../../server/src/trace/batch.js';
import { LINE_LIMIT } from '../../../server/src/trace/line-blocks.js';
import { OpKind, Place } from '../../../server/src/trace/operations.js';
import { codes, readLog } from './droidracer-reading.js';

const MAIN = '1 START\n2 THREADINIT tid:1\n3 ATTACH-Q tid:1\t queue:77\n4 LOOP tid:1\t queue:77\n';

function kinds(text: string): OpKind[] {
  const reading = readLog(text);
  expect(codes(reading)).toEqual([]);
  return reading.operations.map((operation) => operation.kind);
}

describe('quirks of DroidRacer logs', () => {
  it('1: the name of a native thread touches its id and holds blanks and #', () => {
    const { tables } = readLog('5 NATIVE-ENTRY tid:12thread-name:Binder Thread #1 tid: x\n');
    expect(tables.threads[1]).toMatchObject({ label: '12', name: 'Binder Thread #1 tid: x' });
  });

  it('2: tabs and blanks separate alike', () => {
    const tabs = kinds(`${MAIN}5 CALL tid:1\t msg:4\n6 RET tid:1\t\t  msg:4  \n`);
    expect(tabs).toEqual(kinds(`${MAIN}5 CALL tid:1 msg:4\n6 RET tid:1 msg:4\n`));
  });

  it('3: component and action may be empty', () => {
    const reading = readLog(
      `${MAIN}5 ENABLE-LIFECYCLE tid:1 component: id:0 state:BIND-APP\n` +
        '6 TRIGGER-BROADCAST tid:1 action: component:9 intent:0 onRecLater:-1 state:ABC_UNREGISTER_RECEIVER\n',
    );
    expect(codes(reading)).toEqual([]);
    expect(reading.tables.callbacks.slice(1)).toMatchObject([
      { kind: 'lifecycle', owner: '', name: 'BIND-APP' },
      { kind: 'broadcast', owner: '', name: 'ABC_UNREGISTER_RECEIVER' },
    ]);
  });

  it('4: idle handlers are added and removed by the thread that owns the queue', () => {
    const text =
      '1 THREADINIT tid:1\n2 FORK par-tid:1 child-tid:3\n3 ATTACH-Q tid:3 queue:8\n' +
      '4 ADD_IDLE_HANDLER idler:5 queue:8\n5 REMOVE_IDLE_HANDLER idler:5 queue:8\n';
    const reading = readLog(text);
    const done = reading.operations.slice(-2).map(({ thread }) => thread);
    expect(done.map((thread) => reading.tables.threads[thread]!.label)).toEqual(['3', '3']);
    expect(codes(readLog('4 ADD_IDLE_HANDLER idler:5 queue:8\n'))).toEqual(['1 unknown-queue']);
  });

  it('5, 6: a post goes to the queue of the thread that calls it, or was cancelled', () => {
    const reading = readLog(
      `${MAIN}5 FORK par-tid:1 child-tid:2\n6 THREADINIT tid:2\n7 POST src:1 msg:1 dest:-1 delay:0\n` +
        '8 POST src:1 msg:2 dest:-1 delay:0\n10 POST src:1 msg:3 dest:-1 delay:5\n' +
        '11 ATTACH-Q tid:2 queue:78\n12 LOOP tid:2 queue:78\n14 CALL tid:2 msg:1\n15 CALL tid:1 msg:3\n',
    );
    expect(codes(reading)).toEqual([]);
    const posts = reading.operations.filter(({ kind }) => kind === OpKind.Post);
    const labels = posts.map(({ b }) => reading.tables.queues[b]!.label);
    expect(labels).toEqual(['78', '', '77']);
    expect(posts[1]!.b).toBe(0);
  });

  it('5: two threads that attach the same hash have two queues', () => {
    const reading = readLog(
      `${MAIN}5 FORK par-tid:1 child-tid:2\n6 POST src:1 msg:1 dest:-1 delay:0\n7 CALL tid:1 msg:1\n` +
        '8 ATTACH-Q tid:2 queue:77\n9 LOOP tid:2 queue:77\n10 POST src:1 msg:2 dest:-1 delay:0\n11 CALL tid:2 msg:2\n',
    );
    const queues = reading.operations.filter(({ kind }) => kind === OpKind.Post).map(({ b }) => b);
    expect(queues).toEqual([1, 2]);
    expect(reading.operations.filter(({ kind }) => kind === OpKind.Loop).map(({ b }) => b)).toEqual(
      [1, 2],
    );
  });

  it('7, 8: opId, rwId and accessId count apart, and lines keep their order', () => {
    const reading = readLog(
      `${MAIN}rwId:3 READ tid:1 obj:0x3 class:La; field:1\n5 NOP tid:1\n` +
        'rwId:4 READ tid:1 obj:0x3 class:La; field:1\n6 ACCESS tid:1\t accessId:3\n' +
        'rwId:5 READ tid:1 obj:0x3 class:La; field:1\n',
    );
    expect(codes(reading)).toEqual([]);
    const rest = reading.operations.slice(4).map(({ kind, number, a }) => [kind, number, a]);
    expect(rest).toEqual([
      [OpKind.Read, 3, 3],
      [OpKind.Nop, 5, 0],
      [OpKind.Read, 4, 3],
      [OpKind.Block, 6, 3],
      [OpKind.Read, 5, 3],
    ]);
  });

  it('9: every tid is a thread of its own', () => {
    const { tables } = readLog('1 THREADINIT tid:7\n2 THREADEXIT tid:7\n3 THREADINIT tid:0\n');
    expect(tables.threads.map((row) => row.label)).toEqual(['', '7', '0']);
  });

  it('10: the trace ends at the results, whatever follows', () => {
    const after = ` HB Graph \n \n HB Graph size : 1041\n2192 UNLOCK tid:1\t lock-obj:0x5\nRACE ?\n`;
    const reading = readLog(`${MAIN}${after}${'x'.repeat(LINE_LIMIT + 5)}\n`, 7);
    expect(codes(reading)).toEqual([]);
    expect(reading.operations).toHaveLength(4);
    expect(readLog(`${MAIN}${after}${'x'.repeat(LINE_LIMIT + 5)}\n`).problems.total).toBe(0);
  });

  it('11: hashes have 32 bits, signed or not; addresses may change their class', () => {
    const reading = readLog(
      `${MAIN}5 ENABLE-EVENT tid:1 view:-1 event:0\n6 ENABLE-EVENT tid:1 view:4294967295 event:0\n` +
        'rwId:1 READ tid:1 obj:0xFFFFFFFF class:La; field:1\nrwId:2 READ tid:1 obj:0xffffffff class:Lb; field:1\n',
    );
    expect(codes(reading)).toEqual([]);
    expect(reading.operations.slice(4, 6).map(({ b }) => b)).toEqual([0xffffffff, 0xffffffff]);
    expect(reading.operations.slice(6)).toMatchObject([
      { a: 0xffffffff, b: 1, place: Place.Field },
      { a: 0xffffffff, b: 2, place: Place.Field },
    ]);
  });

  it('12: a log may end in a task, and in a line', () => {
    const text = `${MAIN}5 POST src:1 msg:1 dest:-1 delay:0\n6 CALL tid:1\t msg:1`;
    expect(kinds(text).slice(-2)).toEqual([OpKind.Post, OpKind.Begin]);
    expect(codes(readLog(`${text}\n7 NOTI`))).toEqual(['7 unknown-operation']);
  });

  it('knows the banner, blank lines and CRLF', () => {
    const banner = 'Android bug-checker log messages \r\n\r\n';
    expect(kinds(banner + MAIN.replaceAll('\n', '\r\n'))).toEqual(kinds(MAIN));
    expect(readLog(banner + MAIN).operations[0]).toMatchObject({ line: 3, number: 1 });
  });
});

describe('what is wrong with a line', () => {
  it.each([
    ['5 FROB tid:1', 'unknown-operation'],
    ['5 constructor tid:1', 'unknown-operation'],
    ['5 READ tid:1 obj:0x1 class:La; field:1', 'unknown-operation'],
    ['rwId:5 CALL tid:1 msg:1', 'unknown-operation'],
    ['METHOD ENTRY', 'unknown-line'],
    ['5', 'unknown-line'],
    ['5 CALL tid:1', 'missing-field'],
    ['5 CALL msg:1 tid:1', 'unexpected-text'],
    ['5 FORK tid:1 child-tid:2', 'missing-field'],
    ['rwId:1 READ tid:1 obj:0x1 class:La;', 'missing-field'],
    ['rwId:1 READ tid:1 obj:0x1 class: field:1', 'missing-field'],
    ['5 START now', 'unexpected-text'],
    ['5 CALL now tid:1 msg:1', 'unexpected-text'],
    ['5 CALL tid:1 msg:one', 'bad-number'],
    ['5 CALL tid:1 msg:', 'bad-number'],
    ['5 CALL tid:1 msg:1.5', 'bad-number'],
    ['5 CALL tid:1 msg:0', 'number-out-of-range'],
    ['5 CALL tid:1 msg:4294967296', 'number-out-of-range'],
    ['0 START', 'number-out-of-range'],
    ['99999999999999999999 START', 'number-out-of-range'],
    ['5 LOCK tid:1 lock-obj:0x141060aa8', 'number-out-of-range'],
    ['5 LOCK tid:1 lock-obj:0xnull', 'bad-number'],
    ['5 POST src:1 msg:1 dest:-1 delay:-2', 'number-out-of-range'],
    ['5 NOP tid:9', 'unknown-thread'],
    ['5 NOTIFY tid:1 notifiedTid:9', 'unknown-thread'],
    ['5 THREADINIT tid:-1', 'number-out-of-range'],
    ['2 NOP tid:1', 'duplicate-number'],
  ])('%s: %s', (line, code) => {
    const reading = readLog(`${MAIN}${line}\n6 NOP tid:1\n`);
    expect(codes(reading)).toEqual([`5 ${code}`]);
    expect(reading.operations.slice(4)).toMatchObject([{ kind: OpKind.Nop, number: 6, line: 6 }]);
  });

  it('a line that is skipped leaves its number free', () => {
    const reading = readLog(`${MAIN}5 NOP tid:9\n5 NOP tid:1\n`);
    expect(codes(reading)).toEqual(['5 unknown-thread']);
    expect(reading.operations.at(-1)).toMatchObject({ number: 5, line: 6 });
  });

  it('a number may come late, but not twice', () => {
    const nops = [20, 10, 30, 10, 11, 30, 21].map((number) => `${number} NOP tid:1\n`).join('');
    const reading = readLog(MAIN + nops);
    expect(codes(reading)).toEqual(['8 duplicate-number', '10 duplicate-number']);
  });

  it.each([Infinity, 1000])('a line that is too long, pushed by %d', (chunk) => {
    const reading = readLog(`${MAIN}5 NOP tid:1${' '.repeat(LINE_LIMIT)}\n6 NOP tid:1\n`, chunk);
    expect(codes(reading)).toEqual(['5 line-too-long']);
    expect(reading.operations.at(-1)).toMatchObject({ number: 6, line: 6 });
  });

  it('operations come in batches, however many there are', () => {
    const count = 2 * BATCH_CAPACITY + 10;
    const lines = Array.from({ length: count }, (_, index) => `${index + 5} NOP tid:1\n`);
    const reading = readLog(MAIN + lines.join(''));
    expect(reading.batches).toEqual([BATCH_CAPACITY, BATCH_CAPACITY, 14]);
    expect(reading.operations.at(-1)).toMatchObject({ number: count + 4, line: count + 4 });
  });
});
