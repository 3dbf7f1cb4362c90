/**
 * Guards that stand in the callers: `if (adapter != null) refresh();`, where refresh() uses the adapter.
 * A use is guarded if on every way from the entries of its origin some caller has asked: the field is
 * followed upwards for as long as the callers can name it, flags and questions to the platform count in
 * all of them. Between the question and the use other threads may come, so these guards are good against
 * events of the same looper only.
 */
import { addTo } from '../../base/multi-map.js';
import type { Code } from '../../android/flow/code.js';
import { pathsOf, type Path } from '../../java/ir/facts/paths.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import { accessPathKey, pathAtCall, toAccessPath, type AccessPath } from '../body/access-path.js';
import type { AccessEvent } from '../order/events.js';
import type { InstanceGraph } from '../order/instance-graph.js';
import type { StaticOrigin, StaticOriginId } from '../origins.js';
import type { InstanceId, PointsTo } from '../points-to/points-to.js';
import type { PointerRoles, UseGuard } from './roles.js';

interface CallSite {
  readonly caller: InstanceId;
  readonly statement: StatementIndex;
}

/** How an instance is entered, and by what name it uses the field. */
interface Entered {
  readonly instance: InstanceId;
  readonly path: AccessPath | undefined;
}

/** The code that an origin runs. */
interface Reach {
  readonly entries: ReadonlySet<InstanceId>;
  readonly callers: ReadonlyMap<InstanceId, readonly CallSite[]>;
  readonly byCode: ReadonlyMap<Code['id'], readonly InstanceId[]>;
}

export class CallerGuards {
  readonly #reaches = new Map<StaticOriginId, Reach>();

  constructor(
    private readonly origins: readonly StaticOrigin[],
    private readonly graph: InstanceGraph,
    private readonly pointsTo: PointsTo,
    private readonly roles: Pick<PointerRoles, 'guardsAtCall'>,
  ) {}

  /** Does every way to the access pass a guard that is good enough? */
  areEnough(use: AccessEvent, isEnough: (guard: UseGuard) => boolean): boolean {
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
      const unguarded = this.#callersOf(reach, entered).filter(
        ({ guards }) => !guards.some(isEnough),
      );
      open.push(...unguarded.map(({ from }) => from));
    }
    return true;
  }

  #callersOf(
    { callers }: Reach,
    { instance, path }: Entered,
  ): { readonly from: Entered; readonly guards: readonly UseGuard[] }[] {
    return (callers.get(instance) ?? []).map(({ caller, statement }) => {
      const { code } = this.pointsTo.instances[caller]!;
      const named = path && this.#pathIn(instance, path, code, statement);
      const guards = this.roles.guardsAtCall(code, statement, named);
      const above = named && toAccessPath(named, code.body);
      return { from: { instance: caller, path: above }, guards };
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
    if (call.kind !== 'call' || kind !== 'method') return undefined;
    return pathAtCall(path, call, pathsOf(body));
  }

  #reachOf(origin: StaticOriginId): Reach {
    let reach = this.#reaches.get(origin);
    if (reach === undefined) this.#reaches.set(origin, (reach = this.#findReach(origin)));
    return reach;
  }

  #findReach(origin: StaticOriginId): Reach {
    const { entries } = this.origins[origin]!;
    const callers = new Map<InstanceId, CallSite[]>();
    const byCode = new Map<Code['id'], InstanceId[]>();
    for (const caller of this.graph.reached(entries)) {
      addTo(byCode, this.pointsTo.instances[caller]!.code.id, caller);
      for (const { statement, callees } of this.graph.calls(caller)) {
        for (const callee of callees) addTo(callers, callee, { caller, statement });
      }
    }
    return { entries: new Set(entries), callers, byCode };
  }
}

function usedPath({ body }: Code, load: StatementIndex): AccessPath | undefined {
  const path = pathsOf(body).source(body.statements[load]!);
  return path && toAccessPath(path, body);
}
