/**
 * A body that is entered in a known way: `load(true)`, `onAction(null)`. Which of its statements can then be
 * come to, and what is known of the values that it hands on. Conditional constants without a lattice walk:
 * a variable is what its assignments make it, and a branch that is decided leads one way. What is known of a
 * value where it is used is besides what the tests on all ways there say.
 */
import type {
  BlockIndex,
  Body,
  Call,
  Compute,
  Condition,
  Statement,
  StatementIndex,
  Variable,
} from '../../java/ir/statements.js';
import { controlFlowOf, lastOf } from '../../java/ir/control-flow.js';
import type { Hierarchy } from '../../java/program/hierarchy.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import { copiedFrom, definitionsIn } from './definitions.js';
import {
  computeConstant,
  FALSE,
  textOfConstant,
  TRUE,
  type FieldConstants,
} from './field-constants.js';
import { areSame, both, either, NULL, union, ofClass, oneOf, toldBy, type Known } from './known.js';
import { askedOf, comparedBy, storesTelling } from './tests.js';
import { TestedOnTheWay } from './tested-on-the-way.js';

const ONLY_NULL = oneOf([NULL])!;

export class EnteredBody {
  /** `'asked'` while it is being found: a value that hangs on itself is anything. */
  readonly #values: (Known | 'asked' | 'nothing' | undefined)[] = [];
  #live: Uint8Array | undefined;
  #way: TestedOnTheWay | undefined;

  constructor(
    readonly body: Body,
    /** Of its parameters. */
    private readonly given: ReadonlyMap<Variable, Known>,
    private readonly constants: FieldConstants,
    private readonly knowledge: MethodKnowledge,
  ) {
    if (given.size === 0) return;
    this.#live = this.#findLive();
    if (this.#live === undefined) return;
    // What is assigned on a way that is closed decides nothing: more ways may be closed by that.
    this.#values.length = 0;
    this.#live = this.#findLive();
  }

  /** Can the statement be come to? */
  isLive(statement: StatementIndex): boolean {
    if (this.#live === undefined) return true;
    return this.#live[controlFlowOf(this.body).blockOf(statement)] === 1;
  }

  /** Of a variable where the statement uses it. */
  at(statement: StatementIndex, variable: Variable): Known | undefined {
    const known = this.value(variable);
    if (known?.among !== undefined || this.body.blocks.length < 2) return known;
    this.#way ??= new TestedOnTheWay(this.body, this, this.knowledge);
    return this.#way.at(statement, variable) ?? known;
  }

  /** Whatever the place. */
  value(variable: Variable): Known | undefined {
    const kept = this.#values[variable];
    if (kept === 'asked' || kept === 'nothing') return undefined;
    if (kept !== undefined) return kept;
    this.#values[variable] = 'asked';
    const found = this.#find(variable);
    this.#values[variable] = found ?? 'nothing';
    return found;
  }

  #find(variable: Variable): Known | undefined {
    const { constant, kind } = this.body.variables[variable]!;
    if (constant !== undefined) return ofText(textOfConstant(constant));
    const definitions = this.#liveAmong(definitionsIn(this.body).of[variable] ?? []);
    if (kind === 'parameter') return this.#assigned(this.given.get(variable), definitions);
    const [first, ...others] = definitions;
    if (first === undefined) return undefined;
    const known = this.#assigned(this.#gives(first), others);
    return others.length > 0 ? known : both(known, toldBy(this.#stored(variable)));
  }

  /** What it is besides, by further assignments. */
  #assigned(first: Known | undefined, others: readonly Statement[]): Known | undefined {
    let known = first;
    for (const each of others) known = either(known, known && this.#gives(each));
    return known;
  }

  #liveAmong(statements: readonly Statement[]): readonly Statement[] {
    if (this.#live === undefined || statements.length === 0) return statements;
    return statements.filter((each) =>
      this.isLive(this.body.statements.indexOf(each) as StatementIndex),
    );
  }

  /** `message.what = SAVE`: by what it is told apart from then on. */
  #stored(variable: Variable): readonly string[] | undefined {
    let found: readonly string[] | undefined;
    for (const statement of storesTelling(this.body, this.knowledge)) {
      if (copiedFrom(this.body, statement.object) !== variable) continue;
      const names = this.value(statement.from)?.among;
      if (names === undefined) return undefined;
      found = found === undefined ? names : union(found, names);
    }
    return found;
  }

  #gives(statement: Statement): Known | undefined {
    switch (statement.kind) {
      case 'copy':
        return this.value(statement.from);
      case 'allocate':
        return statement.class.kind === 'class' ? ofClass(statement.class.class, true) : undefined;
      case 'static-load':
        return ofText(this.constants.of(statement.field));
      case 'compute':
        return ofTruth(this.#computed(statement)) ?? ofText(this.#folded(statement));
      case 'load':
      case 'call':
        return this.#askedOrMade(statement);
      default:
        return undefined;
    }
  }

  #askedOrMade(statement: Statement): Known | undefined {
    const object = askedOf(statement, this.knowledge);
    if (object !== undefined) {
      const names = this.value(object)?.toldBy;
      return names && oneOf(names);
    }
    if (statement.kind !== 'call') return undefined;
    return ofTruth(this.#compares(statement)) ?? this.#made(statement);
  }

  /** `menu.findItem(R.id.save)`: by what it is told apart. */
  #made(call: Call): Known | undefined {
    const made = call.method && this.knowledge.of(call.method).toldApartBy;
    const [by] = made === undefined ? [] : this.knowledge.select(call, made);
    return by === undefined ? undefined : toldBy(this.value(by)?.among);
  }

  #compares(call: Call): boolean | undefined {
    const compared = comparedBy(call);
    return compared && areSame(this.value(compared[0]), this.value(compared[1]));
  }

