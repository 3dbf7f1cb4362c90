/**
 * Click handlers that layouts and menus name. A layout's handler is a method of whoever shows it, with
 * one View; a menu's with one MenuItem. Which activity shows a layout is not followed: every method of
 * the name and shape in an activity is taken, as any of them may be meant.
 */
import { groupBy } from '../../base/multi-map.js';
import type { MethodSymbol } from '../../java/program/symbols.js';
import type { Code, CodeTable } from '../flow/code.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { LayoutFacts, NamedHandler } from '../layouts/layout-facts.js';
import { entryOf, type Entry } from './entries.js';

const CLICK = { rule: 'layout.onClick', runs: 'main', cause: "the user's click", of: {} };

export function layoutEntries(inputs: {
  readonly codes: CodeTable;
  readonly knowledge: MethodKnowledge;
  readonly layouts: LayoutFacts;
}): { code: Code; entry: Entry }[] {
  const byName = groupBy(inputs.layouts.handlers, ({ method }) => method);
  return inputs.codes.codes.flatMap((code) => {
    const { method } = code.body;
    const handlers = method === undefined ? [] : (byName.get(method.name) ?? []);
    return handlers
      .filter((handler) => isHandler(method!, handler, inputs.knowledge))
      .map((handler) => ({ code, entry: entryFor(handler) }));
  });
}

function isHandler(
  method: MethodSymbol,
  handler: NamedHandler,
  knowledge: MethodKnowledge,
): boolean {
  const names = knowledge.typeNames(method.owner);
  if (handler.class !== '')
    return names.some((name) => name.replaceAll('$', '.') === handler.class);
  const shape = handler.resource.startsWith('menu/')
    ? 'android.view.MenuItem'
    : 'android.view.View';
  const isContext = names.some((name) => knowledge.index.component(name)?.kind === 'activity');
  return isContext && method.descriptor === `(${shape})`;
}

function entryFor({ attribute, at }: NamedHandler): Entry {
  const entry = entryOf(CLICK, []);
  const by = `${attribute} in ${at.file}`;
  return { ...entry, cause: { kind: 'declare', by, at, from: [], timing: 'now' } };
}
