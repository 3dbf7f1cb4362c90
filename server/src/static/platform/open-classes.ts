/**
 * Classes that are meant for several threads (@ThreadSafe, whatever package it is of): their methods
 * that are not private may be called on one object by anybody at any time.
 */
import type { Code } from '../../android/flow/code.js';
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import type { Executor } from '../../android/origins.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import type { Components } from './components.js';
import type { OriginTable } from './origin-table.js';

const ANYBODY: Executor = { kind: 'unknown', why: 'anybody may call it' };

export function beginOpenClasses(
  { codes, values, knowledge }: UnderstoodProject,
  components: Components,
  origins: OriginTable,
): void {
  for (const symbol of codes.classes.values()) {
    if (!isOpen(symbol)) continue;
    for (const concrete of components.concrete(symbol)) {
      const types = [...knowledge.hierarchy.ancestry(concrete).types.keys()];
      const own = types.filter(({ source }) => source !== undefined);
      const names = new Set(own.flatMap(({ methods }) => [...methods.keys()]));
      names.delete('<init>');
      const all = [...names].flatMap((name) => values.dispatch.byName(concrete, name));
      beginCallers(concrete, all.filter(isCallable), components, origins);
    }
  }
}

export function isOpen({ annotations }: ClassSymbol): boolean {
  return annotations.some(({ name }) => name === 'ThreadSafe' || name.endsWith('.ThreadSafe'));
}

function isCallable({ body: { method } }: Code): boolean {
  return method !== undefined && !hasModifier(method.modifiers, 'private');
}

function beginCallers(
  symbol: ClassSymbol,
  [first, ...others]: readonly Code[],
  components: Components,
  origins: OriginTable,
): void {
  if (first === undefined) return;
  const receiver = components.of(symbol, ANYBODY);
  const origin = origins.begin({
    model: undefined,
    name: `callers of ${symbol.simpleName}`,
    kind: 'thread',
    executor: ANYBODY,
    code: first,
    receiver: isStatic(first) ? undefined : receiver,
    bySystem: true,
    repeats: true,
    openClass: symbol,
    certainty: 'assumed',
  });
  for (const code of others) origins.enter(origin, code, isStatic(code) ? undefined : receiver);
}

function isStatic({ body: { method } }: Code): boolean {
  return method !== undefined && hasModifier(method.modifiers, 'static');
}
