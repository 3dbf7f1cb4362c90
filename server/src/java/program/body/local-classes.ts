/**
 * Classes that stand in a body: their symbols, made when the walk first meets them. Their members have
 * the body's own tree, and stand in it.
 */
import { Kind, Role } from '../../syntax/kinds.js';
import { bodyNodes, readType } from '../../syntax/read-type.js';
import { childIn, childOfKind, kindOf, type NodeIndex } from '../../syntax/tree.js';
import { LocalTypeScope } from '../scopes.js';
import { SourceClass } from '../source-class.js';
import type { ClassSymbol } from '../symbols.js';
import type { Type } from '../types.js';
import type { Body } from './body.js';
import { classSuffix } from './class-numbers.js';
import { isClassDeclaration } from './class-order.js';
import { classAround, withTypes, type Scope } from './scope.js';

/** A local class is in scope in its own declaration and in what follows (JLS §6.3). */
export function walkLocalClass(body: Body, node: NodeIndex, scope: Scope): Scope {
  const types = new LocalTypeScope(scope.types);
  const inside = withTypes(scope, types);
  const symbol = classAt(body, node, inside, undefined);
  if (symbol === undefined) return scope;
  types.symbol = symbol;
  body.walkClass(node, symbol, inside);
  return inside;
}

/** The class that a node declares, or creates with a body. The same object each time it is read. */
export function classAt(
  body: Body,
  node: NodeIndex,
  scope: Scope,
  supertype: Type | undefined,
): SourceClass | undefined {
  const known = body.localClasses.get(node);
  if (known !== undefined) return known;
  const declaration = readType(body.tree, node, body.names);
  const outer = classAround(scope);
  if (declaration === undefined || outer === undefined) return undefined;
  const symbol = body.program.makeLocalClass({
    declaration,
    name: `${outer.name}$${suffixOf(body, node, outer)}`,
    outer,
    enclosing: body.member,
    scope: scope.types,
    supertype,
  });
  noteClass(body, node, symbol);
  return symbol;
}

/** Text that the parser could not read may hide a class from the count: its place tells it apart. */
function suffixOf(body: Body, node: NodeIndex, outer: ClassSymbol): string {
  const around = outer.source?.declaration;
  const counted = around && classSuffix(around, body.names, body.tree, node);
  return counted ?? `at${node}`;
}

function noteClass(body: Body, node: NodeIndex, symbol: SourceClass): void {
  body.localClasses.set(node, symbol);
  for (const [member, nested] of memberClasses(body, node, symbol)) noteClass(body, member, nested);
}

/** The member classes of a class in the body, with their nodes. */
export function memberClasses(
  { tree }: Body,
  node: NodeIndex,
  symbol: SourceClass,
): [NodeIndex, SourceClass][] {
  const block = childIn(tree, node, Role.body) ?? childOfKind(tree, node, Kind.classBody);
  if (block === undefined || symbol.types.size === 0) return [];
  const found: [NodeIndex, SourceClass][] = [];
  for (const each of bodyNodes(tree, block)) {
    if (!isClassDeclaration(kindOf(tree, each))) continue;
    const start = tree.start[each];
    for (const nested of symbol.types.values()) {
      const isHere =
        nested instanceof SourceClass && nested.source.declaration.extent.start === start;
      if (isHere) found.push([each, nested]);
    }
  }
  return found;
}
