import { beforeAll, describe, expect, it } from 'vitest';
import type { JavaFile } from '../../../../server/src/java/syntax/declarations.js';
import { OpenJava } from '../../../../server/src/java/syntax/open-java.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { membersOf } from '../../../support/java/file-facts.js';
import { createTestReader } from '../../../support/java/java-parser.js';

let reader: JavaReader;

beforeAll(async () => {
  reader = await createTestReader();
});

const TEXT = `package a;
import b.C;
class Player {
  private int count;
  void start() { count = 1; run(); }
  int stop(int how) { count = 0; return how; }
  class Inner { int inner; void go() { inner++; } }
  void last() { stop(1); }
}
class Second { void other() { } }
`;

function open(text = TEXT): OpenJava {
  return OpenJava.open(reader, 'Player.java', text)!;
}

/** Puts a text behind the first place of another. */
function typed(text: string, behind: string, insert: string): string {
  const at = text.indexOf(behind) + behind.length;
  return text.slice(0, at) + insert + text.slice(at);
}

function listed(file: JavaFile): string[] {
  return membersOf(file).map(({ name, stale }) => (stale ? `${name}?` : name));
}

const ALL = ['count', 'start', 'stop', 'last', 'inner', 'go', 'other'];

function staleOnly(...names: readonly string[]): string[] {
  return ALL.map((name) => (names.includes(name) ? `${name}?` : name));
}

describe('half-typed code', () => {
  it.each([
    ['a call that is not finished', 'run();', ' foo.'],
    ['an expression that is not finished', 'run();', ' int x = '],
    ['an open parenthesis', 'count = 1; ', 'foo('],
    ['an open brace', 'count = 1; ', 'if (x) {'],
    ['an open string', 'count = 1; ', 'foo("'],
    ['an open comment', 'count = 1; ', '/* '],
    ['an open block of text', 'count = 1; ', '"""'],
    ['a lambda that is not finished', 'count = 1; ', 'post(() -> '],
    ['an anonymous class that is not finished', 'count = 1; ', 'post(new Runnable() { void '],
    ['a switch that is not finished', 'count = 1; ', 'switch (x) { case '],
  ])('keeps all members: %s', (_, behind, insert) => {
    const file = open();
    const before = membersOf(file.file).map(({ tree }) => tree);
    const after = file.update(typed(TEXT, behind, insert))!;
    expect(after.problems).not.toEqual([]);
    expect(listed(after)).toEqual(staleOnly('start'));
    expect(membersOf(after).map(({ tree }) => tree)).toEqual(before);
    expect(after.package).toBe('a');
    expect(after.imports).toHaveLength(1);
    expect(listed(file.update(TEXT)!)).toEqual(ALL);
    file.close();
  });

  it('has every member once if there is a brace too many', () => {
    const file = open();
    const after = file.update(typed(TEXT, 'count = 1; ', '}'))!;
    expect(listed(after)).toEqual(ALL);
    expect(listed(file.update(TEXT)!)).toEqual(ALL);
    file.close();
  });

  it('has the members that nobody touched where they stand now', () => {
    const file = open();
    const text = typed(TEXT, 'count = 1; ', 'if (x) {\n\n ');
    for (const { name, nameAt, extent } of membersOf(file.update(text)!)) {
      expect(text.slice(nameAt.start, nameAt.end)).toBe(name);
      expect(text.slice(extent.start, extent.end)).toContain(name);
    }
    file.close();
  });

  it('reads another method anew while one is broken', () => {
    const file = open();
    const broken = typed(TEXT, 'run();', ' foo.');
    file.update(broken);
    const after = file.update(typed(broken, 'stop(1);', ' stop(2);'))!;
    expect(listed(after)).toEqual(staleOnly('start'));
    expect(membersOf(after).find(({ name }) => name === 'last')!.tree.length).toBeGreaterThan(
      membersOf(open().file).find(({ name }) => name === 'last')!.tree.length,
    );
    file.close();
  });

  it('goes letter by letter and is fresh in the end', () => {
    const file = open();
    let text = TEXT;
    let at = text.indexOf('run();');
    for (const letter of 'if (count > 0) { handler.post(() -> { stop("a"); }); } ') {
      text = text.slice(0, at) + letter + text.slice(at);
      at++;
      const names = listed(file.update(text)!).map((name) => name.replace('?', ''));
      expect(names).toEqual(ALL);
    }
    expect(listed(file.file)).toEqual(ALL);
    file.close();
  });

  it('forgets a member that is deleted while another is broken', () => {
    const file = open();
    const broken = typed(TEXT, 'run();', ' foo.');
    file.update(broken);
    const after = file.update(broken.replace(/ {2}int stop.*\n/, ''))!;
    expect(listed(after)).toEqual(staleOnly('start').filter((name) => name !== 'stop'));
    file.close();
  });

  it('forgets a member that is deleted while the class cannot be read', () => {
    const file = open();
    const broken = typed(TEXT, 'count = 1; ', 'if (x) {');
    file.update(broken);
    const after = file.update(broken.replace(/ {2}int stop.*\n/, ''))!;
    expect(listed(after)).toEqual(staleOnly('start').filter((name) => name !== 'stop'));
    file.close();
  });

  it('shows new members while another is broken', () => {
    const file = open();
    const broken = typed(TEXT, 'run();', ' foo.');
    file.update(broken);
    const after = file.update(typed(broken, 'stop(1); }\n', '  void added() { }\n'))!;
    expect(listed(after)).toContain('added');
    file.close();
  });

  it('takes a changed head, not the old one', () => {
    const file = open();
    const broken = typed(TEXT, 'run();', ' foo.');
    file.update(broken);
    const after = file.update(broken.replace('int stop(int how)', 'int stop(int how, long when)'))!;
    const stops = membersOf(after).filter(({ name }) => name === 'stop');
    expect(stops.map(({ parameters }) => parameters.length)).toEqual([2]);
    file.close();
  });

  it('keeps a method whose parameters are being typed', () => {
    const file = open();
    const after = file.update(TEXT.replace('int stop(int how)', 'int stop(int how, )'))!;
    expect(listed(after)).toEqual(staleOnly('stop'));
    file.close();
  });

  it('shows a member that was never whole as it is now', () => {
    const file = open('class A { void f() { foo. } int g; }');
    const after = file.update('class A { void f() { bar(); foo. } int g; }')!;
    expect(listed(after)).toEqual(['f', 'g']);
    expect(membersOf(after)[0]!.tree.length).toBeGreaterThan(
      membersOf(open('class A { void f() { foo. } int g; }').file)[0]!.tree.length,
    );
    file.close();
  });

  it('is not stale for a file that was never whole', () => {
    const file = open('class A { void f() { foo. } int g; }');
    expect(listed(file.file)).toEqual(['f', 'g']);
    expect(membersOf(file.file)[0]!.tree.broken).toBe(true);
    file.close();
  });
});

