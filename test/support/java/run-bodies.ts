/**
 * A plain machine for lowered bodies: what the statements mean, written as directly as it can be. It
 * runs programs of int, boolean, objects and arrays, to be compared with what Java itself answers.
 * Of the library it has only constructors, which do nothing.
 */
import type { Path } from '../../../server/src/java/ir/facts/paths.js';
import type { Program } from '../../../server/src/java/program/program.js';
import type { ClassSymbol, MethodSymbol } from '../../../server/src/java/program/symbols.js';
import type { Type } from '../../../server/src/java/program/types.js';
import type {
  Body,
  Call,
  Closure,
  Condition,
  Constant,
  Statement,
  StatementIndex,
  Variable,
} from '../../../server/src/java/ir/statements.js';

export interface JavaObject {
  readonly class: ClassSymbol;
  readonly fields: Map<number, Value>;
  monitors: number;
}

export interface JavaClosure {
  readonly closure: Closure;
  readonly captured: readonly Value[];
}

export interface JavaArray {
  readonly elements: Value[];
}

export type Value = number | boolean | string | null | JavaObject | JavaClosure | JavaArray;

class Thrown extends Error {
  constructor(readonly value: JavaObject) {
    super(value.class.name);
  }
}

const COMPARISONS = new Set(['==', '!=', '<', '>', '<=', '>=']);

export class Machine {
  readonly #methods = new Map<number, Body>();
  readonly #initializers = new Map<ClassSymbol, Body[]>();
  readonly #statics = new Map<number, Value>();
  /** Monitors entered and not yet left. */
  held = 0;
  steps = 0;
  /** Told before each statement. */
  onStatement: ((body: Body, at: StatementIndex, values: readonly Value[]) => void) | undefined;

  constructor(
    readonly program: Program,
    bodies: readonly Body[],
  ) {
    for (const body of bodies) {
      if (body.method !== undefined) this.#methods.set(body.method.id, body);
      if (body.kind !== 'initializer') continue;
      const known = this.#initializers.get(body.owner);
      if (known === undefined) this.#initializers.set(body.owner, [body]);
      else known.push(body);
    }
    for (const body of bodies) if (body.kind === 'static-initializer') this.#run(body, [], []);
  }

  static(name: string, owner: ClassSymbol): Value | undefined {
    return this.#statics.get(owner.fields.get(name)!.id);
  }

  setStatic(name: string, owner: ClassSymbol, value: Value): void {
    this.#statics.set(owner.fields.get(name)!.id, value);
  }

  /** What a path stands for now; undefined where it has no value, or one that a call would make. */
  evaluate(path: Path, values: readonly Value[]): Value | undefined {
    switch (path.kind) {
      case 'variable':
        return values[path.variable];
      case 'constant':
        return constantValue(path.constant);
      case 'static':
        return this.#statics.get(path.field.id) ?? initialValue(path.field.type);
      case 'field': {
        const object = this.evaluate(path.object, values) ?? null;
        if (object === null || typeof object !== 'object' || !('fields' in object))
          return undefined;
        return object.fields.get(path.field.id) ?? initialValue(path.field.type);
      }
      case 'compute': {
        const parts = path.from.map((part) => this.evaluate(part, values));
        const [left, right] = parts;
        if (left === undefined || path.from.length !== 2 || right === undefined) return undefined;
        return COMPARISONS.has(path.operator) ? binary(path.operator, left, right) : undefined;
      }
      default:
        return undefined;
    }
  }

  /** The result, or the name of the class of what it threw. */
  call(method: MethodSymbol, given: readonly Value[]): Value | { readonly thrown: string } {
    try {
      return this.#run(this.#methods.get(method.id)!, given, []);
    } catch (error) {
      if (error instanceof Thrown) return { thrown: error.value.class.name };
      throw error;
    }
  }

  #run(body: Body, given: readonly Value[], captured: readonly Value[]): Value {
    const values: Value[] = body.variables.map(({ constant }) => constantValue(constant));
    body.parameters.forEach((parameter, at) => (values[parameter] = given[at] ?? null));
    body.captured.forEach((variable, at) => (values[variable] = captured[at] ?? null));
    let thrown: JavaObject | undefined;
    for (let block = body.blocks[0]; block !== undefined;) {
      if (this.steps++ > 2_000_000) throw new Error('too many steps');
      let next = block.successors[0];
      try {
        for (let at: number = block.first; at < block.past; at++) {
          const statement = body.statements[at]!;
          this.onStatement?.(body, at as StatementIndex, values);
          if (statement.kind === 'return') {
            return statement.from === undefined ? null : values[statement.from]!;
          }
          if (statement.kind === 'branch') {
            next = block.successors[this.#holds(statement.condition, values) ? 0 : 1];
          } else if (statement.kind === 'catch') values[statement.to] = thrown!;
          else this.#execute(statement, values);
        }
      } catch (error) {
        if (!(error instanceof Thrown) || block.handler === undefined) throw error;
        thrown = error.value;
        next = block.handler;
      }
      block = next === undefined ? undefined : body.blocks[next];
    }
    throw new Error('a body ended without return');
  }

