/**
 * What our resolution says of calls, creations, references, fields and lambdas, in the lines that
 * JavacFacts.java prints: file, kind, first and past-the-last character, owner, name, parameters.
 */
import { resolveBody } from '../../../server/src/java/program/body/resolve-body.js';
import type { Program } from '../../../server/src/java/program/program.js';
import type { ResolvedBody, Target } from '../../../server/src/java/program/resolved-body.js';
import type { MemberSource } from '../../../server/src/java/program/symbols.js';
import { causeText } from '../../../server/src/java/program/type-text.js';
import { Kind } from '../../../server/src/java/syntax/kinds.js';
import type { Names } from '../../../server/src/java/syntax/names.js';
import { kindOf, type NodeIndex } from '../../../server/src/java/syntax/tree.js';

/** `file kind start end` to `owner name parameters`. */
export type Facts = Map<string, string>;

export function factsOf(program: Program, names: Names): Facts {
  const facts: Facts = new Map();
  for (const symbol of program.sourceClasses) {
    for (const member of symbol.members) addBody(facts, resolveBody(program, member, names));
  }
  return facts;
}

function addBody(facts: Facts, body: ResolvedBody): void {
  const { node, tree } = body.member.declaration;
  for (let at: number = node; at < tree.past[node]!; at++) {
    addNode(facts, body, at as NodeIndex);
  }
}

function addNode(facts: Facts, body: ResolvedBody, node: NodeIndex): void {
  const { member, targets, functions } = body;
  const { tree } = member.declaration;
  const target = targets[node];
  const kind = kindName(kindOf(tree, node), target);
  const called = functions.get(node);
  if (called !== undefined) {
    const { owner, name, descriptor } = called.method;
    facts.set(keyOf(member, node, 'function'), `${owner.name}\t${name}\t${descriptor}`);
  }
  if (target === undefined || kind === undefined || isDeclaration(body, node)) return;
  facts.set(keyOf(member, node, kind), textOf(target));
}

/** The name of a declared variable is no use of it. */
function isDeclaration({ targets }: ResolvedBody, node: NodeIndex): boolean {
  const target = targets[node];
  return target?.kind === 'local' && target.variable.node === node;
}

function kindName(kind: Kind, target: Target | undefined): string | undefined {
  switch (kind) {
    case Kind.methodInvocation:
      return 'call';
    case Kind.objectCreationExpression:
      return 'new';
    case Kind.explicitConstructorInvocation:
      return 'explicit';
    case Kind.enumConstant:
      return 'enum';
    case Kind.methodReference:
      return 'ref';
    case Kind.identifier:
    case Kind.fieldAccess:
      return target?.kind === 'local' ? 'local' : target?.kind === 'field' ? 'field' : 'name';
    default:
      return undefined;
  }
}

function keyOf({ file, declaration }: MemberSource, node: NodeIndex, kind: string): string {
  const { tree, piece } = declaration;
  const hasEnd = kind !== 'explicit' && kind !== 'enum';
  const end = hasEnd ? piece.start + tree.end[node]! : -1;
  return [file.path, kind, piece.start + tree.start[node]!, end].join('\t');
}

function textOf(target: Target): string {
  switch (target.kind) {
    case 'method': {
      const { owner, name, descriptor } = target.call.method;
      return `${owner.name}\t${name}\t${descriptor}`;
    }
    case 'field':
      return `${target.field.owner.name}\t${target.field.name}\t`;
    case 'local':
      return `\t${target.variable.name}\t`;
    case 'unknown':
      return `? ${causeText(target.cause)}`;
    case 'class':
      return `class ${target.class.name}`;
    case 'package':
      return `package ${target.name}`;
    case 'length':
      return 'length';
  }
}
