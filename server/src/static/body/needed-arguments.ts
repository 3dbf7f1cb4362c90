/**
 * Does a call fail if it is given null? A method of the project does if it dereferences its parameter
 * untested, or hands it on to one that fails; a library is taken to need what it asks for, except
 * containers and the classes of Java itself, which take anything.
 */
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import { factsOf } from '../../java/ir/facts/facts.js';
import type { Body, Call, Variable } from '../../java/ir/statements.js';
import type { MethodSymbol } from '../../java/program/symbols.js';
import { dereferencesOfParameter, handingsOf, type Use } from './uses.js';

export interface BodyContext {
  readonly knowledge: MethodKnowledge;
  bodiesOf(method: MethodSymbol): readonly Body[];
}

/** Longer ways of a value from method to method are not followed. */
export const FARTHEST = 3;

/** The use is a call that is given the value. */
export function isNeeded(
  body: Body,
  { at, variable }: Use,
  context: BodyContext,
  depth = 0,
): boolean {
  const call = body.statements[at] as Call;
  if (call.method?.owner.source === undefined) return isNeededByLibrary(call, context);
  if (depth >= FARTHEST) return false;
  const place = call.arguments.indexOf(variable);
  return context.bodiesOf(call.method).some((callee) => {
    const given = parametersOf(callee)[place];
    return given !== undefined && isNeededAs(callee, given, context, depth + 1);
  });
}

function isNeededAs(body: Body, given: Variable, context: BodyContext, depth: number): boolean {
  const facts = factsOf(body);
  const isOpen = ({ at }: Use): boolean =>
    facts.nonNull(at, facts.paths.variable(given)) === undefined;
  if (dereferencesOfParameter(body, given).some(isOpen)) return true;
  const handings = handingsOf(body, given, undefined);
  return handings.some((use) => isOpen(use) && isNeeded(body, use, context, depth));
}

function isNeededByLibrary({ method }: Call, { knowledge }: BodyContext): boolean {
  if (method === undefined) return false;
  return !method.owner.name.startsWith('java.') && knowledge.of(method).container === undefined;
}

/** Without `this`. */
function parametersOf({ parameters, variables }: Body): readonly Variable[] {
  return parameters.filter((each) => variables[each]!.kind !== 'this');
}