  #execute(statement: Statement, values: Value[]): void {
    const value = (variable: Variable): Value => values[variable]!;
    switch (statement.kind) {
      case 'allocate':
        values[statement.to] =
          statement.class.kind === 'array'
            ? this.#array(
                statement.class,
                statement.lengths.map((each) => value(each) as number),
              )
            : this.#object((statement.class as Extract<Type, { kind: 'class' }>).class);
        break;
      case 'closure': {
        const captured = statement.function.captured.map(value);
        values[statement.to] = { closure: statement.function, captured };
        break;
      }
      case 'copy':
        values[statement.to] = this.#cast(value(statement.from), statement.cast);
        break;
      case 'load': {
        const object = this.#checked(value(statement.object));
        const { id, type } = statement.field;
        values[statement.to] = object.fields.get(id) ?? initialValue(type);
        break;
      }
      case 'store':
        this.#checked(value(statement.object)).fields.set(
          statement.field.id,
          value(statement.from),
        );
        break;
      case 'static-load': {
        const { id, type } = statement.field;
        values[statement.to] = this.#statics.get(id) ?? initialValue(type);
        break;
      }
      case 'static-store':
        this.#statics.set(statement.field.id, value(statement.from));
        break;
      case 'array-load': {
        const { elements } = this.#elements(value(statement.array), value(statement.index));
        values[statement.to] = elements[value(statement.index) as number]!;
        break;
      }
      case 'array-store': {
        const { elements } = this.#elements(value(statement.array), value(statement.index));
        elements[value(statement.index) as number] = value(statement.from);
        break;
      }
      case 'call': {
        const result = this.#call(statement, values);
        if (statement.to !== undefined) values[statement.to] = result;
        break;
      }
      case 'initialize':
        for (const body of this.#initializers.get(statement.class) ?? []) {
          this.#run(body, [value(statement.object)], []);
        }
        break;
      case 'throw': {
        const thrown = value(statement.from);
        throw new Thrown(this.#checked(thrown));
      }
      case 'enter-monitor':
        this.#lockOf(value(statement.lock)).monitors++;
        this.held++;
        break;
      case 'exit-monitor':
        if (--this.#lockOf(value(statement.lock)).monitors < 0) throw new Error('not held');
        this.held--;
        break;
      case 'compute':
        values[statement.to] = this.#compute(statement.operator, statement.from.map(value));
        break;
      default:
        throw new Error(`cannot run ${statement.kind}`);
    }
  }

  #object(symbol: ClassSymbol): JavaObject {
    return { class: symbol, fields: new Map(), monitors: 0 };
  }

  #array(type: Type, lengths: readonly number[]): JavaArray {
    const [length, ...rest] = lengths;
    if (length! < 0) this.#fail('java.lang.NegativeArraySizeException');
    const element = type.kind === 'array' ? type.element : type;
    const make = (): Value =>
      rest.length > 0 ? this.#array(element, rest) : initialValue(element);
    return { elements: Array.from({ length: length! }, make) };
  }

  #fail(name: string): never {
    throw new Thrown(this.#object(this.program.find(name)!));
  }

  #checked(value: Value): JavaObject {
    if (value === null) this.#fail('java.lang.NullPointerException');
    return value as JavaObject;
  }

  readonly #classLock = { monitors: 0 };

  /** The one class that static methods lock needs no object of its own. */
  #lockOf(value: Value): { monitors: number } {
    return typeof value === 'string' ? this.#classLock : this.#checked(value);
  }

  #elements(array: Value, index: Value): JavaArray {
    if (array === null) this.#fail('java.lang.NullPointerException');
    const found = array as JavaArray;
    if ((index as number) < 0 || (index as number) >= found.elements.length) {
      this.#fail('java.lang.ArrayIndexOutOfBoundsException');
    }
    return found;
  }

  #cast(value: Value, type: Type | undefined): Value {
    if (type?.kind !== 'class' || value === null || typeof value !== 'object') return value;
    if (!('class' in value) || isInstance(value.class, type.class)) return value;
    return this.#fail('java.lang.ClassCastException');
  }

  #call({ method, receiver, arguments: given, dispatch }: Call, values: Value[]): Value {
    const passed = given.map((each) => values[each]!);
    if (method === undefined) throw new Error('an unresolved call');
    if (receiver === undefined) return this.#run(this.#methods.get(method.id)!, passed, []);
    const object = values[receiver] ?? null;
    if (object === null) return this.#fail('java.lang.NullPointerException');
    if (typeof object === 'object' && 'closure' in object) {
      return this.#run(object.closure.body, passed, object.captured);
    }
    if (typeof object !== 'object') return object;
    const target =
      dispatch === 'virtual' ? findOverride((object as JavaObject).class, method) : method;
    const body = this.#methods.get(target.id);
    if (body !== undefined) return this.#run(body, [object, ...passed], []);
    if (method.name === '<init>') return null;
    throw new Error(`no body of ${target.owner.name}.${target.name}`);
  }

  #holds(condition: Condition, values: Value[]): boolean {
    switch (condition.kind) {
      case 'null-test':
        return (values[condition.variable] === null) === condition.isNull;
      case 'same':
        return (values[condition.left] === values[condition.right]) === condition.equal;
      case 'truth':
        return values[condition.variable] === condition.expected;
      case 'instance-of': {
        const value = values[condition.variable] ?? null;
        if (value === null || typeof value !== 'object' || !('class' in value)) return false;
        return condition.type.kind === 'class' && isInstance(value.class, condition.type.class);
      }
      case 'other':
        throw new Error('a condition that nobody knows');
    }
  }

  #compute(operator: string, given: readonly Value[]): Value {
    const [left, right] = given;
    if (operator === 'length') {
      if (left === null) this.#fail('java.lang.NullPointerException');
      return (left as JavaArray).elements.length;
    }
    if (right === undefined) return unary(operator, left!);
    if ((operator === '/' || operator === '%') && right === 0) {
      this.#fail('java.lang.ArithmeticException');
    }
    return binary(operator, left!, right);
  }
}

