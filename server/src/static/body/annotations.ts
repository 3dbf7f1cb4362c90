/**
 * Annotations that say how a class, method or field is meant to be used by threads, told by their simple
 * names, since a dozen packages have the same ones.
 */
import type { ThreadAnnotation } from '../../android/knowledge/knowledge.js';
import type { KnowledgeIndex } from '../../android/knowledge/knowledge-index.js';
import type { Annotation } from '../../java/syntax/declarations.js';

export interface ConcurrencyAnnotations {
  readonly threadSafe: boolean;
  readonly notThreadSafe: boolean;
  readonly immutable: boolean;
  /** `@ThreadConfined("UI")`: to what; '' where it does not say. */
  readonly confinedTo: string | undefined;
  /** More visible than it need be, for tests alone. */
  readonly visibleForTesting: boolean;
  /** `@UiThread`, `@AnyThread` and their like. */
  readonly runs: ThreadAnnotation['runs'] | undefined;
}

const IMMUTABLE = new Set(['Immutable', 'AutoValue', 'Value']);
const CONFINED = new Set(['ThreadConfined', 'ConfinedTo']);

export function concurrencyAnnotations(
  { annotations }: { readonly annotations: readonly Annotation[] },
  knowledge: KnowledgeIndex,
): ConcurrencyAnnotations {
  const names = annotations.map(({ name }) => simpleName(name));
  const confined = annotations.find(({ name }) => CONFINED.has(simpleName(name)));
  return {
    threadSafe: names.includes('ThreadSafe'),
    notThreadSafe: names.includes('NotThreadSafe'),
    immutable: names.some((name) => IMMUTABLE.has(name)),
    confinedTo: confined && (confined.values.get('value')?.[0] ?? ''),
    visibleForTesting: names.includes('VisibleForTesting'),
    runs: names.map((name) => knowledge.threadAnnotation(name)).find((runs) => runs !== undefined),
  };
}

/** `androidx.annotation.UiThread` is `UiThread`. */
export function simpleName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
