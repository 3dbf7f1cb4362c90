/**
 * Runs become origins: they get their numbers in the order of the roots, and then causes, endings and
 * order can say which origins they are of.
 */
import { addTo, groupBy } from '../../base/multi-map.js';
import { EMPTY_SET, type SetId } from '../../base/set-pool.js';
import type { Watch } from '../../base/watch.js';
import type { ClassId, ClassSymbol } from '../../java/program/symbols.js';
import { placeOfSite, type Code, type Site } from '../flow/code.js';
import type { Dispatch } from '../flow/dispatch.js';
import type { FlowObject } from '../flow/objects.js';
import { INPUT } from '../lifecycles/machine.js';
import { MACHINES } from '../lifecycles/machines.js';
import type { LayoutFacts, NamedClass } from '../layouts/layout-facts.js';
import type { Cause, Ending, Executor, Origin, OriginId, Place } from '../origins.js';
import type { OpenComponent } from './components.js';
import { executorKey, executorNow } from './executors.js';
import { findPostOrder } from './fifo.js';
import type { Giver } from './givers.js';
import type { Held } from './holders.js';
import { callText, methodName, nameOfCode, outermost, placeOfBody, placeOfCode } from './naming.js';
import { findOrder, type Ordered } from './order.js';
import type { Reach } from './reach.js';
import type { Root } from './roots.js';
import type { OpenCause, Run } from './run.js';
import type { Runners } from './runners.js';
import { isOf, type ThreadRegions } from './thread-regions.js';
import { findUnreached, neededCauses } from './unreached.js';

/** Origins get their numbers in the order of the roots; then causes can say which origins they are of. */
export class Numbering {
  /** By number of their origin. */
  readonly runs: readonly Run[];
  readonly #rootCodes: ReadonlySet<Code>;
  readonly #idOfRun = new Map<Run, OriginId>();
  readonly #idsOfSet: (readonly OriginId[] | undefined)[] = [];
  readonly #componentOf: ReadonlyMap<ClassId, number>;
  /** By class with dots, as both ways of writing an inner class are in use. */
  readonly #fragmentTags: ReadonlyMap<string, readonly NamedClass[]>;

  constructor(
    roots: readonly Root[],
    private readonly reach: Reach,
    private readonly runners: Runners,
    private readonly components: readonly OpenComponent[],
    private readonly dispatch: Dispatch,
    private readonly regions: ThreadRegions,
    layouts: LayoutFacts,
    private readonly isOfApp: (code: Code) => boolean,
  ) {
    const runs: Run[] = [];
    for (const run of roots.flatMap((root) => [...runners.runsOf(root)])) {
      this.#idOfRun.set(run, (runs.push(run) - 1) as OriginId);
    }
    this.runs = runs;
    const fragments = layouts.classes.filter(({ kind }) => kind === 'fragment');
    this.#fragmentTags = groupBy(fragments, (each) => each.class.replaceAll('$', '.'));
    this.#rootCodes = new Set(roots.map(({ code }) => code));
    this.#componentOf = new Map(components.map(({ symbol }, index) => [symbol.id, index]));
  }

  /** The origins whose code reaches this; the same list for codes that the same roots reach. */
  ofCode(code: Code): readonly OriginId[] {
    return this.#ofSet(this.reach.setOf(code));
  }

