/**
 * A project that is understood again after each edit. An edit that leaves what the model looks at as it
 * was (move-codes.ts) costs the places: who runs what is kept, and told where it stands now. One that leaves alone
 * which objects variables hold has who runs what found again over these, any other edit has all found anew. The
 * answer is always that of understandProject.
 */
import { EMPTY_SET } from '../../base/set-pool.js';
import { Watch } from '../../base/watch.js';
import { CodeMover, type Alike } from '../flow/move-codes.js';
import { describeProject, type UnderstoodProject } from './build-model.js';
import { moveEdges } from './call-graph.js';
import { areToldApartAsBefore } from './executors.js';
import { findRunners, type FoundRunners } from './find-runners.js';
import type { ModelInputs } from './model-inputs.js';

interface Kept {
  found: FoundRunners;
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
    const kept = isLike ? goOn(before, inputs, watch) : begin(inputs, undefined, watch);
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

function goOn(before: Kept, inputs: ModelInputs, watch: Watch): Kept {
  if (isMoved(before, inputs)) return before;
  const { found, mover } = before;
  // Tables say the same of methods for as long as declarations are the same.
  if (!found.isWhole || !mover.tryMove(inputs.members, 'values'))
    return begin(inputs, { ...found, values: undefined }, watch);
  before.found = findRunners(inputs, found, watch);
  return before;
}

function begin(inputs: ModelInputs, before: Parameters<typeof findRunners>[1], watch: Watch): Kept {
  const found = findRunners(inputs, before, watch);
  const { codes, knowledge } = found;
  // Where a body asks for its thread, what its tests surround counts.
  const alike: Alike = {
    forModel: (code, now, moved) =>
      alike.forValues(code, now) && kept.found.decided.isAlike(code, now, moved),
    forValues: (code, now) =>
      ![code.body, now].some((body) => kept.found.threadTests.mayTell(body)),
    isUnreached: (code) =>
      !kept.found.isReached(code) && kept.found.reach.setOf(code) === EMPTY_SET,
  };
  const mover = new CodeMover(codes, knowledge, inputs.members, alike);
  const kept: Kept = { inputs, found, mover };
  codes.onMove(({ code }) => {
    moveEdges(kept.found.graph, code, codes);
  });
  return kept;
}

function isMoved({ found, mover }: Kept, { members }: ModelInputs): boolean {
  const isTried = mover.tryMove(members, 'all') || mover.tryMove(members, 'model');
  return isTried && areToldApartAsBefore(found.runners.placed);
}
