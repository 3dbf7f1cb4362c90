/**
 * Statements that a code does not come to in one context: behind the test that a parameter is not null, where
 * all who call it there give null (`onGone() { set(null); }`, `set(x) { if (x != null) tell(x); }`).
 */
import { factsOf } from '../../java/ir/facts/facts.js';
import type { Body, Statement, StatementIndex, Variable } from '../../java/ir/statements.js';
import { givenBy } from '../body/access-path.js';
import { isAssigned } from '../body/own-making.js';
import type { InstanceId, PointsTo } from '../points-to/points-to.js';
import type { InstanceGraph } from './instance-graph.js';
import type { InstanceStep } from './steps.js';

/** Places of parameters. */
type Places = ReadonlySet<number>;

export class NullArguments {
  /** By instance: the parameters that are null whoever calls. */
  readonly #places = new Map<InstanceId, Places>();

  constructor(
    private readonly pointsTo: PointsTo,
    graph: InstanceGraph,
    entries: Iterable<InstanceId>,
  ) {
    for (const { id, code } of pointsTo.instances) {
      for (const { statement, callees } of graph.calls(id)) {
        const call = code.body.statements[statement]!;
        for (const callee of callees) this.#note(callee, nullPlaces(code.body, call));
      }
    }
    for (const entry of entries) this.#places.delete(entry);
    for (const [instance, { size }] of this.#places) if (size === 0) this.#places.delete(instance);
  }

  /** The steps that the code may come to. */
  without(instance: InstanceId, steps: readonly InstanceStep[]): readonly InstanceStep[] {
    const places = this.#places.get(instance);
    if (places === undefined) return steps;
    const { body } = this.pointsTo.instances[instance]!.code;
    return steps.filter(({ statement }) => !isPassedBy(body, places, statement));
  }

  #note(callee: InstanceId, places: Places): void {
    const known = this.#places.get(callee);
    const common = known === undefined ? places : [...known].filter((place) => places.has(place));
    this.#places.set(callee, new Set(common));
  }
}

function isPassedBy(body: Body, places: Places, statement: StatementIndex): boolean {
  const facts = factsOf(body);
  return [...places].some((place) => {
    const parameter = body.parameters[place];
    if (parameter === undefined || isAssigned(body, parameter)) return false;
    return facts.nonNull(statement, facts.paths.variable(parameter)) !== undefined;
  });
}

const NONE: Places = new Set();

function nullPlaces(body: Body, statement: Statement): Places {
  if (statement.kind !== 'call') return NONE;
  const isNull = (variable: Variable): boolean =>
    body.variables[variable]!.constant?.kind === 'null';
  const given = givenBy(statement);
  if (!given.some(isNull)) return NONE;
  return new Set(given.flatMap((variable, place) => (isNull(variable) ? [place] : [])));
}
