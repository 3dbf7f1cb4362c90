/**
 * The Android model of a project: roots found by the units beside this file, who runs them, who causes
 * them, what they reach, in which order they come.
 */
import type { MemberBodies } from '../../java/ir/program-bodies.js';
import type { Program } from '../../java/program/program.js';
import { Callers } from '../flow/callers.js';
import { CodeTable, type Code } from '../flow/code.js';
import { FieldConstants } from '../flow/field-constants.js';
import { MadeFields } from '../flow/made-fields.js';
import { MadeWith } from '../flow/made-with.js';
import { TakenAlong } from '../flow/taken-along.js';
import { computeValues, type Values } from '../flow/values.js';
import type { KnowledgeIndex } from '../knowledge/knowledge-index.js';
import { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { Binding } from '../layouts/bindings.js';
import type { LayoutFacts } from '../layouts/layout-facts.js';
import type { ProjectManifests } from '../manifest/manifest.js';
import type { AndroidModel, Coverage } from '../origins.js';
import { Asked } from './asked.js';
import { askingThreads, buildCallGraph, type CallEdge, type CallGraph } from './call-graph.js';
import { ChosenExecutors } from './chosen-executors.js';
import { Contexts } from './contexts.js';
import { Decided } from './decided.js';
import { findDeclaredThreads } from './declared-threads.js';
import { findComponents, withOrigins } from './components.js';
import { measureCoverage } from './coverage.js';
import { findFired } from './fired.js';
import { callsByGivers } from './given-functions.js';
import { GivenValues } from './given-values.js';
import { Givers } from './givers.js';
import { Holders } from './holders.js';
import { Messages } from './messages.js';
import { describeMethods } from './methods.js';
import { isDoneToSelf } from './own-calls.js';
import { Numbering } from './numbering.js';
import { findDoings, type Doings } from './postings.js';
import { computeReach, reachedFrom, reachInContexts, type Reach } from './reach.js';
import { findRoots, type Root } from './roots.js';
import type { Run } from './run.js';
import { Runners } from './runners.js';
import { factsOf, objectsOf, startsOf, startsOfRuns, type Start } from './starts.js';
import { Streams } from './streams.js';
import { Subscribers } from './subscribers.js';
import { findThreadFacts } from './thread-facts.js';
import { ThreadRegions } from './thread-regions.js';
import { ThreadTests } from './thread-tests.js';

export interface ModelInputs {
  readonly program: Program;
  readonly members: readonly MemberBodies[];
  readonly manifests: ProjectManifests;
  readonly layouts: LayoutFacts;
  readonly bindings: readonly Binding[];
  readonly knowledge: KnowledgeIndex;
  readonly skipped: Coverage['skipped'];
}

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
}

export function buildAndroidModel(inputs: ModelInputs): AndroidModel {
  return understandProject(inputs).model;
}

export function understandProject(inputs: ModelInputs): UnderstoodProject {
  return describeProject(inputs, findRunners(inputs));
}

/** What was found, before it is told in numbers and places. */
export interface FoundRunners {
  readonly codes: CodeTable;
  readonly knowledge: MethodKnowledge;
  readonly values: Values;
  readonly doings: Doings;
  readonly graph: CallEdge[][];
  readonly roots: readonly Root[];
  readonly reach: Reach;
  readonly runners: Runners;
  readonly threadTests: ThreadTests;
  readonly regions: ThreadRegions;
  readonly decided: Decided;
}

