/** All code that code of an origin may call, as far as facts of bodies look. */
import type { Code } from '../android/flow/code.js';
import type { UnderstoodProject } from '../android/origins/build-model.js';
import { superclassOf } from '../java/ir/class-queries.js';
import type { Statement } from '../java/ir/statements.js';
import type { StaticProgram } from './origins.js';

export function reachedByHierarchy(
  { codes, values }: UnderstoodProject,
  { pointsTo }: StaticProgram,
): ReadonlySet<Code> {
  const reached = new Set(pointsTo.instances.map(({ code }) => code));
  const addMethods = (symbol: ReturnType<typeof superclassOf>): void => {
    for (const { id } of symbol?.methods.get('<init>') ?? []) {
      const code = codes.method(id);
      if (code !== undefined) reached.add(code);
    }
  };
  const add = (statement: Statement): void => {
    if (statement.kind === 'call' && statement.method !== undefined) {
      const own = codes.method(statement.method.id);
      if (own !== undefined) reached.add(own);
      for (const target of values.dispatch.anyTarget(statement.method)) reached.add(target);
    } else if (statement.kind === 'initialize') {
      for (const each of codes.initializers(statement.class)) reached.add(each);
    } else if (statement.kind === 'closure') {
      const lambda = codes.ofBody(statement.function.body);
      if (lambda !== undefined) reached.add(lambda);
    }
  };
  for (const { body } of reached) {
    if (body.kind === 'initializer') addMethods(superclassOf(body.owner));
    body.statements.forEach(add);
  }
  return reached;
}
