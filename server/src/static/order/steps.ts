/**
 * What a trace records of a code instance, in the order of a run: accesses of shared locations, calls
 * that lead to something worth recording, statements that start others or wait for them. All else is
 * passed over, so a trace costs what it holds.
 *
 * Initialisers of classes are not followed: the platform has them over before anybody else can see what
 * they do (JLS 12.4.2).
 */
import { isSame } from '../../base/is-same.js';
import { addTo, getOrMake } from '../../base/multi-map.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import type { Statement, StatementIndex } from '../../java/ir/statements.js';
import type { InstanceAccess, InstanceAccesses } from '../accesses/instance-accesses.js';
import type { LocationId } from '../accesses/locations.js';
import type { Cause, InstanceSite, StaticOriginId, StaticProgram } from '../origins.js';
import type { Creations } from '../heap/creations.js';
import type { InstanceId, ObjectId } from '../points-to/points-to.js';
import type { InstanceGraph } from './instance-graph.js';
import type { AwaitedOrigin } from './events.js';
import { linearBlocks } from './linear.js';
import { blocksBehind } from './passed-waits.js';

/** A statement of an instance that matters to a trace; one with several accesses is several steps. */
export interface InstanceStep {
  readonly statement: StatementIndex;
  readonly access: InstanceAccess | undefined;
  readonly creates: ObjectId | undefined;
  readonly outs: readonly StaticOriginId[];
  readonly waits: readonly AwaitedOrigin[];
  readonly isSignal: boolean;
  readonly callees: readonly InstanceId[];
  readonly block: number;
  /** Of a wait that is not always passed: the blocks that come only behind it. */
  readonly holdsIn: ReadonlySet<number> | undefined;
}

type OpenStep = { -readonly [Key in keyof InstanceStep]: InstanceStep[Key] };
type ByStatement<Value> = Map<StatementIndex, Value[]>;

const NO_ORIGINS: readonly StaticOriginId[] = [];

export class InstanceSteps {
  readonly #outs = new Map<InstanceId, ByStatement<StaticOriginId>>();
  readonly #waits = new Map<InstanceId, ByStatement<AwaitedOrigin>>();
  readonly #signals = new Map<InstanceId, ByStatement<true>>();
  /** Instances that lead to something to record, and those that lead to an out or a wait. */
  readonly #leads: Uint8Array;
  readonly #synchronises: Uint8Array;
  readonly #known: (readonly InstanceStep[] | undefined)[] = [];

