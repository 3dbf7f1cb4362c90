/**
 * The roots: every code that somebody else than our own calls runs, with all the reasons found. One
 * root becomes one origin for each executor that it runs on.
 */
import type { Watch } from '../../base/watch.js';
import { superclassOf } from '../../java/ir/class-queries.js';
import type { Program } from '../../java/program/program.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { Code } from '../flow/code.js';
import { returnsItself } from '../flow/returned-self.js';
import type { Values } from '../flow/values.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { Binding } from '../layouts/bindings.js';
import type { LayoutFacts } from '../layouts/layout-facts.js';
import type { ProjectManifests } from '../manifest/manifest.js';
import { annotatedEntry, annotationOf } from './annotated.js';
import { isKeptOrRun } from './at-once.js';
import { escaping, escapeTo, isCalledBack, isOfLibrary } from './escapes.js';
import { distinctEndings, findEndings, type FoundEnding } from './endings.js';
import { findReleased, findUnsubscribed } from './ended-with.js';
import { findCreations } from './created.js';
import { findEmissions, type Emission, type EmissionInputs } from './emissions.js';
import { Entries, entryOf, type Entry } from './entries.js';
import { delegatesIn, isNeverMade, isNeverRun, isUnregistered, ordersIn } from './judged-roots.js';
import { layoutEntries } from './layout-entries.js';
import type { Handing, Posting } from './postings.js';
import { callbacksHandedOver, isTakenBack } from './registrations.js';

export interface Root {
  readonly code: Code;
  /** Of its code: the class whose method it is, or in which the lambda stands. */
  readonly class: ClassSymbol;
  readonly entries: readonly Entry[];
  readonly postings: readonly Posting[];
  /** Where it is handed over to be called back. */
  readonly registrations: readonly Handing[];
  readonly endings: readonly FoundEnding[];
  /** What makes it run, other than its postings and registrations. */
  readonly emissions: readonly Emission[];
}

export function codeOf({ code }: Root): Code {
  return code;
}

export interface RootInputs extends EmissionInputs {
  readonly layouts: LayoutFacts;
  readonly bindings: readonly Binding[];
  /** What code of ours calls. */
  readonly called: ReadonlySet<Code>;
}

interface OpenRoot {
  readonly code: Code;
  entries: Entry[];
  readonly postings: Posting[];
  readonly registrations: Handing[];
  readonly endings: FoundEnding[];
}

export function findRoots(inputs: RootInputs, watch: Watch): Root[] {
  const { codes, doings, program, knowledge } = inputs;
  const roots = new Map<Code, OpenRoot>();
  const declared = declaredLives(inputs.manifests, program);
  const { dispatch } = inputs.values;
  const isNamed = namedIn(inputs.manifests);
  const entries = new Entries(program.resolution.members, knowledge, declared, dispatch, isNamed);
  for (const code of watch.during(codes.codes)) addEntries(roots, code, entries, inputs);
  for (const { code, entry } of [...layoutEntries(inputs), ...findCreations(inputs, entries)]) {
    rootOf(roots, code).entries.push(entry);
  }
  for (const code of codes.codes) addUnmarked(roots, code, entries, inputs);
  for (const handing of watch.during(doings.handings)) addHanding(roots, handing, entries, inputs);
  for (const posting of doings.postings) rootOf(roots, posting.target).postings.push(posting);
  const endings = [
    ...findEndings(doings, inputs.values, knowledge),
    ...findReleased(roots.values(), codes, knowledge),
    ...findUnsubscribed(codes),
  ];
  for (const ending of endings) rootOf(roots, ending.target).endings.push(ending);
  const emissions = findEmissions(roots.values(), inputs);
  const unseen = givenToUnseen(roots, inputs);
  const ranNow = new Set(doings.now.map(({ target }) => target));
  const isOrder = ordersIn(inputs);
  const isAssumed = (root: OpenRoot): boolean =>
    isUnregistered(root, inputs, unseen) || isNeverMade(root, inputs) || isNeverRun(root);
  const found = [...roots.values()]
    .map((root) => withoutShadowed(root, ranNow.has(root.code)))
    .filter((root) => !isOrder(root));
  const isOurs = delegatesIn(found, inputs, unseen);
  return found
    .filter((root) => !isOurs(root))
    .map((root) => (isAssumed(root) ? asAssumed(root) : root))
    .filter(({ entries: left, postings }) => left.length + postings.length > 0)
    .sort((a, b) => a.code.id - b.code.id)
    .map((root) => ({
      ...root,
      class: root.code.body.owner,
      endings: distinctEndings(root.endings),
      emissions: emissions.get(root.code) ?? [],
    }));
}

/**
 * A receiver of the manifest is made anew for each broadcast. What a screen or service inherits from a class of the
 * project is its own.
 */
function declaredLives({ components }: ProjectManifests, program: Program): Map<string, string> {
  const lives = new Map<string, string>();
  for (const { kind, class: name } of components) {
    if (kind === 'receiver') lives.set(name, 'manifest-receiver');
    else for (const each of withOwnSuperclasses(program.find(name))) lives.set(each.name, kind);
  }
  return lives;
}

/** Where a generated class is named (`Home_`), the one that it is made of is. */
function namedIn({ components }: ProjectManifests): (symbol: ClassSymbol) => boolean {
  const names = new Set(components.map((component) => component.class));
  return ({ name }) => names.has(name) || names.has(`${name}_`);
}

function withOwnSuperclasses(first: ClassSymbol | undefined): Set<ClassSymbol> {
  const found = new Set<ClassSymbol>();
  for (let at = first; at?.source !== undefined && !found.has(at); at = superclassOf(at))
    found.add(at);
  return found;
}

