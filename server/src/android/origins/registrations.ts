/**
 * Which callbacks of an object are registered by handing it over: those that it has as the type of the
 * parameter. Of a call that could not be resolved only the name tells: `setAdapter` is for an adapter,
 * `addTextChangedListener` for methods like `onTextChanged`.
 */
import { erase } from '../../java/program/substitution.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { Code } from '../flow/code.js';
import type { Values } from '../flow/values.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { Entry } from './entries.js';
import type { Handing } from './postings.js';

/** What is known of each code that is a callback. */
export type Callbacks = ReadonlyMap<Code, { readonly entries: readonly Entry[] }>;

export function callbacksHandedOver(
  handing: Handing,
  callbacks: Callbacks,
  values: Values,
  knowledge: MethodKnowledge,
): Code[] {
  const { call, object } = handing;
  if (object.kind !== 'instance') return [];
  return call.method === undefined
    ? callbacksNamed(call.name, object.class, callbacks, values, knowledge)
    : callbacksAs(handing, object.class, callbacks, values, knowledge);
}

/** The callbacks that an object has as the type of the parameter. */
function callbacksAs(
  { call, argument, row }: Handing,
  owner: ClassSymbol,
  callbacks: Callbacks,
  values: Values,
  knowledge: MethodKnowledge,
): Code[] {
  const declared = call.method?.parameters[argument]?.type;
  const type = declared && erase(declared);
  if (type?.kind !== 'class' || isData(type.class)) return [];
  const wanted = type.class;
  const isAny = wanted.name === 'java.lang.Object' && row !== undefined;
  const methods = isAny ? [...owner.methods.keys()] : namesBetween(owner, wanted, knowledge);
  const unseen = isAny ? [] : callbacksOfUnseen(owner, wanted, callbacks, values, knowledge);
  const seen = methods
    .flatMap((name) => values.dispatch.byName(owner, name))
    .filter((code) =>
      callbacks
        .get(code)
        ?.entries.some((entry) => (isAny ? isMarked(entry) : fits(entry, wanted, knowledge))),
    );
  return [...new Set([...seen, ...unseen])];
}

/**
 * What a superclass has that is not seen (of Kotlin's) is called by whoever gets the object as a listener, where it
 * must be what makes a listener of it: one that is seen to be such a listener has what that listener has.
 */
function callbacksOfUnseen(
  owner: ClassSymbol,
  wanted: ClassSymbol,
  callbacks: Callbacks,
  values: Values,
  knowledge: MethodKnowledge,
): Code[] {
  const { hierarchy } = knowledge;
  const isOpen =
    hierarchy.unknownSupertype(owner) !== undefined && !hierarchy.isSubclass(owner, wanted);
  if (!isOpen || wanted.source !== undefined || !isForCalls(wanted, knowledge)) return [];
  return [...owner.methods.keys()]
    .flatMap((name) => values.dispatch.byName(owner, name))
    .filter((code) => callbacks.get(code)?.entries.some(({ rule }) => rule === 'general'));
}

/** An interface with callbacks; an owner of something is asked for it. */
function isForCalls(wanted: ClassSymbol, { index }: MethodKnowledge): boolean {
  const isCallback = (name: string): boolean =>
    /^on[A-Z]/.test(name) || index.namedCallback(wanted.name, name) !== undefined;
  return wanted.kind === 'interface' && [...wanted.methods.keys()].some(isCallback);
}

const REGISTERING = /^(?:set|add|register)(\w{4,}?)(?:Listener|Callbacks?|Observer)?$/;

/** By the words between `set` and `Listener`; what is written where it is handed over is there to be called. */
function callbacksNamed(
  call: string,
  owner: ClassSymbol,
  callbacks: Callbacks,
  values: Values,
  knowledge: MethodKnowledge,
): Code[] {
  const subject = REGISTERING.exec(call)?.[1] ?? (owner.simpleName === '' ? '' : undefined);
  if (subject === undefined) return [];
  return methodNames(owner, knowledge)
    .flatMap((name) => values.dispatch.byName(owner, name))
    .filter((code) =>
      callbacks.get(code)?.entries.some((entry) => isFor(entry, code, subject, knowledge)),
    );
}

