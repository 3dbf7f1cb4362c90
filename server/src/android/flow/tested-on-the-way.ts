/**
 * What the tests on all ways to a statement say of a variable: after `case A: case B:` it is A or B, after
 * `if (x != null) return;` it is null. Asked for variables that are assigned once, block by block backwards;
 * a way that comes round in a circle says nothing.
 */
import { controlFlowOf, lastOf } from '../../java/ir/control-flow.js';
import type {
  BlockIndex,
  Body,
  Condition,
  StatementIndex,
  Variable,
} from '../../java/ir/statements.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import { copiedFrom, definitionsIn } from './definitions.js';
import { FALSE, TRUE } from './field-constants.js';
import { either, NULL, ofClass, oneOf, toldBy, type Known } from './known.js';
import { askedOf, comparedBy } from './tests.js';

/** A long method has so many tests that nothing follows from all of them. */
const MOST_BLOCKS = 400;

interface Reading {
  value(variable: Variable): Known | undefined;
}

export class TestedOnTheWay {
  /** By variable and block; null where nothing is said. */
  readonly #known = new Map<Variable, Map<BlockIndex, Known | null>>();

  constructor(
    private readonly body: Body,
    private readonly reading: Reading,
    private readonly knowledge: MethodKnowledge,
  ) {}

  at(statement: StatementIndex, variable: Variable): Known | undefined {
    const { body } = this;
    const source = this.#sourceOf(variable);
    if (body.blocks.length > MOST_BLOCKS || !isAssignedOnce(body, source)) return undefined;
    let known = this.#known.get(source);
    if (known === undefined) this.#known.set(source, (known = new Map<BlockIndex, Known | null>()));
    return this.#in(controlFlowOf(body).blockOf(statement), source, known);
  }

  #in(
    block: BlockIndex,
    variable: Variable,
    known: Map<BlockIndex, Known | null>,
  ): Known | undefined {
    const kept = known.get(block);
    if (kept !== undefined) return kept ?? undefined;
    known.set(block, null);
    const [first, ...others] = definitionsIn(this.body).before[block]!;
    if (first === undefined || block === 0) return undefined;
    let found = this.#from(first, block, variable, known);
    for (const each of others) {
      if (found === undefined) return undefined;
      found = either(found, this.#from(each, block, variable, known));
    }
    known.set(block, found ?? null);
    return found;
  }

  #from(
    before: BlockIndex,
    block: BlockIndex,
    variable: Variable,
    known: Map<BlockIndex, Known | null>,
  ): Known | undefined {
    const last = lastOf(this.body, before);
    const [holds, fails] = this.body.blocks[before]!.successors;
    if (last?.kind === 'branch' && holds !== fails) {
      const said = this.#says(last.condition, block === holds, variable);
      if (said !== undefined) return said;
    }
    return this.#in(before, variable, known);
  }

  #says(condition: Condition, holds: boolean, variable: Variable): Known | undefined {
    switch (condition.kind) {
      case 'same':
        if (condition.equal !== holds) return undefined;
        return (
          this.#isSame(condition.left, condition.right, variable) ??
          this.#isSame(condition.right, condition.left, variable)
        );
      case 'null-test':
        if (condition.isNull !== holds) return undefined;
        return this.#sourceOf(condition.variable) === variable ? oneOf([NULL]) : undefined;
      case 'instance-of':
        if (!holds || condition.type.kind !== 'class') return undefined;
        return this.#sourceOf(condition.variable) === variable
          ? ofClass(condition.type.class, false)
          : undefined;
      case 'truth':
        return this.#isTrue(condition.variable, condition.expected === holds, variable);
      case 'other':
        return undefined;
    }
  }

  #isTrue(tested: Variable, truth: boolean, variable: Variable): Known | undefined {
    if (this.#sourceOf(tested) === variable) return oneOf([truth ? TRUE : FALSE]);
    const [made] = definitionsIn(this.body).of[tested] ?? [];
    const compared = made?.kind === 'call' && truth ? comparedBy(made) : undefined;
    if (compared === undefined) return undefined;
    const [one, other] = compared;
    return this.#isSame(one, other, variable) ?? this.#isSame(other, one, variable);
  }

  /** Of the variable, where one is it or what it is asked for, and the other is known. */
  #isSame(one: Variable, other: Variable, variable: Variable): Known | undefined {
    const among = this.reading.value(other)?.among;
    if (among === undefined) return undefined;
    const source = this.#sourceOf(one);
    if (source === variable) return oneOf(among);
    const [made] = definitionsIn(this.body).of[source] ?? [];
    const object = made === undefined ? undefined : askedOf(made, this.knowledge);
    return object !== undefined && this.#sourceOf(object) === variable ? toldBy(among) : undefined;
  }

  #sourceOf(variable: Variable): Variable {
    return copiedFrom(this.body, variable);
  }
}

function isAssignedOnce(body: Body, variable: Variable): boolean {
  const count = definitionsIn(body).of[variable]?.length ?? 0;
  return body.variables[variable]!.kind === 'parameter' ? count === 0 : count < 2;
}
