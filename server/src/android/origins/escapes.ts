/**
 * Objects that are handed to a library of which nothing is known, as listeners or tasks: it may call what they
 * implement for it, in whatever thread. Told by the interface: one that is not seen, or one of Java's with a single
 * method (`Runnable`). What they extend by a class is not taken for that, but for an anonymous class.
 */
import type { Call } from '../../java/ir/statements.js';
import type { ClassSymbol, MethodSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import type { Code } from '../flow/code.js';
import type { Values } from '../flow/values.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
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
  { call, object }: Handing,
  values: Values,
  knowledge: MethodKnowledge,
): readonly Code[] {
  if (call.method !== undefined || object.kind !== 'instance') return [];
  if (isTakenBackBy(call, knowledge) || isMissingAtOnce(call, knowledge)) return [];
  const names = [...ofUnseen(object.class, knowledge), ...ofJava(object.class, knowledge)];
  return names.flatMap((name) => values.dispatch.byName(object.class, name));
}

/** Overrides of what is not seen, where that is an interface. */
function ofUnseen(symbol: ClassSymbol, { hierarchy, index }: MethodKnowledge): string[] {
  const { unknown, types } = hierarchy.ancestry(symbol);
  const isListener =
    symbol.simpleName === '' || symbol.interfaces.some(({ kind }) => kind === 'unknown');
  if (unknown.length === 0 || !isListener) return [];
  const seen = [...types.keys()].filter((each) => each !== symbol);
  const isOwn = ({ name }: MethodSymbol): boolean => seen.some(({ methods }) => methods.has(name));
  return [...symbol.methods.values()]
    .flat()
    .filter((method) => isOverride(method) && !isOwn(method))
    .map(({ name }) => name)
    .filter((name) => !index.general.plain.includes(name));
}

/** Of an interface of Java itself with one method. */
function ofJava(symbol: ClassSymbol, { hierarchy }: MethodKnowledge): string[] {
  const above = [...hierarchy.ancestry(symbol).types.keys()];
  const tasks = above.filter(({ name }) => TASKS.has(name));
  return tasks.flatMap(abstractNames);
}

const TASKS = new Set(['java.lang.Runnable', 'java.util.concurrent.Callable']);

function isTakenBackBy({ name }: Call, { index }: MethodKnowledge): boolean {
  return index.general.unregister.some((word) => name.startsWith(word));
}

function isOverride({ annotations, modifiers }: MethodSymbol): boolean {
  return (
    !hasModifier(modifiers, 'static') && annotations.some(({ name }) => name.endsWith('Override'))
  );
}
