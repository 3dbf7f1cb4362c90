/**
 * Who runs each root, and with which causes. A root's executor may depend on who runs the code that
 * posts it (`new Handler()` is bound to the looper of its thread), so the answers are found on demand;
 * a circle of such questions ends without an answer and leaves the main looper. Who runs the code that posts is asked
 * only where it matters: in a large app such questions lead from one root to another through most of them.
 */
import { groupBy } from '../../base/multi-map.js';
import type { SetId } from '../../base/set-pool.js';
import type { Call, Variable } from '../../java/ir/statements.js';
import type { Callers } from '../flow/callers.js';
import { localOf, placeOfSite, type Code, type Site } from '../flow/code.js';
import type { FlowObject } from '../flow/objects.js';
import type { Values } from '../flow/values.js';
import type { When, Where } from '../knowledge/knowledge.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { Cause, Executor } from '../origins.js';
import type { ChosenExecutors } from './chosen-executors.js';
import type { Emission } from './emissions.js';
import type { Entry } from './entries.js';
import { joinGivers, type Giver, type Givers } from './givers.js';
import { HeldExecutors } from './held-executors.js';
import type { Held, Holders } from './holders.js';
import {
  CALLER,
  executorKey,
  Executors,
  unknown,
  WORKING_CALLER,
  UNNAMED_THREAD,
  type Runner,
} from './executors.js';
import { callText, nameOfCode } from './naming.js';
import { isDoneToSelf, isHandedSelf } from './own-calls.js';
import { isSentToSelf } from './own-handlers.js';
import type { Handing, Posting } from './postings.js';
import type { Reach } from './reach.js';
import type { Root } from './roots.js';
import { addRun, type OpenCause, type Run } from './run.js';
import { Signals } from './signals.js';
import type { StreamPlace, Streams } from './streams.js';
import { runsOfStart, type Start } from './starts.js';
import { isOf, type ThreadRegions } from './thread-regions.js';

/** What hangs on more than so many others, one on the other, is not followed further: the stack has an end. */
const DEEPEST = 400;

export class Runners {
  readonly #executors: Executors;
  readonly #held: HeldExecutors;
  readonly #signals: Signals;
  #byRoot: ReadonlyMap<Root, readonly Start[]> | undefined;
  readonly #runs = new Map<Root, readonly Run[] | 'asked'>();
  /** Of questions that hang on each other. */
  #depth = 0;
  /** How often one had no answer yet. */
  #unanswered = 0;
  readonly #ofSets = new Map<SetId, readonly Executor[]>();

  constructor(
    private readonly starts: readonly Start[],
    private readonly reach: Reach,
    private readonly values: Values,
    private readonly streams: Streams,
    private readonly knowledge: MethodKnowledge,
    readonly givers: Givers,
    private readonly holders: Holders,
    private readonly chosen: ChosenExecutors,
    regions: ThreadRegions,
    callers: Callers,
  ) {
    this.#executors = new Executors(values, knowledge, (site) => this.at(site), regions, callers);
    this.#held = new HeldExecutors(values, knowledge, this.#executors);
    this.#signals = new Signals(values, knowledge);
  }

  /** All executors that were told by where they are made. */
  get placed(): readonly Executor[] {
    return this.#executors.placed;
  }

  /** Of all roots that come to the statement. */
  at(site: Site): readonly Executor[] {
    return this.#ofSet(this.reach.setAt(site));
  }

