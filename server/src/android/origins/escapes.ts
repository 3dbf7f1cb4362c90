/**
 * Objects that are handed to a library of which nothing is known, as listeners or tasks: it may call what they
 * implement for it, in whatever thread. Told by the interface: one that is not seen, or one of Java's with a single
 * method (`Runnable`). What they extend by a class is not taken for that, but for an anonymous class and for what is
 * named like a callback.
 */
import { callsIn } from '../../java/ir/selecting.js';
import type { Call } from '../../java/ir/statements.js';
import type { ClassSymbol, MethodSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { siteOf, type Code } from '../flow/code.js';
import type { FlowObject } from '../flow/objects.js';
import { returnsItself } from '../flow/returned-self.js';
import type { Values } from '../flow/values.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import { annotationOf } from './annotated.js';
import { abstractNames, isMissingAtOnce } from './at-once.js';
import { entryOf, type Entry } from './entries.js';
import type { Handing } from './postings.js';

/** An entry that the call may run. */
export function escapeTo({ name }: Call): Entry {
  const by = name === '<init>' ? 'an object that is made with it' : name;
  const cause = `${by}, of which nothing is known`;
  const entry = entryOf({ rule: 'escape', runs: 'unknown', cause, of: {} }, []);
  return { ...entry, kind: 'posted-callback', certainty: 'assumed' };
}

/** What the library may call of the object. */
export function escaping(
  handing: Handing,
  { values, knowledge, called }: EscapeInputs,
): readonly Code[] {
  const { call, object, argument } = handing;
  if (call.method !== undefined || object.kind !== 'instance') return [];
  if (isTakenBackBy(call, knowledge) || isMissingAtOnce(call, knowledge)) return [];
  if (isOfPlatform(call, knowledge)) return [];
  if (isForOther(handing, object.class)) return [];
  const isScreen = isShown(object.class, knowledge);
  const all = ofUnseen(object.class, knowledge).filter((name) => !isScreen || isOnName(name));
  const isMeant = !isScreen || isRegistering(call, argument);
  const unseen = isMeant ? meantBy(call, all, object.class, knowledge) : [];
  const names = [...unseen, ...ofJava(object.class, knowledge)];
  const codes = names.flatMap((name) => values.dispatch.byName(object.class, name));
  return codes.filter(
    (code) => (isMarked(code) || !called.has(code)) && !isForOthers(code, knowledge),
  );
}

/** `Other.class::isInstance`: a reference to a method of a library, which runs nothing of ours and starts nothing. */
export function isOfLibrary(
  { code, closure: { method } }: Extract<FlowObject, { kind: 'closure' }>,
  values: Values,
  knowledge: MethodKnowledge,
): boolean {
  if (method === undefined || method.owner.source !== undefined) return false;
  const { calls, free } = knowledge.of(method);
  if (calls.length > 0 || free !== undefined) return false;
  return callsIn(code.body).every((index) => values.targets(siteOf(code, index)).length === 0);
}

export interface EscapeInputs {
  readonly values: Values;
  readonly knowledge: MethodKnowledge;
  /** What code of ours calls. */
  readonly called: ReadonlySet<Code>;
}

/** What a bus looks for, or what is there for the app to call. */
function isForOthers(code: Code, { index }: MethodKnowledge): boolean {
  return annotationOf(code, index) !== undefined || returnsItself(code.body);
}

function isMarked({ body: { method } }: Code): boolean {
  return method === undefined || isOverride(method);
}

const REGISTERING =
  /^(?:set|add|register|subscribe|attach)(?:On)?(.*?)(?:Listener|Callbacks?|Observer)?$/;

/**
 * A screen or view is handed around all the time as what it is, and an object is made with it as its context, which
 * comes first, as it does in a static helper (`Bars.setColor(this, red)`): only what is named like a registration is one.
 */
function isRegistering({ name, receiver, arguments: given }: Call, argument: number): boolean {
  if (name === '<init>') return argument > 0;
  const isContext = receiver === undefined && argument === 0 && given.length > 1;
  return !isContext && REGISTERING.test(name);
}

/** Is it known by a name that its class does not have: as a callback that its superclass is? */
function isForOther({ site, call, argument }: Handing, symbol: ClassSymbol): boolean {
  const variable = call.arguments[argument];
  const type = variable === undefined ? undefined : site.code.body.variables[variable]?.type;
  if (type?.kind !== 'unknown' || symbol.interfaces.length === 0) return false;
  const names = symbol.interfaces.map((each) => (each.kind === 'unknown' ? each.cause.name : ''));
  return type.cause.name !== '' && !names.includes(type.cause.name);
}

function isShown(symbol: ClassSymbol, knowledge: MethodKnowledge): boolean {
  if (knowledge.componentKind(symbol) !== undefined) return true;
  const { unknown } = knowledge.hierarchy.ancestry(symbol);
  const kinds = unknown.map(({ cause }) => knowledge.index.componentBySuffix(cause.name)?.kind);
  return kinds.some((kind) => kind !== undefined && kind !== 'other');
}

/**
 * The methods that a call is for by its name, where there are such: `addOnSavedListener` for `onSaved`,
 * `setModeChangeListener` for `onModeLeft`. Where the object is seen to be what the call is named for (`setAdapter`), it is
 * for that alone; where one of several supertypes that are not seen is, methods named like the others are not meant.
 */
function meantBy(
  { name: call }: Call,
  names: readonly string[],
  symbol: ClassSymbol,
  knowledge: MethodKnowledge,
): readonly string[] {
  const subject = (REGISTERING.exec(call)?.[1] ?? '').replace(/Changed?$/, '');
  if (subject.length < 4) return names;
  const named = names.filter((name) => name.includes(subject));
  if (named.length > 0) return named;
  const unseen = unseenAbove(symbol);
  const isSeen =
    !unseen.some((name) => name.includes(subject)) && isSeenAs(symbol, subject, knowledge);
  return isSeen ? [] : namedUnlikeOthers(names, unseen, subject);
}

/** Names of its supertypes that are not seen. */
function unseenAbove({ interfaces, superclass }: ClassSymbol): string[] {
  return [superclass, ...interfaces].flatMap((each) =>
    each?.kind === 'unknown' ? [each.cause.name] : [],
  );
}

function isSeenAs(symbol: ClassSymbol, subject: string, { hierarchy }: MethodKnowledge): boolean {
  const seen = [...hierarchy.ancestry(symbol).types.keys()].filter((type) => type !== symbol);
  return seen.some((type) => type.source === undefined && type.simpleName.includes(subject));
}

function namedUnlikeOthers(
  names: readonly string[],
  unseen: readonly string[],
  subject: string,
): readonly string[] {
  const wanted = wordsOf(subject);
  const others = unseen
    .map(wordsOf)
    .filter((words) => !words.some((word) => wanted.includes(word)));
  if (others.length === unseen.length) return names;
  return names.filter((name) => !wordsOf(name).some((word) => others.flat().includes(word)));
}

/** Without those that every listener has in its name, and without an `s` at the end. */
function wordsOf(name: string): string[] {
  const words = name.match(/[A-Z][a-z]+/g) ?? [];
  return words.map((word) => word.replace(/s$/, '')).filter((word) => !COMMON.has(word));
}

const COMMON: ReadonlySet<string> = new Set(
  'On Listener Callback Handler Observer Interface Changed Change Event'.split(' '),
);

/** Overrides of what is not seen: all where that is an interface. */
function ofUnseen(symbol: ClassSymbol, { hierarchy, index }: MethodKnowledge): string[] {
  const { unknown, types } = hierarchy.ancestry(symbol);
  const isListener =
    symbol.simpleName === '' || symbol.interfaces.some(({ kind }) => kind === 'unknown');
  if (unknown.length === 0) return [];
  const seen = [...types.keys()].filter((each) => each !== symbol);
  const isOwn = ({ name }: MethodSymbol): boolean => seen.some(({ methods }) => methods.has(name));
  return [...symbol.methods.values()]
    .flat()
    .filter((method) => (isOverride(method) || isCalledBack(method)) && !isOwn(method))
    .map(({ name }) => name)
    .filter((name) => isListener || isOnName(name))
    .filter((name) => !index.general.plain.includes(name));
}

function isOnName(name: string): boolean {
  return /^on[A-Z]/.test(name);
}

/** Of an interface of Java itself with one method. */
function ofJava(symbol: ClassSymbol, { hierarchy }: MethodKnowledge): string[] {
  const above = [...hierarchy.ancestry(symbol).types.keys()];
  const tasks = above.filter(({ name }) => TASKS.has(name));
  return tasks.flatMap(abstractNames);
}

const TASKS = new Set(['java.lang.Runnable', 'java.util.concurrent.Callable']);

/** Of a class that is known, only not which of its methods: what is not seen is no business of it. */
function isOfPlatform({ unknown }: Call, { index }: MethodKnowledge): boolean {
  const owner = unknown?.why === 'ambiguous' ? (unknown.owner ?? '') : '';
  return index.general.platform.some((name) => owner.startsWith(`${name}.`));
}

function isTakenBackBy({ name }: Call, { index }: MethodKnowledge): boolean {
  return index.general.unregister.some((word) => name.startsWith(word));
}

/**
 * A method of an interface that is not seen, as code wrote it before `@Override` could be said of those: told by its
 * name.
 */
export function isCalledBack({ name, modifiers, owner }: MethodSymbol): boolean {
  return (
    isOnName(name) &&
    hasModifier(modifiers, 'public') &&
    !hasModifier(modifiers, 'static') &&
    owner.interfaces.some(({ kind }) => kind === 'unknown')
  );
}

function isOverride({ annotations, modifiers }: MethodSymbol): boolean {
  return (
    !hasModifier(modifiers, 'static') && annotations.some(({ name }) => name.endsWith('Override'))
  );
}
