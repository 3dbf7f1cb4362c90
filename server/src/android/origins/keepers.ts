/**
 * Whose object it is that a variable holds, where a class makes one for each of its own (`values = new
 * MutableLiveData<>()` in a base class): what a screen observes of its own view model is not what another view model
 * tells. Told by the class of the object that it is asked of, by its field or by a method that returns the field.
 */
import { siteOf, isThis, type Code } from '../flow/code.js';
import { copiedFrom, definitionIndex } from '../flow/definitions.js';
import type { FlowObject } from '../flow/objects.js';
import type { Values } from '../flow/values.js';
import type { Variable } from '../../java/ir/statements.js';
import { erase } from '../../java/program/substitution.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';

/** Methods that return what methods return; circles end here. */
const MOST_CALLS = 4;

export type KeeperClasses = ReadonlySet<ClassSymbol>;

export class Keepers {
  constructor(
    private readonly values: Values,
    private readonly knowledge: MethodKnowledge,
  ) {}

  /** undefined where any may be. */
  of(object: FlowObject, code: Code, variable: Variable): KeeperClasses | undefined {
    if (!this.#isOfEach(object)) return undefined;
    const keeper = this.#keeperOf(code, variable, 0);
    return keeper === undefined ? undefined : this.#classesOf(code, keeper);
  }

  /** Is one made for each object of several classes? */
  #isOfEach(object: FlowObject): boolean {
    if (object.kind !== 'library') return false;
    const { kind, owner } = object.site.code.body;
    const isMaking = kind === 'initializer' || kind === 'constructor';
    return isMaking && this.values.dispatch.withSubclasses(owner).length > 1;
  }

  /** The variable whose object has it in a field. */
  #keeperOf(code: Code, variable: Variable, depth: number): Variable | undefined {
    const index = definitionIndex(code.body, copiedFrom(code.body, variable));
    const made = index === undefined ? undefined : code.body.statements[index];
    if (index === undefined || made === undefined) return undefined;
    if (made.kind === 'load') return made.object;
    if (made.kind !== 'call' || made.receiver === undefined || depth > MOST_CALLS) return undefined;
    const targets = this.values.targets(siteOf(code, index));
    const areOwn = targets.length > 0 && targets.every((each) => this.#returnsOwn(each, depth));
    return areOwn ? made.receiver : undefined;
  }

  #returnsOwn(code: Code, depth: number): boolean {
    const returned = code.body.statements.flatMap((each) =>
      each.kind === 'return' && each.from !== undefined ? [each.from] : [],
    );
    return returned.every((each) => isThis(this.#keeperOf(code, each, depth + 1), code));
  }

  #classesOf(code: Code, keeper: Variable): KeeperClasses | undefined {
    const { dispatch } = this.values;
    if (isThis(keeper, code)) return new Set(dispatch.withSubclasses(code.body.owner));
    const type = erase(code.body.variables[keeper]!.type);
    if (type.kind !== 'class' || type.class.source === undefined) return undefined;
    const all = dispatch.withSubclasses(type.class);
    const held = this.values
      .of(code, keeper)
      .flatMap((each) =>
        each.kind === 'instance' && this.#isOf(each.class, type.class) ? [each.class] : [],
      );
    return new Set(held.length > 0 ? held : all);
  }

  #isOf(symbol: ClassSymbol, above: ClassSymbol): boolean {
    return this.knowledge.hierarchy.isSubclass(symbol, above);
  }
}

export function shareKeeper(
  one: KeeperClasses | undefined,
  other: KeeperClasses | undefined,
): boolean {
  if (one === undefined || other === undefined) return true;
  return [...one].some((each) => other.has(each));
}

/** Of an object that is kept by either. */
export function ofEitherKeeper(
  one: KeeperClasses | undefined,
  other: KeeperClasses | undefined,
): KeeperClasses | undefined {
  return one === undefined || other === undefined ? undefined : new Set([...one, ...other]);
}
