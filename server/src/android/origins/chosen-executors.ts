/**
 * Executors that are chosen by what the task is made with: `task.executeOnExecutor(poolFor(task.kind))`, where
 * `poolFor` goes by the kind and each task is made with one. Where that decides what the method returns, the
 * task runs there and nowhere else.
 */
import type { StatementIndex, Variable } from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { parameterOf, siteOf, type Code } from '../flow/code.js';
import { copiedFrom, definitionIndex } from '../flow/definitions.js';
import { EnteredBody } from '../flow/entered-body.js';
import type { FieldConstants } from '../flow/field-constants.js';
import { oneOf, type Known } from '../flow/known.js';
import type { MadeWith } from '../flow/made-with.js';
import type { FlowObject } from '../flow/objects.js';
import type { Values } from '../flow/values.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { Posting } from './postings.js';

const NOTHING: ReadonlyMap<Variable, Known> = new Map();

export class ChosenExecutors {
  /** Methods whose branches were asked for. */
  readonly #asked = new Set<Code>();

  constructor(
    private readonly values: Values,
    private readonly made: MadeWith,
    private readonly constants: FieldConstants,
    private readonly knowledge: MethodKnowledge,
  ) {}

  hasAsked(code: Code): boolean {
    return this.#asked.has(code);
  }

  /** What the variable holds when this is posted; undefined where that decides nothing. */
  objectsOf(
    { site: { code }, call, row, objects }: Posting,
    variable: Variable,
  ): readonly FlowObject[] | undefined {
    const index = definitionIndex(code.body, copiedFrom(code.body, variable));
    const chosen = index === undefined ? undefined : code.body.statements[index];
    if (index === undefined || chosen?.kind !== 'call') return undefined;
    const posted = this.knowledge.select(call, row.what);
    const given = chosen.arguments.flatMap((argument, place) => {
      const field = fieldOf(code, argument, posted);
      const known = field && this.#knownOf(objects, field);
      return known === undefined ? [] : [{ place, known }];
    });
    if (given.length === 0) return undefined;
    const found = this.values
      .targets(siteOf(code, index))
      .flatMap((target) => this.#returned(target, given));
    return found.length === 0 ? undefined : [...new Set(found)];
  }

  #knownOf(objects: readonly FlowObject[], field: FieldSymbol): Known | undefined {
    const found = new Set<string>();
    for (const object of objects) {
      const given = object.kind === 'instance' ? this.made.givenTo(object, field) : [];
      if (given.length === 0) return undefined;
      for (const { code, variable } of given) {
        const entered = new EnteredBody(code.body, NOTHING, this.constants, this.knowledge);
        const among = entered.value(variable)?.among;
        if (among === undefined) return undefined;
        for (const each of among) found.add(each);
      }
    }
    return oneOf([...found].sort());
  }

  /** By the ways that are open then. */
  #returned(target: Code, given: readonly { place: number; known: Known }[]): FlowObject[] {
    this.#asked.add(target);
    const known = new Map<Variable, Known>();
    for (const each of given) {
      const parameter = parameterOf(target, each.place);
      if (parameter !== undefined) known.set(parameter, each.known);
    }
    const entered = new EnteredBody(target.body, known, this.constants, this.knowledge);
    return target.body.statements.flatMap((statement, index) =>
      statement.kind === 'return' &&
      statement.from !== undefined &&
      entered.isLive(index as StatementIndex)
        ? [...this.values.of(target, statement.from)]
        : [],
    );
  }
}

/** The field of what is posted that the variable is loaded from. */
function fieldOf(
  { body }: Code,
  variable: Variable,
  posted: readonly Variable[],
): FieldSymbol | undefined {
  const index = definitionIndex(body, copiedFrom(body, variable));
  const load = index === undefined ? undefined : body.statements[index];
  if (load?.kind !== 'load') return undefined;
  const object = copiedFrom(body, load.object);
  return posted.some((each) => copiedFrom(body, each) === object) ? load.field : undefined;
}
