/**
 * Who gives what: the arguments that become a parameter, what a closure takes along where it is made, what is stored
 * into a field; call by call, where points-to merges all of them.
 */
import { addTo } from '../../base/multi-map.js';
import { selecting } from '../../java/ir/selecting.js';
import type { Body, Statement, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { FieldSymbol, JavaFieldId } from '../../java/program/symbols.js';
import { givenBy } from '../body/access-path.js';
import type { InstanceSite, StaticOrigin } from '../origins.js';
import type { InstanceId, PointsTo } from '../points-to/points-to.js';

/** A variable of a code in its context. */
export interface Held {
  readonly instance: InstanceId;
  readonly variable: Variable;
}

/** Somebody puts a value there: an argument, what a closure takes along, what is stored. */
export interface Giver extends Held {
  readonly statement: StatementIndex;
}

export class Givers {
  readonly #entries: ReadonlySet<InstanceId>;
  #sites: Sites | undefined;

  constructor(
    private readonly pointsTo: PointsTo,
    origins: readonly StaticOrigin[],
    private readonly calls: (instance: InstanceId) => readonly InstanceSite[],
  ) {
    this.#entries = new Set(origins.flatMap(({ entries }) => entries));
  }

  /** undefined if an origin begins with it: who runs it then, no call says. */
  callersOf(instance: InstanceId): readonly InstanceSite[] | undefined {
    return this.#entries.has(instance) ? undefined : this.calls(instance);
  }

  /** Who puts something into a parameter, or into what a lambda took along; undefined if others may. */
  of({ instance, variable }: Held): Giver[] | undefined {
    const { body } = this.pointsTo.instances[instance]!.code;
    const captured = body.captured.indexOf(variable);
    if (captured >= 0) {
      return this.#index()
        .closures.get(body)
        ?.map((site) => {
          const made = this.#statementAt(site) as Extract<Statement, { kind: 'closure' }>;
          return { ...site, variable: made.function.captured[captured]! };
        });
    }
    const place = body.parameters.indexOf(variable);
    const callers = this.callersOf(instance) ?? [];
    const givers = callers.flatMap((site): Giver[] => {
      const given = givenBy(this.#statementAt(site));
      const isPlain = place >= 0 && given.length === body.parameters.length;
      return isPlain ? [{ ...site, variable: given[place]! }] : [];
    });
    return givers.length === callers.length && givers.length > 0 ? givers : undefined;
  }

  ofField(field: FieldSymbol): readonly Giver[] {
    return this.#index().stores.get(field.id) ?? [];
  }

  #statementAt({ instance, statement }: InstanceSite): Statement {
    return this.pointsTo.instances[instance]!.code.body.statements[statement]!;
  }

  #index(): Sites {
    return (this.#sites ??= findSites(this.pointsTo));
  }
}

interface Sites {
  /** By body of a lambda: where it is made. */
  readonly closures: ReadonlyMap<Body, readonly InstanceSite[]>;
  /** By field: what is stored there. */
  readonly stores: ReadonlyMap<JavaFieldId, readonly Giver[]>;
}

function findSites({ instances }: PointsTo): Sites {
  const closures = new Map<Body, InstanceSite[]>();
  const stores = new Map<JavaFieldId, Giver[]>();
  for (const { id: instance, code } of instances) {
    for (const statement of madeAndStored(code.body)) {
      const made = code.body.statements[statement]!;
      if (made.kind === 'closure') addTo(closures, made.function.body, { instance, statement });
      if (made.kind === 'store' || made.kind === 'static-store') {
        addTo(stores, made.field.id, { instance, statement, variable: made.from });
      }
    }
  }
  return { closures, stores };
}

const madeAndStored = selecting(['closure', 'store', 'static-store']);

/** A parameter that keeps what it was given, or what a lambda took along. */
export function isGivenTo(body: Body, variable: Variable): boolean {
  if (body.variables[variable]!.kind === 'this') return false;
  if (body.captured.includes(variable)) return true;
  const isAssigned = body.statements.some((each) => 'to' in each && each.to === variable);
  return body.parameters.includes(variable) && !isAssigned;
}

export function isNull({ variables }: Body, variable: Variable): boolean {
  return variables[variable]!.constant?.kind === 'null';
}