function addEntries(
  roots: Map<Code, OpenRoot>,
  code: Code,
  entries: Entries,
  { knowledge }: RootInputs,
): void {
  const found = [entries.ofMethod(code), annotatedEntry(code, knowledge.index)];
  for (const entry of found) if (entry !== undefined) rootOf(roots, code).entries.push(entry);
}

/** What is named like a callback of an interface that is not seen, and nobody of ours calls. */
function addUnmarked(
  roots: Map<Code, OpenRoot>,
  code: Code,
  entries: Entries,
  { called, knowledge }: Pick<RootInputs, 'called' | 'knowledge'>,
): void {
  const { method, kind } = code.body;
  if (kind !== 'method' || method === undefined || !isCalledBack(method)) return;
  if (annotationOf(code, knowledge.index) !== undefined || returnsItself(code.body)) return;
  if (called.has(code) || rootOf(roots, code).entries.length > 0) return;
  const entry = entries.ofUnmarked(method);
  if (entry !== undefined) rootOf(roots, code).entries.push(entry);
}

/** A lambda is an entry once it is handed over; a listener's callbacks are told where that was. */
function addHanding(
  roots: Map<Code, OpenRoot>,
  handing: Handing,
  entries: Entries,
  inputs: RootInputs,
): void {
  const { object } = handing;
  const { values, knowledge } = inputs;
  if (isKept(handing, knowledge)) return;
  if (isTakenBack(handing, knowledge)) takeBack(roots, handing, { values, knowledge });
  else if (object.kind === 'closure') {
    const entry = entries.ofClosure(object) ?? escapeOf(handing, values, knowledge);
    if (entry === undefined) return;
    const root = rootOf(roots, object.code);
    if (root.entries.length === 0) root.entries.push(entry);
    root.registrations.push(handing);
  } else {
    const registered = callbacksHandedOver(handing, roots, values, knowledge);
    for (const code of registered) rootOf(roots, code).registrations.push(handing);
    for (const code of escaping(handing, inputs)) {
      if (registered.includes(code) || entries.isOverridden(code)) continue;
      const root = rootOf(roots, code);
      if (root.entries.length === 0) root.entries.push(escapeTo(handing.call));
      root.registrations.push(handing);
    }
  }
}

/** An element of a container or a value of a bundle is called by whoever takes it out. */
function isKept({ call, row }: Handing, knowledge: MethodKnowledge): boolean {
  if (row !== undefined || call.method === undefined) return false;
  return (knowledge.of(call.method).container?.stores.length ?? 0) > 0;
}

/** A lambda that is handed to a library of which nothing is known: somebody may run it somewhere. */
function escapeOf(handing: Handing, values: Values, knowledge: MethodKnowledge): Entry | undefined {
  const { call, object } = handing;
  if (object.kind !== 'closure' || isKeptOrRun(handing, knowledge)) return undefined;
  if (isOfLibrary(object, values, knowledge)) return undefined;
  if (object.closure.implements?.owner.source !== undefined) return undefined;
  if (call.method === undefined && isListener(call.name, knowledge)) {
    const row = { rule: 'general', runs: 'main', cause: `${call.name}, by its name`, of: {} };
    return { ...entryOf(row, []), certainty: 'assumed' };
  }
  return escapeTo(call);
}

function isListener(name: string, { index }: MethodKnowledge): boolean {
  return index.general.listeners.some((word) => name.startsWith(word));
}

function takeBack(
  roots: Map<Code, OpenRoot>,
  handing: Handing,
  { values, knowledge }: Pick<RootInputs, 'values' | 'knowledge'>,
): void {
  const { object, site, call, argument } = handing;
  const variable = call.arguments[argument];
  const given = [{ variables: variable === undefined ? [] : [variable], object }];
  const targets =
    object.kind === 'closure'
      ? [object.code]
      : callbacksHandedOver(handing, roots, values, knowledge);
  for (const target of targets) {
    rootOf(roots, target).endings.push({ target, kind: 'unregister', site, given });
  }
}

/** What is posted or run by a call is told by the call; the platform then does not run it by itself. */
function withoutShadowed(root: OpenRoot, isRanNow: boolean): OpenRoot {
  const posted = root.postings.length > 0 || isRanNow;
  if (!posted) return root;
  const entries = root.entries.filter(
    ({ machine, rule }) =>
      rule === 'annotation' || (machine !== undefined && machine.name !== 'async-task'),
  );
  return { ...root, entries };
}

function asAssumed(root: OpenRoot): OpenRoot {
  return { ...root, entries: root.entries.map((entry) => ({ ...entry, certainty: 'assumed' })) };
}

/** Classes whose objects go where nobody sees what becomes of them, or back to who calls a callback. */
function givenToUnseen(
  roots: ReadonlyMap<Code, OpenRoot>,
  { doings, values }: RootInputs,
): Set<ClassSymbol> {
  const handed = doings.handings
    .filter(({ call }) => call.method === undefined)
    .map(({ object }) => object);
  const returned = [...roots.values()]
    .filter(({ entries }) => entries.length > 0)
    .flatMap(({ code }) => [...values.returnedBy(code)]);
  const classes = [...handed, ...returned].map((object) =>
    object.kind === 'instance' ? object.class : undefined,
  );
  return new Set(classes.filter((symbol) => symbol !== undefined));
}

function rootOf(roots: Map<Code, OpenRoot>, code: Code): OpenRoot {
  let root = roots.get(code);
  if (root === undefined) {
    root = { code, entries: [], postings: [], registrations: [], endings: [] };
    roots.set(code, root);
  }
  return root;
}
