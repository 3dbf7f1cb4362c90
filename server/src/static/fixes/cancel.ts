/**
 * Takes a callback back where the screen or service lets go of what the callback uses: posted work is
 * removed, a task or timer cancelled, a listener unregistered, in the lifecycle callback of the other side and
 * just before it frees. Only what that callback can name: handlers, tasks and listeners kept in fields.
 */
import { callText } from '../../android/origins/naming.js';
import type { Finding, FindingAccess, StackFrame } from '../../findings/finding.js';
import type { Call } from '../../java/ir/statements.js';
import { superclassOf } from '../../java/ir/class-queries.js';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../../java/program/symbols.js';
import { typeText } from '../../java/program/type-text.js';
import { Kind, Role } from '../../java/syntax/kinds.js';
import {
  childIn,
  childrenOf,
  firstChild,
  kindOf,
  type NodeIndex,
  type SyntaxTree,
} from '../../java/syntax/tree.js';
import { isSetAtOnce } from './field-text.js';
import type { Fix, FixContext } from './fix.js';
import { indentationAt, indentationUnit, newlineOf } from './layout.js';
import { fieldHere, thisHere } from './names-here.js';
import { fieldHeldBy, spotsIn, startOf, type Spot } from './spot.js';
import { insertBefore } from './statement-text.js';

/** Callbacks of a life that is ending. */
const ENDS = /^on(Pause|Stop|Destroy|DestroyView|Detach|Unbind|Cleared|DetachedFromWindow)$/;

/** After these nothing that a handler has waiting is wanted any more. */
const LAST = /^on(Destroy|DestroyView|Detach|Cleared)$/;

export function proposeCancel(context: FixContext, finding: Finding): Fix[] {
  return finding.accesses.flatMap((callback, side) => {
    const ending = spotInEntry(context, finding.accesses[1 - side]!);
    if (ending === undefined) return [];
    return callsThatCause(context, callback).flatMap((call) => cancelAt(ending, call));
  });
}

/** The statement of the lifecycle callback that frees, or calls what does. */
function spotInEntry(context: FixContext, { origin, stack }: FindingAccess): Spot | undefined {
  const entry = stack.at(-1);
  if (origin.kind !== 'entry-callback' || entry === undefined || !ENDS.test(entry.method)) {
    return undefined;
  }
  return spotsAt(context, entry).find(
    ({ statement }) => statement.kind === 'call' || statement.kind.endsWith('store'),
  );
}

function spotsAt(context: FixContext, { path, line, method }: StackFrame): Spot[] {
  if (path === undefined) return [];
  return spotsIn(context, path).filter(({ code, node, tree, base }) => {
    const at = code.member!.file.lineStarts;
    const offset = base + tree.start[node]!;
    return (
      code.body.method?.name === method &&
      offset >= at[line - 1]! &&
      offset < (at[line] ?? Infinity)
    );
  });
}

/** Where the callback was posted, started or registered. */
function callsThatCause(context: FixContext, { causes }: FindingAccess): Spot[] {
  const [cause] = causes;
  if (cause?.frame?.path === undefined) return [];
  const { path, line } = cause.frame;
  return spotsIn(context, path).filter(({ statement, code, base, tree, node }) => {
    if (statement.kind !== 'call' || callText(statement) !== cause.by) return false;
    const starts = code.member!.file.lineStarts;
    const [start, end] = [base + tree.start[node]!, base + tree.end[node]!];
    return start < (starts[line] ?? Infinity) && end >= starts[line - 1]!;
  });
}

function cancelAt(ending: Spot, post: Spot): Fix[] {
  const call = post.statement as Call & Spot['statement'];
  const at = firstStatement(ending);
  if (at === undefined) return [];
  return takingBack(post, call, ending).map(({ text, unlessNull }) => {
    const lines =
      unlessNull === undefined ? [text] : [guarded(ending, startOf(ending, at), unlessNull, text)];
    const where = ending.code.body.method!.name;
    const title = `Take it back in ${where}: ${text.replace(/;$/, '')}`;
    return { kind: 'cancel', title, edits: [insertBefore(ending, at, lines)] };
  });
}

