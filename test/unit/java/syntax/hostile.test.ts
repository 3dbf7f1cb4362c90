import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Extent, JavaFile } from '../../../../server/src/java/syntax/declarations.js';
import { OpenJava } from '../../../../server/src/java/syntax/open-java.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { membersOf } from '../../../support/java/file-facts.js';
import { createTestReader, readJava } from '../../../support/java/java-parser.js';
import { syntaxFixtures } from './fixtures.js';

let reader: JavaReader;

beforeAll(async () => {
  reader = await createTestReader();
});

const MANY = 10_000;

function inClass(text: string): string {
  return `class A { ${text} }`;
}

/** Nested this deep, repeated this often. */
const HOSTILE: Readonly<Record<string, string>> = {
  parentheses: inClass(`int x = ${'('.repeat(MANY)}1${')'.repeat(MANY)};`),
  'open parentheses': inClass(`int x = ${'('.repeat(MANY)};`),
  blocks: inClass(`void f() ${'{'.repeat(MANY)}${'}'.repeat(MANY)}`),
  'open blocks': `class A { void f() ${'{'.repeat(MANY)}`,
  'closed blocks': inClass(`void f() {} ${'}'.repeat(MANY)}`),
  classes: 'class A {'.repeat(MANY) + '}'.repeat(MANY),
  'open classes': 'class A {'.repeat(MANY),
  'anonymous classes': inClass(
    `Object x = ${'new B() { Object y = '.repeat(MANY)}1${'; }'.repeat(MANY)};`,
  ),
  lambdas: inClass(`Object x = ${'a -> '.repeat(MANY)}1;`),
  signs: inClass(`int x = ${'- '.repeat(MANY)}1;`),
  sums: inClass(`int x = ${'1 + '.repeat(MANY)}1;`),
  calls: inClass(`int x = a${'.b()'.repeat(MANY)};`),
  choices: inClass(`int x = ${'a ? 1 : '.repeat(MANY)}1;`),
  'else ifs': inClass(`void f() { ${'if (a) b(); else '.repeat(MANY)}c(); }`),
  generics: inClass(`${'B<'.repeat(MANY)}C${'>'.repeat(MANY)} x;`),
  arrays: inClass(`int${'[]'.repeat(MANY)} x = ${'{'.repeat(MANY)}${'}'.repeat(MANY)};`),
  annotations: inClass(`${'@B('.repeat(MANY)}1${')'.repeat(MANY)} int x;`),
  'long names': `import ${'a.'.repeat(MANY)}b; ${inClass(`${'a.'.repeat(MANY)}B x;`)}`,
  casts: inClass(`int x = ${'(int) '.repeat(MANY)}1;`),
  quotes: '"'.repeat(MANY),
  'comment starts': '/*'.repeat(MANY),
  'annotation starts': '@'.repeat(MANY),
  'a method of ten thousand lines': inClass(`void f() { ${'g(1, "a", b.c());\n'.repeat(MANY)} }`),
  'a long string': inClass(`String s = "${'x'.repeat(100 * MANY)}";`),
  'many fields': inClass('int x = 1;\n'.repeat(MANY)),
  'many names of one field': inClass(`int ${'x = 1, '.repeat(MANY)} y;`),
  'many classes': 'class A { int x; void f() { } }\n'.repeat(MANY),
  'many errors': 'class A { int = ; }\n'.repeat(MANY),
  'many cases': inClass(`void f() { switch (x) { ${'case 1: g(); break;\n'.repeat(MANY)} } }`),
  zeros: '\0'.repeat(MANY),
  'half characters': '\ud800'.repeat(MANY) + '\udc00'.repeat(MANY),
  'bytes of another encoding': inClass('String s = "\ufffd\u0080\u009f"; int \ufffd;'),
  'UTF-16 read as bytes': inClass('int x;').replaceAll(/./g, '$&\0'),
};

/** All places are within the text, all trees well-formed. */
function expectSound(file: JavaFile, text: string): void {
  const isWithin = ({ start, end }: Extent) => start <= end && end <= text.length;
  const unsound = membersOf(file).filter(
    ({ tree, node, piece, extent, nameAt }) =>
      ![piece, extent, nameAt].every(isWithin) ||
      node >= tree.length ||
      tree.past[0] !== tree.length,
  );
  expect(unsound).toEqual([]);
  expect(file.problems.filter(({ at }) => !isWithin(at))).toEqual([]);
}

describe('hostile sources', () => {
  it.each(Object.entries(HOSTILE))('%s are read, edited and read again', (_, text) => {
    expectSound(readJava(reader, text), text);
    const open = OpenJava.open(reader, 'Test.java', text)!;
    const middle = text.length >> 1;
    for (const key of ['x', '}', '"']) {
      const typed = text.slice(0, middle) + key + text.slice(middle);
      expectSound(open.update(typed)!, typed);
    }
    expectSound(open.update(text)!, text);
    open.close();
  });

  it('cut off anywhere', () => {
    const texts = syntaxFixtures().map((fixture) => fixture.text);
    const cuts = fc.tuple(
      fc.constantFrom(...texts),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.boolean(),
    );
    fc.assert(
      fc.property(cuts, ([text, part, isHead]) => {
        const at = Math.floor(part * text.length);
        const cut = isHead ? text.slice(0, at) : text.slice(at);
        expectSound(readJava(reader, cut), cut);
      }),
      { numRuns: 100 },
    );
  });

  it('garbled', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.constantFrom(
          ...['class', 'A', '{', '}', '(', ')', ';', 'void', 'int', '=', '"', '/*', '*/', '<', '>'],
          ...['@', ',', '.', 'new', 'enum', 'record', '->', '::', 'switch', 'case', ':', '\n', "'"],
          ...['interface', 'import', 'static', 'default', '?', '[', ']', '"""', 'extends', '&'],
        ),
        fc.string({ unit: 'binary', maxLength: 5 }),
      ),
      { maxLength: 80 },
    );
    fc.assert(
      fc.property(pieces, pieces, (one, other) => {
        const [before, after] = [one.join(' '), other.join('')];
        const open = OpenJava.open(reader, 'Test.java', before)!;
        expectSound(open.file, before);
        expectSound(open.update(after)!, after);
        expectSound(open.update(before)!, before);
        open.close();
      }),
      { numRuns: 200 },
    );
  });
});
