/**
 * Hands a statement of a background thread to the main looper, where the other side runs. What takes time
 * stays where it is: of `field = load();` only the assignment moves. Only what the statement can take
 * along: locals that do not change any more.
 */
import type { Body } from '../../java/ir/statements.js';
import type { Finding, FindingAccess } from '../../findings/finding.js';
import { classOf, superclassOf } from '../../java/ir/class-queries.js';
import type { ClassSymbol, FieldSymbol } from '../../java/program/symbols.js';
import { Kind, Role } from '../../java/syntax/kinds.js';
import { childIn, firstChild, kindOf, type NodeIndex } from '../../java/syntax/tree.js';
import { isSetAtOnce, typeTextOf } from './field-text.js';
import type { Fix, FixContext, FixEdit } from './fix.js';
import { nameOfValue } from './free-name.js';
import { indentationAt, newlineOf } from './layout.js';
import { enclosingClasses, fieldHere } from './names-here.js';
import { endOf, spotOfAccess, startOf, textOfNode, type Spot } from './spot.js';
import { statementAround } from './statement-text.js';

const MAIN = 'main looper';

export function proposePost(context: FixContext, finding: Finding): Fix[] {
  const { accesses } = finding;
  const away = accesses.find(({ origin, kind }) => !isMain(origin.runsOn) && kind === 'write');
  const isBoth = away !== undefined && accesses.some(({ origin }) => isMain(origin.runsOn));
  if (!isBoth || !usesLambdas(context)) return [];
  return postAt(context, away);
}

function isMain(runsOn: string): boolean {
  return runsOn === MAIN;
}

/** Whoever writes no lambdas may have a compiler that knows none. */
function usesLambdas({ codes }: FixContext): boolean {
  return codes.codes.some(({ body }) => body.kind === 'lambda');
}

function postAt(context: FixContext, access: FindingAccess): Fix[] {
  const spot = spotOfAccess(context, access);
  const poster = spot === undefined ? undefined : posterAt(spot);
  if (spot === undefined || poster === undefined) return [];
  const at = statementAround(spot, spot.node);
  if (at?.stands !== 'block' || kindOf(spot.tree, at.node) !== Kind.expressionStatement) {
    return [];
  }
  const edit = postedStatement(context, spot, at.node, poster);
  if (edit === undefined) return [];
  const title = `Do it on the main thread: ${poster}(…)`;
  return [{ kind: 'post', title, edits: [edit] }];
}

/** `runOnUiThread`, or `post` of a handler or view that is kept in a field. */
function posterAt(spot: Spot): string | undefined {
  const classes = enclosingClasses(spot);
  const activity = classes.find(({ symbol }) => isA(symbol, 'android.app.Activity'));
  if (activity?.hasObject === true) return 'runOnUiThread';
  const fields = classes.flatMap(({ symbol }) => [...symbol.fields.values()]);
  const poster = fields.find((field) => isPoster(field) && fieldHere(spot, field) !== undefined);
  return poster === undefined ? undefined : `${poster.name}.post`;
}

/** Which looper a handler is of is seen when the change is checked. */
function isPoster(field: FieldSymbol): boolean {
  const symbol = classOf(field.type);
  return symbol !== undefined && isSetAtOnce(field) && isA(symbol, 'android.os.Handler');
}

function isA(symbol: ClassSymbol, name: string): boolean {
  for (let at: ClassSymbol | undefined = symbol; at !== undefined; at = superclassOf(at)) {
    if (at.name === name) return true;
  }
  return false;
}

function postedStatement(
  context: FixContext,
  spot: Spot,
  statement: NodeIndex,
  poster: string,
): FixEdit | undefined {
  const { tree, text, path } = spot;
  const expression = firstChild(tree, statement);
  if (expression === undefined || !takesOnlyConstants(spot, expression)) return undefined;
  const [start, end] = [startOf(spot, statement), endOf(spot, statement)];
  const value = slowPart(spot, expression);
  const lambda = (body: string): string => `${poster}(() -> ${body});`;
  if (value === undefined) return { path, start, end, text: lambda(textOfNode(spot, expression)) };
  const copy = value === 'elsewhere' ? undefined : copyOf(context, spot, value);
  if (copy === undefined || value === 'elsewhere') return undefined;
  const head = text.slice(startOf(spot, expression), startOf(spot, value));
  const separator = `${newlineOf(text)}${indentationAt(text, start)}`;
  return { path, start, end, text: `${copy.declared}${separator}${lambda(`${head}${copy.name}`)}` };
}

/** The value that is assigned, if making it calls something; work in other places stays undone. */
function slowPart({ tree }: Spot, expression: NodeIndex): NodeIndex | 'elsewhere' | undefined {
  const isAssigned = kindOf(tree, expression) === Kind.assignmentExpression;
  const value = isAssigned ? childIn(tree, expression, Role.right) : undefined;
  const within = value ?? childIn(tree, expression, Role.arguments) ?? expression;
  const isCall = kindOf(tree, expression) === Kind.methodInvocation;
  for (let at = within; at < tree.past[within]!; at++) {
    const kind = tree.kind[at];
    const isWork = kind === Kind.methodInvocation || kind === Kind.objectCreationExpression;
    if (isWork) return value ?? 'elsewhere';
  }
  return isCall || isAssigned ? undefined : 'elsewhere';
}

function copyOf(
  context: FixContext,
  spot: Spot,
  value: NodeIndex,
): { readonly name: string; readonly declared: string } | undefined {
  const { statement } = spot;
  if (!('field' in statement)) return undefined;
  const type = typeTextOf(context, statement.field);
  const name = nameOfValue(spot, statement.field.name);
  if (type === undefined || name === undefined) return undefined;
  return { name, declared: `${type} ${name} = ${textOfNode(spot, value)};` };
}

/** Locals that are assigned once can go along. */
function takesOnlyConstants(spot: Spot, expression: NodeIndex): boolean {
  const { body } = spot.code;
  const { tree } = spot;
  const words = new Set<string>();
  for (let at = expression; at < tree.past[expression]!; at++) {
    if (tree.kind[at] === Kind.identifier) words.add(textOfNode(spot, at));
  }
  return [...words].every((word) => isAssignedOnce(body, word));
}

/** All variables of the name: a local that is assigned anew may be several. */
function isAssignedOnce({ variables, statements }: Body, word: string): boolean {
  const assigned = statements.filter(
    (each) => 'to' in each && each.to !== undefined && variables[each.to]!.name === word,
  );
  const isGiven = variables.some(({ name, kind }) => name === word && kind !== 'local');
  return assigned.length <= (isGiven ? 0 : 1);
}
