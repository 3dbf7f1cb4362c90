/**
 * What variables hold that were not there when it was solved, and that bring objects to nobody: of an
 * edit that adds the load of `if (field == null)`. Solved for the variables of one instance alone, since
 * nothing else can hang on them.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { Body, Statement, Variable } from '../../java/ir/statements.js';
import type { InstanceId, ObjectId, PointsTo } from './points-to.js';
import type { Solver } from './solver.js';

type Holdings = Map<Variable, Set<ObjectId>>;

export class Brought {
  readonly #known = new Map<InstanceId, Holdings>();

  constructor(
    private readonly solver: Solver,
    private readonly pointsTo: PointsTo,
  ) {}

  of(instance: InstanceId, variable: Variable): readonly ObjectId[] {
    const holdings = getOrMake(this.#known, instance, () => this.#solve(instance));
    return [...(holdings.get(variable) ?? [])].sort((a, b) => a - b);
  }

  #solve(instance: InstanceId): Holdings {
    const { body } = this.solver.instances[instance]!.code;
    const holdings: Holdings = new Map();
    const hold = (variable: Variable): readonly ObjectId[] =>
      this.solver.variable(instance, variable) === undefined
        ? [...(holdings.get(variable) ?? this.#constant(body, variable))]
        : this.pointsTo.of(instance, variable);
    body.variables.forEach((_info, variable) => {
      const constant = this.#constant(body, variable as Variable);
      if (constant.length > 0) holdings.set(variable as Variable, new Set(constant));
    });
    for (let again = true; again;) {
      again = false;
      for (const statement of body.statements) {
        const to = this.#newTarget(instance, statement);
        if (to === undefined) continue;
        const objects = this.#objects(statement, hold);
        if (this.#add(body, holdings, to, objects)) again = true;
      }
    }
    return holdings;
  }

  #newTarget(instance: InstanceId, statement: Statement): Variable | undefined {
    if (!('to' in statement) || statement.to === undefined) return undefined;
    return this.solver.variable(instance, statement.to) === undefined ? statement.to : undefined;
  }

  #objects(
    statement: Statement,
    hold: (variable: Variable) => readonly ObjectId[],
  ): readonly ObjectId[] {
    const { pointsTo } = this;
    switch (statement.kind) {
      case 'copy':
        return hold(statement.from);
      case 'load':
        return hold(statement.object).flatMap((each) => pointsTo.field(each, statement.field));
      case 'static-load':
        return pointsTo.staticField(statement.field);
      case 'array-load':
        return hold(statement.array).flatMap((each) => pointsTo.elements(each));
      default:
        return [];
    }
  }

  #add(body: Body, holdings: Holdings, to: Variable, objects: readonly ObjectId[]): boolean {
    const { nodes, objects: table } = this.solver;
    const { type } = body.variables[to]!;
    const held = getOrMake(holdings, to, () => new Set<ObjectId>());
    const before = held.size;
    for (const object of objects) {
      if (nodes.isOfType(type, table.classNumber(object))) held.add(object);
    }
    return held.size > before;
  }

  /** `Foo.class`: one object for each class, which was there before. */
  #constant({ variables }: Body, variable: Variable): readonly ObjectId[] {
    const { constant } = variables[variable]!;
    if (constant?.kind !== 'class' || constant.class.kind !== 'class') return [];
    return this.solver.objects.classObject(constant.class.class);
  }
}
