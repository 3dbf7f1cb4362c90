/** The tables that come with Racelens, and how a user's own are put beside them. */
import callbacksLibraries from './data/callbacks-libraries.json' with { type: 'json' };
import callbacksSystem from './data/callbacks-system.json' with { type: 'json' };
import callbacksUi from './data/callbacks-ui.json' with { type: 'json' };
import callsAndroid from './data/calls-android.json' with { type: 'json' };
import callsJava from './data/calls-java.json' with { type: 'json' };
import callsLibraries from './data/calls-libraries.json' with { type: 'json' };
import components from './data/components.json' with { type: 'json' };
import containers from './data/containers.json' with { type: 'json' };
import emits from './data/emits.json' with { type: 'json' };
import executors from './data/executors.json' with { type: 'json' };
import frees from './data/frees.json' with { type: 'json' };
import identities from './data/identities.json' with { type: 'json' };
import keeping from './data/keeping.json' with { type: 'json' };
import locks from './data/locks.json' with { type: 'json' };
import screens from './data/screens.json' with { type: 'json' };
import shareable from './data/shareable.json' with { type: 'json' };
import states from './data/states.json' with { type: 'json' };
import threads from './data/threads.json' with { type: 'json' };
import type { KnowledgeTables } from './knowledge.js';

/** By file. The compiler sees texts where the shape has words: a test checks them by the schema. */
export const OWN_TABLES: Readonly<Record<string, KnowledgeTables>> = {
  'callbacks-ui': callbacksUi,
  'callbacks-system': callbacksSystem,
  'callbacks-libraries': callbacksLibraries,
  'calls-android': callsAndroid as KnowledgeTables,
  'calls-java': callsJava as KnowledgeTables,
  'calls-libraries': callsLibraries as KnowledgeTables,
  emits: emits as KnowledgeTables,
  executors: executors,
  containers: containers as KnowledgeTables,
  threads: threads as KnowledgeTables,
  components: components as KnowledgeTables,
  locks: locks as KnowledgeTables,
  frees: frees,
  states: states as KnowledgeTables,
  screens: screens as KnowledgeTables,
  identities,
  keeping: keeping as KnowledgeTables,
  shareable: shareable as KnowledgeTables,
};

/** The user's rows come first: of two rows for one method the first counts. */
export function withOwnTables(users: readonly KnowledgeTables[]): readonly KnowledgeTables[] {
  return [...users, ...Object.values(OWN_TABLES)];
}
