/**
 * Who runs each root, and which roots come to which code: first with all callers of a code taken as one, then,
 * since that tells who runs what, with callers told apart. If there is no time for the second, the first way
 * is taken again: more comes to a code than does in truth, and the model says so.
 */
import type { Watch } from '../../base/watch.js';
import { Asked } from './asked.js';
import { ChosenExecutors } from './chosen-executors.js';
import { Contexts } from './contexts.js';
import { Decided } from './decided.js';
import { Givers } from './givers.js';
import { Holders } from './holders.js';
import { Messages } from './messages.js';
import type { ModelInputs } from './model-inputs.js';
import { isDoneToSelf, isHandedSelf } from './own-calls.js';
import { isSentToSelf } from './own-handlers.js';
import { computeReach, reachInContexts, type Reach } from './reach.js';
import { codeOf, type Root } from './roots.js';
import { Runners } from './runners.js';
import { seeCode, type SeenBefore, type SeenCode } from './seen-code.js';
import {
  factsOf,
  objectsOf,
  startsOf,
  startsOfRuns,
  type Start,
  type StartOfRun,
} from './starts.js';

/** What was found, before it is told in numbers and places. */
export interface FoundRunners extends Pick<
  SeenCode,
  | 'codes'
  | 'knowledge'
  | 'values'
  | 'doings'
  | 'graph'
  | 'roots'
  | 'threadTests'
  | 'regions'
  | 'isReached'
  | 'limits'
> {
  readonly reach: Reach;
  readonly runners: Runners;
  readonly decided: Decided;
  /** Was all code looked at for what starts and posts? */
  readonly isWhole: boolean;
}

/** Which part of the time that is left callers may be told apart for. */
const TELLING_APART = 0.7;

export function findRunners(
  inputs: ModelInputs,
  before: SeenBefore | undefined,
  watch: Watch,
): FoundRunners {
  const seen = seeCode(inputs, before, watch);
  const { codes, knowledge, values, doings, graph, reaching, threadTests, regions, roots } = seen;
  const chosen = new ChosenExecutors(values, seen.made, seen.constants, knowledge);
  const starts = startsIn(seen, chosen, watch);
  const { contexts, decided, messages } = tellApart(seen, chosen);
  const { dispatch } = values;
  const begun = starts.map((start) =>
    contexts.entered(start.root.code, messages.givenTo(start.run), objectsOf(start, dispatch)),
  );
  const facts = factsOf(starts, dispatch);
  const telling = watch.until(TELLING_APART);
  const reach =
    reachInContexts(reaching, begun, contexts, facts, telling) ??
    computeReach(reaching, starts.map(codeOfStart), facts, watch);
  const limits = [...seen.limits];
  if (telling.end !== undefined) limits.push(`callers are not told apart, after ${telling.end}`);
  return {
    ...{ codes, knowledge, values, doings, graph, roots, reach, threadTests, regions, decided },
    isReached: seen.isReached,
    runners: runnersOf(seen, chosen, starts, reach),
    isWhole: seen.limits.length === 0,
    limits,
  };
}

/** By who runs the roots, all callers of a code being one. */
function startsIn(seen: SeenCode, chosen: ChosenExecutors, watch: Watch): StartOfRun[] {
  const { roots, reaching, values } = seen;
  const asOne = startsOf(roots);
  const facts = factsOf(asOne, values.dispatch);
  const reach = computeReach(reaching, roots.map(codeOf), facts, watch);
  const runners = runnersOf(seen, chosen, asOne, reach);
  return startsOfRuns(roots, (root) => runners.runsOf(root));
}

function runnersOf(
  { values, streams, knowledge, callers, made, regions }: SeenCode,
  chosen: ChosenExecutors,
  starts: readonly Start[],
  reach: Reach,
): Runners {
  const givers = new Givers(values, knowledge, callers);
  const holders = new Holders(values, made);
  const asked = [givers, holders, chosen, regions, callers] as const;
  return new Runners(starts, reach, values, streams, knowledge, ...asked);
}

/** What tells callers of a code apart. */
function tellApart(
  { reaching, codes, values, knowledge, constants, made, doings }: SeenCode,
  chosen: ChosenExecutors,
): { contexts: Contexts; decided: Decided; messages: Messages } {
  const { postings, emits, handings } = doings;
  const sent = postings.filter((each) => isSentToSelf(each, values, knowledge));
  const handed = handings.filter(
    (each) =>
      isHandedSelf(each) && values.dispatch.withSubclasses(each.site.code.body.owner).length > 1,
  );
  const toSelf = [...sent, ...handed, ...[...postings, ...emits].filter(isDoneToSelf)];
  const doneToSelf = new Set(toSelf.map(({ site }) => site.code));
  const asked = new Asked(reaching, codes.codes, values, knowledge, made, doneToSelf);
  const contexts = new Contexts(asked, values, constants, knowledge, made);
  return {
    contexts,
    decided: new Decided(asked, contexts, chosen, constants, knowledge),
    messages: new Messages(codes, values, constants, knowledge),
  };
}

function codeOfStart({ root }: Start): Root['code'] {
  return root.code;
}
