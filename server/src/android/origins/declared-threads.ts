/**
 * Methods that say by an annotation which thread calls them, and that no other root reaches: of a
 * library, or called from Kotlin. Somebody calls them as they say, so they are origins.
 */
import type { Code, CodeTable } from '../flow/code.js';
import type { KnowledgeIndex } from '../knowledge/knowledge-index.js';
import type { ThreadFact } from '../origins.js';
import { entryOf } from './entries.js';
import type { Root } from './roots.js';
import { ofAnnotations } from './thread-facts.js';

const RUNS: Readonly<Record<ThreadFact['says'], string | undefined>> = {
  main: 'main',
  binder: 'binder',
  worker: 'pool worker',
  any: undefined,
};

export function findDeclaredThreads(
  codes: CodeTable,
  isReached: (code: Code) => boolean,
  index: KnowledgeIndex,
): Root[] {
  return codes.codes.flatMap((code) => {
    if (code.body.kind !== 'method' || isReached(code)) return [];
    const fact = ofAnnotations(code, index);
    const runs = fact && RUNS[fact.says];
    if (fact === undefined || runs === undefined) return [];
    const entry = entryOf(
      { rule: 'annotation', runs, cause: `who follows ${fact.by}`, of: {} },
      [],
    );
    const { owner } = code.body;
    const nobody = { postings: [], registrations: [], endings: [], emissions: [] };
    return [{ code, class: owner, entries: [entry], ...nobody }];
  });
}
