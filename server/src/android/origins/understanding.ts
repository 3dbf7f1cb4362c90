/**
 * A project that is understood again after each edit. An edit that leaves what the model looks at as it
 * was (move-codes.ts) costs the places: who runs what is kept, and told where it stands now. Any other
 * edit has it found anew. Either way the answer is that of understandProject.
 */
import { Watch } from '../../base/watch.js';
import { CodeMover, type IsAlike } from '../flow/move-codes.js';
import { describeProject, type UnderstoodProject } from './build-model.js';
import { moveEdges } from './call-graph.js';
import { areToldApartAsBefore } from './executors.js';
import { findRunners, type FoundRunners } from './find-runners.js';
import type { ModelInputs } from './model-inputs.js';

interface Kept {
  readonly found: FoundRunners;
  readonly mover: CodeMover;
  inputs: ModelInputs;
}

export class Understanding {
  #kept: Kept | undefined;

  /** Earlier answers must not be asked any more. */
  update(inputs: ModelInputs, watch = new Watch()): UnderstoodProject {
    const before = this.#kept;
    this.#kept = undefined;
    const isLike = before !== undefined && isSameBesidesBodies(before.inputs, inputs);
    const kept =
      isLike && isMoved(before, inputs)
        ? before
        : begin(inputs, isLike ? before : undefined, watch);
    kept.inputs = inputs;
    // Before it is told: who cancels that has not to wait for it to be found again.
    this.#kept = kept;
    return describeProject(inputs, kept.found, watch);
  }
}

function isSameBesidesBodies(one: ModelInputs, other: ModelInputs): boolean {
  return (
    one.program.resolution === other.program.resolution &&
    one.manifests === other.manifests &&
    one.layouts === other.layouts &&
    one.bindings === other.bindings &&
    one.knowledge === other.knowledge
  );
}

/** Tables say the same of methods for as long as declarations are the same. */
function begin(inputs: ModelInputs, before: Kept | undefined, watch: Watch): Kept {
  const found = findRunners(inputs, before?.found, watch);
  const { codes, knowledge, graph, threadTests, decided } = found;
  // Where a body asks for its thread, what its tests surround counts.
  const isAlike: IsAlike = (code, now, moved) =>
    !threadTests.mayTell(code.body) &&
    !threadTests.mayTell(now) &&
    decided.isAlike(code, now, moved);
  codes.onMove((code) => {
    moveEdges(graph, code, codes);
  });
  return { inputs, found, mover: new CodeMover(codes, knowledge, inputs.members, isAlike) };
}

function isMoved({ found, mover }: Kept, { members }: ModelInputs): boolean {
  return mover.tryMove(members) && areToldApartAsBefore(found.runners.placed);
}
