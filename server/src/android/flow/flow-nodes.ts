/** Numbers for all that holds values: variables and results of codes first, then fields and elements. */
import type { Variable } from '../../java/ir/statements.js';
import type { FieldSymbol, JavaFieldId } from '../../java/program/symbols.js';
import type { Code, Move } from './code.js';
import type { FlowGraph, FlowNode } from './flow-graph.js';
import type { ObjectId } from './objects.js';

export class FlowNodes {
  /** Of the first variable of each code. */
  readonly #first: number[] = [];
  /** Of codes that have moved: their nodes by variable, and at the end that of the result. */
  readonly #moved = new Map<Code, Int32Array>();
  readonly #fields = new Map<JavaFieldId, FlowNode>();
  readonly #elements = new Map<ObjectId, FlowNode>();
  readonly #keys = new Map<ObjectId, FlowNode>();

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
    return this.slot(code, variable);
  }

  /** What the code returns. */
  result(code: Code): FlowNode {
    return this.slot(code, code.body.variables.length);
  }

  /** Its variables by number, then its result. */
  slot(code: Code, slot: number): FlowNode {
    const moved = this.#moved.size === 0 ? undefined : this.#moved.get(code);
    return (moved === undefined ? this.#first[code.id]! + slot : moved[slot]!) as FlowNode;
  }

  /** Variables that are the same keep their nodes, others get new ones; those are returned. */
  move({ code, before, variables }: Move): ReadonlySet<number> {
    const count = code.body.variables.length;
    const nodes = new Int32Array(count + 1).fill(-1);
    variables.now.forEach((variable, at) => {
      nodes[variable] = this.slot(code, variables.before[at]!);
    });
    nodes[count] = this.slot(code, before.variables.length);
    const others = [...nodes.keys()].filter((slot) => nodes[slot]! < 0);
    const first = this.graph.addNodes(others.length);
    others.forEach((slot, at) => {
      nodes[slot] = first + at;
    });
    this.#moved.set(code, nodes);
    return new Set(others);
  }

  /** One for all objects. */
  field({ id }: FieldSymbol): FlowNode {
    return this.#nodeOf(this.#fields, id);
  }

  /** What a container holds. */
  element(container: ObjectId): FlowNode {
    return this.#nodeOf(this.#elements, container);
  }

  /** The keys of a map. */
  key(container: ObjectId): FlowNode {
    return this.#nodeOf(this.#keys, container);
  }

  #nodeOf<Key>(known: Map<Key, FlowNode>, key: Key): FlowNode {
    let node = known.get(key);
    if (node === undefined) known.set(key, (node = this.graph.addNodes(1)));
    return node;
  }
}
