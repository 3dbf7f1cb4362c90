/** The nodes: of the variables of each code in each context, of fields and elements of objects. */
import type { Code, MovedVariables } from '../../android/flow/code.js';
import { isSame } from '../../base/is-same.js';
import { TripleIndex } from '../../base/triple-index.js';
import type { Variable } from '../../java/ir/statements.js';
import type { FieldSymbol, Type } from '../../java/program/symbols.js';
import { shapeOf, type CodeShape } from './code-shape.js';
import type { Inclusions } from '../../base/inclusion-graph.js';
import { CAPTURED, ELEMENTS, NO_OBJECT, WRAPPED, type NodeId } from './nodes.js';
import type { CodeInstance, InstanceId, ObjectId } from './points-to.js';
import { NO_FILTER, type FilterId, type TypeFilters } from './type-filters.js';

export class NodeTable {
  /** By instance: the node of its first variable. */
  readonly #first: NodeId[] = [];
  readonly #instanceShapes: CodeShape[] = [];
  readonly #shapes: (CodeShape | undefined)[] = [];
  readonly #fieldIndex = new TripleIndex();
  readonly #fieldNodes: NodeId[] = [];
  readonly #fieldOwners: number[] = [];
  readonly #fieldNumbers: number[] = [];
  readonly #fieldFilters = new Map<number, FilterId | undefined>();

  constructor(
    private readonly graph: Inclusions<NodeId, ObjectId>,
    private readonly filters: TypeFilters,
  ) {}

  shape(code: Code): CodeShape {
    return (this.#shapes[code.id] ??= shapeOf(code, this.filters));
  }

  /** Instances are added in the order of their numbers. */
  addInstance({ code }: CodeInstance): void {
    const shape = this.shape(code);
    this.#instanceShapes.push(shape);
    this.#first.push(this.graph.addNodes(shape.filters));
  }

  /** The code has another body: the variables of before have these numbers now. */
  move({ id, body }: Code, instances: readonly CodeInstance[], moved: MovedVariables): void {
    const before = this.#shapes[id];
    if (before === undefined) return;
    const slots = new Int32Array(body.variables.length).fill(-1);
    moved.now.forEach((variable, at) => {
      slots[variable] = before.slots[moved.before[at]!]!;
    });
    const shape = (this.#shapes[id] = { ...before, slots, isMoved: true });
    for (const { id: instance, code } of instances) {
      if (code.id === id) this.#instanceShapes[instance] = shape;
    }
  }

  /** May variables without a node hold something all the same? */
  isMoved(instance: InstanceId): boolean {
    return this.#instanceShapes[instance]!.isMoved;
  }

  /** May the object be in a variable or field of the type? */
  isOfType(type: Type, classNumber: number): boolean {
    const filter = this.filters.of(type);
    return filter !== undefined && this.filters.passes(filter, classNumber);
  }

  variable(instance: InstanceId, variable: Variable | undefined): NodeId | undefined {
    if (variable === undefined) return undefined;
    const slot = this.#instanceShapes[instance]!.slots[variable]!;
    return slot < 0 ? undefined : ((this.#first[instance]! + slot) as NodeId);
  }

  result(instance: InstanceId): NodeId {
    const { filters } = this.#instanceShapes[instance]!;
    return (this.#first[instance]! + filters.length - 1) as NodeId;
  }

  /** undefined if the field holds nothing that is followed. */
  field(object: ObjectId, field: FieldSymbol): NodeId | undefined {
    return this.isFollowed(field) ? this.numbered(object, field.id) : undefined;
  }

  staticField(field: FieldSymbol): NodeId | undefined {
    return this.isFollowed(field) ? this.numbered(NO_OBJECT, field.id) : undefined;
  }

  elements(object: ObjectId): NodeId {
    return this.numbered(object, ELEMENTS);
  }

  wrapped(object: ObjectId): NodeId {
    return this.numbered(object, WRAPPED);
  }

  captured(closure: ObjectId, index: number): NodeId {
    return this.numbered(closure, CAPTURED + index);
  }

  isFollowed({ id, type }: FieldSymbol): boolean {
    if (!this.#fieldFilters.has(id)) this.#fieldFilters.set(id, this.filters.of(type));
    return this.#fieldFilters.get(id) !== undefined;
  }

  /** A field by its number; of one that has been asked for by its symbol. */
  numbered(object: number, field: number): NodeId {
    const before = this.#fieldIndex.size;
    const at = this.#fieldIndex.add(object, field, 0);
    if (at > before) {
      this.#fieldNodes[at] = this.graph.addNodes([this.#fieldFilters.get(field) ?? NO_FILTER]);
      this.#fieldOwners[at] = object;
      this.#fieldNumbers[at] = field;
    }
    return this.#fieldNodes[at]!;
  }

  /** Every field, element or captured variable that holds something, with its object. */
  eachField(visit: (owner: number, field: number, node: NodeId) => void): void {
    this.#fieldNodes.forEach((node, at) => {
      visit(this.#fieldOwners[at]!, this.#fieldNumbers[at]!, node);
    });
  }

  /** The same nodes for the same things? */
  isSame(other: NodeTable): boolean {
    return (
      isSame(this.#first, other.#first) &&
      isSame(this.#fieldNodes, other.#fieldNodes) &&
      this.#fieldIndex.isSame(other.#fieldIndex) &&
      this.#shapes.every((shape, id) => hasSameNodes(shape, other.#shapes[id]))
    );
  }

  /** The node if it is there already. */
  known(object: number, field: number): NodeId | undefined {
    const at = this.#fieldIndex.find(object, field, 0);
    return at === 0 ? undefined : this.#fieldNodes[at];
  }
}

/** The shapes are of one code; of a code that has moved, only variables that are looked at have their nodes. */
function hasSameNodes(one: CodeShape | undefined, other: CodeShape | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  if (!one.isMoved && !other.isMoved) return true;
  const isSameSlot = (slot: number, again: number): boolean =>
    slot === again || slot < 0 || again < 0;
  return (
    isSame(one.filters, other.filters) &&
    one.slots.every((slot, variable) => isSameSlot(slot, other.slots[variable]!))
  );
}
