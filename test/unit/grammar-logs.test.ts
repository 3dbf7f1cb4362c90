/**
 * The TextMate grammars of DroidRacer logs (with EM-Explorer's dialect) and STD traces: every opcode
 * that the readers know, real lines of each, the results that DroidRacer appends to its logs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { IGrammar } from 'vscode-textmate';
import { DROIDRACER, EM_EXPLORER } from '../../server/src/trace/formats/droidracer/opcodes.js';
import { VERBS } from '../../server/src/trace/formats/std/line.js';
import { expectPainted, loadGrammars, paintOf, type Language } from './grammar-tokens.js';

const ROOT = join(import.meta.dirname, '../..');

let grammars: Readonly<Record<Language, IGrammar>>;
beforeAll(async () => {
  grammars = await loadGrammars();
});

/** One line of each opcode, as the original tool writes them (DROIDRACER.md, 1.2 and 2). */
const LOG_LINES = [
  '1 START',
  '21 THREADINIT tid:5',
  '24 THREADEXIT tid:5',
  '20 FORK par-tid:1\t child-tid:5',
  '4 ATTACH-Q tid:1\t queue:1090957864',
  '14 LOOP tid:1\t queue:1090957864',
  '37 LOOP tid:1',
  '184 POST src:1 msg:8 dest:-1 delay:1200',
  '32 NATIVE-POST src:6 msg:1 dest:1',
  '15 CALL tid:1\t msg:1',
  '16 RET tid:1\t msg:1',
  '35 LOCK tid:1\t lock-obj:0x41060aa8',
  '36 UNLOCK tid:1\t lock-obj:0x41060aa8',
  '22 NOTIFY tid:5 notifiedTid:1',
  '23 WAIT tid:1',
  '5 NATIVE-ENTRY tid:2thread-name:Binder Thread #1',
  '19 ACCESS tid:1\t accessId:1',
  '99 ENABLE-EVENT tid:1 view:1091355744 event:0',
  '192 TRIGGER-WINDOW-FOCUS tid:1 windowHash:1090940624',
  '3 ENABLE-LIFECYCLE tid:1 component: id:0 state:BIND-APP',
  '137 TRIGGER-LIFECYCLE tid:1 component:MainActivity id:1091240216 state:RESUME-ACT',
  '136 INSTANCE-INTENT tid:1 instance:1091240216 intentId:1',
  '303 TRIGGER-SERVICE tid:1 component:com.twitter.applib.client.WidgetService id:1 state:SERVICE-ARGS',
  '352 TRIGGER-BROADCAST tid:1 action:aarddict.DISCOVERY_STARTED component:1090919384 intent:5 onRecLater:343 state:ABC_ONRECEIVE',
  '179 ADD_IDLE_HANDLER idler:1091117496 queue:1090957864',
  '235 QUEUE_IDLE tid:1 idler:1091117496 queue:1090957864',
  '237 REMOVE_IDLE_HANDLER idler:1091117496 queue:1090957864',
  '29 NOP tid:5',
  'rwId:35 WRITE tid:1 obj:0x41061250 class:Ljava/lang/StringBuilder; field:16',
  'rwId:36 READ tid:1 obj:0x41061250 class:[Ljava/lang/String; field:0',
  'rwId:30 WRITE-STATIC tid:1 class:Lcom/appsrox/remindme/RemindMe; field:4326',
  'rwId:280 WRITE tid:1 database:/data/data/com.appsrox.remindme/databases/remindme.db',
  'src:25 dest:39',
];

const RESULT_LINES = [
  'Android bug-checker log messages ',
  ' HB Graph ',
  ' HB Graph size : 1041',
  'Races detected',
  'RACE rwId1:6908 type - WRITE  obj - 0x4105e5f8  class - La/B; field -   fieldIdx - 244  dbPath -   tid - 1  accessId - 121',
  '     rwId2:7671 type - READ  obj - 0x00000000  class - La/B; field - count  fieldIdx - 244  dbPath -   tid - 1  accessId - 138',
  'Categorization of detected races',
  'Async races (on single thread)',
  'Races due to cross thread post in ancestor asyncblocks',
  'class: Lcom/appsrox/remindme/ui/CheckedImageView;  field:368',
  ' Uncategorized races',
  'ThreadBookKeepMap: 6 * 20',
  'Graph size       : 1041 * 1041 * 1',
];

describe('DroidRacer logs', () => {
  it.each([...LOG_LINES, ...RESULT_LINES])('every word is painted in: %s', (line) => {
    expectPainted(grammars['droidracer-log'], line);
  });

  it.each([DROIDRACER, EM_EXPLORER])('every opcode of the reader is known', (dialect) => {
    for (const opcode of dialect.operations.keys())
      expectPainted(grammars['droidracer-log'], `7 ${opcode} tid:1`);
    for (const opcode of dialect.accesses.keys()) {
      expectPainted(grammars['droidracer-log'], `rwId:7 ${opcode} tid:1`);
    }
  });

  it('thread names go to the end of the line, though no blank is before them', () => {
    const painted = paintOf(grammars['droidracer-log'], LOG_LINES[15]!);
    expect(painted.slice(2)).toEqual([
      'tid variable.parameter',
      ': punctuation.separator',
      '2 constant.numeric',
      'thread-name variable.parameter',
      ': punctuation.separator',
      'Binder Thread #1 string.unquoted.thread',
    ]);
  });

  it('co-enabled races are painted but for their words', () => {
    const line = 'object: 0x410a4510  field:244 co-enabled trigger opIds:563, 712';
    const painted = paintOf(grammars['droidracer-log'], line);
    expect(painted).toContain('0x410a4510 constant.numeric');
    expect(painted).toContain('563 constant.numeric');
  });

  const log = join(ROOT, '../shared/traces/droidracer/RemindMe/abc_log.txt');
  it.skipIf(!existsSync(log))('a real log is painted through', () => {
    const lines = readFileSync(log, 'utf8').split('\n');
    const shapes = new Map(lines.map((line) => [line.replace(/\d+/g, '0'), line]));
    expect(shapes.size).toBeGreaterThan(100);
    for (const line of shapes.values()) {
      if (!line.includes('co-enabled')) expectPainted(grammars['droidracer-log'], line.trimEnd());
    }
  });
});

describe('STD traces', () => {
  it.each(VERBS.map((verb) => verb.word))('%s is painted', (word) => {
    expectPainted(grammars['std-trace'], `T0|${word}(V1)|123`);
    expectPainted(grammars['std-trace'], `main thread | ${word}(a.b[3]) | A.java:41`);
  });

  it('a line is painted as documented, and an unknown operation is marked', () => {
    expect(paintOf(grammars['std-trace'], 'T0|w(V1)|123')).toEqual([
      'T0 entity.name.type.thread',
      '| punctuation.separator',
      'w entity.name.function.memory',
      '( punctuation.section.parens',
      'V1 variable.other.location',
      ') punctuation.section.parens',
      '| punctuation.separator',
      '123 constant.numeric.location',
    ]);
    const painted = paintOf(grammars['std-trace'], 'T0|read(V1)|123');
    expect(painted).toContain('read invalid.illegal.unknown-operation');
  });
});
