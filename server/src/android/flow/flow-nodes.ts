/** Numbers for all that holds values: variables and results of codes first, then fields and elements. */
import type { Variable } from '../../java/ir/statements.js';
import type { FieldSymbol, JavaFieldId } from '../../java/program/symbols.js';
import type { Code } from './code.js';
import type { FlowGraph, FlowNode } from './flow-graph.js';
import type { ObjectId } from './objects.js';

export class FlowNodes {
  /** Of the first variable of each code. */
  readonly #first: number[] = [];
  readonly #fields = new Map<JavaFieldId, FlowNode>();
  readonly #elements = new Map<ObjectId, FlowNode>();

  constructor(
    codes: readonly Code[],
    private readonly graph: FlowGraph,
  ) {
    let next = 0;
    for (const { body } of codes) {
      this.#first.push(next);
      next += body.variables.length + 1;
    }
    graph.addNodes(next);
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
    return this.#nodeOf(this.#fields, id);
  }

  /** What a container holds. */
  element(container: ObjectId): FlowNode {
    return this.#nodeOf(this.#elements, container);
  }

  #nodeOf<Key>(known: Map<Key, FlowNode>, key: Key): FlowNode {
    let node = known.get(key);
    if (node === undefined) known.set(key, (node = this.graph.addNodes(1)));
    return node;
  }
}
