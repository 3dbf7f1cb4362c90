/**
 * What containers hold, by the knowledge tables: each container object has one node for its elements,
 * keys and values alike. A view (iterator, values, stream) is the container itself. What is copied from
 * one into another (addAll, a constructor, toArray) connects their elements.
 */
import type { ContainerMethod } from '../../android/knowledge/knowledge-index.js';
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import type { Call, Variable } from '../../java/ir/statements.js';
import type { MethodSymbol, Type } from '../../java/program/symbols.js';
import type { NodeId } from '../points-to/nodes.js';
import type { CallAt, Solving } from '../points-to/plugin.js';
import type { InstanceId, ObjectId } from '../points-to/points-to.js';

export class Containers {
  constructor(
    private readonly solver: Solving,
    private readonly knowledge: MethodKnowledge,
  ) {}

  note(at: CallAt, method: MethodSymbol): void {
    const { container } = this.knowledge.of(method);
    if (container !== undefined) this.#use(at, container);
    if (method.name === '<init>' && this.knowledge.isContainer(method.owner))
      this.#fill(at, method);
    if (method.name === 'arraycopy')
      this.#copy(at.instance, at.call.arguments[0], at.call.arguments[2]);
  }

  #use(at: CallAt, { stores, copies, returnsElement, view }: ContainerMethod): void {
    const { instance, call } = at;
    const { solver } = this;
    const to = solver.variable(instance, call.to);
    const from = solver.variable(instance, call.receiver);
    const isArray = call.method?.result.kind === 'array';
    if (view || (returnsElement && isEntry(at))) solver.connect(from, to);
    for (const place of copies) this.#copy(instance, call.arguments[place], call.receiver);
    if (call.name === 'drainTo') this.#copy(instance, call.receiver, call.arguments[0]);
    for (const place of stores) {
      solver.storeElements(from, solver.variable(instance, call.arguments[place]));
    }
    if (returnsElement && !isArray) solver.loadElements(from, to);
  }

  /** `new ArrayList<>(other)` has its elements, `new WeakReference<>(object)` the object. */
  #fill({ instance, call }: CallAt, method: MethodSymbol): void {
    call.arguments.forEach((given, index) => {
      const type = method.parameters[index]?.type;
      if (type?.kind === 'variable') {
        const { solver } = this;
        solver.storeElements(
          solver.variable(instance, call.receiver),
          solver.variable(instance, given),
        );
      } else if (this.knowledge.holdsElements(type)) this.#copy(instance, given, call.receiver);
    });
  }

  #copy(instance: InstanceId, from: Variable | undefined, to: Variable | undefined): void {
    this.solver.forEach(this.solver.variable(instance, to), (target) => {
      this.copyInto(this.solver.variable(instance, from), target);
    });
  }

  /** The elements of what the node holds are elements of the container too. */
  copyInto(from: NodeId | undefined, container: ObjectId): void {
    const into = this.solver.elements(container);
    this.solver.forEach(from, (source) => {
      this.solver.connect(this.solver.elements(source), into);
    });
  }
}

const ENTRIES = new WeakMap<Call, boolean>();

/** An entry is a view of its map. Where a loop takes one, it is cast to what the loop declares. */
function isEntry({ call, code: { body } }: CallAt): boolean {
  let known = ENTRIES.get(call);
  if (known === undefined) {
    known =
      call.to !== undefined &&
      (isEntryType(body.variables[call.to]!.type) ||
        body.statements.some(
          (each) => each.kind === 'copy' && each.from === call.to && isEntryType(each.cast),
        ));
    ENTRIES.set(call, known);
  }
  return known;
}

function isEntryType(type: Type | undefined): boolean {
  return type?.kind === 'class' && type.class.name === 'java.util.Map$Entry';
}
