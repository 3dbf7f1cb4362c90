/**
 * A body as text, one statement a line, blocks with where they lead: the debug view, and what the
 * fixtures compare. `line` says the line of the text that a node stands on; without it there are none.
 */
import type { FieldSymbol, MethodSymbol } from '../program/symbols.js';
import { typeText } from '../program/type-text.js';
import type { NodeIndex } from '../syntax/tree.js';
import { isHiddenField } from './hidden-fields.js';
import {
  UNKNOWN,
  type Block,
  type Body,
  type Call,
  type Closure,
  type Condition,
  type Constant,
  type Statement,
  type Variable,
} from './statements.js';

export type LineOf = (node: NodeIndex) => number;

export function printBody(body: Body, lineOf?: LineOf): string {
  const printer = new Printer(body, lineOf);
  return printer.print().join('\n');
}

class Printer {
  /** By name: the first variable that has it. */
  readonly #first = new Map<string, number>();

  constructor(
    private readonly body: Body,
    private readonly lineOf: LineOf | undefined,
  ) {
    body.variables.forEach(({ name }, variable) => {
      if (!this.#first.has(name)) this.#first.set(name, variable);
    });
  }

  print(): string[] {
    const { blocks, lambdas, skipped } = this.body;
    return [
      this.#head(),
      ...blocks.flatMap((block, index) => this.#block(block, index)),
      ...skipped.map((node) => `  skipped node ${node}`),
      ...lambdas.flatMap((lambda) =>
        new Printer(lambda, this.lineOf).print().map((line) => `  ${line}`),
      ),
    ];
  }

  #head(): string {
    const { kind, owner, method, parameters, captured } = this.body;
    const name = method === undefined ? owner.name : methodText(method);
    const taken = captured.length === 0 ? '' : ` captures ${this.#list(captured)}`;
    return `${kind} ${name}(${this.#list(parameters)})${taken}`;
  }

  #block({ first, past, successors, handler }: Block, index: number): string[] {
    const lines = [`  block ${index}:`];
    for (let at: number = first; at < past; at++) {
      lines.push(this.#statement(this.body.statements[at]!));
    }
    const leads = successors.length === 0 ? '' : `-> ${successors.join(', ')}`;
    const fails = handler === undefined ? '' : `throws -> ${handler}`;
    const ways = [leads, fails].filter((way) => way !== '').join('; ');
    if (ways !== '') lines.push(`    ${ways}`);
    return lines;
  }

  #statement(statement: Statement): string {
    const line = this.lineOf === undefined ? '' : `${this.lineOf(statement.node)}`.padEnd(4);
    return `    ${line}${this.#text(statement)}`;
  }

  #text(statement: Statement): string {
    const name = (variable: Variable): string => this.#name(variable);
    switch (statement.kind) {
      case 'allocate': {
        const lengths = statement.lengths.map((length) => `[${name(length)}]`).join('');
        return `${name(statement.to)} = new ${typeText(statement.class)}${lengths && ` ${lengths}`}`;
      }
      case 'closure':
        return `${name(statement.to)} = ${this.#closure(statement.function)}`;
      case 'copy': {
        const cast = statement.cast === undefined ? '' : `(${typeText(statement.cast)}) `;
        return `${name(statement.to)} = ${cast}${name(statement.from)}`;
      }
      case 'load':
        return `${name(statement.to)} = ${name(statement.object)}.${fieldName(statement.field)}`;
      case 'store':
        return `${name(statement.object)}.${fieldName(statement.field)} = ${name(statement.from)}`;
      case 'static-load':
        return `${name(statement.to)} = ${fieldText(statement.field)}`;
      case 'static-store':
        return `${fieldText(statement.field)} = ${name(statement.from)}`;
      case 'array-load':
        return `${name(statement.to)} = ${name(statement.array)}[${name(statement.index)}]`;
      case 'array-store':
        return `${name(statement.array)}[${name(statement.index)}] = ${name(statement.from)}`;
      case 'call':
        return this.#call(statement);
      case 'initialize':
        return `initialize ${name(statement.object)} as ${statement.class.name}`;
      case 'return':
        return statement.from === undefined ? 'return' : `return ${name(statement.from)}`;
      case 'throw':
        return `throw ${name(statement.from)}`;
      case 'catch':
        return `catch ${name(statement.to)}`;
      case 'enter-monitor':
        return `enter ${name(statement.lock)}`;
      case 'exit-monitor':
        return `exit ${name(statement.lock)}`;
      case 'branch':
        return `if ${this.#condition(statement.condition)}`;
      case 'compute':
        return `${name(statement.to)} = ${this.#computed(statement.operator, statement.from)}`;
    }
  }

  #computed(operator: string, from: readonly Variable[]): string {
    if (operator === UNKNOWN) return `unknown(${this.#list(from)})`;
    const [left, right] = from;
    if (left === undefined || right === undefined) return `${operator} ${this.#list(from)}`;
    return `${this.#name(left)} ${operator} ${this.#name(right)}`;
  }

  #call({ to, method, name, dispatch, receiver, arguments: given }: Call): string {
    const called = method === undefined ? `unresolved ${name}` : methodText(method);
    const on = receiver === undefined ? '' : `${this.#name(receiver)}.`;
    const result = to === undefined ? '' : `${this.#name(to)} = `;
    return `${result}${dispatch} ${on}${called}(${this.#list(given)})`;
  }

  #closure({ interface: implemented, method, captured }: Closure): string {
    const what = implemented === undefined ? 'unknown' : implemented.name;
    const named = method === undefined ? '' : ` of ${methodText(method)}`;
    return `closure ${what}${named}(${this.#list(captured)})`;
  }

  #condition(condition: Condition): string {
    switch (condition.kind) {
      case 'null-test':
        return `${this.#name(condition.variable)} ${condition.isNull ? '==' : '!='} null`;
      case 'same': {
        const sign = condition.equal ? '==' : '!=';
        return `${this.#name(condition.left)} ${sign} ${this.#name(condition.right)}`;
      }
      case 'instance-of':
        return `${this.#name(condition.variable)} instanceof ${typeText(condition.type)}`;
      case 'truth':
        return `${condition.expected ? '' : '!'}${this.#name(condition.variable)}`;
      case 'other':
        return 'unknown';
    }
  }

  #list(variables: readonly Variable[]): string {
    return variables.map((variable) => this.#name(variable)).join(', ');
  }

  /** Locals of the same name get their number. */
  #name(variable: Variable): string {
    const info = this.body.variables[variable]!;
    if (info.constant !== undefined) return constantText(info.constant);
    if (info.name === '') return `${info.kind === 'result' ? 'r' : 't'}${variable}`;
    return this.#first.get(info.name) === variable ? info.name : `${info.name}#${variable}`;
  }
}

function constantText(constant: Constant): string {
  switch (constant.kind) {
    case 'null':
      return 'null';
    case 'class':
      return `${typeText(constant.class)}.class`;
    default:
      return constant.text;
  }
}

/** A class and its superclass may both have a hidden field of one name. */
function fieldName(field: FieldSymbol): string {
  if (!isHiddenField(field)) return field.name;
  return `${field.name}(${field.owner.name})`;
}

function fieldText({ owner, name }: FieldSymbol): string {
  return `${owner.name}.${name}`;
}

function methodText({ owner, name }: MethodSymbol): string {
  return `${owner.name}.${name}`;
}
