/**
 * Guards that stand in the callers: `if (adapter != null) refresh();`, where refresh() uses the adapter.
 * A use is guarded if on every way from the entries of its origin some caller has asked: the field is
 * followed upwards for as long as the callers can name it, flags and questions to the platform count in
 * all of them. Between the question and the use other threads may come, so these guards are good against
 * events of the same looper only.
 */
import { addTo, getOrMake } from '../../base/multi-map.js';
import type { Code } from '../../android/flow/code.js';
import { pathsOf, type Path } from '../../java/ir/facts/paths.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import { accessPathKey, pathAtCall, toAccessPath, type AccessPath } from '../body/access-path.js';
import type { AccessEvent } from '../order/events.js';
import type { InstanceGraph } from '../order/instance-graph.js';
import type { InstanceSite, StaticOrigin, StaticOriginId } from '../origins.js';
import type { InstanceId, PointsTo } from '../points-to/points-to.js';
import type { PointerRoles, UseGuard } from './roles.js';

/** How an instance is entered, and by what name it uses the field. */
interface Entered {
  readonly instance: InstanceId;
  readonly path: AccessPath | undefined;
}

interface Calling {
  readonly call: InstanceSite;
  readonly from: Entered;
  readonly guards: readonly UseGuard[];
}

/** The code that an origin runs. */
interface Reach {
  readonly entries: ReadonlySet<InstanceId>;
  readonly callers: ReadonlyMap<InstanceId, readonly InstanceSite[]>;
  readonly byCode: ReadonlyMap<Code['id'], readonly InstanceId[]>;
}

export class CallerGuards {
  readonly #reaches = new Map<StaticOriginId, Reach>();
  /** By instance and path; the same for every question. */
  readonly #callings = new Map<string, readonly Calling[]>();
  /** Uses that some way leads to without any guard or call that could be over. */
  readonly #open = new Map<string, boolean>();

  constructor(
    private readonly origins: readonly StaticOrigin[],
    private readonly graph: InstanceGraph,
    private readonly pointsTo: PointsTo,
    private readonly roles: Pick<PointerRoles, 'guardsAtCall'>,
  ) {}

  /** Does every way to the access pass a guard that is good enough, or a call that is not made then? */
  areEnough(
    use: AccessEvent,
    isEnough: (guard: UseGuard) => boolean,
    isOver: (call: InstanceSite) => boolean = NEVER,
  ): boolean {
    const { origin, instance, access } = use;
    const { id } = this.pointsTo.instances[instance]!.code;
    const key = `${origin} ${id} ${access.access.statement} ${isOver === NEVER}`;
    const isOpen = getOrMake(this.#open, key, () => {
      return !this.#isEveryWay(use, ({ guards }) => guards.length > 0 || isOver !== NEVER);
    });
    if (isOpen) return false;
    return this.#isEveryWay(use, ({ call, guards }) => guards.some(isEnough) || isOver(call));
  }

  #isEveryWay(use: AccessEvent, isCut: (calling: Calling) => boolean): boolean {
    const reach = this.#reachOf(use.origin);
    const { code } = this.pointsTo.instances[use.instance]!;
    const path = usedPath(code, use.access.access.statement);
    const open = (reach.byCode.get(code.id) ?? []).map((instance) => ({ instance, path }));
    const seen = new Set<string>();
    for (const entered of open) {
      const key = `${entered.instance} ${entered.path ? accessPathKey(entered.path) : ''}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (reach.entries.has(entered.instance)) return false;
      const callings = getOrMake(this.#callings, `${use.origin} ${key}`, () => {
        return this.#callersOf(reach, entered);
      });
      open.push(...callings.filter((each) => !isCut(each)).map(({ from }) => from));
    }
    return true;
  }

  #callersOf({ callers }: Reach, { instance, path }: Entered): Calling[] {
    return (callers.get(instance) ?? []).map((call) => {
      const { instance: caller, statement } = call;
      const { code } = this.pointsTo.instances[caller]!;
      const named = path && this.#pathIn(instance, path, code, statement);
      const guards = this.roles.guardsAtCall(code, statement, named);
      const above = named && toAccessPath(named, code.body);
      return { call, from: { instance: caller, path: above }, guards };
    });
  }

  /** What a lambda has captured no caller can name. */
  #pathIn(
    callee: InstanceId,
    path: AccessPath,
    { body }: Code,
    statement: StatementIndex,
  ): Path | undefined {
    const call = body.statements[statement]!;
    const { kind } = this.pointsTo.instances[callee]!.code.body;
    if (call.kind !== 'call' || kind !== 'method' || path.fields.length > LONGEST) return undefined;
    return pathAtCall(path, call, pathsOf(body));
  }

  #reachOf(origin: StaticOriginId): Reach {
    let reach = this.#reaches.get(origin);
    if (reach === undefined) this.#reaches.set(origin, (reach = this.#findReach(origin)));
    return reach;
  }

  #findReach(origin: StaticOriginId): Reach {
    const { entries } = this.origins[origin]!;
    const callers = new Map<InstanceId, InstanceSite[]>();
    const byCode = new Map<Code['id'], InstanceId[]>();
    for (const instance of this.graph.reached(entries)) {
      addTo(byCode, this.pointsTo.instances[instance]!.code.id, instance);
      for (const { statement, callees } of this.graph.calls(instance)) {
        for (const callee of callees) addTo(callers, callee, { instance, statement });
      }
    }
    return { entries: new Set(entries), callers, byCode };
  }
}

/** Longer names are given up: a recursion over a chain would make them grow without end. */
const LONGEST = 4;

const NEVER = (): boolean => false;

function usedPath({ body }: Code, load: StatementIndex): AccessPath | undefined {
  const path = pathsOf(body).source(body.statements[load]!);
  return path && toAccessPath(path, body);
}
