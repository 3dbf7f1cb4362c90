/**
 * Which of the roots that were found are none after all, and of which nobody is seen to bring them about: what the
 * project calls by itself, listeners that nobody registers, callbacks of classes and tasks that nobody makes or runs.
 */
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { Code } from '../flow/code.js';
import type { Values } from '../flow/values.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { LayoutFacts } from '../layouts/layout-facts.js';
import type { ProjectManifests } from '../manifest/manifest.js';
import type { Entry } from './entries.js';
import type { Doings, Handing, Posting } from './postings.js';

export interface FoundRoot {
  readonly code: Code;
  readonly entries: readonly Entry[];
  readonly postings: readonly Posting[];
  readonly registrations: readonly Handing[];
}

interface JudgingInputs {
  readonly values: Values;
  readonly knowledge: MethodKnowledge;
  readonly doings: Doings;
  readonly layouts: LayoutFacts;
  readonly manifests: ProjectManifests;
  /** What code of ours calls. */
  readonly called: ReadonlySet<Code>;
}

/**
 * An override of no table's, named like an order (`setMtu`, `finish`): where code of ours calls it, or another of its
 * name in the class, it is there to be called by us, not by the platform.
 */
export function ordersIn({ called, knowledge }: JudgingInputs): (root: FoundRoot) => boolean {
  const names = new Set([...called].map(nameOf));
  const { commands } = knowledge.index.general;
  return ({ code, entries }) => {
    const name = code.body.method?.name ?? '';
    return (
      names.has(nameOf(code)) &&
      entries.every(({ rule }) => rule === 'general') &&
      commands.some((word) => name === word || isFirstWord(word, name))
    );
  };
}

function nameOf({ body }: Code): string {
  return `${body.owner.name} ${body.method?.name ?? ''}`;
}

function isFirstWord(word: string, name: string): boolean {
  return name.startsWith(word) && /^[A-Z]/.test(name.slice(word.length));
}

/** What a task has for the case that it is run or tells of its progress, and nobody is seen to do that. */
export function isNeverRun({ entries }: FoundRoot): boolean {
  return entries.some(({ machine }) => machine?.name === 'async-task');
}

/**
 * A listener that nobody is seen to give to a library. If code of ours calls it, it is of a type of the
 * platform that the project uses for its own purposes; else its registration is not seen.
 */
export function isUnregistered(
  { code, entries, postings, registrations }: FoundRoot,
  { values }: Pick<JudgingInputs, 'values'>,
  unseen: ReadonlySet<ClassSymbol>,
): boolean {
  if (entries.length === 0 || postings.length + registrations.length > 0) return false;
  const isListener = entries.every(
    ({ machine, kind, types }) =>
      machine === undefined &&
      kind === 'entry-callback' &&
      types.length > 0 &&
      types.every(isInterface),
  );
  return isListener && !values.dispatch.runnersOf(code).some((symbol) => unseen.has(symbol));
}

/**
 * Listeners that code of ours calls and nobody else gets: objects that others hand on to. What such an object, of our
 * own making, is told of besides is nobody's either; what it is asked for (`getView`) may be asked by who is not seen.
 */
export function delegatesIn(
  roots: readonly FoundRoot[],
  inputs: Pick<JudgingInputs, 'values' | 'called'>,
  unseen: ReadonlySet<ClassSymbol>,
): (root: FoundRoot) => boolean {
  const isCalled = (root: FoundRoot): boolean =>
    inputs.called.has(root.code) && isUnregistered(root, inputs, unseen);
  const delegates = new Set(
    roots.filter((root) => isTold(root) && isCalled(root)).map(({ code }) => code.body.owner),
  );
  return (root) => {
    const { owner } = root.code.body;
    if (isCalled(root)) return true;
    const isDelegate = delegates.has(owner) && inputs.values.dispatch.isMade(owner);
    return isDelegate && isTold(root) && isUnregistered(root, inputs, unseen);
  };
}

function isTold({ code }: FoundRoot): boolean {
  return /^on[A-Z]/.test(code.body.method?.name ?? '');
}

/**
 * A callback of a class of which nobody is seen to make an object: left over, or made in a way that is
 * not seen. Components are made by the platform, views and settings by their files, workers by who is given
 * their class.
 */
export function isNeverMade(
  { code, entries, registrations, postings }: FoundRoot,
  inputs: JudgingInputs,
): boolean {
  const { owner, method } = code.body;
  if (method === undefined || owner.source?.enclosing !== undefined) return false;
  if (entries.length === 0 || registrations.length + postings.length > 0) return false;
  if (entries.some(({ machine, types }) => machine !== undefined || types.length === 0))
    return false;
  const { dispatch } = inputs.values;
  const runners = dispatch.runnersOf(code);
  const isKnown = (symbol: ClassSymbol): boolean =>
    dispatch.isMade(symbol) ||
    isMadeByPlatform(symbol, inputs) ||
    inputs.doings.starts.some((start) => start.class === symbol.name);
  return runners.length > 0 && !runners.some(isKnown);
}

function isMadeByPlatform(
  symbol: ClassSymbol,
  { layouts, manifests, knowledge }: JudgingInputs,
): boolean {
  const name = symbol.name.replaceAll('$', '.');
  return (
    knowledge.componentKind(symbol) !== undefined ||
    layouts.classes.some((each) => each.class.replaceAll('$', '.') === name) ||
    manifests.components.some((each) => each.class === symbol.name)
  );
}

function isInterface({ kind }: ClassSymbol): boolean {
  return kind === 'interface';
}