  constructor(
    private readonly program: StaticProgram,
    private readonly graph: InstanceGraph,
    private readonly accesses: InstanceAccesses,
    private readonly isShared: (location: LocationId) => boolean,
    private readonly creations: Creations,
  ) {
    for (const { id, causes } of program.origins) {
      for (const cause of causes) this.#noteOut(cause, id);
    }
    for (const wait of program.waits) {
      for (const origin of wait.origins) note(this.#waits, wait, { origin, signal: undefined });
      for (const { origin, signal } of wait.signals ?? []) {
        note(this.#waits, wait, { origin, signal });
        note(this.#signals, signal, true);
      }
    }
    for (const site of program.registrations) note(this.#signals, site, true);
    const synchronising = [...this.#outs.keys(), ...this.#waits.keys(), ...this.#signals.keys()];
    this.#synchronises = graph.leadingTo(synchronising);
    const recorded = program.pointsTo.instances
      .map(({ id }) => id)
      .filter((id) => accesses.of(id).some((access) => this.#isSharedAccess(access)));
    this.#leads = graph.leadingTo([...synchronising, ...recorded, ...creations.instances]);
  }

  /** What starts several is as good as two that start one. */
  #noteOut(cause: Cause, id: StaticOriginId): void {
    note(this.#outs, cause, id);
    if (cause.isOfMany === true) this.#outs.get(cause.instance)!.get(cause.statement)!.push(id);
  }

  of(instance: InstanceId): readonly InstanceStep[] {
    return (this.#known[instance] ??= this.#find(instance));
  }

  /** Does it, or what it calls, start others, wait for them or let them go on? */
  synchronises(instance: InstanceId): boolean {
    return this.#synchronises[instance] === 1;
  }

  #isSharedAccess({ locations }: InstanceAccess): boolean {
    return locations.some((location) => this.isShared(location));
  }

  #find(instance: InstanceId): readonly InstanceStep[] {
    const steps = new Map<StatementIndex, OpenStep>();
    const stepAt = (statement: StatementIndex): OpenStep => {
      let step = steps.get(statement);
      if (step === undefined) steps.set(statement, (step = emptyStep(statement)));
      return step;
    };
    const further = new Map<StatementIndex, OpenStep[]>();
    for (const access of this.accesses.of(instance)) {
      if (!this.#isSharedAccess(access)) continue;
      const { statement } = access.access;
      const step = stepAt(statement);
      if (step.access === undefined) step.access = access;
      else addTo(further, statement, { ...emptyStep(statement), access });
    }
    this.#statements(instance).forEach(({ kind }, index) => {
      if (kind !== 'allocate' && kind !== 'closure') return;
      const statement = index as StatementIndex;
      const created = this.creations.at(instance, statement);
      if (created !== undefined) stepAt(statement).creates = created;
    });
    for (const { statement, callees } of this.graph.calls(instance)) {
      const followed = callees.filter((callee) => this.#isFollowed(callee));
      if (followed.length > 0) stepAt(statement).callees = followed;
    }
    for (const [statement, origins] of this.#outs.get(instance) ?? []) {
      stepAt(statement).outs = origins;
    }
    for (const [statement, waits] of this.#waits.get(instance) ?? []) {
      stepAt(statement).waits = waits;
    }
    for (const statement of this.#signals.get(instance)?.keys() ?? []) {
      stepAt(statement).isSignal = true;
    }
    return this.#inOrder(instance, steps, further);
  }

  #statements(instance: InstanceId): readonly Statement[] {
    return this.program.pointsTo.instances[instance]!.code.body.statements;
  }

  #isFollowed(callee: InstanceId): boolean {
    const { body } = this.program.pointsTo.instances[callee]!.code;
    return this.#leads[callee] === 1 && body.kind !== 'static-initializer';
  }

  #inOrder(
    instance: InstanceId,
    steps: ReadonlyMap<StatementIndex, OpenStep>,
    further: ReadonlyMap<StatementIndex, readonly OpenStep[]>,
  ): InstanceStep[] {
    if (steps.size === 0) return [];
    const { body } = this.program.pointsTo.instances[instance]!.code;
    const flow = controlFlowOf(body);
    const byBlock = new Map<number, InstanceStep[]>();
    for (const statement of [...steps.keys()].sort((a, b) => a - b)) {
      const step = steps.get(statement)!;
      const block = flow.blockOf(statement);
      if (!endsWhatItStarts(step)) step.holdsIn = blocksBehind(body, statement);
      for (const each of [...(further.get(statement) ?? []), step]) {
        each.block = block;
        addTo(byBlock, block, each);
      }
    }
    const synchronising = [...steps.values()].filter((step) => this.#isSynchronising(step));
    const blocks = linearBlocks(
      body,
      synchronising.map(({ statement }) => statement),
    );
    return blocks.flatMap((block) => byBlock.get(block) ?? []);
  }

  #isSynchronising({ outs, waits, isSignal, callees }: InstanceStep): boolean {
    return (
      isSignal ||
      outs.length + waits.length > 0 ||
      callees.some((callee) => this.#synchronises[callee] === 1)
    );
  }
}

/** Of one body in one context, before and after an edit elsewhere. */
export function areSameSteps(
  one: readonly InstanceStep[],
  other: readonly InstanceStep[],
): boolean {
  return one.length === other.length && one.every((step, at) => isSameStep(step, other[at]!));
}

/** How far a wait holds follows from the body and the place. */
const FOLLOWING: ReadonlySet<string> = new Set(['access', 'holdsIn']);

function isSameStep(one: InstanceStep, other: InstanceStep): boolean {
  return (
    one.access?.access === other.access?.access &&
    isSame(one.access?.locations, other.access?.locations) &&
    isSame(one, other, FOLLOWING)
  );
}

function emptyStep(statement: StatementIndex): OpenStep {
  return {
    statement,
    access: undefined,
    creates: undefined,
    outs: NO_ORIGINS,
    waits: [],
    isSignal: false,
    callees: [],
    block: 0,
    holdsIn: undefined,
  };
}

/** Are those that it waits for just those that it starts, so that there is nobody to wait for where it is not passed? */
function endsWhatItStarts({ outs, waits }: InstanceStep): boolean {
  return waits.every(({ origin, signal }) => signal === undefined && outs.includes(origin));
}

function note<Value>(
  sites: Map<InstanceId, ByStatement<Value>>,
  { instance, statement }: InstanceSite,
  value: Value,
): void {
  const byStatement = getOrMake(sites, instance, (): ByStatement<Value> => new Map());
  const known = byStatement.get(statement);
  if (known === undefined) byStatement.set(statement, [value]);
  else if (!known.includes(value)) known.push(value);
}
