import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { parserText } from '../../../../server/src/java/syntax/parser-text.js';
import { parseTree } from '../../../../server/src/java/syntax/parser.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { printTree } from '../../../../server/src/java/syntax/print-tree.js';
import { createTestReader, readJava } from '../../../support/java/java-parser.js';
import { plainWalk } from '../../../support/java/plain-walk.js';
import { syntaxFixtures } from './fixtures.js';

let reader: JavaReader;

beforeAll(async () => {
  reader = await createTestReader();
});

function walked(text: string): string {
  const tree = parseTree(reader.parser, parserText(text))!;
  const printed = printTree(reader.walker.walk(tree, text), reader.names, true);
  tree.delete();
  return printed;
}

function plainlyWalked(text: string): string {
  return printTree(plainWalk(reader.parser, reader.names, text), reader.names, true);
}

/** The tree of statements, without what is around them. */
function statements(text: string): string {
  const [run] = readJava(reader, `class A { void run() { ${text} } }`).types[0]!.members;
  const lines = printTree(run!.tree, reader.names).split('\n');
  return lines
    .slice(lines.indexOf('  body: block') + 1)
    .map((line) => line.slice(4))
    .join('\n');
}

describe('the walk through the parser’s memory', () => {
  it.each(syntaxFixtures())('$name is as the cursor sees it', ({ text }) => {
    expect(walked(text)).toBe(plainlyWalked(text));
  });

  it('is as the cursor sees it, of broken texts too', () => {
    const texts = syntaxFixtures().map((fixture) => fixture.text);
    const cuts = fc.record({
      text: fc.constantFrom(...texts),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.nat({ max: 200 }),
      insert: fc.constantFrom('', '{', '}', '(', ')', '"', ';', '/*', '😀', 'x', '@', 'int '),
    });
    fc.assert(
      fc.property(cuts, ({ text, at, length, insert }) => {
        const start = Math.floor(at * text.length);
        const cut = text.slice(0, start) + insert + text.slice(start + length);
        expect(walked(cut)).toBe(plainlyWalked(cut));
      }),
      { numRuns: 100 },
    );
  });
});

describe('the compact tree', () => {
  it('has places in UTF-16, whatever the characters', () => {
    const text = '\ufeff/* 😀 */ class A { String s = "😀é"; int größe; }';
    const [s, size] = readJava(reader, text).types[0]!.members;
    expect(text.slice(s!.nameAt.start, s!.nameAt.end)).toBe('s');
    expect(text.slice(size!.nameAt.start, size!.nameAt.end)).toBe('größe');
  });

  it.each(['\n', '\r\n', '\r'])('takes %j for the end of a line', (end) => {
    const lines = ['class A { // comment', '  int a; // int b;', '  int c;', '}', ''];
    const file = readJava(reader, lines.join(end));
    expect(file.types[0]!.members.map(({ name }) => name)).toEqual(['a', 'c']);
    expect(file.lines).toBe(5);
  });

  it('says operators, and on which side an update stands', () => {
    expect(statements('a = -b + c; ++a; a--; a >>>= 1;')).toBe(
      `expressionStatement
  assignmentExpression =
    left: identifier a
    right: binaryExpression +
      left: unaryExpression -
        operand: identifier b
      right: identifier c
expressionStatement
  updateExpression ++_
    identifier a
expressionStatement
  updateExpression _--
    identifier a
expressionStatement
  assignmentExpression >>>=
    left: identifier a
    right: decimalIntegerLiteral 1`,
    );
  });

  it('has switches with patterns, guards and defaults', () => {
    expect(
      statements('int k = switch (o) { case P(int x, var y) when x > 0 -> 1; default -> 2; };'),
    ).toBe(`localVariableDeclaration
  type: integralType int
  declarator: variableDeclarator
    name: identifier k
    value: switchExpression
      condition: parenthesizedExpression
        identifier o
      body: switchBlock
        switchRule
          switchLabel
            pattern
              recordPattern
                identifier P
                recordPatternBody
                  recordPatternComponent
                    integralType int
                    identifier x
                  recordPatternComponent
                    typeIdentifier var
                    identifier y
            guard
              binaryExpression >
                left: identifier x
                right: decimalIntegerLiteral 0
          expressionStatement
            decimalIntegerLiteral 1
        switchRule
          switchLabel default
          expressionStatement
            decimalIntegerLiteral 2`);
  });

  it('has lambdas, method references, anonymous classes and creations', () => {
    expect(
      statements('f((x, y) -> x, A::new, this::g, new B<>(1) { int c; }, new int[2][], s -> { });'),
    ).toBe(`expressionStatement
  methodInvocation
    name: identifier f
    arguments: argumentList
      lambdaExpression
        parameters: inferredParameters
          identifier x
          identifier y
        body: identifier x
      methodReference new
        identifier A
      methodReference
        this this
        identifier g
      objectCreationExpression
        type: genericType
          typeIdentifier B
          typeArguments
        arguments: argumentList
          decimalIntegerLiteral 1
        classBody
          fieldDeclaration
            type: integralType int
            declarator: variableDeclarator
              name: identifier c
      arrayCreationExpression
        type: integralType int
        dimensions: dimensionsExpr
          decimalIntegerLiteral 2
        dimensions: dimensions []
      lambdaExpression
        parameters: identifier s
        body: block`);
  });

  it('has resources, several exceptions, labels and monitors', () => {
    expect(
      statements(
        'l: try (var a = b(); c) { break l; } catch (D | E e) { } finally { synchronized (f) { } }',
      ),
    ).toBe(`labeledStatement
  identifier l
  tryWithResourcesStatement
    resources: resourceSpecification
      resource
        type: typeIdentifier var
        name: identifier a
        value: methodInvocation
          name: identifier b
          arguments: argumentList
      resource
        identifier c
    body: block
      breakStatement
        identifier l
    catchClause
      catchFormalParameter
        catchType
          typeIdentifier D
          typeIdentifier E
        name: identifier e
      body: block
    finallyClause
      block
        synchronizedStatement
          parenthesizedExpression
            identifier f
          body: block`);
  });

  it('keeps texts of literals whole, blocks of text included', () => {
    expect(
      statements('f("a\\n\\"", \'\\u0041\', """\n  x "y"\n  """, 0x1.8p1, 1_000L, null, true);'),
    ).toBe(`expressionStatement
  methodInvocation
    name: identifier f
    arguments: argumentList
      stringLiteral "a\\n\\""
      characterLiteral '\\u0041'
      stringLiteral """\\n  x "y"\\n  """
      hexFloatingPointLiteral 0x1.8p1
      decimalIntegerLiteral 1_000L
      nullLiteral null
      true true`);
  });

  it('marks what is invented and what cannot be read', () => {
    expect(statements('a = ; b() c();')).toContain('error');
    expect(readJava(reader, 'class A { void f() { g() } }').types[0]!.members[0]!.tree.broken).toBe(
      true,
    );
    expect(
      readJava(reader, 'class A { void f() { g(); } }').types[0]!.members[0]!.tree.broken,
    ).toBe(false);
  });
});