  #ofCode(code: Code): readonly Executor[] {
    return this.#ofSet(this.reach.setOf(code));
  }

  /** What hangs on a question that is still open is another answer later, and not kept. */
  #ofSet(set: SetId): readonly Executor[] {
    const known = this.#ofSets.get(set);
    if (known !== undefined) return known;
    const before = this.#unanswered;
    const executors = this.#findOfSet(set);
    if (this.#unanswered === before) this.#ofSets.set(set, executors);
    return executors;
  }

  #findOfSet(set: SetId): readonly Executor[] {
    const runs = this.reach.numbers(set).flatMap((number) => {
      const { root, run } = this.starts[number]!;
      return run === undefined ? [...this.runsOf(root)] : [run];
    });
    return [...new Map(runs.map(({ executor }) => [executorKey(executor), executor])).values()];
  }

  /** By its number in what reaches what. */
  runsOfStart(number: number): readonly Run[] {
    const start = this.starts[number]!;
    return runsOfStart(start, this.runsOf(start.root), this.#startsOf(start.root));
  }

  #startsOf(root: Root): readonly Start[] {
    this.#byRoot ??= groupBy(this.starts, (start) => start.root);
    return this.#byRoot.get(root) ?? [];
  }

  runsOf(root: Root): readonly Run[] {
    const known = this.#runs.get(root);
    if (known !== undefined && known !== 'asked') return known;
    if (known === 'asked' || this.#depth === DEEPEST) {
      this.#unanswered++;
      return [];
    }
    this.#runs.set(root, 'asked');
    this.#depth++;
    const runs = this.#findRuns(root);
    this.#depth--;
    this.#runs.set(root, runs);
    return runs;
  }

  #findRuns(root: Root): readonly Run[] {
    const runs = new Map<string, Run>();
    for (const posting of root.postings) {
      for (const { executor, cause } of this.#givenTo(root, posting)) {
        const causes = [cause];
        addRun(runs, { root, executor, entry: undefined, posting, postings: [posting], causes });
      }
    }
    for (const entry of root.entries) {
      for (const { executor, causes } of this.#ofEntry(root, entry)) {
        addRun(runs, { root, executor, entry, posting: undefined, postings: [], causes });
      }
    }
    if (runs.size === 0) addRun(runs, this.#unsettled(root));
    const emitted = root.emissions.map((emission) => this.#causeOfEmission(emission, root.code));
    for (const run of runs.values()) addRun(runs, { ...run, postings: [], causes: emitted });
    return [...runs.values()];
  }

  /** Who runs it hangs on itself: it posts itself from where it runs, and nobody else is seen. */
  #unsettled(root: Root): Run {
    const [entry] = root.entries;
    const [posting] = root.postings;
    const executor = unknown('nobody but itself is seen to start it');
    const causes = posting === undefined ? [] : [this.#causeOfPosting(posting)];
    return { root, executor, entry, posting, postings: [], causes };
  }

  /** Not those that nobody gives it to, where the objects that post are told apart. */
  #givenTo(root: Root, posting: Posting): { executor: Executor; cause: OpenCause }[] {
    const all = this.#ofPosting(root, posting);
    const found = all.map(({ executor, inCaller }) => {
      const cause = this.#causeOfPosting(posting, all.length > 1 ? executor : undefined);
      return { executor, cause: { ...cause, inCaller } };
    });
    const given = found.filter(({ cause }) => cause.givers.length > 0);
    return given.length > 0 ? given : found;
  }

  #ofPosting(root: Root, posting: Posting): { executor: Executor; inCaller: boolean }[] {
    const { site, call, row, object, target } = posting;
    if (this.streams.isStream(site)) {
      const inCaller = this.#isRunByCaller(root, posting);
      return this.#ofStream(root, posting).map((executor) => ({ executor, inCaller }));
    }
    const chosen = (variable: Variable): readonly FlowObject[] | undefined =>
      this.chosen.objectsOf(posting, variable);
    const context = { site, call, class: undefined, self: [object], chosen };
    const runners = this.#executors.first(row.on ?? ['unknown'], context);
    // Not where it is handed over: what waits for a result runs where that is given.
    const isLater = row.when === 'later' && runners.includes(CALLER);
    if (isLater)
      return [{ executor: unknown('it runs where the result is given'), inCaller: false }];
    const named = (runner: Runner): Executor[] =>
      this.#settle([runner], () => this.at(site)).map((executor) => withName(executor, target));
    const elsewhere = runners.filter((runner) => typeof runner !== 'string').flatMap(named);
    const keys = new Set(elsewhere.map(executorKey));
    const inPlace = runners.filter((runner) => typeof runner === 'string').flatMap(named);
    return [
      ...elsewhere.map((executor) => ({ executor, inCaller: false })),
      ...inPlace
        .filter((executor) => !keys.has(executorKey(executor)))
        .map((executor) => ({ executor, inCaller: true })),
    ];
  }

  /** A stream that nothing puts elsewhere runs in the thread that makes and subscribes it. */
  #isRunByCaller({ emissions }: Root, posting: Posting): boolean {
    const { site } = posting;
    if (!this.streams.isStream(site)) return false;
    const begun = this.streams.begun(site);
    if (begun === undefined && emissions.length > 0) return false;
    const places = begun ?? this.#putAbove(posting) ?? this.streams.subscribed(site);
    return places.length === 1 && places[0] === undefined;
  }

  /** `executor`: if it runs on others too. */
  #causeOfPosting(posting: Posting, executor?: Executor): OpenCause {
    const { site, call, row } = posting;
    const isStart = row.rule.startsWith('thread.') || row.rule.startsWith('asynctask.');
    const held = this.#executorFor(posting, executor);
    const own = this.holders.of(site.code, [...this.#posted(posting), ...(held ? [held] : [])]);
    const givers = this.givers.ofPosting(posting, { own, executor: held });
    const kind = isStart ? 'start' : 'post';
    const isSelf = own === undefined && this.#isSelf(posting);
    const runs = isSelf ? posting.target : undefined;
    return { ...openCause(kind, callText(call), site, row.when), givers, own, runs };
  }

  #isSelf(posting: Posting): boolean {
    return isDoneToSelf(posting) || isSentToSelf(posting, this.values, this.knowledge);
  }

  #posted({ site, call, row, objects }: Posting): Held[] {
    const what = this.knowledge.select(call, row.what);
    return what.map((each) => ({ local: localOf(site.code, each), objects: new Set(objects) }));
  }

  #executorFor({ site, call, row }: Posting, executor?: Executor): Held | undefined {
    if (executor === undefined || this.streams.isStream(site)) return undefined;
    return this.#held.of(row.on ?? [], site, call, executor);
  }

  #causeOfEmission(emission: Emission, target: Code): OpenCause {
    const { site, call, row } = emission;
    const kind = row.as ?? (row.does === 'start' ? 'start' : 'post');
    const by =
      row.does === 'start' ? `${call.method?.owner.simpleName ?? ''} for it` : callText(call);
    const givers = [...emission.givers].flatMap((giver) =>
      giver === site ? this.#giversOf(emission) : [{ site: giver }],
    );
    const isSelf = row.to === 'itself' && isDoneToSelf({ site, call, row });
    const runs = isSelf ? target : undefined;
    const cause = { ...openCause(kind, by, site, row.when), runs };
    return { ...cause, givers: joinGivers(givers) };
  }

  #giversOf({ site, call, row, objects }: Emission): readonly Giver[] {
    const variables = this.knowledge.select(call, row.what);
    const found = objects.flatMap((object) => [...this.givers.of(site, variables, object)]);
    return found.length === 0 ? [{ site }] : found;
  }

  #causeOfRegistration(handing: Handing, target: Code): OpenCause {
    const { site, call, object, argument } = handing;
    const variable = call.arguments[argument];
    const givers = this.givers.of(site, variable === undefined ? [] : [variable], object);
    const runs = isHandedSelf(handing) ? target : undefined;
    return { ...openCause('register', callText(call), site, undefined), givers, runs };
  }

  #putAbove(posting: Posting): StreamPlace[] | undefined {
    return this.streams.putAbove(posting.site, this.#signals.takenBy(posting));
  }

  /** Without a scheduler above, where a subject is given its values, or where somebody subscribes. */
  #ofStream({ emissions }: Root, posting: Posting): Executor[] {
    const { site, object } = posting;
    const above = this.streams.begun(site) ?? this.#putAbove(posting);
    if (above === undefined && emissions.length > 0) {
      return emissions.flatMap(({ site: at }) => this.#settle([CALLER], () => this.at(at)));
    }
    return (above ?? this.streams.subscribed(site)).flatMap((place) => {
      if (place === undefined) return this.#settle([CALLER], () => this.at(site));
      const context = { site: place.site, call: place.call, class: undefined, self: [object] };
      return this.#settle(this.#executors.first([place.where], context), () => this.at(site));
    });
  }

  #ofEntry(root: Root, entry: Entry): { executor: Executor; causes: OpenCause[] }[] {
    const own = [entry.cause, ...(entry.more ?? [])].map((cause): OpenCause => ({
      cause,
      by: undefined,
      site: undefined,
      givers: [],
    }));
    const registered = root.registrations.flatMap((handing) =>
      this.#ofRegistration(root, entry, handing).map((executor) => ({
        executor,
        causes: [...own, this.#causeOfRegistration(handing, root.code)],
      })),
    );
    if (registered.length > 0) return registered;
    const context = { site: undefined, call: undefined, class: root.class, self: this.#self(root) };
    const runners = this.#executors.first([entry.runs], context);
    const found = this.#settle(runners, () => this.#ofCode(root.code));
    return found.map((executor) => ({ executor, causes: own }));
  }

  #ofRegistration(root: Root, entry: Entry, { site, call, row }: Handing): Executor[] {
    const on = row?.on ?? this.#madeWith(entry, call) ?? [entry.runs];
    const ofCall = on[0] !== entry.runs || entry.runs === 'current';
    const self = this.#self(root);
    const context = { site, call: ofCall ? call : undefined, class: root.class, self };
    return this.#settle(this.#executors.first(on, context), () => this.at(site));
  }

  /** `new Handler(looper, callback)`: what it is made with runs where it does. */
  #madeWith({ runs }: Entry, { method }: Call): readonly Where[] | undefined {
    if (runs !== 'receiver' || method === undefined) return undefined;
    return this.knowledge.of(method).executor?.gives;
  }

  /** The object whose callback it is. */
  #self({ code }: Root): ReturnType<Values['of']> {
    const [first] = code.body.parameters;
    if (first === undefined || code.body.variables[first]?.kind !== 'this') return [];
    return this.values.of(code, first);
  }

  /** What runs in the thread that hands it over runs where that code does. */
  #settle(runners: readonly Runner[], handing: () => readonly Executor[]): Executor[] {
    return runners.flatMap((runner) => {
      if (typeof runner !== 'string') return [runner];
      const all = handing();
      const callers = runner === CALLER ? all : all.filter(({ kind }) => isOf(kind, 'worker'));
      if (runner === WORKING_CALLER && all.length > 0) return callers;
      return callers.length > 0 ? callers : [unknown('nobody is seen who calls it')];
    });
  }
}

/** A thread without a name is called by what it runs. */
function withName(executor: Executor, target: Code): Executor {
  if (executor.kind !== 'thread' || executor.name !== UNNAMED_THREAD) return executor;
  const { owner } = target.body;
  const isMethodOfClass = target.enclosing === undefined && owner.simpleName !== '';
  return { kind: 'thread', name: isMethodOfClass ? owner.simpleName : nameOfCode(target) };
}

function openCause(kind: Cause['kind'], by: string, site: Site, when: When | undefined): OpenCause {
  const cause: Cause = { kind, by, at: placeOfSite(site), from: [], timing: timingOf(when) };
  return { cause, by: site.code, site, givers: [{ site }] };
}

function timingOf(when: When | undefined): Cause['timing'] {
  return when === undefined || when === 'later' || when === 'now' ? 'now' : when;
}
