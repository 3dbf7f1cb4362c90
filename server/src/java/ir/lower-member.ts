/**
 * Bodies of a member of the program: its own, and those of the members of classes that stand in it.
 * A field with an initial value is an initialiser of its own; an enum's constant is one that creates
 * it. Methods without body, and fields without value, have none.
 */
import type { ResolvedBody } from '../program/resolved-body.js';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../program/symbols.js';
import { rawType } from '../program/types.js';
import type { MemberDeclaration } from '../syntax/declarations.js';
import { Kind, Role } from '../syntax/kinds.js';
import { hasModifier } from '../syntax/modifiers.js';
import { childIn, childOfKind, firstChild, type NodeIndex } from '../syntax/tree.js';
import { isInterface } from './class-queries.js';
import { lowerImplicitIn } from './lower-implicit.js';
import { storeField } from './lower/assignments.js';
import { lowerConstructor, storeComponents } from './lower/constructors.js';
import { create } from './lower/creations.js';
import { lowerInitialValue } from './lower/declarations.js';
import { endBody } from './lower/jumps.js';
import { Lowering } from './lower/lowering.js';
import { MemberContext, type LoweringTables } from './lower/member-context.js';
import { declareParameters } from './lower/parameters.js';
import { RULES } from './lower/rules.js';
import { withMonitor } from './lower/tries.js';
import type { Body, Variable } from './statements.js';

export type { LoweringTables } from './lower/member-context.js';

export function lowerMember(resolved: ResolvedBody, tables: LoweringTables): Body[] {
  const { owner, declaration } = resolved.member;
  if (!hasCode(declaration)) return [];
  const isStatic = isStaticMember(declaration, owner);
  const context = new MemberContext(declaration.tree, resolved, isStatic, tables);
  const bodies = lowerDeclaration(context, owner, declaration);
  for (const { symbol } of context.classes.all) {
    for (const member of symbol.source?.declaration.members ?? []) {
      bodies.push(...lowerDeclaration(context, symbol, member));
    }
    bodies.push(...lowerImplicitIn(context, symbol));
  }
  return bodies;
}

/** Is there anything to run? */
export function hasCode({ kind, tree, node }: MemberDeclaration): boolean {
  switch (kind) {
    case 'method':
      return childIn(tree, node, Role.body) !== undefined;
    case 'field':
      return childIn(tree, node, Role.value) !== undefined;
    case 'component':
    case 'element':
      return false;
    default:
      return true;
  }
}

function isStaticMember({ kind, modifiers }: MemberDeclaration, owner: ClassSymbol): boolean {
  if (kind === 'static-initializer' || kind === 'enum-constant') return true;
  return hasModifier(modifiers, 'static') || (kind === 'field' && isInterface(owner));
}

function lowerDeclaration(
  context: MemberContext,
  owner: ClassSymbol,
  member: MemberDeclaration,
): Body[] {
  const lowering = new Lowering(context, RULES, owner, undefined);
  switch (member.kind) {
    case 'method':
      return lowerMethod(lowering, member);
    case 'constructor':
    case 'compact-constructor':
      return [lowerAnyConstructor(lowering, member)];
    case 'field':
      return lowerField(lowering, member);
    case 'enum-constant':
      return [lowerEnumConstant(lowering, member)];
    case 'initializer':
    case 'static-initializer':
      return [lowerInitializer(lowering, member)];
    case 'component':
    case 'element':
      return [];
  }
}

function methodOf(owner: ClassSymbol, member: MemberDeclaration): MethodSymbol | undefined {
  return owner.methods.get(member.name)?.find(({ source }) => source?.declaration === member);
}

