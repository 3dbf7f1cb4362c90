/**
 * Guards that stand in the callers: `if (adapter != null) refresh();`, where refresh() uses the adapter.
 * A use is guarded if on every way from the entries of its origin some caller has asked: the field is
 * followed upwards for as long as the callers can name it, flags and questions to the platform count in
 * all of them. Between the question and the use other threads may come, so these guards are good against
 * events of the same looper only, or where the caller holds a lock that keeps the others away.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { Code } from '../../android/flow/code.js';
import { pathsOf } from '../../java/ir/facts/paths.js';
import type { Statement, StatementIndex } from '../../java/ir/statements.js';
import { accessPathKey, pathAtCall, toAccessPath, type AccessPath } from '../body/access-path.js';
import type { AccessEvent } from '../order/events.js';
import type { OriginReaches } from '../order/origin-reach.js';
import type { InstanceSite } from '../origins.js';
import type { InstanceId, PointsTo } from '../points-to/points-to.js';
import type { PointerRoles, UseGuard } from './roles.js';

/** By what name a code uses the field; undefined if it has none for it. */
interface Named {
  readonly path: AccessPath | undefined;
  /** The same for equal paths; 0 for none. */
  readonly key: number;
}

/** How an instance is entered. */
interface Entered extends Named {
  readonly instance: InstanceId;
}

/** What a call says of a field that its callee uses by some name: the caller's own name, and guards. */
interface AtCall extends Named {
  readonly guards: readonly UseGuard[];
}

/** Is a way no way any more behind this call? */
type IsCut = (call: InstanceSite, guards: readonly UseGuard[], callee: InstanceId) => boolean;

export class CallerGuards {
  /** By call and by the name that the callee has: the same calls lie on the ways to many uses. */
  readonly #atCalls = new Map<Statement, Map<number, AtCall>>();
  readonly #names = new Map<string, number>();
  /** Uses that some way leads to without any guard or call that could be over. */
  readonly #open = new Map<string, boolean>();

  constructor(
    private readonly reaches: OriginReaches,
    private readonly pointsTo: PointsTo,
    private readonly roles: Pick<PointerRoles, 'guardsAtCall'>,
  ) {}

  /** Does every way to the access pass a guard that is good enough, or a call that is not made then? */
  areEnough(
    use: AccessEvent,
    isEnough: (guard: UseGuard, call: InstanceSite) => boolean,
    isOver: (call: InstanceSite, callee: InstanceId) => boolean = NEVER,
  ): boolean {
    const { origin, instance, access } = use;
    const { id } = this.pointsTo.instances[instance]!.code;
    const key = `${origin} ${id} ${access.access.statement} ${isOver === NEVER}`;
    const isOpen = getOrMake(this.#open, key, () => {
      return !this.#isEveryWay(use, (_call, guards) => guards.length > 0 || isOver !== NEVER);
    });
    if (isOpen) return false;
    return this.#isEveryWay(use, (call, guards, callee) => {
      return guards.some((guard) => isEnough(guard, call)) || isOver(call, callee);
    });
  }

  #isEveryWay(use: AccessEvent, isCut: IsCut): boolean {
    const reach = this.reaches.of(use.origin);
    const { code } = this.pointsTo.instances[use.instance]!;
    const used = this.#named(usedPath(code, use.access.access.statement));
    const open = reach.instancesOf(code).map((instance) => ({ instance, ...used }));
    const seen = new Set<number>();
    for (const entered of open) {
      const key = entered.instance + entered.key * this.pointsTo.instances.length;
      if (seen.has(key)) continue;
      seen.add(key);
      if (reach.entries.has(entered.instance)) return false;
      for (const call of reach.callersOf(entered.instance)) {
        const { guards, path, key: name } = this.#atCall(entered, call);
        if (!isCut(call, guards, entered.instance))
          open.push({ instance: call.instance, path, key: name });
      }
    }
    return true;
  }

  #atCall({ instance, path, key }: Entered, { instance: caller, statement }: InstanceSite): AtCall {
    const { code } = this.pointsTo.instances[caller]!;
    const call = code.body.statements[statement]!;
    const byName = getOrMake(this.#atCalls, call, () => new Map<number, AtCall>());
    const isMethod = this.pointsTo.instances[instance]!.code.body.kind === 'method';
    // What a lambda has captured no caller can name.
    return getOrMake(byName, isMethod ? key : 0, () => {
      const isNamed = isMethod && call.kind === 'call' && path !== undefined;
      const here = isNamed ? pathAtCall(path, call, pathsOf(code.body)) : undefined;
      const guards = this.roles.guardsAtCall(code, statement, here);
      return { ...this.#named(here && toAccessPath(here, code.body)), guards };
    });
  }

  #named(path: AccessPath | undefined): Named {
    if (path === undefined) return { path, key: 0 };
    return { path, key: getOrMake(this.#names, accessPathKey(path), () => this.#names.size + 1) };
  }
}

const NEVER = (): boolean => false;

function usedPath({ body }: Code, load: StatementIndex): AccessPath | undefined {
  const path = pathsOf(body).source(body.statements[load]!);
  return path && toAccessPath(path, body);
}