describe('a file that is broken from the start', () => {
  it.each([
    ['cut off in a method', TEXT.slice(0, TEXT.indexOf('return how'))],
    ['cut off in a call', TEXT.slice(0, TEXT.indexOf('return how') - 8)],
    ['cut off behind a method', TEXT.slice(0, TEXT.indexOf('  class Inner'))],
  ])('has its class and its members: %s', (_, text) => {
    const file = open(text);
    expect(file.file.problems).not.toEqual([]);
    expect(listed(file.file)).toEqual(['count', 'start', 'stop']);
    for (const { extent } of membersOf(file.file)) {
      expect(extent.end).toBeLessThanOrEqual(text.length);
    }
    const names = membersOf(file.update(`${text} `)!).map(({ name }) => name);
    expect(names).toEqual(['count', 'start', 'stop']);
    expect(listed(file.update(TEXT)!)).toEqual(ALL);
    file.close();
  });

  it('has its class if a brace is missing in the middle', () => {
    const text = TEXT.replace('run(); }', 'run();');
    expect(open(text).file.types.map(({ name }) => name)).toContain('Player');
  });
});

describe('an edit', () => {
  it('leaves the trees of all other members alone', () => {
    const file = open();
    const before = membersOf(file.file);
    const after = membersOf(file.update(typed(TEXT, 'count = 1; ', 'stop(2); '))!);
    const isSame = after.map((member, index) => member.tree === before[index]!.tree);
    expect(isSame).toEqual([true, false, true, true, true, true, true]);
    expect(after[0]).toBe(before[0]);
    file.close();
  });

  it('of a body leaves the signature alone; of a head it does not', () => {
    const file = open();
    const { signature } = file.file;
    expect(file.update(typed(TEXT, 'count = 1; ', 'stop(2); '))!.signature).toBe(signature);
    expect(file.update(typed(TEXT, 'import b.C;', '\n// x'))!.signature).toBe(signature);
    expect(file.update(typed(TEXT, 'int count', ' = 3'))!.signature).toBe(signature);
    for (const [behind, insert] of [
      ['int count', '2'],
      ['private int count', ', more'],
      ['int stop(int how', ', int x'],
      ['  void last', '2'],
      ['class Second', ' extends Player'],
      ['import b.C;', ' import b.D;'],
      ['class Player {', ' { }'],
      ['  int stop(int how) { count = 0; return how; }', ' @A void annotated() {}'],
    ] as const) {
      expect(file.update(typed(TEXT, behind, insert))!.signature, insert).not.toBe(signature);
    }
    expect(file.update(TEXT)!.signature).toBe(signature);
    file.close();
  });
});
