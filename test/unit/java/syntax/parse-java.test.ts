import { beforeAll, describe, expect, it } from 'vitest';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { printTree } from '../../../../server/src/java/syntax/print-tree.js';
import { createTestReader, readJava } from '../../../support/java/java-parser.js';

let reader: JavaReader;

beforeAll(async () => {
  reader = await createTestReader();
});

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
});
