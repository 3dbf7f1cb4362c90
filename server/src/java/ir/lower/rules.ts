/** Which rule lowers which kind of node. */
import { Kind, Role } from '../../syntax/kinds.js';
import { childIn, firstChild, kindOf, type NodeIndex } from '../../syntax/tree.js';
import type { Variable } from '../statements.js';
import { lowerAssignment, lowerUpdate } from './assignments.js';
import { lowerChain } from './chains.js';
import { lowerLambda } from './closures.js';
import { lowerCondition } from './conditions.js';
import { lowerArrayCreation, lowerArrayInitializer, lowerCreation } from './creations.js';
import { lowerChildren, lowerIf, lowerLocals } from './declarations.js';
import {
  lowerAssert,
  lowerBreak,
  lowerContinue,
  lowerLabeled,
  lowerReturn,
  lowerThrow,
  lowerYield,
} from './jumps.js';
import { lowerDo, lowerFor, lowerForEach, lowerWhile } from './loops.js';
import { withoutParentheses } from './parentheses.js';
import type { Lowering, Rules } from './lowering.js';
import { lowerMethodReference } from './method-references.js';
import { lowerIdentifier, lowerThis } from './names.js';
import {
  isShortCircuit,
  lowerBinary,
  lowerCast,
  lowerClassLiteral,
  lowerConditionValue,
  lowerLiteral,
  lowerTernary,
  lowerUnary,
} from './operators.js';
import { lowerSwitchStatement, lowerSwitchValue } from './switches.js';
import { lowerSynchronized, lowerTry } from './tries.js';

type ExpressionRule = (lowering: Lowering, node: NodeIndex) => Variable;
type StatementRule = (lowering: Lowering, node: NodeIndex) => void;

const number = lowerLiteral('number');
const boolean = lowerLiteral('boolean');

const EXPRESSIONS: Readonly<Partial<Record<Kind, ExpressionRule>>> = {
  [Kind.arrayAccess]: lowerArrayAccess,
  [Kind.arrayCreationExpression]: lowerArrayCreation,
  [Kind.arrayInitializer]: (lowering, node) =>
    lowerArrayInitializer(lowering, node, lowering.context.typeAt(node)),
  [Kind.assignmentExpression]: lowerAssignment,
  [Kind.binaryExpression]: (lowering, node) =>
    isShortCircuit(lowering, node)
      ? lowerConditionValue(lowering, node)
      : lowerBinary(lowering, node),
  [Kind.binaryIntegerLiteral]: number,
  [Kind.castExpression]: lowerCast,
  [Kind.characterLiteral]: lowerLiteral('character'),
  [Kind.classLiteral]: lowerClassLiteral,
  [Kind.decimalFloatingPointLiteral]: number,
  [Kind.decimalIntegerLiteral]: number,
  [Kind.false]: boolean,
  [Kind.fieldAccess]: lowerLink,
  [Kind.hexFloatingPointLiteral]: number,
  [Kind.hexIntegerLiteral]: number,
  [Kind.identifier]: lowerIdentifier,
  [Kind.instanceofExpression]: lowerConditionValue,
  [Kind.lambdaExpression]: lowerLambda,
  [Kind.methodInvocation]: lowerLink,
  [Kind.methodReference]: lowerMethodReference,
  [Kind.nullLiteral]: (lowering) => lowering.null,
  [Kind.objectCreationExpression]: lowerCreation,
  [Kind.octalIntegerLiteral]: number,
  [Kind.stringLiteral]: lowerLiteral('string'),
  [Kind.super]: lowerThis,
  [Kind.switchExpression]: lowerSwitchValue,
  [Kind.ternaryExpression]: lowerTernary,
  [Kind.this]: lowerThis,
  [Kind.true]: boolean,
  [Kind.unaryExpression]: lowerUnary,
  [Kind.updateExpression]: (lowering, node) => lowerUpdate(lowering, node, true),
};

