import { beforeAll, describe, expect, it } from 'vitest';
import { CancellationSource } from '../../../../server/src/base/cancellation.js';
import { OpenJava } from '../../../../server/src/java/syntax/open-java.js';
import { parseJava, type JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { printTree } from '../../../../server/src/java/syntax/print-tree.js';
import { createTestReader, readJava } from '../../../support/java/java-parser.js';

let reader: JavaReader;

beforeAll(async () => {
  reader = await createTestReader();
});

const LONG = `class A { ${'void f() { g(1, 2); }\n'.repeat(5000)} }`;

function cancelled() {
  const source = new CancellationSource();
  source.cancel();
  return source.token;
}

describe('parseJava', () => {
  it('gives every member a tree of its own, counted from its start', () => {
    const file = readJava(reader, 'class A {\n  int a;\n  void run() { a++; }\n}\n');
    const [, run] = file.types[0]!.members;
    expect(run!.piece).toEqual({ start: 21, end: 40 });
    expect(printTree(run!.tree, reader.names, true)).toBe(
      `methodDeclaration 0-19
  type: voidType void 0-4
  name: identifier run 5-8
  parameters: formalParameters 8-10
  body: block 11-19
    expressionStatement 13-17
      updateExpression _++ 13-16
        identifier a 13-14`,
    );
  });

  it('gives several names of one field the same tree', () => {
    const [one, two] = readJava(reader, 'class A { int a, b[]; }').types[0]!.members;
    expect(one!.tree).toBe(two!.tree);
    expect([one!.node, two!.node]).toEqual([2, 4]);
  });

  it('stops when it is cancelled, and reads the next file as if nothing had been', () => {
    expect(parseJava(reader, 'A.java', LONG, cancelled())).toBeUndefined();
    expect(readJava(reader, 'class B { int b; }').types[0]!.members).toHaveLength(1);
  });

  it('leaves an open file as it was when its update is cancelled', () => {
    const open = OpenJava.open(reader, 'A.java', 'class A { int a; }')!;
    const before = open.file;
    expect(open.update(LONG, cancelled())).toBeUndefined();
    expect(open.file).toBe(before);
    expect(open.update('class A { int ab; }')!.types[0]!.members[0]!.name).toBe('ab');
    open.close();
  });

  it('does not fill the wasm memory, however much is read', () => {
    readJava(reader, LONG);
    const size = reader.parser.memory.HEAPU8.length;
    for (let round = 0; round < 8; round++) readJava(reader, LONG);
    const open = OpenJava.open(reader, 'A.java', LONG)!;
    for (let round = 0; round < 8; round++) open.update(`${LONG}${' '.repeat(round)}`);
    open.close();
    expect(reader.parser.memory.HEAPU8.length).toBeLessThanOrEqual(size * 1.5);
  });
});
