/** The path that a store writes, and the variable that another is only a copy of. */
import { pathsOf, type Path } from '../../java/ir/facts/paths.js';
import type { Body, Statement, Variable } from '../../java/ir/statements.js';

/** undefined for any other statement. */
export function storedPath(body: Body, statement: Statement): Path | undefined {
  const paths = pathsOf(body);
  if (statement.kind === 'static-store') return paths.static(statement.field);
  if (statement.kind !== 'store') return undefined;
  return paths.field(paths.of(statement.object), statement.field);
}

/** Through locals that are assigned once. */
export function originalOf(body: Body, variable: Variable): Variable {
  const { definitions } = pathsOf(body);
  const seen = new Set<Variable>();
  let at = variable;
  for (
    let definition = definitions[at];
    definition?.kind === 'copy' && !seen.has(at);
    definition = definitions[at]
  ) {
    seen.add(at);
    at = definition.from;
  }
  return at;
}
