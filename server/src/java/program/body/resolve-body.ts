/**
 * The resolution of one member's body: everything in its piece, the lambdas and classes that stand in
 * it included. A member of a class that itself stands in a body is resolved with that body.
 */
import { Kind } from '../../syntax/kinds.js';
import type { Names } from '../../syntax/names.js';
import type { NodeIndex } from '../../syntax/tree.js';
import type { Program } from '../program.js';
import type { CallCounts, ResolvedBody } from '../resolved-body.js';
import type { ClassSymbol, MemberSource, UnknownCause } from '../symbols.js';
import { Body, TOO_DEEP, type GivenMaker, type Walks } from './body.js';
import { callGiven, isCall } from './calls.js';
import { creationGiven } from './creations.js';
import { expressionQualifier, expressionType } from './expressions.js';
import { lambdaGiven } from './lambdas.js';
import { walkClassBody, walkOwnMember } from './members.js';
import { referenceGiven } from './references.js';
import { walkStatement } from './statements.js';

const WALKS: Walks = {
  expression: expressionType,
  qualifier: expressionQualifier,
  statement: walkStatement,
  classBody: walkClassBody,
  givenMakers: new Map<Kind, GivenMaker>([
    [Kind.methodInvocation, callGiven],
    [Kind.objectCreationExpression, creationGiven],
    [Kind.lambdaExpression, lambdaGiven],
    [Kind.methodReference, referenceGiven],
  ]),
};

/** Of most bodies. */
const NO_CLASSES: ResolvedBody['classes'] = new Map();

export function resolveBody(program: Program, member: MemberSource, names: Names): ResolvedBody {
  const outermost = enclosingMember(member);
  const body = new Body(program, outermost, names, WALKS);
  walkOwnMember(body);
  return {
    member: outermost,
    types: body.types,
    targets: body.targets,
    functions: body.implemented,
    classes: body.localClasses.size === 0 ? NO_CLASSES : body.localClasses,
    locals: [...body.locals.values(), ...body.unwritten],
    counts: countCalls(body),
  };
}

/** The member of a file's class in whose piece it stands: itself, but for classes in bodies. */
export function enclosingMember(member: MemberSource): MemberSource {
  let at = member;
  for (;;) {
    const around = standsIn(at.owner);
    if (around === undefined) return at;
    at = around;
  }
}

function standsIn(owner: ClassSymbol): MemberSource | undefined {
  for (let at: ClassSymbol | undefined = owner; at !== undefined; at = at.outer) {
    const enclosing = at.source?.enclosing;
    if (enclosing !== undefined) return enclosing;
  }
  return undefined;
}

function countCalls({ tree, targets, implemented, member, leftOut }: Body): CallCounts {
  const unresolved: { node: NodeIndex; cause: UnknownCause }[] = [];
  let calls = 0;
  const { node } = member.declaration;
  for (let at: number = node; at < tree.past[node]!; at++) {
    if (!isCall(tree.kind[at] as Kind)) continue;
    const target = targets[at];
    const isNewArray = target === undefined && implemented.has(at as NodeIndex);
    if (isNewArray) continue;
    calls++;
    if (target?.kind === 'method') continue;
    const cause = target?.kind === 'unknown' ? target.cause : leftOut ? TOO_DEEP : NOT_REACHED;
    unresolved.push({ node: at as NodeIndex, cause });
  }
  return { calls, resolved: calls - unresolved.length, unresolved };
}

/** In an annotation, or in text that does not parse. */
const NOT_REACHED: UnknownCause = { why: 'not-java', name: '' };