function unary(operator: string, value: Value): Value {
  switch (operator) {
    case '!':
      return !(value as boolean);
    case '-':
      return -(value as number) | 0;
    case '~':
      return ~(value as number);
    case '+':
      return value;
    default:
      throw new Error(`unary ${operator}`);
  }
}

function binary(operator: string, left: Value, right: Value): Value {
  if (operator === '==') return left === right;
  if (operator === '!=') return left !== right;
  if (typeof left === 'boolean' && typeof right === 'boolean') {
    if (operator === '&') return left && right;
    return operator === '|' ? left || right : left !== right;
  }
  const [a, b] = [left as number, right as number];
  switch (operator) {
    case '+':
      return (a + b) | 0;
    case '-':
      return (a - b) | 0;
    case '*':
      return Math.imul(a, b);
    case '/':
      return (a / b) | 0;
    case '%':
      return (a % b) | 0;
    case '&':
      return a & b;
    case '|':
      return a | b;
    case '^':
      return a ^ b;
    case '<<':
      return a << b;
    case '>>':
      return a >> b;
    case '>>>':
      return (a >>> b) | 0;
    case '<':
      return a < b;
    case '>':
      return a > b;
    case '<=':
      return a <= b;
    case '>=':
      return a >= b;
    default:
      throw new Error(`binary ${operator}`);
  }
}

function constantValue(constant: Constant | undefined): Value {
  if (constant === undefined || constant.kind === 'null') return null;
  if (constant.kind === 'boolean') return constant.text === 'true';
  if (constant.kind === 'number') return Number(constant.text) | 0;
  return constant.kind === 'class' ? 'class' : constant.text;
}

function initialValue(type: Type): Value {
  if (type.kind !== 'primitive') return null;
  return type.name === 'boolean' ? false : 0;
}

export function isInstance(symbol: ClassSymbol, wanted: ClassSymbol): boolean {
  if (symbol.id === wanted.id) return true;
  const above = [symbol.superclass, ...symbol.interfaces];
  return above.some((type) => type?.kind === 'class' && isInstance(type.class, wanted));
}

function findOverride(symbol: ClassSymbol, method: MethodSymbol): MethodSymbol {
  let at: ClassSymbol | undefined = symbol;
  while (at !== undefined) {
    const found = at.methods
      .get(method.name)
      ?.find(({ parameters }) => parameters.length === method.parameters.length);
    if (found !== undefined) return found;
    at = at.superclass?.kind === 'class' ? at.superclass.class : undefined;
  }
  return method;
}
