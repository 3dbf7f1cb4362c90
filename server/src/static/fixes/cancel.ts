/**
 * Takes a callback back where the screen or service lets go of what the callback uses: posted work is
 * removed, a task or timer cancelled, a listener unregistered, in the lifecycle callback of the other side and
 * just before it frees. Only what that callback can name: handlers, tasks and listeners kept in fields.
 */
import { callText } from '../../android/origins/naming.js';
import type { Finding, FindingAccess, StackFrame } from '../../findings/finding.js';
import type { Call } from '../../java/ir/statements.js';
import { superclassOf } from '../../java/ir/class-queries.js';
import type { ClassSymbol, FieldSymbol } from '../../java/program/symbols.js';
import { isSetAtOnce } from './field-text.js';
import type { Fix, FixContext } from './fix.js';
import { indentationAt, indentationUnit, newlineOf } from './layout.js';
import { fieldHere, thisHere } from './names-here.js';
import { fieldHeldBy, spotsIn, startOf, type Spot } from './spot.js';
import { insertBefore, statementAround } from './statement-text.js';

/** Callbacks of a life that is ending. */
const ENDS = /^on(Pause|Stop|Destroy|DestroyView|Detach|Unbind|Cleared|DetachedFromWindow)$/;

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
  const at = statementAround(ending, ending.node);
  if (at === undefined || at.isBare) return [];
  return takingBack(post, call, ending).map(({ text, unlessNull }) => {
    const lines =
      unlessNull === undefined
        ? [text]
        : [guarded(ending, startOf(ending, at.node), unlessNull, text)];
    const where = ending.code.body.method!.name;
    const title = `Take it back in ${where}: ${text.replace(/;$/, '')}`;
    return { kind: 'cancel', title, edits: [insertBefore(ending, at.node, lines)] };
  });
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
  const given = call.arguments.map((each) => nameOf(post, each, ending));
  const undo = (method: string, argument: string): Taking[] =>
    hasMethod(owner, method) ? [taking(receiver, `${method}(${argument})`)] : [];
  if (/^(post|send)/.test(name)) {
    const [callback] = given;
    const one =
      name.startsWith('post') && callback !== undefined
        ? undo('removeCallbacks', callback.text)
        : [];
    return [...one, ...undo('removeCallbacksAndMessages', 'null')];
  }
  if (/^execute/.test(name)) return undo('cancel', 'true');
  if (/^schedule/.test(name)) return undo('cancel', '');
  const opposite = oppositeOf(name);
  const listener = given.findLast((each) => each !== undefined);
  return opposite === undefined || listener === undefined ? [] : undo(opposite, listener.text);
}

/** `registerX` and `unregisterX`, `addX` and `removeX`, `bindX` and `unbindX`. */
function oppositeOf(name: string): string | undefined {
  if (/^register|^bind/.test(name)) return `un${name}`;
  if (/^add/.test(name)) return name.replace(/^add/, 'remove');
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

function hasMethod(owner: ClassSymbol, name: string): boolean {
  for (let at: ClassSymbol | undefined = owner; at !== undefined; at = superclassOf(at)) {
    if (at.methods.has(name)) return true;
  }
  return false;
}
