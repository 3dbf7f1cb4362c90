/**
 * The Android model of a project: roots found by the units beside this file, who runs them, who causes
 * them, what they reach, in which order they come.
 */
import { Watch } from '../../base/watch.js';
import type { CodeTable } from '../flow/code.js';
import type { Values } from '../flow/values.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { AndroidModel } from '../origins.js';
import { findComponents, withOrigins } from './components.js';
import { measureCoverage } from './coverage.js';
import { findRunners, type FoundRunners } from './find-runners.js';
import { describeMethods } from './methods.js';
import type { ModelInputs } from './model-inputs.js';
import { Numbering } from './numbering.js';
import type { Doings } from './postings.js';
import type { Run } from './run.js';
import { findThreadFacts } from './thread-facts.js';
import type { ThreadTests } from './thread-tests.js';
import { codeOfApps } from './unreached.js';

/** The model, and what it was made of: for analyses in the same thread. */
export interface UnderstoodProject {
  readonly model: AndroidModel;
  readonly codes: CodeTable;
  readonly knowledge: MethodKnowledge;
  readonly values: Values;
  readonly doings: Doings;
  /** By number of their origin. */
  readonly runs: readonly Run[];
  readonly threadTests: ThreadTests;
  /** Folders of the modules that are applications, if the build says so. */
  readonly apps: readonly string[];
  /** Was all code looked at for what starts and posts? What is missing may be what orders two accesses. */
  readonly isWhole: boolean;
}

export function buildAndroidModel(inputs: ModelInputs): AndroidModel {
  return understandProject(inputs).model;
}

export function understandProject(inputs: ModelInputs, watch = new Watch()): UnderstoodProject {
  return describeProject(inputs, findRunners(inputs, undefined, watch), watch);
}

/** To its end, whatever the budget; it can be cancelled. */
export function describeProject(
  inputs: ModelInputs,
  found: FoundRunners,
  { unlimited: watch }: Watch,
): UnderstoodProject {
  const { program, manifests, layouts, members, skipped } = inputs;
  const { codes, knowledge, values, doings, graph, roots, reach, runners, threadTests } = found;
  const components = findComponents(codes, knowledge, manifests);
  const { regions, limits, isWhole } = found;
  const { dispatch } = values;
  const isOfApp = codeOfApps(manifests);
  const told = [components, dispatch, regions, layouts, isOfApp] as const;
  const numbering = new Numbering(roots, reach, runners, ...told);
  const origins = numbering.origins(isWhole, watch);
  const model = {
    origins,
    components: withOrigins(components, numbering.byComponent(origins)),
    ...describeMethods(codes, graph, numbering, watch),
    threadFacts: findThreadFacts(codes.codes, threadTests, inputs.knowledge),
    coverage: measureCoverage({ program, codes, members, skipped, limits }),
  };
  const { runs } = numbering;
  const { apps } = manifests;
  return { model, codes, knowledge, values, doings, runs, threadTests, apps, isWhole };
}