export function findRunners(
  inputs: ModelInputs,
  /** What was found of the same declarations; it must not be asked any more. */
  before?: FoundRunners,
): FoundRunners {
  const { program, manifests, layouts, bindings } = inputs;
  const knowledge =
    before?.knowledge ?? new MethodKnowledge(inputs.knowledge, program.resolution.hierarchy);
  const codes = new CodeTable(inputs.members, program.sourceClasses, before?.codes);
  const fields = new MadeFields(codes, program.resolution.hierarchy);
  const values = computeValues(program, codes, knowledge, fields);
  const made = new MadeWith(fields, values);
  const subscribers = new Subscribers(codes, values, knowledge);
  const callers = new Callers(codes, values);
  const given = new GivenValues(values, callers);
  const doings = findDoings(codes, values, knowledge, subscribers, given);
  const streams = new Streams(codes, values, knowledge);
  const constants = new FieldConstants(codes.codes);
  const fired = findFired(doings, { codes, values, knowledge, constants, manifests });
  const graph = buildCallGraph(codes, values, knowledge, doings, fired);
  const threadTests = new ThreadTests(codes.codes, knowledge);
  const regions = new ThreadRegions(threadTests);
  const reaching = callsByGivers(askingThreads(graph, regions), values, new TakenAlong(codes));
  const common = { program, codes, values, knowledge, manifests, layouts, bindings };
  const called = calledIn(graph);
  const found = findRoots({ ...common, doings, streams, subscribers, given, called, fired });
  const isReached = reachedFrom(reaching, found.map(codeOf));
  const roots = [...found, ...findDeclaredThreads(codes, isReached, inputs.knowledge)];
  const givers = new Givers(values, knowledge, callers);
  const holders = new Holders(values, made);
  const chosen = new ChosenExecutors(values, made, constants, knowledge);
  const runnersBy = (starts: readonly Start[], reach: Reach): Runners =>
    new Runners(starts, reach, values, streams, knowledge, givers, holders, chosen, regions);
  const { dispatch } = values;
  const asOne = startsOf(roots);
  const first = computeReach(reaching, roots.map(codeOf), factsOf(asOne, dispatch));
  const firstRunners = runnersBy(asOne, first);
  const starts = startsOfRuns(roots, (root) => firstRunners.runsOf(root));
  const { contexts, decided, messages } = tellApart(
    reaching,
    codes,
    values,
    knowledge,
    constants,
    made,
    chosen,
    doings,
  );
  const begun = starts.map((start) =>
    contexts.entered(start.root.code, messages.givenTo(start.run), objectsOf(start, dispatch)),
  );
  const reach = reachInContexts(reaching, begun, contexts, factsOf(starts, dispatch));
  const runners = runnersBy(starts, reach);
  return {
    codes,
    knowledge,
    values,
    doings,
    graph,
    roots,
    reach,
    runners,
    threadTests,
    regions,
    decided,
  };
}

/** What tells callers of a code apart. */
function tellApart(
  graph: CallGraph,
  codes: CodeTable,
  values: Values,
  knowledge: MethodKnowledge,
  constants: FieldConstants,
  made: MadeWith,
  chosen: ChosenExecutors,
  { postings, emits }: Doings,
): { contexts: Contexts; decided: Decided; messages: Messages } {
  const toSelf = [...postings, ...emits].filter(isDoneToSelf).map(({ site }) => site.code);
  const asked = new Asked(graph, codes.codes, values, knowledge, made, new Set(toSelf));
  const contexts = new Contexts(asked, values, constants, knowledge, made);
  return {
    contexts,
    decided: new Decided(asked, contexts, chosen, constants, knowledge),
    messages: new Messages(codes, values, constants, knowledge),
  };
}

export function describeProject(inputs: ModelInputs, found: FoundRunners): UnderstoodProject {
  const { program, manifests, layouts, members, skipped } = inputs;
  const { codes, knowledge, values, doings, graph, roots, reach, runners, threadTests } = found;
  const components = findComponents(codes, knowledge, manifests);
  const { regions } = found;
  const { dispatch } = values;
  const numbering = new Numbering(roots, reach, runners, components, dispatch, regions, layouts);
  const origins = numbering.origins();
  const model = {
    origins,
    components: withOrigins(components, numbering.byComponent(origins)),
    ...describeMethods(codes, graph, numbering),
    threadFacts: findThreadFacts(codes.codes, threadTests, inputs.knowledge),
    coverage: measureCoverage({ program, codes, members, skipped }),
  };
  const { runs } = numbering;
  const { apps } = manifests;
  return { model, codes, knowledge, values, doings, runs, threadTests, apps };
}

function calledIn(graph: CallGraph): Set<Code> {
  const called = new Set<Code>();
  for (const edges of graph) for (const { to } of edges) called.add(to);
  return called;
}

function codeOf({ code }: Root): Code {
  return code;
}
