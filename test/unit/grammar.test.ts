/**
 * The TextMate grammar of racetraces against the vocabulary in code: a verb or a declaration that the
 * reader knows and the grammar does not fails here. Mistakes are marked. And for all grammars: lines
 * long enough to show a regular expression that backtracks without end, and the word patterns.
 * The grammars of the other formats: grammar-logs.test.ts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { INITIAL, type IGrammar } from 'vscode-textmate';
import type { DeclaredKind } from '../../server/src/trace/formats/racetrace/declarations.js';
import { BRANCH_TESTS, OpKind, SIGILS } from '../../server/src/trace/operations.js';
import { SHAPES, type OperationShape } from '../../server/src/trace/shapes.js';
import {
  CALLBACK_KINDS,
  COMPONENT_KINDS,
  QUEUE_KINDS,
  RESOURCE_KINDS,
  THREAD_KINDS,
} from '../../server/src/trace/tables.js';
import {
  expectPainted,
  LANGUAGES,
  loadGrammars,
  paintOf,
  tokensOf,
  type Language,
} from './grammar-tokens.js';

const ROOT = join(import.meta.dirname, '../..');

let grammars: Readonly<Record<Language, IGrammar>>;
beforeAll(async () => {
  grammars = await loadGrammars();
});

/** The operation with every argument and option that it can have. */
function fullLine(shape: OperationShape): string {
  const words = shape.kind === OpKind.Start ? [] : ['t1'];
  words.push(shape.verb);
  if (shape.numbered) words.push('12');
  words.push(...['o5.f1', 'o5{n2}'].slice(0, shape.locations));
  words.push(...shape.arguments.map((argument) => `${SIGILS[argument.id]}7`));
  words.push(...shape.options.map((it) => (it.column === undefined ? it.word : `${it.word}=2.5`)));
  if (shape.takesValue) words.push('=-12.5');
  if (shape.kind === OpKind.Branch) words.push('nonnull', 'region=42-57');
  return words.join(' ');
}

const GROUPS: readonly [scope: string, verbs: readonly string[]][] = [
  ['keyword.control.order', ['post', 'begin', 'end', 'fork', 'join', 'init', 'loop']],
  ['keyword.operator.wordlike.sync', ['lock', 'unlock', 'signal', 'await', 'notify', 'transact']],
  ['entity.name.function.memory', ['read', 'write', 'deref', 'branch', 'new']],
  ['storage.type.platform', ['enable', 'trigger', 'instance']],
];

const DECLARATIONS: Readonly<Record<DeclaredKind | 'component' | 'object', string>> = {
  process: 'process p1 org.racelens.musicplayer',
  thread: 'thread t1 looper "Binder Thread #1" p1',
  queue: 'queue q1 looper main',
  class: 'class k1 org.racelens.tracker.DataHub',
  field: 'field f1 org.racelens.tracker.DataHub.stopped volatile',
  site: 'site s1 org.racelens.musicplayer.DwFileAct.<init>(DwFileAct.java:13)',
  stack: 'stack x1 s3 s2 s1',
  callback: 'callback c1 lifecycle org.racelens.musicplayer.DwFileAct onDestroy',
  resource: 'resource r1 table tracks',
  name: 'name n1 "Please \\"wait\\""',
  source: 'source u1 "touch screen"',
  component: 'component i1 activity org.racelens.musicplayer.DwFileAct',
  object: 'object o1 lock',
};

