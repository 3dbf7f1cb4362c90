import { describe, expect, it } from 'vitest';
import { traceHover } from '../../../server/src/ide/trace/hover.js';
import { phrase } from '../../../server/src/trace/words/phrases.js';
import { OpKind } from '../../../server/src/trace/operations.js';
import { SHAPES } from '../../../server/src/trace/shapes.js';
import type { TraceFormat } from '../../../server/src/trace/reader.js';
import { contextWith, openTrace, positionOf, textAt, type OpenTrace } from './open-trace.js';
import { PLAYER } from './player.js';

const player = openTrace(PLAYER);
const FILES = ['DwFileAct.java', 'Loader.java'];

async function hover(
  trace: OpenTrace,
  line: string,
  part: string,
  files: readonly string[] = FILES,
): Promise<string> {
  const position = positionOf(trace, line, part);
  const found = await traceHover(trace.index, trace.text, position, contextWith(files));
  return found?.markdown ?? 'nothing';
}

const L = (line: number): string => `[line ${line}](file:///t.racetrace#L${line})`;

describe('hover on an operation', () => {
  it('tells the story of a task: who posted it, where from, where it runs, since when', async () => {
    expect(await hover(player, 't1 begin e3', 'begin')).toBe(
      `**main** begins task e3 \`onPostExecute\` (DwFileAct)

- Posted to queue main by **AsyncTask \\#1**, at [\`org.racelens.musicplayer.Loader.run(Loader.java:7)\`](file:///p/src/Loader.java#L7), ${L(39)}, at 1.2 s, with a delay of 200 ms
- Runs on **main** (looper) since ${L(50)}, at 1.9 s; until ${L(56)}, at 1.9 s; waited 700 ms while 1 other task ran there

How it came about:

1. **AsyncTask \\#1** was started by **main**, in task e1 \`onClick\` (DwFileAct), ${L(33)}

It began with something the user did.`,
    );
  });

  it('says of an access where, what, in which task, with which locks and call stack', async () => {
    expect(await hover(player, 't1 read', 'read')).toBe(
      `**main** reads \`DwFileAct.isActivityDestroyed of o7\` and sees \`o9\`

- In task e3 \`onPostExecute\` (DwFileAct), begun ${L(50)}, at 1.9 s
- Posted to queue main by **AsyncTask \\#1**, at [\`org.racelens.musicplayer.Loader.run(Loader.java:7)\`](file:///p/src/Loader.java#L7), ${L(39)}, at 1.2 s, with a delay of 200 ms
- At [\`org.racelens.musicplayer.Loader.run(Loader.java:7)\`](file:///p/src/Loader.java#L7)
- Locks held: \`o7\` since ${L(51)}

How it came about:

1. **AsyncTask \\#1** was started by **main**, in task e1 \`onClick\` (DwFileAct), ${L(33)}

It began with something the user did.`,
    );
    expect(await hover(player, 't1 write', 'write')).toContain(
      'Call stack:\n\n- [`org.racelens.musicplayer.DwFileAct.onDestroy(DwFileAct.java:41)`](file:///p/src/DwFileAct.java#L41)\n- [`org.racelens.musicplayer.DwFileAct.onClick(',
    );
  });

  it('takes the call stack from the methods entered where the operation has none', async () => {
    expect(await hover(player, 't1 lock', 'lock', [])).toBe(
      `**main** takes lock \`o7\`

- Belongs to ${L(34)}: **main** releases lock \`o7\`
- In task e1 \`onClick\` (DwFileAct), begun ${L(29)}, at 1.2 s
- Posted to queue main by **Binder Thread \\#1**, ${L(27)}, at 1 s

Call stack:

- \`org.racelens.musicplayer.DwFileAct.onClick(DwFileAct.java:20)\``,
    );
  });

  it.each([
    ['t1 fork t2', 'fork', '**main** starts **AsyncTask \\#1**'],
    ['t1 join t2', 'join', '**main** has waited until **AsyncTask \\#1** ended'],
    ['t1 attach', 'attach', '**main** attaches queue main to itself'],
    ['t1 enable', 'enable', '**main** lets the platform call `onDestroy` (DwFileAct) from now on'],
    ['t1 trigger', 'trigger', '**main** is in `onDestroy` (DwFileAct), which the platform calls'],
    ['t1 new', 'new', '**main** allocates `o9`, a `File`'],
    [
      't1 branch',
      'branch',
      '**main** branches on `DwFileAct.isActivityDestroyed of o7`: the test `nonnull` holds',
    ],
    ['t1 deref', 'deref', '**main** dereferences `o9`'],
    ['t1 enter', 'enter', '**main** enters `DwFileAct.onClick`'],
  ])('%s', async (line, verb, expected) => {
    expect((await hover(player, line, verb)).split('\n')[0]).toBe(expected);
  });

  it('has a sentence for every kind of operation', () => {
    for (const { kind } of SHAPES) {
      if (kind === OpKind.Nop || kind === OpKind.Start) continue;
      expect(phrase(kind, () => 'X')).not.toBe('does nothing of interest');
      expect(phrase(kind, () => 'X')).not.toMatch(/[[\]{}]/);
      expect(phrase(kind, () => '')).not.toMatch(/[[\]{}]/);
    }
  });

  it('cuts a long chain of posts in the middle, and says so', async () => {
    const lines = [
      'racetrace 1',
      'thread t1 looper main',
      'queue q1 looper main',
      'callback c1 ui A onClick',
    ];
    lines.push('t1 post e1 q1 c1');
    for (let task = 1; task < 40; task++) {
      lines.push(`t1 begin e${task}`, `t1 post e${task + 1} q1`, `t1 end e${task}`);
    }
    lines.push('t1 begin e40');
    const text = await hover(openTrace(lines.join('\n')), 't1 begin e40', 'begin');
    const steps = [...text.matchAll(/^\d+\. task (e\d+)/gm)].map((match) => match[1]);
    expect(steps).toEqual(['e39', 'e38', 'e37', 'e36', 'e35', 'e34', 'e3', 'e2']);
    expect(text).toContain('… 30 more steps …');
    expect(text).toContain('It began with something the user did.');
  });
});

