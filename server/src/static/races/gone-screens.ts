/**
 * A callback or thread that asks a fragment for its activity after the fragment has gone, or shows a dialog of a screen
 * that has: an order violation with the platform, whose side of it no code shows. Looked at is what comes when it comes (a task, a
 * thread, a post that waits or is made by such), not what the life of a component or its user does. Left
 * out is what is checked on the way (a null test only on the main looper), and what was taken back before the fragment went.
 */
import type { Site } from '../../android/flow/code.js';
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import type { Cause, OriginId } from '../../android/origins.js';
import type { ScreenGroup } from '../../android/knowledge/knowledge.js';
import { split } from '../../android/knowledge/knowledge-index.js';
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import { callsIn } from '../../java/ir/selecting.js';
import type { Call, StatementIndex } from '../../java/ir/statements.js';
import { outermost } from '../../java/program/member-types.js';
import type { ClassSymbol, FieldSymbol, JavaFieldId } from '../../java/program/symbols.js';
import { isShown, type ScreenUse, type ScreenUses } from '../body/screen-uses.js';
import type { InstanceGraph } from '../order/instance-graph.js';
import type { KnownArguments } from '../order/known-arguments.js';
import type { LifecyclePlaces } from '../order/lifecycle-places.js';
import type { InstanceSite, StaticOrigin, StaticOriginId } from '../origins.js';
import type { InstanceId, PointsTo } from '../points-to/points-to.js';
import type { Endings } from './endings.js';
import type { OwnListeners } from './own-listeners.js';

export interface GoneScreen {
  readonly origin: StaticOriginId;
  readonly use: ScreenUse;
  /** The use first, then the calls that led to it. */
  readonly stack: readonly Site[];
  /** The last callback of the fragment that the project has. */
  readonly end: StaticOriginId | undefined;
}

export interface ScreenSearch {
  readonly origins: readonly StaticOrigin[];
  readonly graph: InstanceGraph;
  readonly pointsTo: PointsTo;
  readonly places: LifecyclePlaces;
  readonly endings: Endings;
  readonly listeners: OwnListeners;
  readonly project: UnderstoodProject;
  readonly screens: ScreenUses;
  /** What its callers' arguments close. */
  readonly known: KnownArguments;
  /** By origin: the shared fields that it writes. */
  readonly written: readonly ReadonlySet<JavaFieldId>[];
}

export function findGoneScreens(search: ScreenSearch): GoneScreen[] {
  const { origins, graph, pointsTo, screens } = search;
  const using = pointsTo.instances.filter(({ code }) => screens.of(code.body).length > 0);
  if (using.length === 0) return [];
  const leads = graph.leadingTo(using.map(({ id }) => id));
  const late = new LateOrigins(search);
  return origins
    .filter(({ id, entries }) => entries.some((entry) => leads[entry] === 1) && late.has(id))
    .flatMap((origin) => usesUnchecked(search, origin, leads));
}

/** How an instance is come to: the calls, the last first, and the project's own flags that were asked on the way. */
interface Way {
  readonly sites: readonly Site[];
  readonly flags: readonly FieldSymbol[];
  /** Callbacks of screens that have taken the way's own listener away, so that nobody calls it afterwards. */
  readonly left: readonly StaticOriginId[];
}

/** Every use that the origin comes to without a check on the way, each with the shortest way. */
function usesUnchecked(
  search: ScreenSearch,
  origin: StaticOrigin,
  leads: Uint8Array,
): GoneScreen[] {
  const { pointsTo, screens, graph, known } = search;
  const found: GoneScreen[] = [];
  const start: Way = { sites: [], flags: [], left: [] };
  const isAside = isAsideOfMain(search, origin);
  const ways = new Ways(origin.entries.map((entry) => [entry, start]));
  for (const [instance, way] of ways.inOrder()) {
    const { code } = pointsTo.instances[instance]!;
    const further = (statement: StatementIndex): Way => ({
      sites: [{ code, statement }, ...way.sites],
      flags: [...way.flags, ...screens.flagsAt(code.body, statement)],
      left: way.left,
    });
    for (const use of known.without(instance, screens.of(code.body))) {
      if (use.isTested && !isAside) continue;
      const ends = endsOf(search, use.screen, use.gone === 'saved' ? SAVED : ENDS);
      const { sites: stack, flags } = further(use.statement);
      if (ends.some((end) => way.left.includes(end))) continue;
      if (ends.some((end) => search.endings.takenBack(origin.id, end) !== undefined)) continue;
      if (isShown(use) && isSettled(search, origin, use, ends, flags)) continue;
      found.push({ origin: origin.id, use, stack, end: ends[0] });
    }
    for (const { statement, callees } of known.without(instance, graph.calls(instance))) {
      const open = callees.filter((callee) => leads[callee] === 1);
      if (open.length === 0 || screens.isCheckedAt(code.body, statement)) continue;
      if (screens.isTestedAt(code.body, statement) && !isAside) continue;
      for (const callee of open) {
        const left = isAside ? [] : leavingOf(search, { instance, statement }, callee);
        const next = further(statement);
        ways.add(callee, { ...next, left: [...next.left, ...left] });
      }
    }
  }
  return found;
}

/** To each instance the shortest way; one by a listener that its screen takes away only if there is no other. */
class Ways {
  readonly #known: Map<InstanceId, Way>;
  readonly #left = new Map<InstanceId, Way>();

  constructor(starts: readonly (readonly [InstanceId, Way])[]) {
    this.#known = new Map(starts);
  }