/** Of the callback, behind the call of the superclass. */
function firstStatement({ tree, code }: Spot): NodeIndex | undefined {
  const block = childIn(tree, code.body.node, Role.body);
  const statements = block === undefined ? [] : childrenOf(tree, block);
  return statements.find((node) => !isSuperCall(tree, node));
}

function isSuperCall(tree: SyntaxTree, node: NodeIndex): boolean {
  const call = firstChild(tree, node);
  const object = call === undefined ? undefined : childIn(tree, call, Role.object);
  return object !== undefined && kindOf(tree, object) === Kind.super;
}

function guarded({ text }: Spot, offset: number, name: string, line: string): string {
  const [newline, indent] = [newlineOf(text), indentationAt(text, offset)];
  return `if (${name} != null) {${newline}${indent}${indentationUnit(text)}${line}${newline}${indent}}`;
}

interface Taking {
  readonly text: string;
  /** The field that may not be set. */
  readonly unlessNull: string | undefined;
}

/** How a call is undone, by the name that the platform gives such methods; the tightest way first. */
function takingBack(post: Spot, call: Call, ending: Spot): Taking[] {
  const receiver = nameOf(post, call.receiver, ending);
  if (receiver === undefined || call.method === undefined) return [];
  const { name, owner } = call.method;
  const where = ending.code.body.method!.name;
  const given = call.arguments.map((each) => nameOf(post, each, ending));
  const undo = (method: string, argument: string): Taking[] =>
    findMethod(owner, method) === undefined ? [] : [taking(receiver, `${method}(${argument})`)];
  if (/^(post|send)/.test(name)) {
    const [callback] = given;
    const one =
      name.startsWith('post') && callback !== undefined
        ? undo('removeCallbacks', callback.text)
        : [];
    if (one.length > 0 || !LAST.test(where)) return one;
    return undo('removeCallbacksAndMessages', 'null');
  }
  if (name.startsWith('execute')) return undo('cancel', 'true');
  if (name.startsWith('schedule')) return undo('cancel', '');
  const opposite = oppositeOf(name);
  const listener = opposite === undefined ? undefined : given[listenerOf(call.method, opposite)];
  return opposite === undefined || listener === undefined ? [] : undo(opposite, listener.text);
}

/** Which argument the opposite takes: the one of the same type. */
function listenerOf({ owner, parameters }: MethodSymbol, opposite: string): number {
  const wanted = findMethod(owner, opposite)?.parameters[0];
  if (wanted === undefined) return -1;
  return parameters.findIndex(({ type }) => typeText(type) === typeText(wanted.type));
}

/** `registerX` and `unregisterX`, `addX` and `removeX`, `bindX` and `unbindX`. */
function oppositeOf(name: string): string | undefined {
  if (/^register|^bind/.test(name)) return `un${name}`;
  if (name.startsWith('add')) return name.replace(/^add/, 'remove');
  return name === 'requestLocationUpdates' ? 'removeUpdates' : undefined;
}

interface Named {
  readonly text: string;
  readonly field: FieldSymbol | undefined;
}

/** What a variable at the one place is called at the other. */
function nameOf(post: Spot, variable: Call['receiver'], ending: Spot): Named | undefined {
  const { body } = post.code;
  if (variable === undefined) return undefined;
  if (body.variables[variable]!.kind === 'this') {
    const text = thisHere(ending, body.owner);
    return text === undefined ? undefined : { text, field: undefined };
  }
  const field = fieldHeldBy(body, variable);
  const text = field === undefined ? undefined : fieldHere(ending, field);
  return text === undefined ? undefined : { text, field };
}

function taking({ text, field }: Named, call: string): Taking {
  const unlessNull = field === undefined || isSetAtOnce(field) ? undefined : text;
  return { text: text === 'this' ? `${call};` : `${text}.${call};`, unlessNull };
}

function findMethod(owner: ClassSymbol, name: string): MethodSymbol | undefined {
  for (let at: ClassSymbol | undefined = owner; at !== undefined; at = superclassOf(at)) {
    const [found] = at.methods.get(name) ?? [];
    if (found !== undefined) return found;
  }
  return undefined;
}
