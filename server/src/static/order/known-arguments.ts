/**
 * Statements that a code does not come to in one context: behind a branch that is decided by what all who
 * call it there give (`onGone() { set(null); }`, `set(x) { if (x != null) tell(x); }`, `show(false)`), or by
 * the number of the messages that are sent to it (messages.ts).
 */
import { EnteredBody } from '../../android/flow/entered-body.js';
import { FieldConstants } from '../../android/flow/field-constants.js';
import { either, type Known } from '../../android/flow/known.js';
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import { getOrMake } from '../../base/multi-map.js';
import type { Body, Statement, StatementIndex, Variable } from '../../java/ir/statements.js';
import { givenBy } from '../body/access-path.js';
import type { StaticOrigin } from '../origins.js';
import type { InstanceId, PointsTo } from '../points-to/points-to.js';
import type { InstanceGraph } from './instance-graph.js';
import { messagesOf } from './messages.js';

type Given = ReadonlyMap<Variable, Known>;

const NOTHING: Given = new Map();

export class KnownArguments {
  /** By instance: what its parameters are, whoever calls. */
  readonly #given = new Map<InstanceId, Given>();
  readonly #entered = new Map<InstanceId, EnteredBody>();
  readonly #plain = new Map<Body, EnteredBody>();
  readonly #enter: (body: Body, given: Given) => EnteredBody;

  constructor(
    private readonly pointsTo: PointsTo,
    graph: InstanceGraph,
    origins: readonly StaticOrigin[],
    { codes, knowledge }: Pick<UnderstoodProject, 'codes' | 'knowledge'>,
  ) {
    const constants = new FieldConstants(codes.codes);
    this.#enter = (body, given) => new EnteredBody(body, given, constants, knowledge);
    for (const { id, code } of pointsTo.instances) {
      for (const { statement, callees } of graph.calls(id)) {
        const call = code.body.statements[statement]!;
        for (const callee of callees) this.#note(callee, code.body, call);
      }
    }
    for (const origin of origins) this.#begin(origin);
  }

  /** The steps that the code may come to. */
  without<Step extends { readonly statement: StatementIndex }>(
    instance: InstanceId,
    steps: readonly Step[],
  ): readonly Step[] {
    const given = this.#given.get(instance) ?? NOTHING;
    if (given.size === 0) return steps;
    const { body } = this.pointsTo.instances[instance]!.code;
    const entered = getOrMake(this.#entered, instance, () => this.#enter(body, given));
    return steps.filter(({ statement }) => entered.isLive(statement));
  }

  #note(callee: InstanceId, caller: Body, call: Statement): void {
    const known = this.#given.get(callee);
    if (known?.size === 0) return;
    const here = this.#givenBy(callee, caller, call);
    this.#given.set(callee, known === undefined ? here : common(known, here));
  }

  #givenBy(callee: InstanceId, caller: Body, call: Statement): Given {
    const { body } = this.pointsTo.instances[callee]!.code;
    const given = givenBy(call);
    if (!decides(body) || !isPlainCall(call) || given.length !== body.parameters.length) {
      return NOTHING;
    }
    const plain = getOrMake(this.#plain, caller, () => this.#enter(caller, NOTHING));
    return new Map(
      given.flatMap((variable, place) => {
        const known = plain.value(variable);
        return known === undefined ? [] : [[body.parameters[place]!, known] as const];
      }),
    );
  }

  /** Nobody is seen to call it, but messages may be seen to be sent. */
  #begin(origin: StaticOrigin): void {
    const given = new Map(messagesOf(origin, this.pointsTo, (body) => this.#enter(body, NOTHING)));
    for (const entry of origin.entries) {
      const isOther = this.#given.has(entry);
      this.#given.set(entry, isOther ? NOTHING : given);
    }
  }
}

/** A call of a method by its name: others are run with arguments that stand elsewhere. */
function isPlainCall(statement: Statement): boolean {
  return statement.kind === 'call' && statement.method?.owner.source !== undefined;
}

function decides({ kind, statements }: Body): boolean {
  return kind !== 'lambda' && statements.some((each) => each.kind === 'branch');
}

function common(one: Given, other: Given): Given {
  const both = [...one].flatMap(([variable, known]) => {
    const joined = either(known, other.get(variable));
    return joined === undefined ? [] : [[variable, joined] as const];
  });
  return new Map(both);
}