describe('hover on an id', () => {
  it.each([
    ['t1 write', 'f1', 'f1: field `DwFileAct.isActivityDestroyed`'],
    ['t1 write', 'f1', '1 read and 1 write, by **main**'],
    [
      't1 read',
      'o7',
      `As a lock: held here by **main**, in task e3 \`onPostExecute\` (DwFileAct) since ${L(51)}`,
    ],
    ['t1 deref', 'o9', 'o9: object of class `java.io.File`'],
    ['t1 join t2', 't2', `Started by **main**, in task e1 \`onClick\` (DwFileAct), ${L(33)}`],
    ['t1 end e3', 'e3', 'task e3 `onPostExecute` (DwFileAct)'],
    ['t0 post e4', 'e4', 'Has not begun when the trace ends'],
    ['queue', 'queue', 'q1: queue main, of a looper'],
    ['queue', 'looper', `Named by 6 operations, from ${L(23)} to ${L(57)}.`],
    [
      'site s3',
      's3',
      's3: [`org.racelens.musicplayer.Loader.run(Loader.java:7)`](file:///p/src/Loader.java#L7)',
    ],
    ['stack', 'x1', 'x1: a call stack of 2 frames'],
    ['t1 trigger', 'i1', 'activity `DwFileAct` (i1)'],
    ['callback c2', 'c2', 'c2: `onClick` (DwFileAct), something the user did'],
    ['class', 'k1', 'k1: class `java.io.File`'],
  ])('%s, on %s', async (line, part, expected) => {
    expect(await hover(player, line, part)).toContain(expected);
  });

  it('covers the id, or else the line', async () => {
    const on = async (line: string, part: string): Promise<string> => {
      const position = positionOf(player, line, part);
      const found = await traceHover(player.index, player.text, position, contextWith());
      return found === undefined ? '' : textAt(player, found.range);
    };
    expect(await on('t1 write', 'f1')).toBe('f1');
    expect(await on('t1 write', 'write')).toBe('t1 write o7.f1 =true x1 s1');
    expect(await on('time 1000', 'time')).toBe('');
  });
});

describe('hover in the other formats', () => {
  it.each<[TraceFormat, string, string, string, string]>([
    [
      'droidracer',
      '2 THREADINIT tid:1\n4 LOCK tid:1\t lock-obj:0x10',
      '4 LOCK',
      'LOCK',
      'Held to the end of the trace',
    ],
    [
      'droidracer',
      '2 THREADINIT tid:1\nrwId:1 WRITE tid:1 obj:0x10 class:La/B; field:4',
      'rwId',
      'WRITE',
      '**thread 1** writes `B.4 of 0x00000010`',
    ],
    [
      'droidracer',
      '2 THREADINIT tid:1\nrwId:1 WRITE tid:1 obj:0x10 class:La/B; field:4',
      'rwId',
      'La/B',
      '4: field `B.4`',
    ],
    [
      'em-explorer',
      '2 THREADINIT tid:1\n3 ATTACH-Q tid:1 queue:9\n4 POST src:1 msg:1 dest:1\n5 LOOP tid:1\n6 CALL tid:1 msg:1',
      '6 CALL',
      'CALL',
      `Posted to queue 9 by **thread 1**, ${L(3)}`,
    ],
    ['std', 'T0|acq(L1)|1\nT0|w(V1)|2', 'T0|w', 'w', '**T0** writes `V1`'],
    ['std', 'T0|acq(L1)|1\nT0|w(V1)|2', 'T0|w', 'w', `Locks held: \`L1\` since ${L(1)}`],
  ])('%s: %#', async (format, source, line, part, expected) => {
    expect(await hover(openTrace(source, format), line, part, [])).toContain(expected);
  });
});

describe('names of a hostile file', () => {
  const EVIL = [
    '[x](command:evil)',
    '**b** <img src=x onerror=1> `c`',
    '# heading\\n\\n- list | table',
    'http://evil.example www.evil.example a@b.example',
    '``` fence ` `',
    '\u202etxt.exe',
    '&lt;b&gt; ![i](http://x)',
  ];

  it.each(EVIL)('cannot become Markdown: %s', async (name) => {
    const trace = openTrace(
      `racetrace 1\nthread t1 looper ${JSON.stringify(name).replace(/\\\\/g, '\\')}\ncallback c1 ui "${name.replace(/"/g, '')}" "${name}"\nqueue q1 looper "${name}"\nt1 post e1 q1 c1\nt1 begin e1`,
    );
    const text = await hover(trace, 't1 begin e1', 'begin');
    // Outside of code spans nothing is left that Markdown would take for itself.
    const bare = text
      .replace(/(`+)(?!`).*?[^`]\1(?!`)/gs, '')
      .replaceAll(/\[line \d+\]\(file:\/\/\/t\.racetrace#L\d+\)/g, '');
    expect(bare.replace(/\\./g, '')).not.toMatch(/\[|\]|<|`|!\[|\u202e|:\/\/|www\.|@/);
    expect(text.split('\n').every((line) => !/^\s*#/.test(line))).toBe(true);
  });

  it('are cut when they are very long', async () => {
    const trace = openTrace(`racetrace 1\nthread t1 looper ${'x'.repeat(60_000)}\nt1 init`);
    expect((await hover(trace, 't1 init', 'init')).length).toBeLessThan(1000);
  });
});
