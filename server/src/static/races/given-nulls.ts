/**
 * Null by way of a setter: `setView(null)`, where `setView(view) { this.view = view; }` stores what it is given. Who
 * calls it so frees the field, as the one does who stores null there itself. Asked of one origin: others may give
 * something. Where an origin gives both, it is taken to set the field: the order of its calls is not asked. The null that
 * a constructor begins with frees nothing.
 */
import { getOrMake } from '../../base/multi-map.js';
import { factsOf } from '../../java/ir/facts/facts.js';
import { pathsOf } from '../../java/ir/facts/paths.js';
import type { Body, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { BodyAccess } from '../accesses/body-accesses.js';
import { givenBy } from '../body/access-path.js';
import { FARTHEST } from '../body/needed-arguments.js';
import { originalOf } from '../body/stored-path.js';
import type { OriginReaches } from '../order/origin-reach.js';
import type { InstanceSite, StaticOriginId } from '../origins.js';
import type { InstanceId, PointsTo } from '../points-to/points-to.js';

type CallersOf = (instance: InstanceId) => readonly InstanceSite[];

export class GivenNulls {
  /** By access: does anybody give null? */
  readonly #any = new Map<BodyAccess, boolean>();
  readonly #known = new Map<BodyAccess, Map<StaticOriginId, boolean>>();

  constructor(
    private readonly reaches: Pick<OriginReaches, 'of' | 'callersOf'>,
    private readonly pointsTo: PointsTo,
  ) {}

  /** Does the origin store null whenever it comes to the access, since it is given null? */
  isStored(origin: StaticOriginId, instance: InstanceId, access: BodyAccess): boolean {
    const place = this.#placeOf(instance, access);
    if (place === undefined) return false;
    const isGiven = getOrMake(this.#any, access, () => {
      return this.#given(instance, place, (each) => this.reaches.callersOf(each)).has('null');
    });
    if (!isGiven) return false;
    const byOrigin = getOrMake(this.#known, access, () => new Map<StaticOriginId, boolean>());
    return getOrMake(byOrigin, origin, () => this.#isNullOf(origin, instance, place));
  }

  #isNullOf(origin: StaticOriginId, instance: InstanceId, place: number): boolean {
    const reach = this.reaches.of(origin);
    const { code } = this.pointsTo.instances[instance]!;
    const given = reach
      .instancesOf(code)
      .flatMap((each) => [...this.#given(each, place, (callee) => reach.callersOf(callee))]);
    return given.length > 0 && given.every((each) => each === 'null');
  }

  /** Which parameter it stores. */
  #placeOf(instance: InstanceId, { kind, statement, field }: BodyAccess): number | undefined {
    const { body } = this.pointsTo.instances[instance]!.code;
    if (kind !== 'write' || field === undefined || body.kind !== 'method') return undefined;
    const store = body.statements[statement]!;
    if (store.kind !== 'store' && store.kind !== 'static-store') return undefined;
    if (factsOf(body).nullness(statement, store.from) === 'non-null') return undefined;
    return parameterOf(body, store.from);
  }

  /** What callers give for a parameter, from wherever they have it. */
  #given(instance: InstanceId, place: number, callersOf: CallersOf): ReadonlySet<'null' | 'other'> {
    const found = new Set<'null' | 'other'>();
    const open = [{ instance, place, depth: 0 }];
    for (const at of open) {
      const callers = callersOf(at.instance);
      if (callers.length === 0) found.add('other');
      for (const { instance: caller, statement } of callers) {
        const { body } = this.pointsTo.instances[caller]!.code;
        const given = this.#givenAt(body, statement, at);
        if (typeof given === 'string') found.add(given);
        else if (at.depth >= FARTHEST) found.add('other');
        else open.push({ instance: caller, place: given, depth: at.depth + 1 });
      }
    }
    return found;
  }

  /** What a call gives; the place of the caller's own parameter where it hands that on. */
  #givenAt(
    body: Body,
    statement: StatementIndex,
    { instance, place }: { readonly instance: InstanceId; readonly place: number },
  ): 'null' | 'other' | number {
    const given = givenBy(body.statements[statement]!);
    const { parameters } = this.pointsTo.instances[instance]!.code.body;
    const variable = given.length === parameters.length ? given[place] : undefined;
    if (variable === undefined) return 'other';
    const path = pathsOf(body).of(variable);
    if (path.kind === 'constant') {
      return path.constant.kind === 'null' && !isMaking(body, given[0]!) ? 'null' : 'other';
    }
    return (body.kind === 'method' ? parameterOf(body, variable) : undefined) ?? 'other';
  }
}

/** Does a constructor or initialiser call a method of the object that it makes? */
function isMaking({ kind, variables }: Body, receiver: Variable): boolean {
  const isMade = kind === 'constructor' || kind === 'initializer';
  return isMade && variables[receiver]!.kind === 'this';
}

/** The place of a parameter that keeps what it was given. */
function parameterOf(body: Body, variable: Variable): number | undefined {
  const original = originalOf(body, variable);
  const place = body.parameters.indexOf(original);
  const isKept = place >= 0 && body.variables[original]!.kind === 'parameter';
  return isKept && !isAssigned(body, original) ? place : undefined;
}

function isAssigned({ statements }: Body, variable: Variable): boolean {
  return statements.some((statement) => 'to' in statement && statement.to === variable);
}
