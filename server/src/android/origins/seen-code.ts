/**
 * What the code of a project does, as far as it decides who runs what: the values of variables, what is
 * started and posted, who calls whom, and the roots that follow. A watch that is over ends each of these
 * with what was found so far.
 */
import type { Watch } from '../../base/watch.js';
import { Callers } from '../flow/callers.js';
import { CodeTable, type Code } from '../flow/code.js';
import { FieldConstants } from '../flow/field-constants.js';
import { MadeFields } from '../flow/made-fields.js';
import { MadeWith } from '../flow/made-with.js';
import { TakenAlong } from '../flow/taken-along.js';
import { computeValues, type Values } from '../flow/values.js';
import { MethodKnowledge } from '../knowledge/method-knowledge.js';
import { askingThreads, buildCallGraph, type CallEdge, type CallGraph } from './call-graph.js';
import { findDeclaredThreads } from './declared-threads.js';
import { findFired } from './fired.js';
import { callsByGivers } from './given-functions.js';
import { GivenValues } from './given-values.js';
import type { ModelInputs } from './model-inputs.js';
import { findDoings, type Doings } from './postings.js';
import { reachedFrom } from './reach.js';
import { codeOf, findRoots, type Root } from './roots.js';
import { Streams } from './streams.js';
import { Subscribers } from './subscribers.js';
import { ThreadRegions } from './thread-regions.js';
import { ThreadTests } from './thread-tests.js';

export interface SeenCode {
  readonly codes: CodeTable;
  readonly knowledge: MethodKnowledge;
  readonly values: Values;
  readonly made: MadeWith;
  readonly callers: Callers;
  readonly doings: Doings;
  readonly streams: Streams;
  readonly constants: FieldConstants;
  readonly graph: CallEdge[][];
  /** The same, with what the source asks of threads, and calls of given functions made by who gives them. */
  readonly reaching: CallGraph;
  readonly threadTests: ThreadTests;
  readonly regions: ThreadRegions;
  readonly roots: readonly Root[];
  /** Do they come to the code, whoever may call it? Without those that are declared. */
  readonly isReached: (code: Code) => boolean;
  /** Where it stopped, in words; empty if all code was looked at. */
  readonly limits: readonly string[];
}

/** Which part of the time each may use, of what the one before leaves. */
const SHARES = { values: 0.5, doings: 0.7 } as const;

/** What was found of the same declarations; it must not be asked any more. */
export interface SeenBefore extends Pick<SeenCode, 'knowledge' | 'codes'> {
  /** If the codes have moved to what they are now, and values with them. */
  readonly values: Values | undefined;
}

export function seeCode(
  inputs: ModelInputs,
  before: SeenBefore | undefined,
  watch: Watch,
): SeenCode {
  const { program, manifests, layouts, bindings } = inputs;
  const { hierarchy } = program.resolution;
  const knowledge = before?.knowledge ?? new MethodKnowledge(inputs.knowledge, hierarchy);
  const codes =
    before?.values === undefined
      ? new CodeTable(inputs.members, program.sourceClasses, before?.codes)
      : before.codes;
  const fields = new MadeFields(codes, hierarchy, new Set(inputs.knowledge.general.remarks));
  const following = watch.until(SHARES.values);
  const values = before?.values ?? computeValues(program, codes, knowledge, fields, following);
  const looking = watch.until(SHARES.doings);
  const subscribers = new Subscribers(codes, values, knowledge);
  const callers = new Callers(codes, values);
  const given = new GivenValues(values, callers);
  const doings = findDoings(codes, values, knowledge, subscribers, given, looking);
  const streams = new Streams(codes, values, knowledge, looking);
  const constants = new FieldConstants(codes.codes);
  const common = { program, codes, values, knowledge, constants, manifests, layouts, bindings };
  const fired = findFired(doings, common, looking);
  const graph = buildCallGraph(codes, values, knowledge, doings, fired, looking);
  const threadTests = new ThreadTests(codes, values, knowledge);
  const regions = new ThreadRegions(threadTests);
  const asking = askingThreads(graph, regions);
  const reaching = callsByGivers(asking, values, new TakenAlong(codes), knowledge, looking);
  const told = { doings, streams, subscribers, given, called: calledIn(graph), fired };
  const found = findRoots({ ...common, ...told }, looking);
  const isReached = reachedFrom(reaching, found.map(codeOf));
  const roots = [...found, ...findDeclaredThreads(codes, isReached, inputs.knowledge)];
  const made = new MadeWith(fields, values, callers, hierarchy);
  return {
    ...{ codes, knowledge, values, made, callers, doings, streams, constants },
    ...{ graph, reaching, threadTests, regions, roots, isReached },
    limits: limitsOf(following, looking),
  };
}

function limitsOf(following: Watch, looking: Watch): string[] {
  const limits: string[] = [];
  if (following.end !== undefined)
    limits.push(`what variables may hold was followed no further after ${following.end}`);
  if (looking.end !== undefined)
    limits.push(`what starts and posts was not looked for in all code, after ${looking.end}`);
  return limits;
}

function calledIn(graph: CallGraph): Set<Code> {
  const called = new Set<Code>();
  for (const edges of graph) for (const { to } of edges) called.add(to);
  return called;
}
