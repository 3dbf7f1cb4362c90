/** The parameters of a method, constructor or lambda as variables, in order. */
import { Kind, Role } from '../../syntax/kinds.js';
import { childIn, childOfKind, childrenOf, kindOf, type NodeIndex } from '../../syntax/tree.js';
import type { Lowering } from './lowering.js';

/** Of a formal or inferred list, or the one name of `x -> …`. */
export function declareParameters(lowering: Lowering, node: NodeIndex): void {
  for (const name of parameterNames(lowering, node)) {
    lowering.parameters.push(lowering.declareAt(name, 'parameter'));
  }
}

function parameterNames(lowering: Lowering, node: NodeIndex): NodeIndex[] {
  const { tree } = lowering.context;
  if (kindOf(tree, node) === Kind.identifier) return [node];
  return childrenOf(tree, node).flatMap((child) => {
    switch (kindOf(tree, child)) {
      case Kind.identifier:
        return [child];
      case Kind.formalParameter:
        return childIn(tree, child, Role.name) ?? child;
      case Kind.spreadParameter: {
        const declarator = childOfKind(tree, child, Kind.variableDeclarator);
        return (declarator && childIn(tree, declarator, Role.name)) ?? child;
      }
      default:
        return [];
    }
  });
}
