/**
 * Annotations that say how a class, method or field is meant to be used by threads, told by their simple
 * names, since a dozen packages have the same ones.
 */
import type { ThreadAnnotation } from '../../android/knowledge/knowledge.js';
import type { KnowledgeIndex } from '../../android/knowledge/knowledge-index.js';
import type { Hierarchy } from '../../java/program/hierarchy.js';
import type { MethodSymbol } from '../../java/program/symbols.js';
import type { Annotation } from '../../java/syntax/declarations.js';

export interface ConcurrencyAnnotations {
  readonly threadSafe: boolean;
  readonly notThreadSafe: boolean;
  readonly immutable: boolean;
  /** `@ThreadConfined("UI")`: to what; '' where it does not say. */
  readonly confinedTo: string | undefined;
  /** More visible than it need be, for tests alone. */
  readonly visibleForTesting: boolean;
  /** Called before anybody else has the object: a part of its making. */
  readonly initializes: boolean;
  /** `@UiThread`, `@AnyThread` and their like. */
  readonly runs: ThreadAnnotation['runs'] | undefined;
}

/** What an annotation stands on. */
interface Annotated {
  readonly annotations: readonly Annotation[];
}

const IMMUTABLE = new Set(['Immutable', 'AutoValue', 'Value']);
const CONFINED = new Set(['ThreadConfined', 'ConfinedTo']);

export function concurrencyAnnotations(
  { annotations }: Annotated,
  knowledge: KnowledgeIndex,
): ConcurrencyAnnotations {
  const names = annotations.map(({ name }) => simpleName(name));
  const confined = annotations.find(({ name }) => CONFINED.has(simpleName(name)));
  return {
    threadSafe: saysThreadSafe({ annotations }),
    notThreadSafe: saysNotThreadSafe({ annotations }),
    immutable: names.some((name) => IMMUTABLE.has(name)),
    confinedTo: confined && (confined.values.get('value')?.[0] ?? ''),
    visibleForTesting: annotations.some(isForTests),
    initializes: names.includes('Initializer'),
    runs: names.map((name) => knowledge.threadAnnotation(name)).find((runs) => runs !== undefined),
  };
}

/** Not if it says that nobody is to check that. */
export function saysThreadSafe({ annotations }: Annotated): boolean {
  return annotations.some(
    ({ name, values }) =>
      simpleName(name) === 'ThreadSafe' && values.get('enableChecks')?.[0] !== 'false',
  );
}

/** That it is safe for several threads, and that nobody is to check that. */
export function isTrusted({ annotations }: Annotated): boolean {
  return annotations.some(
    ({ name, values }) =>
      simpleName(name) === 'ThreadSafe' && values.get('enableChecks')?.[0] === 'false',
  );
}

export function saysNotThreadSafe({ annotations }: Annotated): boolean {
  return annotations.some(({ name }) => simpleName(name) === 'NotThreadSafe');
}

/** `@ThreadConfined`: one thread alone has it. */
export function saysConfined({ annotations }: Annotated): boolean {
  return annotations.some(({ name }) => CONFINED.has(simpleName(name)));
}

/** `@ReturnsOwnership`: what the method gives is the caller's own. */
export function givesOwnership({ annotations }: Annotated): boolean {
  return annotations.some(({ name }) => simpleName(name) === 'ReturnsOwnership');
}

/** `@Functional`: it gives the same whoever calls it, and whenever. */
export function saysFunctional({ annotations }: Annotated): boolean {
  return annotations.some(({ name }) => simpleName(name) === 'Functional');
}

/** Does the method say so, or one that it overrides? */
export function saysSo(
  method: MethodSymbol,
  says: (annotated: Annotated) => boolean,
  hierarchy: Hierarchy,
): boolean {
  if (says(method)) return true;
  const types = [...hierarchy.ancestry(method.owner).types.keys()];
  const alike = types.flatMap(({ methods }) => methods.get(method.name) ?? []);
  return alike.some((each) => each.descriptor === method.descriptor && says(each));
}

/** If it does not say for whom else it would be visible. */
function isForTests({ name, values }: Annotation): boolean {
  return simpleName(name) === 'VisibleForTesting' && !values.has('otherwise');
}

/** `androidx.annotation.UiThread` is `UiThread`. */
export function simpleName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
