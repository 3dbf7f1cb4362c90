/**
 * The classes that stand in a member's tree: which locals each takes along, and whether its objects
 * have an outer instance. A class takes along the locals that code in it uses but that are declared
 * outside of it, and those that the local classes take along which it creates or extends (a local
 * class can only name ones that are declared before it, so one pass in the order of the text is
 * enough).
 */
import type { LocalVariable, ResolvedBody } from '../../program/resolved-body.js';
import type { ClassSymbol } from '../../program/symbols.js';
import { Kind } from '../../syntax/kinds.js';
import { Modifier, hasModifier } from '../../syntax/modifiers.js';
import { childOfKind, kindOf, type NodeIndex, type SyntaxTree } from '../../syntax/tree.js';
import { isInnerMember, superclassOf } from '../class-queries.js';
import { EMPTY_TREE } from './empty-tree.js';

export interface ClassInBody {
  readonly symbol: ClassSymbol;
  /** Its declaration, or its body for an anonymous class: arguments stand outside. */
  readonly scope: NodeIndex;
  readonly captures: Set<LocalVariable>;
  readonly hasOuter: boolean;
}

const NOTHING: ReadonlySet<LocalVariable> = new Set();

export class ClassesInBody {
  readonly all: readonly ClassInBody[];
  readonly #bySymbol = new Map<ClassSymbol, ClassInBody>();

  constructor(
    tree: SyntaxTree,
    private readonly resolved: Pick<ResolvedBody, 'classes' | 'targets'>,
    isStatic: boolean,
  ) {
    this.all = [...resolved.classes]
      .map(([node, symbol]) => readClass(tree, node, symbol, isStatic))
      .sort((a, b) => a.scope - b.scope);
    for (const found of this.all) this.#bySymbol.set(found.symbol, found);
    if (this.all.length > 0) this.#findCaptures(tree);
  }

  capturesOf(symbol: ClassSymbol): ReadonlySet<LocalVariable> {
    return this.#bySymbol.get(symbol)?.captures ?? NOTHING;
  }

  hasOuter(symbol: ClassSymbol): boolean {
    return this.#bySymbol.get(symbol)?.hasOuter ?? isInnerMember(symbol);
  }

  #findCaptures(tree: SyntaxTree): void {
    const around: ClassInBody[] = [];
    let next = 0;
    for (let at = 0; at < tree.length; at++) {
      while (around.length > 0 && at >= tree.past[around.at(-1)!.scope]!) around.pop();
      while (this.all[next]?.scope === at) this.#enter(tree, this.all[next++]!, around);
      if (around.length > 0) this.#readUse(tree, at as NodeIndex, around);
    }
  }

  #enter(tree: SyntaxTree, found: ClassInBody, around: ClassInBody[]): void {
    around.push(found);
    const above = superclassOf(found.symbol);
    if (above !== undefined) this.#captureAll(tree, above, around);
  }

  #readUse(tree: SyntaxTree, node: NodeIndex, around: readonly ClassInBody[]): void {
    const target = this.resolved.targets[node];
    if (target?.kind === 'local') capture(tree, target.variable, around);
    else if (target?.kind === 'method' && target.call.method.name === '<init>') {
      this.#captureAll(tree, target.call.method.owner, around);
    }
  }

  #captureAll(tree: SyntaxTree, symbol: ClassSymbol, around: readonly ClassInBody[]): void {
    for (const local of this.capturesOf(symbol)) capture(tree, local, around);
  }
}

/** Of most bodies. */
export const NO_CLASSES = new ClassesInBody(EMPTY_TREE, { classes: new Map(), targets: [] }, false);

/** By every class around the use, up to the one that holds the declaration. */
function capture(tree: SyntaxTree, local: LocalVariable, around: readonly ClassInBody[]): void {
  for (let at = around.length - 1; at >= 0; at--) {
    const { scope, captures } = around[at]!;
    const isInside = local.node >= scope && local.node < tree.past[scope]!;
    if (isInside || captures.has(local)) return;
    captures.add(local);
  }
}

function readClass(
  tree: SyntaxTree,
  node: NodeIndex,
  symbol: ClassSymbol,
  isStatic: boolean,
): ClassInBody {
  const scope = childOfKind(tree, node, Kind.classBody);
  const isAnonymous = ANONYMOUS.has(kindOf(tree, node));
  return {
    symbol,
    scope: isAnonymous ? (scope ?? node) : node,
    captures: new Set(),
    hasOuter: canHaveOuter(symbol) && !isInStaticCode(tree, node, isStatic),
  };
}

const ANONYMOUS: ReadonlySet<Kind> = new Set<Kind>([
  Kind.objectCreationExpression,
  Kind.enumConstant,
]);

function canHaveOuter({ kind, modifiers, outer }: ClassSymbol): boolean {
  return outer !== undefined && kind === 'class' && !hasModifier(modifiers, 'static');
}

/** Is there no `this` where the class stands? Decided by the nearest member around it. */
function isInStaticCode(tree: SyntaxTree, node: NodeIndex, isStatic: boolean): boolean {
  for (let at = tree.parent[node] ?? -1; at > 0; at = tree.parent[at]!) {
    const kind = tree.kind[at] as Kind;
    if (kind === Kind.staticInitializer || kind === Kind.enumConstant) return true;
    if (MEMBERS.has(kind)) return hasStatic(tree, at as NodeIndex);
    // The class is itself a member of the class around it.
    if (kind === Kind.classBody) return false;
    if (kind === Kind.interfaceBody || kind === Kind.annotationTypeBody) return true;
  }
  return isStatic;
}

const MEMBERS: ReadonlySet<Kind> = new Set<Kind>([
  Kind.methodDeclaration,
  Kind.constructorDeclaration,
  Kind.compactConstructorDeclaration,
  Kind.fieldDeclaration,
]);

function hasStatic(tree: SyntaxTree, member: NodeIndex): boolean {
  const modifiers = childOfKind(tree, member, Kind.modifiers);
  return modifiers !== undefined && (tree.name[modifiers]! & Modifier.static) !== 0;
}