  /** Those that come to the statement. */
  #at(site: Site, own?: ReadonlySet<FlowObject>, held?: Held): readonly OriginId[] {
    return this.#passing(site, this.#ofSet(this.reach.setAt(site, own, held)));
  }

  #ofSet(set: SetId): readonly OriginId[] {
    return (this.#idsOfSet[set] ??= this.#idsOf(this.reach.numbers(set)));
  }

  #idsOf(starts: readonly number[]): OriginId[] {
    const runs = starts.flatMap((start) => [...this.runners.runsOfStart(start)]);
    return [...new Set(runs.map((run) => this.#idOfRun.get(run)!))].sort((a, b) => a - b);
  }

  isRoot(code: Code): boolean {
    return this.#rootCodes.has(code);
  }

  /** Where not all code was looked at, nothing is known for sure. */
  origins(isWhole: boolean, watch: Watch): Origin[] {
    const open = Array.from(watch.during(this.runs), (run, id) =>
      this.#describe(run, id as OriginId),
    );
    const order = findOrder(
      open.map((origin, index) => ({ ...origin, ...this.#placeInLife(this.runs[index]!) })),
      findPostOrder(this.runs),
    );
    const needed = open.map(({ causes }, index) => this.#needed(this.runs[index]!, causes));
    const unreached = findUnreached(needed);
    return open.map((origin) => ({
      ...origin,
      certainty: isWhole && !unreached.has(origin.id) ? origin.certainty : 'assumed',
      order: order.get(origin.id) ?? [],
    }));
  }

  /** Input comes in the life of the component whose method it is. */
  #placeInLife(run: Run): Pick<Ordered, 'lives' | 'step' | 'machine'> {
    const { code, entries } = run.root;
    const own = lifecycleOf(run);
    const isInput = own === undefined && entries.some(({ rule }) => INPUT_RULES.has(rule));
    const lives = own === undefined && !isInput ? [] : this.dispatch.runnersOf(code);
    const component = isInput ? this.#componentOf.get(code.body.owner.id) : undefined;
    const kind = component === undefined ? undefined : this.components[component]!.component.kind;
    const machine = own ?? (kind === undefined ? undefined : MACHINES.get(kind));
    return { lives, step: isInput ? INPUT : methodName(code), machine };
  }

  #describe({ root, executor, entry, posting, causes }: Run, id: OriginId): Origin {
    const { code } = root;
    const possible = causes.filter((cause) => this.#isPossible(cause));
    const own = (possible.length > 0 ? possible : causes).map((cause) =>
      this.#close(cause, executor),
    );
    const all = [...own, ...this.#declarations(root)];
    return {
      id,
      name: nameOfCode(code),
      kind: kindOf(entry, posting, executor),
      runsOn: executorNow(executor),
      certainty: entry?.certainty ?? 'known',
      rule: posting?.row.rule ?? entry?.rule ?? '',
      at: placeOfCode(code),
      body: placeOfBody(code),
      class: code.body.owner.name,
      method: methodName(outermost(code)),
      component: this.#componentAround(code.body.owner),
      causes: all,
      endings: this.#endings(root),
      order: [],
      repeats: entry?.repeats ?? true,
    };
  }

  /** What code of an app does that it does not run without. */
  #needed({ root, entry }: Run, causes: readonly Cause[]): readonly Cause[] {
    const isInput = INPUT_RULES.has(entry?.rule ?? '');
    return isInput || !this.isOfApp(root.code) ? [] : neededCauses(entry, causes);
  }

  /** A listener belongs to the component in whose class it stands. */
  #componentAround(owner: ClassSymbol): number | undefined {
    for (let at: ClassSymbol | undefined = owner; at !== undefined; at = at.outer) {
      const component = this.#componentOf.get(at.id);
      if (component !== undefined) return component;
    }
    return undefined;
  }

  #endings({ endings }: Root): Ending[] {
    return endings.map((ending) => {
      const { kind, site } = ending;
      const call = site.code.body.statements[site.statement];
      const by = call?.kind === 'call' ? callText(call) : '';
      const all = this.#comingToAny(this.runners.givers.ofEnding(ending), site, undefined);
      return { kind, by, at: placeOfSite(site), from: this.#passing(site, all) };
    });
  }

  /** Not where nobody who comes there hands over what is meant, or is it. */
  #isPossible({ givers, runs, site: done }: OpenCause): boolean {
    if (runs !== undefined && done !== undefined) {
      return (
        this.reach.setRunning(done, runs) !== EMPTY_SET || this.reach.setAt(done) === EMPTY_SET
      );
    }
    if (givers.every(({ held }) => held === undefined)) return true;
    return givers.some(
      ({ site, held }) =>
        this.reach.setAt(site, undefined, held) !== EMPTY_SET ||
        this.reach.setAt(site) === EMPTY_SET,
    );
  }

  #close(open: OpenCause, executor: Executor): Cause {
    const { cause, by, site, givers, inCaller, runs, own } = open;
    if (by === undefined) return cause;
    if (site === undefined) return { ...cause, from: this.ofCode(by) };
    const all =
      runs === undefined ? this.#comingToAny(givers, site, own) : this.#running(site, runs);
    const from = this.#passing(site, all);
    const key = executorKey(executor);
    const isThere = (id: OriginId): boolean => executorKey(this.runs[id]!.executor) === key;
    return {
      ...cause,
      at: placeOfSite(site),
      from: inCaller === true ? from.filter(isThere) : from,
    };
  }

  /** Those that reach it on an object that runs this. */
  #running(site: Site, method: Code): readonly OriginId[] {
    return this.#ofSet(this.reach.setRunning(site, method));
  }

  /** `own`: the objects that are meant where it is done. */
  #comingToAny(
    givers: readonly Giver[],
    done: Site,
    own: ReadonlySet<FlowObject> | undefined,
  ): readonly OriginId[] {
    const [first, ...others] = givers.map(({ site, held }) =>
      this.#at(site, site === done ? own : undefined, held),
    );
    if (others.length === 0) return first ?? [];
    return [...new Set([...first!, ...others.flat()])].sort((a, b) => a - b);
  }

  /** Those on a thread that the source lets pass to the statement. */
  #passing({ code, statement }: Site, all: readonly OriginId[]): readonly OriginId[] {
    const only = this.regions.at(code.body, statement);
    if (only === undefined) return all;
    return all.filter((id) => isOf(this.runs[id]!.executor.kind, only));
  }

  /** Of a component's first callback: the manifest, or the layouts that have it as a fragment. */
  #declarations({ code, entries }: Root): Cause[] {
    const machine = entries.find((entry) => entry.machine !== undefined)?.machine;
    if (machine === undefined || !FIRST_CALLBACKS.has(methodName(code))) return [];
    const { name, id } = code.body.owner;
    const index = this.#componentOf.get(id);
    const declared = index === undefined ? [] : this.components[index]!.declarations;
    const tags = this.#fragmentTags.get(name.replaceAll('$', '.')) ?? [];
    return [
      ...declared.map(({ at }) => declaration('the manifest', at)),
      ...tags.map(({ at, resource }) => declaration(`a fragment in ${resource}`, at)),
    ];
  }

  byComponent(origins: readonly Origin[]): Map<number, OriginId[]> {
    const found = new Map<number, OriginId[]>();
    for (const { component, id } of origins) {
      if (component !== undefined) addTo(found, component, id);
    }
    return found;
  }
}