describe('racetrace', () => {
  it.each(SHAPES.map((shape) => [shape.verb, fullLine(shape)]))('paints %s', (verb, line) => {
    expectPainted(grammars.racetrace, line);
    const painted = tokensOf(grammars.racetrace, line).find((token) => token.text === verb)!;
    expect(painted.scopes.at(-1)).toMatch(/^(keyword|storage\.type|entity\.name\.function)\./);
  });

  it.each(GROUPS)('gives the verbs of one group the scope %s', (scope, verbs) => {
    for (const verb of verbs) {
      const line = fullLine(SHAPES.find((shape) => shape.verb === verb)!);
      expect(paintOf(grammars.racetrace, line)).toContain(`${verb} ${scope}`);
    }
  });

  it.each(Object.entries(DECLARATIONS))('paints the declaration of a %s', (kind, line) => {
    expectPainted(grammars.racetrace, line);
    expect(paintOf(grammars.racetrace, line)[0]).toBe(`${kind} storage.type.declaration`);
  });

  it.each([
    ['thread t1 KIND main', THREAD_KINDS],
    ['queue q1 KIND main', QUEUE_KINDS],
    ['callback c1 KIND "" onClick', CALLBACK_KINDS],
    ['component i1 KIND a.B', COMPONENT_KINDS],
    ['resource r1 KIND a', RESOURCE_KINDS],
  ])('knows every kind in %s', (line, kinds) => {
    for (const kind of kinds) {
      const painted = paintOf(grammars.racetrace, line.replace('KIND', kind));
      expect(painted).toContain(`${kind} storage.modifier.kind`);
    }
  });

  it.each(BRANCH_TESTS)('paints the test %s of a branch', (test) => {
    const painted = paintOf(grammars.racetrace, `t1 branch o1.f1 =null ${test} holds region=42-`);
    expect(painted).toContain(`${test} constant.language.test`);
  });

  it.each([
    'racetrace 1',
    'about app "Music player"',
    'time 1250.5   # later',
    '# a comment',
    'site s1 A.b',
    'site s1 A.b(A.java)',
    'site s1 (A.java:3)',
    't1 read o5[3] =NaN x4 s1',
    't1 read o5{} =-Infinity',
    't1 write o5{-3} =1e9',
    't1 write f1 =true',
    't1 write r1 =o9',
    't1 shows n3 =n4 # "text"',
    '\tt1\tread\to1.f1\t=false',
  ])('paints every word of: %s', (line) => {
    expectPainted(grammars.racetrace, line);
  });

  it('paints a line as documented', () => {
    const line = 't1 write o7.f1 =true s1      # the user pressed BACK';
    expect(paintOf(grammars.racetrace, line)).toEqual([
      't1 variable.other.thread',
      'write entity.name.function.memory',
      'o7 variable.other.object',
      '. keyword.operator.accessor',
      'f1 variable.other.field',
      '= keyword.operator.value',
      'true constant.language',
      's1 variable.other.site',
      '# the user pressed BACK comment.line.number-sign',
    ]);
    expect(paintOf(grammars.racetrace, 'site s1 a.B$1.run(B.java:41)')).toEqual([
      'site storage.type.declaration',
      's1 variable.other.site',
      'a.B$1 entity.name.type.class',
      '. punctuation.separator',
      'run entity.name.function.method',
      '( punctuation.section.parens',
      'B.java string.unquoted.file',
      ': punctuation.separator',
      '41 constant.numeric.line',
      ') punctuation.section.parens',
    ]);
  });

  it.each([
    ['t1 wrote o1.f1', 'wrote invalid.illegal.unknown-verb'],
    ['t1 posts e1 q1', 'posts invalid.illegal.unknown-verb'],
    ['t1 begin-all e1', 'begin-all invalid.illegal.unknown-verb'],
    ['hello', 'hello invalid.illegal.unexpected'],
    ['t1 begin z5', 'z5 invalid.illegal.unexpected'],
    ['t1 post e1 q1 delay=soon', 'delay=soon invalid.illegal.unexpected'],
    ['name n1 "a\\x"', '\\x invalid.illegal.escape'],
  ])('marks the mistake in: %s', (line, mistake) => {
    expect(paintOf(grammars.racetrace, line)).toContain(mistake);
  });

  it('finds no mistake in the examples and in the page on the format', () => {
    const examples = join(ROOT, 'examples');
    const traces = readdirSync(examples, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.racetrace'))
      .map((path) => readFileSync(join(examples, path), 'utf8'));
    const page = readFileSync(join(ROOT, 'docs/trace-format.md'), 'utf8');
    const blocks = Array.from(page.matchAll(/^```\n(racetrace 1\n[^]*?)^```/gm), (it) => it[1]!);
    expect(blocks.length).toBeGreaterThan(0);
    expect(traces.length).toBeGreaterThan(0);
    for (const line of new Set([...traces, ...blocks].flatMap((text) => text.split('\n')))) {
      expectPainted(grammars.racetrace, line);
    }
  });
});

describe('a line of 50,000 characters', () => {
  const LENGTH = 50_000;
  const MILLISECONDS = 3_000;
  const PIECES = [
    'a',
    ' ',
    '"',
    '\\',
    '#',
    '.',
    '|',
    '(',
    '-',
    '=',
    't1 ',
    'a.',
    's1 ',
    '1',
    ': ',
    '"a',
  ];
  const STARTS: Readonly<Record<Language, readonly string[]>> = {
    racetrace: [
      '',
      't1 read ',
      't1 oops ',
      'name n1 "',
      'field f1 ',
      'site s1 ',
      'callback c1 ui ',
      'thread t1 looper a p1',
    ],
    'droidracer-log': [
      '',
      '7 POST ',
      '5 NATIVE-ENTRY tid:2',
      'rwId:7 WRITE tid:1 class:L',
      'RACE rwId1:7 type',
      'Races due to ',
      'Graph size ',
    ],
    'std-trace': ['', 'T0|', 'T0|w', 'T0|w(', 'T0|w(V1)|'],
  };

  it.each(LANGUAGES)('is painted in bounded time by %s', (language) => {
    for (const start of STARTS[language]) {
      for (const piece of PIECES) {
        const line = start + piece.repeat(LENGTH / piece.length) + '!';
        const began = performance.now();
        const { stoppedEarly } = grammars[language].tokenizeLine(line, INITIAL, MILLISECONDS);
        expect(stoppedEarly, `${start}${piece}…`).toBe(false);
        expect(performance.now() - began, `${start}${piece}…`).toBeLessThan(MILLISECONDS);
      }
    }
  });
});

describe('the language configurations', () => {
  it.each(LANGUAGES)('%s is JSON with a word pattern that compiles', (language) => {
    const path = join(ROOT, 'syntaxes', `${language}.language-configuration.json`);
    const configuration = JSON.parse(readFileSync(path, 'utf8')) as { wordPattern: string };
    expect(() => new RegExp(configuration.wordPattern, 'g')).not.toThrow();
  });

  it('takes verbs, ids and names of racetraces as words', () => {
    const path = join(ROOT, 'syntaxes/racetrace.language-configuration.json');
    const { wordPattern } = JSON.parse(readFileSync(path, 'utf8')) as { wordPattern: string };
    const words = (line: string): string[] => line.match(new RegExp(wordPattern, 'g')) ?? [];
    expect(words('t1 add-idle h1 q1')).toEqual(['t1', 'add-idle', 'h1', 'q1']);
    expect(words('t1 write o7.f1 =-12.5')).toEqual(['t1', 'write', 'o7', 'f1', '-12.5']);
    expect(words('site s1 a.B$1.run(B.java:41)')).toContain('B$1');
  });
});
