import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JavaFile } from '../../../../server/src/java/syntax/declarations.js';
import { OpenJava } from '../../../../server/src/java/syntax/open-java.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { fileFacts, membersOf } from '../../../support/java/file-facts.js';
import { createTestReader, readJava } from '../../../support/java/java-parser.js';
import { syntaxFixtures } from './fixtures.js';

let reader: JavaReader;

beforeAll(async () => {
  reader = await createTestReader();
});

interface RandomEdit {
  /** Where, and how much is taken out, as parts of a million of the text. */
  readonly at: number;
  readonly take: number;
  readonly insert: string;
}

const MILLION = 1_000_000;

const CHUNKS = [
  ...['', 'x', ' ', '\n', '{', '}', '(', ')', '"', "'", ';', ',', '.', '<', '>', '=', '@', '\\'],
  ...['/*', '*/', '//', '"""', '{}', '()', '->', '\r\n', '\r', '😀', 'é', '\0'],
  ...['int y;', ' void g() { run(); } ', 'class Z { int z; }', 'static ', 'enum E { A, B }'],
  ...['if (a) { b(); }', 'new Runnable() { public void run() {} }', 'x -> { }', 'case 1: '],
];

const randomEdits: fc.Arbitrary<RandomEdit[]> = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: MILLION }),
    take: fc.oneof(
      { weight: 6, arbitrary: fc.constant(0) },
      { weight: 3, arbitrary: fc.integer({ min: 0, max: 3000 }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: MILLION }) },
    ),
    insert: fc.oneof(fc.constantFrom(...CHUNKS), fc.string({ unit: 'binary', maxLength: 4 })),
  }),
  { minLength: 1, maxLength: 6 },
);

function applied(text: string, { at, take, insert }: RandomEdit): string {
  const start = Math.floor((at / MILLION) * text.length);
  const end = Math.min(text.length, start + Math.floor((take / MILLION) * text.length));
  return text.slice(0, start) + insert + text.slice(end);
}

/** Each edit, and at times its undoing, so that whole texts come about often. */
function versions(text: string, edits: readonly RandomEdit[]): string[] {
  return edits.flatMap((edit, index) => {
    const before = text;
    const after = applied(before, edit);
    if (index % 2 === 0) return [after, before];
    text = after;
    return [after];
  });
}

/** Whatever is broken, no member is there twice, and all stand in the text. */
function expectEachOnce(file: JavaFile, text: string): void {
  const members = membersOf(file);
  const places = members.map(({ kind, nameAt }) => `${kind} ${nameAt.start}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  expect(members.filter(({ piece, nameAt }) => piece.start > nameAt.start)).toEqual([]);
  expect(members.filter(({ piece }) => piece.end > text.length)).toEqual([]);
}

describe('an open file', () => {
  it.each(syntaxFixtures())('$name is as if read anew after every edit', ({ text }) => {
    let whole = 0;
    fc.assert(
      fc.property(randomEdits, (edits) => {
        const open = OpenJava.open(reader, 'Test.java', text)!;
        for (const version of versions(text, edits)) {
          const updated = open.update(version)!;
          const fresh = readJava(reader, version);
          // Where a broken text is broken may be seen in different ways; that it is, may not.
          expect(updated.problems.length > 0).toBe(fresh.problems.length > 0);
          expectEachOnce(updated, version);
          if (fresh.problems.length > 0) continue;
          whole++;
          expect(fileFacts(updated, reader.names)).toEqual(fileFacts(fresh, reader.names));
        }
        open.close();
      }),
      { numRuns: 60 },
    );
    expect(whole).toBeGreaterThan(20);
  });

  it.each([
    ['a \\r that ends a comment', 'class A { // all of it\r int x; }'],
    ['an annotation before dots', 'class A { void all(Object @Nullable ... all) {} }'],
  ])('is read when it is opened as it is later: %s', (_, text) => {
    const open = OpenJava.open(reader, 'A.java', text)!;
    expect(fileFacts(open.file, reader.names)).toEqual(
      fileFacts(readJava(reader, text, 'A.java'), reader.names),
    );
    expect(membersOf(open.file)).toHaveLength(1);
    open.close();
  });

  it('walks a type anew that is local again, once a brace too many is gone', () => {
    const text = 'class A { void f() { int x; enum Color { RED } } void g() { } }';
    const open = OpenJava.open(reader, 'A.java', text)!;
    open.update(text.replace('int x; enum', 'int x; } enum'));
    const fresh = readJava(reader, text, 'A.java');
    expect(fileFacts(open.update(text)!, reader.names)).toEqual(fileFacts(fresh, reader.names));
    open.close();
  });
});
