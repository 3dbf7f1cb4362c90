/**
 * Flow scoping of pattern variables (JLS §6.3.1): which of them an expression introduces when it is
 * true, or when it is false, and whether a statement lets control pass on, since
 * `if (!(x instanceof Foo f)) return;` introduces `f` to what follows.
 *
 * A switch statement is taken to complete: it introduces nothing to what follows it.
 */
import { Kind, Role } from '../../syntax/kinds.js';
import {
  childIn,
  childOfKind,
  childrenOf,
  firstChild,
  kindOf,
  type NodeIndex,
  type SyntaxTree,
} from '../../syntax/tree.js';
import type { LocalVariable } from '../resolved-body.js';

/** What is needed to tell: the pattern variables already met, by the identifier that declares them. */
export interface Patterns {
  readonly tree: SyntaxTree;
  /** Is there any `instanceof` in the tree? */
  readonly hasPatterns: boolean;
  text(node: NodeIndex): string;
  patternVariable(node: NodeIndex): LocalVariable | undefined;
}

/** Deeper conditions introduce nothing. */
const DEEPEST = 200;

export function bindingsWhen(
  patterns: Patterns,
  node: NodeIndex | undefined,
  holds: boolean,
): readonly LocalVariable[] {
  const found: LocalVariable[] = [];
  if (node !== undefined && patterns.hasPatterns && hasPatterns(patterns.tree, node)) {
    collect(patterns, node, holds, found, 0);
  }
  return found;
}

export function hasPatterns(tree: SyntaxTree, node: NodeIndex): boolean {
  const past = tree.past[node]!;
  for (let at: number = node; at < past; at++) {
    if (tree.kind[at] === Kind.instanceofExpression) return true;
  }
  return false;
}

function collect(
  patterns: Patterns,
  from: NodeIndex,
  holds: boolean,
  found: LocalVariable[],
  depth: number,
): void {
  const { tree } = patterns;
  let node: NodeIndex | undefined = from;
  while (node !== undefined && depth < DEEPEST) {
    const kind = kindOf(tree, node);
    if (kind === Kind.parenthesizedExpression) {
      node = firstChild(tree, node);
    } else if (kind === Kind.binaryExpression) {
      if (patterns.text(node) !== (holds ? '&&' : '||')) return;
      const right = childIn(tree, node, Role.right);
      if (right !== undefined) collect(patterns, right, holds, found, depth + 1);
      node = childIn(tree, node, Role.left);
    } else if (kind === Kind.unaryExpression && patterns.text(node) === '!') {
      const operand = childIn(tree, node, Role.operand);
      if (operand !== undefined) collect(patterns, operand, !holds, found, depth + 1);
      return;
    } else {
      if (kind === Kind.instanceofExpression && holds) found.push(...declaredBy(patterns, node));
      return;
    }
  }
}

/** The variables of an `instanceof` pattern, or of a pattern of a switch label. */
export function declaredBy(patterns: Patterns, pattern: NodeIndex): LocalVariable[] {
  const found: LocalVariable[] = [];
  for (let at: number = pattern; at < patterns.tree.past[pattern]!; at++) {
    if (patterns.tree.kind[at] !== Kind.identifier) continue;
    const variable = patterns.patternVariable(at as NodeIndex);
    if (variable !== undefined) found.push(variable);
  }
  return found;
}

/** Can control pass on after this statement? (JLS §14.22, but for the reachability of itself.) */
export function completes(patterns: Patterns, node: NodeIndex | undefined, depth = 0): boolean {
  if (node === undefined || depth > DEEPEST) return true;
  const { tree } = patterns;
  const of = (child: NodeIndex | undefined) => completes(patterns, child, depth + 1);
  switch (kindOf(tree, node)) {
    case Kind.returnStatement:
    case Kind.throwStatement:
    case Kind.breakStatement:
    case Kind.continueStatement:
    case Kind.yieldStatement:
      return false;
    case Kind.block:
    case Kind.constructorBody:
      return of(childrenOf(tree, node).at(-1));
    case Kind.labeledStatement:
      return of(childrenOf(tree, node).at(-1)) || breaksOut(tree, node);
    case Kind.synchronizedStatement:
      return of(childIn(tree, node, Role.body));
    case Kind.ifStatement: {
      const otherwise = childIn(tree, node, Role.alternative);
      return otherwise === undefined || of(childIn(tree, node, Role.consequence)) || of(otherwise);
    }
    case Kind.whileStatement:
    case Kind.doStatement:
    case Kind.forStatement:
      return !isEndless(patterns, node) || breaksOut(tree, node);
    case Kind.tryStatement:
    case Kind.tryWithResourcesStatement:
      return tryCompletes(patterns, node, depth);
    default:
      return true;
  }
}

function tryCompletes(patterns: Patterns, node: NodeIndex, depth: number): boolean {
  const { tree } = patterns;
  const last = childOfKind(tree, node, Kind.finallyClause);
  if (last !== undefined && !completes(patterns, firstChild(tree, last), depth + 1)) return false;
  const bodies = childrenOf(tree, node)
    .filter((child) => kindOf(tree, child) === Kind.catchClause)
    .map((clause) => childIn(tree, clause, Role.body));
  return [childIn(tree, node, Role.body), ...bodies].some((body) =>
    completes(patterns, body, depth + 1),
  );
}

function isEndless({ tree }: Patterns, loop: NodeIndex): boolean {
  let condition = childIn(tree, loop, Role.condition);
  if (condition === undefined) return kindOf(tree, loop) === Kind.forStatement;
  while (condition !== undefined && kindOf(tree, condition) === Kind.parenthesizedExpression) {
    condition = firstChild(tree, condition);
  }
  return condition !== undefined && kindOf(tree, condition) === Kind.true;
}

/** Is there a `break` in the loop that leaves it? One of an inner loop or switch counts too: then it completes. */
export function breaksOut(tree: SyntaxTree, loop: NodeIndex): boolean {
  for (let at: number = loop; at < tree.past[loop]!; at++) {
    if (tree.kind[at] === Kind.breakStatement && leaves(tree, at as NodeIndex, loop)) return true;
  }
  return false;
}

function leaves(tree: SyntaxTree, jump: NodeIndex, loop: NodeIndex): boolean {
  const label = firstChild(tree, jump);
  for (let at = tree.parent[jump]!; at > loop; at = tree.parent[at]!) {
    if (label === undefined && isBreakable(tree.kind[at] as Kind)) return false;
    if (tree.kind[at] === Kind.lambdaExpression || tree.kind[at] === Kind.classBody) return false;
  }
  if (label === undefined) return true;
  const around = kindOf(tree, loop) === Kind.labeledStatement ? loop : tree.parent[loop]!;
  const name = firstChild(tree, around as NodeIndex);
  return name === undefined || tree.name[name] === tree.name[label];
}

function isBreakable(kind: Kind): boolean {
  return (
    kind === Kind.whileStatement ||
    kind === Kind.doStatement ||
    kind === Kind.forStatement ||
    kind === Kind.enhancedForStatement ||
    kind === Kind.switchExpression
  );
}
