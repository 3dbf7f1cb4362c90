import { beforeAll, describe, expect, it } from 'vitest';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { byPlace, declarationMarks, markText } from '../../../support/java/declaration-marks.js';
import { createTestReader, readJava } from '../../../support/java/java-parser.js';
import { readMarks, type Mark } from '../../../support/java/marks.js';
import { syntaxFixtures } from './fixtures.js';

let reader: JavaReader;

beforeAll(async () => {
  reader = await createTestReader();
});

function listed(marks: readonly Mark[]): string[] {
  return [...marks].sort(byPlace).map((mark) => `${mark.line}: ${markText(mark)}`);
}

describe.each(syntaxFixtures())('$name', ({ text }) => {
  it('declares what its marks say', () => {
    expect(listed(declarationMarks(readJava(reader, text)))).toEqual(listed(readMarks(text)));
  });

  it('has no problems', () => {
    expect(readJava(reader, text).problems).toEqual([]);
  });
});

describe('a file', () => {
  it('has a package and imports', () => {
    const file = readJava(
      reader,
      'package a.b;\nimport c.D;\nimport c.*;\nimport static e.F.g;\nimport static e.F.*;\n',
    );
    expect(file.package).toBe('a.b');
    expect(file.imports).toEqual([
      { name: 'c.D', static: false, star: false },
      { name: 'c', static: false, star: true },
      { name: 'e.F.g', static: true, star: false },
      { name: 'e.F', static: true, star: true },
    ]);
  });

  it('may have nothing at all', () => {
    expect(readJava(reader, '')).toMatchObject({ package: '', imports: [], types: [], lines: 1 });
  });

  it('may be a module or a package description', () => {
    expect(readJava(reader, 'open module a.b { requires c; exports d to e; }').types).toEqual([]);
    expect(readJava(reader, '/** Doc. */\n@A(1)\npackage a.b;').package).toBe('a.b');
  });

  it('says where its lines begin', () => {
    expect([...readJava(reader, 'a\nb\r\nc\rd').lineStarts]).toEqual([0, 2, 5, 7]);
  });

  it('says where it is broken', () => {
    const { problems } = readJava(reader, 'class A {\n  void f() { int = ; }\n  int g\n}\n');
    expect(problems.map(({ at }) => at)).toEqual([
      { start: 23, end: 28 },
      { start: 40, end: 40 },
    ]);
  });
});