  #computed({ operator, from: [left, right] }: Compute): boolean | undefined {
    if (left === undefined) return undefined;
    if (operator === '!') return negated(this.#truth(left));
    if (right === undefined) return undefined;
    const same = areSame(this.value(left), this.value(right));
    return operator === '==' ? same : operator === '!=' ? negated(same) : undefined;
  }

  #folded({ operator, from }: Compute): string | undefined {
    const operands = from.map((variable) => this.value(variable)?.among ?? []);
    if (operands.some((among) => among.length !== 1)) return undefined;
    return computeConstant(
      operator,
      operands.map(([only]) => only),
    );
  }

  #truth(variable: Variable): boolean | undefined {
    return areSame(this.value(variable), TRULY);
  }

  holds(condition: Condition): boolean | undefined {
    switch (condition.kind) {
      case 'null-test': {
        const isNull = areSame(this.value(condition.variable), ONLY_NULL);
        return condition.isNull ? isNull : negated(isNull);
      }
      case 'same': {
        const same = areSame(this.value(condition.left), this.value(condition.right));
        return condition.equal ? same : negated(same);
      }
      case 'truth': {
        const truth = this.#truth(condition.variable);
        return condition.expected ? truth : negated(truth);
      }
      case 'instance-of':
        return condition.type.kind === 'class'
          ? isOfClass(
              this.value(condition.variable),
              condition.type.class,
              this.knowledge.hierarchy,
            )
          : undefined;
      case 'other':
        return undefined;
    }
  }

  /** By block; undefined if all are. */
  #findLive(): Uint8Array | undefined {
    const { blocks } = this.body;
    const live = new Uint8Array(blocks.length);
    const open = [0 as BlockIndex];
    let count = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (live[at] === 1) continue;
      live[at] = 1;
      count++;
      const { successors, handler } = blocks[at]!;
      const last = lastOf(this.body, at);
      const decided = last?.kind === 'branch' ? this.holds(last.condition) : undefined;
      if (decided === undefined) open.push(...successors);
      else open.push(successors[decided ? 0 : 1]!);
      if (handler !== undefined) open.push(handler);
    }
    return count === blocks.length ? undefined : live;
  }
}

const TRULY = oneOf([TRUE])!;
const NOT_TRULY = oneOf([FALSE])!;

function ofTruth(truth: boolean | undefined): Known | undefined {
  return truth === undefined ? undefined : truth ? TRULY : NOT_TRULY;
}

function ofText(text: string | undefined): Known | undefined {
  return text === undefined ? undefined : oneOf([text]);
}

function negated(truth: boolean | undefined): boolean | undefined {
  return truth === undefined ? undefined : !truth;
}

/** A class has one superclass: an object of one that is neither above nor below is of no other. */
function isOfClass(
  known: Known | undefined,
  tested: ClassSymbol,
  hierarchy: Hierarchy,
): boolean | undefined {
  if (known?.among?.every((each) => each === NULL) === true) return false;
  if (known?.class === undefined) return undefined;
  const { symbol, isExact } = known.class;
  if ([symbol, tested].some((each) => hierarchy.unknownSupertype(each) !== undefined))
    return undefined;
  if (hierarchy.isSubclass(symbol, tested)) return isExact ? true : undefined;
  const isOpen = tested.kind === 'interface' || symbol.kind === 'interface';
  if (isExact) return false;
  return isOpen || hierarchy.isSubclass(tested, symbol) ? undefined : false;
}