  add(instance: InstanceId, way: Way): void {
    const ways = way.left.length === 0 ? this.#known : this.#left;
    if (!this.#known.has(instance) && !ways.has(instance)) ways.set(instance, way);
  }

  *inOrder(): Generator<readonly [InstanceId, Way]> {
    yield* this.#known;
    for (const each of this.#left) if (!this.#known.has(each[0])) yield each;
  }
}

/** The callbacks of the called listener's own screen after which the project does not call it any more. */
function leavingOf(
  search: ScreenSearch,
  site: InstanceSite,
  callee: InstanceId,
): readonly StaticOriginId[] {
  const { owner } = search.pointsTo.instances[callee]!.code.body;
  return endsOf(search, owner, ENDS).filter((end) =>
    search.listeners.isTakenBack(site, callee, end),
  );
}

/** Does it surely run while the main looper, which ends the screen, goes on? */
function isAsideOfMain({ project }: ScreenSearch, { model }: StaticOrigin): boolean {
  if (model === undefined) return false;
  const { kind } = project.model.origins[model]!.runsOn;
  return kind !== 'main-looper' && kind !== 'unknown';
}

/**
 * Of what a screen shows it is told only where the screen's own code has it come late: what others call it for is
 * mostly ended with it, in ways that are not seen. A flag that is set when it ends, and asked on the way, is enough.
 */
function isSettled(
  search: ScreenSearch,
  { code }: StaticOrigin,
  use: ScreenUse,
  ends: readonly StaticOriginId[],
  flags: readonly FieldSymbol[],
): boolean {
  if (outermost(code.body.owner) !== outermost(use.screen)) return true;
  if (flags.some(({ id }) => ends.some((end) => search.written[end]!.has(id)))) return true;
  return use.group?.over !== undefined && isOver(search, use.group, ends);
}

/** Has a callback with which the screen ends done what leaves nothing to fail? */
function isOver(
  { origins, graph, pointsTo, project: { knowledge } }: ScreenSearch,
  { over, of }: ScreenGroup,
  ends: readonly StaticOriginId[],
): boolean {
  const isMeant = ({ name, method }: Call): boolean =>
    method !== undefined &&
    split(over).includes(name) &&
    knowledge.typeNames(method.owner).some((type) => type in of);
  const reached = graph.reached(ends.flatMap((end) => origins[end]!.entries));
  return reached.some((instance) => {
    const { body } = pointsTo.instances[instance]!.code;
    return callsIn(body).some((at) => isMeant(body.statements[at] as Call));
  });
}

/** Callbacks by which a fragment goes, the last first. */
const ENDS = ['onDetach', 'onDestroy', 'onDestroyView', 'onStop', 'onPause'];
/** Those by which its state is saved. */
const SAVED = ['onSaveInstanceState', 'onStop', 'onPause'];

function endsOf(
  { origins, places, project }: ScreenSearch,
  screen: ClassSymbol,
  callbacks: readonly string[],
): StaticOriginId[] {
  return callbacks.flatMap((callback) =>
    origins
      .filter(({ id, code }) => {
        if (places.of(id)?.callback !== callback) return false;
        return isOneFragment(project.knowledge, code.body.owner, screen);
      })
      .map(({ id }) => id),
  );
}

function isOneFragment(
  { hierarchy }: MethodKnowledge,
  one: ClassSymbol,
  other: ClassSymbol,
): boolean {
  return [
    [one, other],
    [other, one],
  ].some(([sub, base]) => hierarchy.ancestry(sub!).types.has(base!));
}

/** Lives that go on when the screen has gone. */
const LASTING = new Set([
  'async-task',
  'service-connection',
  'registered-receiver',
  'bluetooth-callback',
]);

class LateOrigins {
  readonly #known = new Map<OriginId, boolean>();

  constructor(private readonly search: ScreenSearch) {}

  has(id: StaticOriginId): boolean {
    const { model, openClass } = this.search.origins[id]!;
    const place = this.search.places.of(id);
    if (place !== undefined && !LASTING.has(place.machine.name)) return false;
    if (place?.callback === 'onPreExecute' || this.search.places.isInput(id)) return false;
    if (openClass !== undefined || model === undefined) return false;
    return this.search.places.isAnswer(id) || this.#isLate(model);
  }

  /** A post at once is as good as a call, unless who posts comes late itself. */
  #isLate(id: OriginId): boolean {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    this.#known.set(id, false);
    const isLate = this.#isRunByCaller(id) ? this.#isCalledLate(id) : this.#comesLate(id);
    this.#known.set(id, isLate);
    return isLate;
  }

  /** What a stream does within `subscribe` comes when its caller does. */
  #isRunByCaller(id: OriginId): boolean {
    const { causes } = this.search.project.runs[id]!;
    return causes.length > 0 && causes.every(({ inCaller }) => inCaller === true);
  }

  #isCalledLate(id: OriginId): boolean {
    const callers = new Set(
      this.search.project.model.origins[id]!.causes.flatMap(({ from }) => from),
    );
    return this.search.origins.some(
      ({ id: origin, model }) => model !== undefined && callers.has(model) && this.has(origin),
    );
  }

  #comesLate(id: OriginId): boolean {
    const { kind, causes, runsOn, certainty } = this.search.project.model.origins[id]!;
    const isOther = runsOn.kind !== 'main-looper' && runsOn.kind !== 'unknown';
    return (
      isOther ||
      kind === 'async-task' ||
      (kind === 'entry-callback' && certainty === 'known' && isRegistered(causes)) ||
      (kind === 'posted-callback' &&
        causes.some(({ timing, from }) => timing !== 'now' || from.some((by) => this.#isLate(by))))
    );
  }
}

/** A listener of the system or of a library, which goes on until it is taken back. */
function isRegistered(causes: readonly Cause[]): boolean {
  return causes.some(({ kind }) => kind === 'register');
}
