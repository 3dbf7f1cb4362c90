/**
 * The walk over a member: of the class that the body belongs to, or of a class that stands in it. Its
 * parameters come from its symbol; what it returns is expected of its `return`s.
 */
import { Kind, Role } from '../../syntax/kinds.js';
import type { MemberDeclaration } from '../../syntax/declarations.js';
import { childIn, childOfKind, ROOT, type NodeIndex } from '../../syntax/tree.js';
import type { LocalVariable } from '../resolved-body.js';
import { SourceClass } from '../source-class.js';
import type { ClassSymbol, MethodSymbol } from '../symbols.js';
import type { Body } from './body.js';
import { walkEnumConstant } from './creations.js';
import { memberClasses } from './local-classes.js';
import {
  outermostScope,
  withCode,
  withMembers,
  withTypes,
  withVariables,
  type Scope,
} from './scope.js';
import { declareParameters } from './variables.js';

/** All members of a class that stands in the body. */
export function walkClassBody(
  body: Body,
  node: NodeIndex,
  symbol: ClassSymbol,
  scope: Scope,
): void {
  if (!(symbol instanceof SourceClass)) return;
  const inside = withMembers(scope, symbol, symbol.scope);
  for (const member of symbol.source.declaration.members) {
    walkMember(body, member, symbol, member.node, inside);
  }
  for (const [each] of memberClasses(body, node, symbol)) {
    const nested = body.localClasses.get(each);
    if (nested !== undefined) body.walkClass(each, nested, inside);
  }
}

/** The classes around a member of the sources, outermost first. */
function memberScope(body: Body, owner: SourceClass): Scope {
  const around: SourceClass[] = [];
  for (let at: ClassSymbol | undefined = owner; at instanceof SourceClass; at = at.outer) {
    around.push(at);
  }
  const outermost = outermostScope(body.fileScope ?? owner.scope);
  return around.reduceRight<Scope>((up, each) => withMembers(up, each, each.scope), outermost);
}

export function walkMember(
  body: Body,
  member: MemberDeclaration,
  symbol: SourceClass,
  owner: NodeIndex,
  scope: Scope,
): void {
  const typed = withTypes(scope, symbol.scopeOf(member));
  switch (member.kind) {
    case 'method':
    case 'constructor':
    case 'compact-constructor':
      walkMethod(body, member, symbol.methodOf(member), owner, typed);
      return;
    case 'field':
      walkField(body, member, symbol, owner, typed);
      return;
    case 'enum-constant':
      walkEnumConstant(body, member.node, withCode(typed, owner, undefined));
      return;
    case 'initializer':
      body.walk(member.node, withCode(typed, owner, undefined));
      return;
    case 'static-initializer':
      walkBlock(
        body,
        childOfKind(body.tree, member.node, Kind.block),
        withCode(typed, owner, undefined),
      );
      return;
    case 'component':
    case 'element':
  }
}

function walkBlock(body: Body, block: NodeIndex | undefined, scope: Scope): void {
  if (block !== undefined) body.walk(block, scope);
}

function walkMethod(
  body: Body,
  member: MemberDeclaration,
  method: MethodSymbol | undefined,
  owner: NodeIndex,
  scope: Scope,
): void {
  const { tree } = body;
  const code = withCode(scope, owner, method?.result);
  const types = method?.parameters.map(({ type }) => type) ?? [];
  const list = childIn(tree, member.node, Role.parameters);
  const inside =
    member.kind === 'compact-constructor'
      ? withVariables(code, componentParameters(body, member, method, owner))
      : declareParameters(body, list, types, 'parameter', code);
  walkBlock(body, childIn(tree, member.node, Role.body), inside);
}

/** The parameters that a compact constructor has without naming them, all at its own name. */
function componentParameters(
  body: Body,
  member: MemberDeclaration,
  method: MethodSymbol | undefined,
  owner: NodeIndex,
): LocalVariable[] {
  const node = childIn(body.tree, member.node, Role.name) ?? member.node;
  const parameters = (method?.parameters ?? []).map(({ name, type }): LocalVariable => ({
    name,
    type,
    node,
    kind: 'parameter',
    body: owner,
  }));
  body.unwritten.push(...parameters);
  return parameters;
}

function walkField(
  body: Body,
  member: MemberDeclaration,
  symbol: SourceClass,
  owner: NodeIndex,
  scope: Scope,
): void {
  const value = childIn(body.tree, member.node, Role.value);
  if (value === undefined) return;
  const field = symbol.fields.get(member.name);
  const isOwn = field?.source?.declaration === member;
  body.typeOf(value, withCode(scope, owner, undefined), isOwn ? field.type : undefined);
}

export function walkOwnMember(body: Body): void {
  const { owner, declaration } = body.member;
  if (owner instanceof SourceClass) {
    walkMember(body, declaration, owner, ROOT, memberScope(body, owner));
  }
}
