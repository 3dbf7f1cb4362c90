/** What the solver found, to be asked. */
import type { CodeTable } from '../../android/flow/code.js';
import { addTo, getOrMake } from '../../base/multi-map.js';
import type { StatementIndex, Variable } from '../../java/ir/statements.js';
import type { ClassSymbol, FieldSymbol, JavaFieldId } from '../../java/program/symbols.js';
import { Brought } from './brought.js';
import { ELEMENTS, NO_OBJECT, WRAPPED, type NodeId } from './nodes.js';
import type { Held, InstanceId, ObjectId, PointsTo } from './points-to.js';
import { isSameSolution } from './same-solution.js';
import type { Solver } from './solver.js';

const NO_OBJECTS: readonly ObjectId[] = [];
const NO_FIELDS: readonly FieldNode[] = [];
const NO_INSTANCES: readonly InstanceId[] = [];

/** By its number, or that of the elements or of what was taken along. */
interface FieldNode {
  readonly field: number;
  readonly node: NodeId;
}

export class Answers implements PointsTo {
  /** By caller and statement. */
  readonly #callees = new Map<number, InstanceId[]>();
  readonly #initializers = new Map<number, InstanceId>();
  /** By node: its objects in order; the same nodes are asked for again and again. */
  readonly #known = new Map<NodeId, readonly ObjectId[]>();
  /** By object: the nodes of its fields. */
  #fields: Map<number, FieldNode[]> | undefined;

  readonly #brought: Brought;

  constructor(
    private readonly solver: Solver,
    private readonly codes: CodeTable,
  ) {
    this.#brought = new Brought(solver, this);
    const { callEdges } = solver;
    for (let at = 0; at < callEdges.length; at += 3) {
      const key = keyOf(callEdges[at]! as InstanceId, callEdges[at + 1]! as StatementIndex);
      addTo(this.#callees, key, callEdges[at + 2]! as InstanceId);
    }
    for (const callees of this.#callees.values()) callees.sort((a, b) => a - b);
    for (const { id, code } of solver.instances) {
      if (code.body.kind === 'static-initializer') this.#initializers.set(code.id, id);
    }
  }

  get objects(): PointsTo['objects'] {
    return this.solver.objects.all;
  }

  get contexts(): PointsTo['contexts'] {
    return this.solver.contexts.all;
  }

  get instances(): PointsTo['instances'] {
    return this.solver.instances;
  }

  of(instance: InstanceId, variable: Variable): readonly ObjectId[] {
    const node = this.solver.variable(instance, variable);
    if (node !== undefined || !this.solver.nodes.isMoved(instance)) return this.#sorted(node);
    return this.#brought.of(instance, variable);
  }

  field(object: ObjectId, field: FieldSymbol): readonly ObjectId[] {
    return this.#sorted(this.solver.nodes.known(object, field.id));
  }

  staticField(field: FieldSymbol): readonly ObjectId[] {
    return this.#sorted(this.solver.nodes.known(NO_OBJECT, field.id));
  }

  elements(object: ObjectId): readonly ObjectId[] {
    return this.#sorted(this.solver.nodes.known(object, ELEMENTS));
  }

  wrapped(object: ObjectId): readonly ObjectId[] {
    return this.#sorted(this.solver.nodes.known(object, WRAPPED));
  }

  heldBy(object: ObjectId): Iterable<ObjectId> {
    return this.#held(object);
  }

  heldByFields(object: ObjectId): readonly Held[] {
    return this.#fieldsOf(object).map(({ field, node }) => ({
      field: field < ELEMENTS ? (field as JavaFieldId) : undefined,
      objects: this.solver.pointees(node),
    }));
  }

  staticObjects(): Iterable<ObjectId> {
    return this.#held(NO_OBJECT);
  }

  callees(instance: InstanceId, statement: StatementIndex): readonly InstanceId[] {
    const called = this.#callees.get(keyOf(instance, statement)) ?? NO_INSTANCES;
    const initialized = this.#initialized(instance, statement);
    if (initialized.length === 0) return called;
    return [...new Set([...called, ...initialized])].sort((a, b) => a - b);
  }

  isSame(other: PointsTo): boolean {
    return other instanceof Answers && isSameSolution(this.solver, other.solver);
  }

  /** The static initialisers that the statement may be the first to run. */
  #initialized(instance: InstanceId, index: StatementIndex): InstanceId[] {
    const statement = this.solver.instances[instance]!.code.body.statements[index]!;
    switch (statement.kind) {
      case 'static-load':
      case 'static-store':
        return this.#initializersOf(statement.field.owner);
      case 'allocate':
        return statement.class.kind === 'class' ? this.#initializersOf(statement.class.class) : [];
      case 'call':
        return statement.dispatch === 'static' && statement.method !== undefined
          ? this.#initializersOf(statement.method.owner)
          : [];
      default:
        return [];
    }
  }

  #initializersOf(symbol: ClassSymbol): InstanceId[] {
    const found: InstanceId[] = [];
    for (let at: ClassSymbol | undefined = symbol; at?.source !== undefined;) {
      for (const code of this.codes.staticInitializers(at)) {
        const instance = this.#initializers.get(code.id);
        if (instance !== undefined) found.push(instance);
      }
      at = at.superclass?.kind === 'class' ? at.superclass.class : undefined;
    }
    return found;
  }

  #held(owner: number): Set<ObjectId> {
    return new Set(this.#fieldsOf(owner).flatMap(({ node }) => [...this.solver.pointees(node)]));
  }

  #fieldsOf(owner: number): readonly FieldNode[] {
    if (this.#fields === undefined) {
      const fields = new Map<number, FieldNode[]>();
      this.solver.nodes.eachField((each, field, node) => {
        addTo(fields, each, { field, node });
      });
      this.#fields = fields;
    }
    return this.#fields.get(owner) ?? NO_FIELDS;
  }

  #sorted(node: NodeId | undefined): readonly ObjectId[] {
    if (node === undefined) return NO_OBJECTS;
    return getOrMake(this.#known, node, () => this.solver.pointees(node).toSorted((a, b) => a - b));
  }
}

/** More statements than a method can have: its code is at most 64 KiB. */
const MOST_STATEMENTS = 2 ** 20;

function keyOf(instance: InstanceId, statement: StatementIndex): number {
  return instance * MOST_STATEMENTS + statement;
}
