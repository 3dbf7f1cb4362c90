/** What the model of a project is made of. */
import type { MemberBodies } from '../../java/ir/program-bodies.js';
import type { Program } from '../../java/program/program.js';
import type { KnowledgeIndex } from '../knowledge/knowledge-index.js';
import type { Binding } from '../layouts/bindings.js';
import type { LayoutFacts } from '../layouts/layout-facts.js';
import type { ProjectManifests } from '../manifest/manifest.js';
import type { Coverage } from '../origins.js';

export interface ModelInputs {
  readonly program: Program;
  readonly members: readonly MemberBodies[];
  readonly manifests: ProjectManifests;
  readonly layouts: LayoutFacts;
  readonly bindings: readonly Binding[];
  readonly knowledge: KnowledgeIndex;
  readonly skipped: Coverage['skipped'];
}
