/** Numbers for all that holds values: variables and results of codes first, then fields and elements. */
import type { Variable } from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import type { Code } from './code.js';
import type { FlowNode } from './flow-graph.js';
import type { ObjectId } from './objects.js';

export class FlowNodes {
  /** Of the first variable of each code. */
  readonly #first: number[] = [];
  readonly #named = new Map<string, FlowNode>();
  #next = 0;

  constructor(codes: readonly Code[]) {
    for (const { body } of codes) {
      this.#first.push(this.#next);
      this.#next += body.variables.length + 1;
    }
  }

  get size(): number {
    return this.#next;
  }

  variable(code: Code, variable: Variable): FlowNode {
    return (this.#first[code.id]! + variable) as FlowNode;
  }

  /** What the code returns. */
  result(code: Code): FlowNode {
    return (this.#first[code.id]! + code.body.variables.length) as FlowNode;
  }

  /** One for all objects. */
  field({ id }: FieldSymbol): FlowNode {
    return this.#number(`f${id}`);
  }

  /** What a container holds. */
  element(container: ObjectId): FlowNode {
    return this.#number(`e${container}`);
  }

  #number(name: string): FlowNode {
    const known = this.#named.get(name);
    if (known !== undefined) return known;
    const node = this.#next++ as FlowNode;
    this.#named.set(name, node);
    return node;
  }
}
