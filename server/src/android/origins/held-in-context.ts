/**
 * What a variable holds where its code is entered in a known way: `show(TAGS)` shows what `make(TAGS)` returns, of
 * all that `make` can return. A field that the body has filled on every way before holds what was stored there last,
 * whatever it holds elsewhere; that a call in between fills it anew is not asked.
 */
import { controlFlowOf } from '../../java/ir/control-flow.js';
import type {
  Body,
  Statement,
  StatementIndex,
  StatementOf,
  Variable,
} from '../../java/ir/statements.js';
import { parameterOf, siteOf, type Code } from '../flow/code.js';
import { copiedFrom, definitionsIn } from '../flow/definitions.js';
import { EnteredBody } from '../flow/entered-body.js';
import type { FieldConstants } from '../flow/field-constants.js';
import type { Known } from '../flow/known.js';
import type { FlowObject } from '../flow/objects.js';
import type { Values } from '../flow/values.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { Held } from './holders.js';

/** Methods that return what methods return; circles end here. */
const MOST_CALLS = 4;

export class HeldInContext {
  /** Codes whose branches and stores were asked for. */
  readonly #asked = new Set<Code>();

  constructor(
    private readonly values: Values,
    private readonly constants: FieldConstants,
    private readonly knowledge: MethodKnowledge,
  ) {}

  hasAsked(code: Code): boolean {
    return this.#asked.has(code);
  }

  /** Is one of these among what the variable may hold? */
  mayHold(code: Code, entered: EnteredBody, { local, objects }: Held): boolean {
    const { variable } = local;
    return !this.#isOpen(code, variable) || this.#mayHold(code, entered, variable, objects, 0);
  }

  /** Does it hang on the way there what it holds: has it several assignments, or is it what a method returns? */
  #isOpen(code: Code, variable: Variable): boolean {
    const { body } = code;
    const source = copiedFrom(body, variable);
    const [only, ...others] = definitionsIn(body).of[source] ?? [];
    if (only === undefined || others.length > 0) return others.length > 0;
    const index = body.statements.indexOf(only) as StatementIndex;
    if (only.kind === 'call') return this.values.targets(siteOf(code, index)).length > 0;
    return storedBefore(body, only, index) !== undefined;
  }

  #mayHold(
    code: Code,
    entered: EnteredBody,
    variable: Variable,
    objects: ReadonlySet<FlowObject>,
    depth: number,
  ): boolean {
    this.#asked.add(code);
    const { body } = code;
    const seen = new Set([variable]);
    for (const at of seen) {
      const made = definitionsIn(body).of[at] ?? [];
      if (made.length === 0 && this.#holds(code, at, objects)) return true;
      for (const each of made) {
        const index = body.statements.indexOf(each) as StatementIndex;
        if (!entered.isLive(index)) continue;
        const from = each.kind === 'copy' ? each.from : storedBefore(body, each, index);
        if (from !== undefined) seen.add(from);
        else if (this.#mayGive(code, entered, each, index, objects, depth)) return true;
      }
    }
    return false;
  }

  #holds(code: Code, variable: Variable, objects: ReadonlySet<FlowObject>): boolean {
    return this.values.of(code, variable).some((each) => objects.has(each));
  }

  #mayGive(
    code: Code,
    entered: EnteredBody,
    statement: Statement,
    index: StatementIndex,
    objects: ReadonlySet<FlowObject>,
    depth: number,
  ): boolean {
    if (!('to' in statement) || statement.to === undefined) return false;
    if (statement.kind === 'allocate') return this.#isMade(statement, objects);
    const targets = statement.kind === 'call' ? this.values.targets(siteOf(code, index)) : [];
    if (statement.kind !== 'call' || targets.length === 0 || depth === MOST_CALLS) {
      return this.#holds(code, statement.to, objects);
    }
    return targets.some((target) =>
      this.#mayReturn(target, this.#given(target, statement, entered), objects, depth + 1),
    );
  }

  #isMade({ class: type }: StatementOf<'allocate'>, objects: ReadonlySet<FlowObject>): boolean {
    if (type.kind !== 'class') return false;
    return [...objects].some((each) => 'class' in each && each.class === type.class);
  }

  #given(
    target: Code,
    { arguments: given }: StatementOf<'call'>,
    entered: EnteredBody,
  ): ReadonlyMap<Variable, Known> {
    const known = new Map<Variable, Known>();
    given.forEach((argument, place) => {
      const value = entered.value(argument);
      const parameter = parameterOf(target, place);
      if (value !== undefined && parameter !== undefined) known.set(parameter, value);
    });
    return known;
  }

  #mayReturn(
    target: Code,
    given: ReadonlyMap<Variable, Known>,
    objects: ReadonlySet<FlowObject>,
    depth: number,
  ): boolean {
    const { body } = target;
    const entered = new EnteredBody(body, given, this.constants, this.knowledge);
    return body.statements.some(
      (statement, index) =>
        statement.kind === 'return' &&
        statement.from !== undefined &&
        entered.isLive(index as StatementIndex) &&
        this.#mayHold(target, entered, statement.from, objects, depth),
    );
  }
}

/** Of a load: what the body has stored last into the field of the same object, if it has on every way. */
function storedBefore(
  body: Body,
  statement: Statement,
  index: StatementIndex,
): Variable | undefined {
  if (statement.kind !== 'load' && statement.kind !== 'static-load') return undefined;
  const flow = controlFlowOf(body);
  const stores = body.statements.flatMap((each, at) =>
    isSameField(each, statement) && flow.reaches(at as StatementIndex, index)
      ? [{ at: at as StatementIndex, from: each.from }]
      : [],
  );
  const last = stores.at(-1);
  if (last === undefined || !flow.dominates(last.at, index)) return undefined;
  const isLast = stores.every(({ at }) => at === last.at || !flow.reaches(last.at, at));
  return isLast ? last.from : undefined;
}

function isSameField(
  store: Statement,
  load: StatementOf<'load' | 'static-load'>,
): store is StatementOf<'store' | 'static-store'> {
  if (store.kind === 'static-store')
    return load.kind === 'static-load' && store.field === load.field;
  return (
    store.kind === 'store' &&
    load.kind === 'load' &&
    store.field === load.field &&
    store.object === load.object
  );
}
