/**
 * Click handlers that layouts and menus name. A layout's handler is a method, with one View (a menu's
 * with one MenuItem), of the activity that shows it. Where it is shown by code that is no activity's (a
 * fragment, an adapter), or by none that is seen, it is a method of any activity, and assumed.
 */
import { groupBy } from '../../base/multi-map.js';
import type { ClassSymbol, MethodSymbol } from '../../java/program/symbols.js';
import type { Code, CodeTable } from '../flow/code.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { Binding } from '../layouts/bindings.js';
import type { LayoutFacts, NamedHandler } from '../layouts/layout-facts.js';
import { entryOf, type Entry } from './entries.js';
import { ShownLayouts } from './shown-layouts.js';

const CLICK = { rule: 'layout.onClick', runs: 'main', cause: "the user's click", of: {} };

interface Handler {
  readonly code: Code;
  readonly entry: Entry;
  /** Does code of ours name the layout? */
  readonly isShown: boolean;
}

export function layoutEntries(inputs: {
  readonly codes: CodeTable;
  readonly knowledge: MethodKnowledge;
  readonly layouts: LayoutFacts;
  readonly bindings: readonly Binding[];
}): Handler[] {
  const { codes, knowledge, layouts, bindings } = inputs;
  if (layouts.handlers.length === 0) return [];
  const shown = new ShownLayouts(codes, layouts, bindings, knowledge);
  const byName = groupBy(codes.codes, ({ body }) => body.method?.name ?? '');
  return withoutLeftOver(
    layouts.handlers.flatMap((handler): Handler[] => {
      const named = byName.get(handler.method) ?? [];
      if (handler.class === '') return plainHandlers(handler, named, shown, knowledge);
      return named
        .filter(({ body }) => isOf(body.owner, handler.class, knowledge))
        .map((code) => ({ code, entry: entryFor(handler, 'known'), isShown: true }));
    }),
  );
}

/** A layout that nobody is seen to show says nothing of a method that one has which is shown. */
function withoutLeftOver(handlers: readonly Handler[]): Handler[] {
  const known = new Set(handlers.filter(isKnown).map(({ code }) => code));
  return handlers.filter((each) => each.isShown || !known.has(each.code));
}

function isKnown({ entry: { certainty } }: Handler): boolean {
  return certainty === 'known';
}

/** Of whom the data binding expression calls. */
function isOf(owner: ClassSymbol, name: string, knowledge: MethodKnowledge): boolean {
  return knowledge.typeNames(owner).some((each) => each.replaceAll('$', '.') === name);
}

function plainHandlers(
  handler: NamedHandler,
  named: readonly Code[],
  shown: ShownLayouts,
  { hierarchy }: MethodKnowledge,
): Handler[] {
  const fitting = named.filter(
    ({ body }) => hasShape(body.method!, handler) && shown.isActivity(body.owner),
  );
  const showers = [...shown.showersOf(handler.resource)];
  const activities = showers.filter((each) => shown.isActivity(each));
  const own = fitting.filter(({ body: { owner } }) =>
    activities.some(
      (each) => hierarchy.isSubclass(each, owner) || hierarchy.isSubclass(owner, each),
    ),
  );
  const isSeen = own.length > 0 && activities.length === showers.length;
  const others = isSeen ? [] : fitting.filter((code) => !own.includes(code));
  return [
    ...own.map((code) => ({ code, entry: entryFor(handler, 'known'), isShown: true })),
    ...others.map((code) => ({
      code,
      entry: entryFor(handler, 'assumed'),
      isShown: showers.length > 0,
    })),
  ];
}

function hasShape({ descriptor }: MethodSymbol, { resource }: NamedHandler): boolean {
  const isMenu = resource.startsWith('menu/');
  return descriptor === (isMenu ? '(android.view.MenuItem)' : '(android.view.View)');
}

function entryFor({ attribute, resource, at }: NamedHandler, certainty: Entry['certainty']): Entry {
  const entry = entryOf(CLICK, []);
  const by = `${attribute} in ${resource}`;
  return { ...entry, certainty, cause: { kind: 'declare', by, at, from: [], timing: 'now' } };
}
