/**
 * What is made and filled under a lock, and got under the same lock by whoever looks at it later:
 * `synchronized List<Tab> tabs() { if (tabs == null) { tabs = new ArrayList<>(); tabs.add(…); } return tabs; }`.
 * Who has the list has come behind the filling, though it reads without the lock. What the second origin is given,
 * or finds in containers, may have come another way: then nothing is said.
 */
import { getOrMake } from '../../base/multi-map.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import { pathsOf } from '../../java/ir/facts/paths.js';
import type { Body, Call, Statement, StatementIndex, Variable } from '../../java/ir/statements.js';
import { allocatedBefore } from '../body/allocations.js';
import type { AccessEvent } from '../order/events.js';
import type { OriginReaches } from '../order/origin-reach.js';
import type { InstanceSite, StaticOriginId } from '../origins.js';
import type { InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';

export interface HeldLocks {
  /** Those that the event holds. */
  of(event: AccessEvent): readonly ObjectId[];
  /** Does the code itself hold one of them at the statement? */
  holdsAt(site: InstanceSite, locks: readonly ObjectId[]): boolean;
}

export class FilledUnderLock {
  readonly #known = new Map<string, boolean>();

  constructor(
    private readonly reaches: OriginReaches,
    private readonly pointsTo: PointsTo,
    private readonly locks: HeldLocks,
  ) {}

  /** Is the first a part of the object's making, and does the second's origin get it under a lock of the first? */
  isBefore(first: AccessEvent, second: AccessEvent, object: ObjectId): boolean {
    const held = this.locks.of(first);
    if (held.length === 0 || !this.#isOfMaking(first, object, held)) return false;
    const key = `${second.origin} ${object} ${held.join(' ')}`;
    return getOrMake(this.#known, key, () => this.#isGotUnder(second.origin, object, held));
  }

  /** Behind `new`, in the same code and under the lock since. */
  #isOfMaking(
    { instance, access: { access } }: AccessEvent,
    object: ObjectId,
    held: readonly ObjectId[],
  ): boolean {
    const { code } = this.pointsTo.instances[instance]!;
    const { site } = this.pointsTo.objects[object]!;
    if (access.base === undefined || site?.code !== code) return false;
    const made = site.statement;
    const steps = [made, access.statement];
    if (!steps.every((statement) => this.locks.holdsAt({ instance, statement }, held)))
      return false;
    return (
      controlFlowOf(code.body).dominates(made, access.statement) &&
      isJustMade(code.body, access.base)
    );
  }

  /** Loads of its own bodies alone, each under one of the locks. */
  #isGotUnder(origin: StaticOriginId, object: ObjectId, held: readonly ObjectId[]): boolean {
    const reach = this.reaches.of(origin);
    if ([...reach.entries].some((entry) => this.#isGiven(entry, object))) return false;
    return reach.instances().every((instance) => this.#getsUnder(instance, object, held));
  }

  #isGiven(entry: InstanceId, object: ObjectId): boolean {
    const { parameters, captured } = this.#bodyOf(entry);
    return [...parameters, ...captured].some((each) => this.#holds(entry, each, object));
  }

  #getsUnder(instance: InstanceId, object: ObjectId, held: readonly ObjectId[]): boolean {
    const body = this.#bodyOf(instance);
    return body.statements.every((each, at) => {
      const got = gotBy(each);
      if (got === undefined || !this.#holds(instance, got, object)) return true;
      if (each.kind === 'call' && this.#isViewOf(instance, each, object)) return true;
      const statement = at as StatementIndex;
      return isOfField(each) && this.locks.holdsAt({ instance, statement }, held);
    });
  }

  /** An iterator counts as the list that it goes through. */
  #isViewOf(instance: InstanceId, { receiver }: Call, object: ObjectId): boolean {
    return receiver !== undefined && this.#holds(instance, receiver, object);
  }

  #holds(instance: InstanceId, variable: Variable, object: ObjectId): boolean {
    return this.pointsTo.of(instance, variable).includes(object);
  }

  #bodyOf(instance: InstanceId): Body {
    return this.pointsTo.instances[instance]!.code.body;
  }
}

/** By itself, or from the field that it was stored into on every way. */
function isJustMade(body: Body, base: Variable): boolean {
  const made = pathsOf(body).definitions[base];
  if (made?.kind === 'copy') return isJustMade(body, made.from);
  if (made?.kind === 'allocate') return true;
  if (made === undefined || !isOfField(made)) return false;
  const at = body.statements.indexOf(made) as StatementIndex;
  return allocatedBefore(body, at)?.value === 'allocated';
}

function isOfField({ kind }: Statement): boolean {
  return kind === 'load' || kind === 'static-load';
}

/** What a statement takes out of another object; what a method of ours returns it has got itself. */
function gotBy(statement: Statement): Variable | undefined {
  switch (statement.kind) {
    case 'load':
    case 'static-load':
    case 'array-load':
      return statement.to;
    case 'call':
      return statement.method?.owner.source === undefined ? statement.to : undefined;
    default:
      return undefined;
  }
}
