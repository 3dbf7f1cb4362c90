import { describe, expect, it } from 'vitest';
import { detectFormat } from '../../../server/src/trace/formats/detect.js';

const START = '1 START\n2 THREADINIT tid:1\n';

describe('the format of a trace, by its content', () => {
  it.each([
    ['racetrace 1\n', 'racetrace'],
    ['# a comment\n\nracetrace 1\n', 'racetrace'],
    ['t1 init\n', 'racetrace'],
    ['\ufeffracetrace 1\n', 'racetrace'],
    ['Android bug-checker log messages \n\n1 START\n', 'droidracer'],
    [`${START}rwId:1 READ tid:1 database:/data/x.db\n`, 'droidracer'],
    [`${START}3 POST src:1 msg:1 dest:-1 delay:0\n`, 'droidracer'],
    [`${START}3 NATIVE-ENTRY tid:2thread-name:Binder Thread #1\n`, 'droidracer'],
    [`${START}3 ACCESS tid:1\t accessId:1\n`, 'droidracer'],
    [START, 'em-explorer'],
    [`${START}3 NATIVE-POST src:6 msg:1 dest:1\n`, 'em-explorer'],
    [`${START}3 READ-STATIC tid:1 class:LA; field:1\n`, 'em-explorer'],
    // EM-Explorer has these opcodes too, and does nothing with them.
    [`${START}3 ACCESS tid:1 accessId:1\n4 POST src:1 msg:1 dest:1\n`, 'em-explorer'],
    [
      `${START}3 NATIVE-ENTRY tid:2thread-name:B\n4 POST src:1 msg:1 dest:1 delay:5\n`,
      'em-explorer',
    ],
    ['T0|w(V1)|123\n', 'std'],
    ['main|begin|1\n', 'std'],
    ['thread 1|r(x.y[3])\n', 'std'],
    ['Dear reader,\n', undefined],
    ['{"a": 1}\n', undefined],
    ['', undefined],
  ])('%j is %s', (text, format) => {
    expect(detectFormat(new TextEncoder().encode(text))).toBe(format);
  });
});
