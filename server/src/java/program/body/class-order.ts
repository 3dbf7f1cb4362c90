/**
 * The classes that stand directly in a piece of code (not in a class of it), in the order in which
 * javac numbers them. It is the order of the text, but for arguments: javac attributes the standalone
 * arguments of a call first, and those that depend on what the call expects (lambdas, calls,
 * conditionals, diamonds) after them, when the method is chosen. So in `f(g(new A() {}), new B() {})`
 * the second is `$1`.
 *
 * Left out: a lambda whose parameters wait for another argument's inference is attributed still later.
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

/** Deeper argument lists are taken in the order of the text. */
const DEEPEST = 200;

const DECLARATIONS: ReadonlySet<Kind> = new Set<Kind>([
  Kind.classDeclaration,
  Kind.interfaceDeclaration,
  Kind.enumDeclaration,
  Kind.recordDeclaration,
  Kind.annotationTypeDeclaration,
]);

export function isClassDeclaration(kind: Kind): boolean {
  return DECLARATIONS.has(kind);
}

/** The body of an anonymous class, if the creation or enum constant has one. */
export function anonymousBody(tree: SyntaxTree, node: NodeIndex): NodeIndex | undefined {
  const kind = kindOf(tree, node);
  if (kind !== Kind.objectCreationExpression && kind !== Kind.enumConstant) return undefined;
  return childOfKind(tree, node, Kind.classBody);
}

/** Declarations of local classes, and creations or enum constants that have a body. */
export function classesIn(tree: SyntaxTree, node: NodeIndex): readonly NodeIndex[] {
  if (!hasClasses(tree, node)) return [];
  const found: NodeIndex[] = [];
  collect(tree, node, found, 0);
  return found;
}

function hasClasses(tree: SyntaxTree, node: NodeIndex): boolean {
  for (let at: number = node; at < tree.past[node]!; at++) {
    const kind = tree.kind[at] as Kind;
    if (kind === Kind.classBody || isClassDeclaration(kind)) return true;
  }
  return false;
}

function collect(tree: SyntaxTree, from: NodeIndex, found: NodeIndex[], depth: number): void {
  const past = tree.past[from]!;
  for (let at: number = from; at < past;) {
    const node = at as NodeIndex;
    const kind = kindOf(tree, node);
    if (isClassDeclaration(kind)) {
      found.push(node);
      at = tree.past[at]!;
    } else if (kind === Kind.argumentList && depth < DEEPEST) {
      collectArguments(tree, node, found, depth);
      at = tree.past[at]!;
    } else if (kind === Kind.classBody) {
      found.push(tree.parent[at] as NodeIndex);
      at = tree.past[at]!;
    } else {
      at++;
    }
  }
}

function collectArguments(
  tree: SyntaxTree,
  list: NodeIndex,
  found: NodeIndex[],
  depth: number,
): void {
  const all = childrenOf(tree, list);
  const waiting = all.filter((argument) => isDeferred(tree, argument));
  for (const argument of all) {
    if (!waiting.includes(argument)) collect(tree, argument, found, depth + 1);
  }
  for (const argument of waiting) collect(tree, argument, found, depth + 1);
}

/** Does the type of this argument depend on the method that it is an argument of? */
function isDeferred(tree: SyntaxTree, argument: NodeIndex): boolean {
  switch (kindOf(tree, argument)) {
    case Kind.lambdaExpression:
    case Kind.methodReference:
    case Kind.ternaryExpression:
    case Kind.switchExpression:
      return true;
    case Kind.methodInvocation:
      return childIn(tree, argument, Role.typeArguments) === undefined;
    case Kind.parenthesizedExpression: {
      const inner = firstChild(tree, argument);
      return inner !== undefined && isDeferred(tree, inner);
    }
    case Kind.objectCreationExpression:
      return isDiamond(tree, argument);
    default:
      return false;
  }
}

/** `new Foo<>(…)`. */
export function isDiamond(tree: SyntaxTree, creation: NodeIndex): boolean {
  const type = childIn(tree, creation, Role.type);
  if (type === undefined || kindOf(tree, type) !== Kind.genericType) return false;
  const written = childOfKind(tree, type, Kind.typeArguments);
  return written !== undefined && firstChild(tree, written) === undefined;
}