function lowerMethod(lowering: Lowering, member: MemberDeclaration): Body[] {
  const { tree } = lowering.context;
  const { node } = member;
  const body = childIn(tree, node, Role.body);
  if (body === undefined) return [];
  const self = isStaticMember(member, lowering.owner) ? undefined : lowering.addThis();
  addParameters(lowering, node);
  if (hasModifier(member.modifiers, 'synchronized')) {
    const lock = self ?? classConstant(lowering);
    withMonitor(lowering, node, lock, () => {
      lowering.statement(body);
    });
  } else lowering.statement(body);
  endBody(lowering, body);
  return [lowering.close('method', node, methodOf(lowering.owner, member))];
}

/** What a static synchronized method locks. */
function classConstant(lowering: Lowering): Variable {
  const type = rawType(lowering.owner);
  return lowering.variables.constant({ kind: 'class', class: type }, type, 'class of this');
}

function addParameters(lowering: Lowering, node: NodeIndex): void {
  const list = childIn(lowering.context.tree, node, Role.parameters);
  if (list !== undefined) declareParameters(lowering, list);
}

function lowerAnyConstructor(lowering: Lowering, member: MemberDeclaration): Body {
  const { node } = member;
  const self = lowering.addThis();
  const method = methodOf(lowering.owner, member);
  if (member.kind === 'compact-constructor') {
    addComponents(lowering, node, method);
    lowerConstructor(lowering, node, self);
    storeComponents(lowering, node, self, lowering.parameters.slice(1));
  } else {
    addParameters(lowering, node);
    lowerConstructor(lowering, node, self);
  }
  endBody(lowering, node);
  return lowering.close('constructor', node, method);
}

/** The parameters of a compact constructor are not written: resolution puts them at its name. */
function addComponents(
  lowering: Lowering,
  node: NodeIndex,
  method: MethodSymbol | undefined,
): void {
  const at = childIn(lowering.context.tree, node, Role.name) ?? node;
  const known = lowering.context.resolved.locals.filter((local) => local.node === at);
  for (const { name, type } of method?.parameters ?? []) {
    const local = known.find((one) => one.name === name);
    const variable =
      local === undefined
        ? lowering.variables.add('parameter', name, type)
        : lowering.declare(local, 'parameter');
    lowering.parameters.push(variable);
  }
}

function fieldOf(owner: ClassSymbol, member: MemberDeclaration): FieldSymbol | undefined {
  return owner.fields.get(member.name);
}

function lowerField(lowering: Lowering, member: MemberDeclaration): Body[] {
  const { node } = member;
  const value = childIn(lowering.context.tree, node, Role.value);
  const field = fieldOf(lowering.owner, member);
  if (value === undefined || field === undefined) return [];
  const isStatic = isStaticMember(member, lowering.owner);
  const self = isStatic ? undefined : lowering.addThis();
  const from = lowerInitialValue(lowering, value, field.type);
  storeField(lowering, node, self, field, from);
  endBody(lowering, node);
  return [lowering.close(isStatic ? 'static-initializer' : 'initializer', node, undefined)];
}

/** `A(1) { … }` is `static final E A = new E(1) { … }`. */
function lowerEnumConstant(lowering: Lowering, member: MemberDeclaration): Body {
  const { node } = member;
  const anonymous = lowering.context.resolved.classes.get(node);
  const type = rawType(anonymous ?? lowering.owner);
  const from = create(lowering, node, type, anonymous, undefined);
  const field = fieldOf(lowering.owner, member);
  if (field !== undefined) lowering.flow.emit({ kind: 'static-store', field, from, node });
  endBody(lowering, node);
  return lowering.close('static-initializer', node, undefined);
}

function lowerInitializer(lowering: Lowering, member: MemberDeclaration): Body {
  const { tree } = lowering.context;
  const { node, kind } = member;
  const isStatic = kind === 'static-initializer';
  if (!isStatic) lowering.addThis();
  const block = isStatic ? (childOfKind(tree, node, Kind.block) ?? firstChild(tree, node)) : node;
  if (block !== undefined) lowering.statement(block);
  endBody(lowering, node);
  return lowering.close(isStatic ? 'static-initializer' : 'initializer', node, undefined);
}
