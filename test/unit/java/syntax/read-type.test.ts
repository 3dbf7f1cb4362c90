import { beforeAll, describe, expect, it } from 'vitest';
import type { MemberDeclaration } from '../../../../server/src/java/syntax/declarations.js';
import { Kind } from '../../../../server/src/java/syntax/kinds.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { readType } from '../../../../server/src/java/syntax/read-type.js';
import type { NodeIndex } from '../../../../server/src/java/syntax/tree.js';
import { memberFacts, typeFacts } from '../../../support/java/declaration-marks.js';
import { createTestReader, readJava } from '../../../support/java/java-parser.js';

let reader: JavaReader;

beforeAll(async () => {
  reader = await createTestReader();
});

/** The types that stand in a member, outermost first, each with its members. */
function typesIn({ tree }: MemberDeclaration): string[] {
  return Array.from(tree.kind, (_, node) => readType(tree, node as NodeIndex, reader.names))
    .filter((type) => type !== undefined)
    .map((type) => {
      const members = type.members.map((each) => `${each.kind} ${each.name} ${memberFacts(each)}`);
      return [`${type.kind} '${type.name}' ${typeFacts(type)}`.trim(), ...members].join('; ');
    });
}

function memberOf(text: string): MemberDeclaration {
  return readJava(reader, `class A { int before; ${text} }`).types[0]!.members[1]!;
}

describe('types in bodies', () => {
  it('are local ones of every kind', () => {
    const member = memberOf(
      `void f() {
        final class L<T> extends B implements C { T t; L(int x) { } void g() { } }
        record R(int x) { }
        enum E { ONE { void h() { } } }
        interface I { int K = 1; }
      }`,
    );
    expect(typesIn(member)).toEqual([
      "class 'L' final <T> extends B implements C; field t T; constructor <init> void(int x); method g void()",
      "record 'R'; component x private final int",
      "enum 'E'; enum-constant ONE public static final E",
      "class ''; method h void()",
      "interface 'I'; field K int",
    ]);
  });

  it('are anonymous ones, in methods, fields and enum constants', () => {
    expect(typesIn(memberOf('B<C> b = new B<>() { int x; { x = 1; } };'))).toEqual([
      "class '' extends B<>; field x int; initializer <init> void",
    ]);
    const [one] = readJava(reader, 'enum E { ONE(1) { int y; } }').types[0]!.members;
    expect(typesIn(one!)).toEqual(["class ''; field y int"]);
    expect(typesIn(memberOf('Object o = new Object();'))).toEqual([]);
  });

  it('have members in the tree of the body, counted from its start', () => {
    const member = memberOf('Runnable r = new Runnable() { public void run() { } };');
    const text = 'Runnable r = new Runnable() { public void run() { } };';
    const creation = member.tree.kind.indexOf(Kind.objectCreationExpression) as NodeIndex;
    const type = readType(member.tree, creation, reader.names)!;
    const [run] = type.members;
    expect(run!.tree).toBe(member.tree);
    expect(member.tree.kind[run!.node]).toBe(Kind.methodDeclaration);
    expect(text.slice(run!.nameAt.start, run!.nameAt.end)).toBe('run');
    expect(text.slice(type.nameAt.start, type.nameAt.end)).toBe('Runnable');
    expect(run!.piece).toEqual({ start: 0, end: text.length });
  });

  it('hold types of their own', () => {
    const member = memberOf('void f() { class L { class M { int deep; } } }');
    const local = member.tree.kind.indexOf(Kind.classDeclaration) as NodeIndex;
    const type = readType(member.tree, local, reader.names)!;
    expect(type.types.map(({ name }) => name)).toEqual(['M']);
    expect(type.types[0]!.members[0]!.name).toBe('deep');
  });
});
