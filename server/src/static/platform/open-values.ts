/**
 * What others give to an open class without being seen: the containers and arrays in its fields into which
 * nobody puts anything but null, and those that its methods are called with. Which class a container really has is not known, so
 * its declared type says whether it is made for several threads.
 */
import type { Code } from '../../android/flow/code.js';
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import { lazy } from '../../base/lazy.js';
import { storesIn, type AnyStore } from '../../java/ir/selecting.js';
import type { ClassSymbol, FieldSymbol, JavaFieldId, Type } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import type { NodeId } from '../points-to/nodes.js';
import type { MadeObject } from '../points-to/object-table.js';
import type { Solving } from '../points-to/plugin.js';
import type { CodeInstance, ContextId, ObjectId } from '../points-to/points-to.js';

export class OpenValues {
  readonly #knowledge: MethodKnowledge;
  readonly #filled: () => ReadonlySet<JavaFieldId>;

  constructor(
    private readonly solver: Solving,
    { knowledge, codes }: UnderstoodProject,
  ) {
    this.#knowledge = knowledge;
    this.#filled = lazy(() => filledFields(codes.codes));
  }

  /** The fields of an object that anybody may use. */
  fill(object: ObjectId): void {
    const { class: symbol } = this.solver.objects.get(object);
    if (symbol === undefined) return;
    const context = this.solver.contexts.startup();
    for (const field of this.#fieldsOf(symbol)) {
      const node = this.solver.field(object, field);
      if (node === undefined || this.#filled().has(field.id)) continue;
      this.#give(node, field.type, context, `field ${object} ${field.id}`);
    }
  }

  /** The arguments of a method that anybody may call. */
  give({ id, code, context }: CodeInstance): void {
    code.body.parameters.forEach((parameter, index) => {
      const { type } = code.body.variables[parameter]!;
      const node = this.solver.variable(id, parameter);
      if (node === undefined) return;
      this.#give(node, type, context, `argument ${code.id} ${index}`);
    });
  }

  #fieldsOf(symbol: ClassSymbol): FieldSymbol[] {
    const types = [...this.#knowledge.hierarchy.ancestry(symbol).types.keys()];
    return types
      .filter(({ source }) => source !== undefined)
      .flatMap(({ fields }) => [...fields.values()])
      .filter(({ modifiers }) => !hasModifier(modifiers, 'static'));
  }

  #give(node: NodeId, type: Type, context: ContextId, name: string): void {
    const made = this.#madeOf(type);
    if (made === undefined) return;
    const place = this.solver.objects.placeNamed(name);
    this.solver.add(
      node,
      this.solver.object(place, context, () => made),
    );
  }

  /** Objects of the project's own classes are given as they are to everybody (unknowns.ts). */
  #madeOf(type: Type): MadeObject | undefined {
    const nowhere = { site: undefined, closure: undefined };
    if (type.kind === 'array') return { kind: 'opaque', class: undefined, ...nowhere };
    if (type.kind !== 'class' || type.class.source !== undefined) return undefined;
    if (!this.#knowledge.isContainer(type.class)) return undefined;
    return { kind: 'opaque', class: type.class, ...nowhere };
  }
}

function filledFields(codes: readonly Code[]): Set<JavaFieldId> {
  const filled = new Set<JavaFieldId>();
  for (const { body } of codes) {
    for (const at of storesIn(body)) {
      const { field, from } = body.statements[at] as AnyStore;
      if (body.variables[from]!.constant?.kind !== 'null') filled.add(field.id);
    }
  }
  return filled;
}