const STATEMENTS: Readonly<Partial<Record<Kind, StatementRule>>> = {
  [Kind.assertStatement]: lowerAssert,
  [Kind.block]: lowerChildren,
  [Kind.breakStatement]: lowerBreak,
  [Kind.constructorBody]: lowerChildren,
  [Kind.continueStatement]: lowerContinue,
  [Kind.doStatement]: lowerDo,
  [Kind.enhancedForStatement]: lowerForEach,
  // What the parser could not make sense of may hold statements that it could.
  [Kind.error]: lowerChildren,
  [Kind.expressionStatement]: (lowering, node) => {
    const expression = firstChild(lowering.context.tree, node);
    if (expression !== undefined) lowering.effect(expression);
  },
  [Kind.forStatement]: lowerFor,
  [Kind.ifStatement]: lowerIf,
  [Kind.labeledStatement]: lowerLabeled,
  [Kind.localVariableDeclaration]: lowerLocals,
  [Kind.returnStatement]: lowerReturn,
  [Kind.switchExpression]: lowerSwitchStatement,
  [Kind.synchronizedStatement]: lowerSynchronized,
  [Kind.throwStatement]: lowerThrow,
  [Kind.tryStatement]: lowerTry,
  [Kind.tryWithResourcesStatement]: lowerTry,
  [Kind.whileStatement]: lowerWhile,
  [Kind.yieldStatement]: lowerYield,
};

/** Only these may be named by `continue label`. */
const LABELLED: ReadonlySet<Kind> = new Set<Kind>([
  Kind.doStatement,
  Kind.enhancedForStatement,
  Kind.forStatement,
  Kind.labeledStatement,
  Kind.whileStatement,
]);

export const RULES: Rules = {
  expression(lowering, node) {
    const { tree } = lowering.context;
    const inner = withoutParentheses(lowering, node);
    return EXPRESSIONS[kindOf(tree, inner)]?.(lowering, inner) ?? lowerUnreadable(lowering, inner);
  },
  effect(lowering, node) {
    switch (kindOf(lowering.context.tree, node)) {
      case Kind.methodInvocation:
        lowerChain(lowering, node);
        break;
      case Kind.updateExpression:
        lowerUpdate(lowering, node, false);
        break;
      case Kind.switchExpression:
        lowerSwitchStatement(lowering, node);
        break;
      default:
        this.expression(lowering, node);
    }
  },
  condition: lowerCondition,
  statement(lowering, node) {
    const kind = kindOf(lowering.context.tree, node);
    if (lowering.labels.length > 0 && !LABELLED.has(kind)) lowering.labels = [];
    const rule = STATEMENTS[kind];
    if (rule !== undefined) rule(lowering, node);
    else if (EXPRESSIONS[kind] !== undefined) this.effect(lowering, node);
  },
};

function lowerLink(lowering: Lowering, node: NodeIndex): Variable {
  return lowerChain(lowering, node) ?? lowering.unknown(node);
}

/** What cannot be read keeps the values that could. */
function lowerUnreadable(lowering: Lowering, node: NodeIndex): Variable {
  const inner = firstChild(lowering.context.tree, node);
  const isError = kindOf(lowering.context.tree, node) === Kind.error;
  return lowering.unknown(node, isError && inner !== undefined ? [lowering.expression(inner)] : []);
}

function lowerArrayAccess(lowering: Lowering, node: NodeIndex): Variable {
  const { tree } = lowering.context;
  const arrayNode = childIn(tree, node, Role.array);
  const indexNode = childIn(tree, node, Role.index);
  if (arrayNode === undefined || indexNode === undefined) return lowering.unknown(node);
  const value = lowering.expression(arrayNode);
  const array = lowering.settled(value, arrayNode, indexNode, tree.past[indexNode]!);
  const index = lowering.expression(indexNode);
  const to = lowering.temporary(lowering.context.typeAt(node));
  lowering.flow.emitThrowing({ kind: 'array-load', to, array, index, node });
  return to;
}