function declaration(by: string, at: Place): Cause {
  return { kind: 'declare', by, at, from: [], timing: 'now' };
}

/** What the user does to a component, where the component itself has the method. */
const INPUT_RULES = new Set(['component.input', 'layout.onClick', 'butterknife']);

/** With which a component that is started begins. */
export const FIRST_CALLBACKS: ReadonlySet<string> = new Set([
  'onAttach',
  'onCreate',
  'onCreateView',
  'onReceive',
  'onStartCommand',
  'onHandleIntent',
  'onBind',
]);

function kindOf(
  entry: Run['entry'],
  posting: Run['posting'],
  executor: Run['executor'],
): Origin['kind'] {
  if (posting === undefined) {
    const isElsewhere = entry?.kind === 'binder' && executor.kind !== 'binder';
    return isElsewhere ? 'entry-callback' : (entry?.kind ?? 'entry-callback');
  }
  if (posting.row.rule.startsWith('asynctask.')) return 'async-task';
  return executor.kind === 'thread' ? 'thread' : 'posted-callback';
}

/** The parts of a task are told by who executes it; they still have an order among themselves. */
export function lifecycleOf({ posting, entry }: Run): ReturnType<typeof MACHINES.get> {
  if (posting?.row.rule.startsWith('asynctask.') === true) return MACHINES.get('async-task');
  return entry?.machine;
}
