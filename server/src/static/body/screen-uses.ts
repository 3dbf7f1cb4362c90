/**
 * What a body asks of a fragment that only one with an activity can give: `getActivity().finish()`,
 * `getString(…)`. What may be null counts where it is dereferenced, or handed to a library, or to a method
 * of the project that does so. Left out is what the body checks before: a null test, isAdded.
 */
import type { ScreenGroup } from '../../android/knowledge/knowledge.js';
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import { factsOf } from '../../java/ir/facts/facts.js';
import type { Body, Call, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { ClassSymbol, MethodSymbol } from '../../java/program/symbols.js';
import { flagsAt } from './flags.js';
import { guardsOf } from './guards.js';
import { dereferencesOf, dereferencesOfParameter, handingsOf, type Use } from './uses.js';

export interface ScreenUse {
  /** The call that asks. */
  readonly statement: StatementIndex;
  /** `getActivity`. */
  readonly method: string;
  readonly gone: ScreenGroup['gone'];
  /** The class that it is asked of, as far as the body knows. */
  readonly screen: ClassSymbol;
}

export interface ScreenContext {
  readonly knowledge: MethodKnowledge;
  bodiesOf(method: MethodSymbol): readonly Body[];
}

/** Longer ways of a value from method to method are not followed. */
const FARTHEST = 3;

export function screenUsesOf(body: Body, context: ScreenContext): readonly ScreenUse[] {
  return body.statements.flatMap((statement, index): ScreenUse[] => {
    if (statement.kind !== 'call' || statement.method === undefined) return [];
    const row = context.knowledge.of(statement.method).screen;
    const screen = row && screenOf(body, statement);
    if (screen === undefined) return [];
    const at = index as StatementIndex;
    if (isCheckedAt(body, at, context) || !isUsed(body, at, row!, context)) return [];
    return [{ statement: at, method: statement.method.name, gone: row!.gone, screen }];
  });
}

/** Has the platform been asked before whether the component is still there? */
export function isCheckedAt(
  body: Body,
  at: StatementIndex,
  { knowledge }: Pick<ScreenContext, 'knowledge'>,
): boolean {
  return flagsAt(body, at, knowledge).some(({ isState }) => isState);
}

function screenOf(body: Body, { receiver }: Call): ClassSymbol | undefined {
  const type = receiver === undefined ? undefined : body.variables[receiver]!.type;
  return type?.kind === 'class' ? type.class : undefined;
}

function isUsed(
  body: Body,
  at: StatementIndex,
  { gone }: ScreenGroup,
  context: ScreenContext,
): boolean {
  if (gone === 'throws') return true;
  const isOpen = (use: Use): boolean => guardsOf(body, at, use, context.knowledge).length === 0;
  if (dereferencesOf(body, at).some(isOpen)) return true;
  const { to } = body.statements[at] as Call;
  if (to === undefined) return false;
  return handingsOf(body, to, at).some((use) => isOpen(use) && isNeeded(body, use, context, 0));
}

/** Does the call that is given it fail without it? */
function isNeeded(
  body: Body,
  { at, variable }: Use,
  context: ScreenContext,
  depth: number,
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

function isNeededAs(body: Body, given: Variable, context: ScreenContext, depth: number): boolean {
  const facts = factsOf(body);
  const isOpen = ({ at }: Use): boolean =>
    facts.nonNull(at, facts.paths.variable(given)) === undefined;
  if (dereferencesOfParameter(body, given).some(isOpen)) return true;
  const handings = handingsOf(body, given, undefined);
  return handings.some((use) => isOpen(use) && isNeeded(body, use, context, depth));
}

/** Libraries take a context to use it; containers, texts and the like take anything. */
function isNeededByLibrary({ method }: Call, { knowledge }: ScreenContext): boolean {
  if (method === undefined) return false;
  return !method.owner.name.startsWith('java.') && knowledge.of(method).container === undefined;
}

/** Without `this`. */
function parametersOf({ parameters, variables }: Body): readonly Variable[] {
  return parameters.filter((each) => variables[each]!.kind !== 'this');
}