/** A component is shown or started by such a call, not called back. */
function isFor(
  { types, machine }: Entry,
  code: Code,
  subject: string,
  knowledge: MethodKnowledge,
): boolean {
  if (machine !== undefined && !REGISTERED.has(machine.name)) return false;
  if (types.some(({ name }) => isShown(name, knowledge))) return false;
  const names = [code.body.method?.name ?? '', ...types.map(({ simpleName }) => simpleName)];
  return names.some((name) => name.endsWith(subject) || name.startsWith(subject));
}

/** Found by its annotation: what a bus looks for in the objects that register. */
function isMarked({ types, machine, rule }: Entry): boolean {
  return types.length === 0 && machine === undefined && rule !== 'general';
}

/** What is handed over all the time and calls nobody back. */
function isData({ name }: ClassSymbol): boolean {
  return name === 'java.lang.String' || name === 'android.content.Context';
}

const METHOD_NAMES = new WeakMap<ClassSymbol, readonly string[]>();

/** Of a type and its supertypes; what every object has not counted. */
function methodNames(symbol: ClassSymbol, { hierarchy }: MethodKnowledge): readonly string[] {
  let names = METHOD_NAMES.get(symbol);
  if (names === undefined) {
    const types = [...hierarchy.ancestry(symbol).types.keys()];
    const own = types.filter(({ name }) => name !== 'java.lang.Object');
    names = [...new Set(own.flatMap(({ methods }) => [...methods.keys()]))];
    METHOD_NAMES.set(symbol, names);
  }
  return names;
}

/**
 * Of the type, and of the library's types between it and the object's class: what their code calls (`getItem`
 * of a FragmentPagerAdapter) is called for whoever takes the object as that type.
 */
function namesBetween(
  owner: ClassSymbol,
  wanted: ClassSymbol,
  knowledge: MethodKnowledge,
): readonly string[] {
  const between = typesBetween(owner, wanted, knowledge);
  if (between.length === 0) return methodNames(wanted, knowledge);
  return [...new Set([wanted, ...between].flatMap((type) => methodNames(type, knowledge)))];
}

function typesBetween(
  owner: ClassSymbol,
  wanted: ClassSymbol,
  knowledge: MethodKnowledge,
): readonly ClassSymbol[] {
  const above = [...knowledge.hierarchy.ancestry(owner).types.keys()];
  return above.filter(
    (type) => type !== wanted && type.source === undefined && isBelow(type, wanted, knowledge),
  );
}

/** A lifecycle is nobody's listener: a context that is handed over is not registered by that. */
function fits(
  { types, machine, rule }: Entry,
  wanted: ClassSymbol,
  knowledge: MethodKnowledge,
): boolean {
  if (machine !== undefined && !REGISTERED.has(machine.name)) return false;
  if (rule === 'general' && wanted.kind !== 'interface') return false;
  if (knowledge.typeNames(wanted).some((name) => isShown(name, knowledge))) return false;
  return types.some(
    (type) => knowledge.typeNames(wanted).includes(type.name) || isBelow(type, wanted, knowledge),
  );
}

/** Everything is an Object. */
function isBelow(type: ClassSymbol, wanted: ClassSymbol, { hierarchy }: MethodKnowledge): boolean {
  return wanted.name !== 'java.lang.Object' && hierarchy.isSubclass(type, wanted);
}

/** A view, a screen or a context is shown or used by whoever gets it, not registered. */
function isShown(name: string, { index }: MethodKnowledge): boolean {
  const kind = index.component(name)?.kind;
  return kind !== undefined && kind !== 'receiver' && kind !== 'loader' && kind !== 'other';
}

const REGISTERED = new Set([
  'manifest-receiver',
  'registered-receiver',
  'service-connection',
  'loader-callbacks',
  'lifecycle-observer',
  'bluetooth-callback',
]);

export function isTakenBack({ call, row }: Handing, { index }: MethodKnowledge): boolean {
  if (row !== undefined) return row.does === 'unregister';
  return index.general.unregister.some((word) => call.name.startsWith(word));
}
