/**
 * Fields whose container or array is a part of the object that has the field: all that is ever stored in
 * them is null, or made on the spot and given to nobody else (`this.items = new ArrayList<>()`). Who owns the
 * object owns its parts; who gives a part away counts as giving away the object.
 */
import { readsOf } from '../reads.js';
import type { Body, Variable } from '../../../java/ir/statements.js';
import { pathsOf } from '../../../java/ir/facts/paths.js';
import type { FieldSymbol, JavaFieldId } from '../../../java/program/symbols.js';

export class Parts {
  /** By field: is all that is stored in it made on the spot? */
  readonly #isMade = new Map<JavaFieldId, boolean>();

  /** All bodies of the project, lambdas included. */
  constructor(bodies: Iterable<Body>) {
    for (const body of bodies) {
      for (const statement of body.statements) {
        if (statement.kind !== 'store') continue;
        const { field, from } = statement;
        this.#isMade.set(field.id, (this.#isMade.get(field.id) ?? true) && isMade(body, from));
      }
    }
  }

  /** What a field of a library gets, nobody sees. */
  has({ id, source }: FieldSymbol): boolean {
    return source !== undefined && this.#isMade.get(id) === true;
  }
}

function isMade(body: Body, variable: Variable): boolean {
  if (body.variables[variable]!.constant?.kind === 'null') return true;
  const made = pathsOf(body).definitions[variable];
  if (made?.kind !== 'allocate') return false;
  // A constructor of the project may do anything with the new object.
  const isOfProject = made.class.kind === 'class' && made.class.class.source !== undefined;
  return !isOfProject && isUsedOnce(body, variable);
}

/** Besides its own construction. */
function isUsedOnce(body: Body, variable: Variable): boolean {
  const uses = body.statements.filter((statement) => {
    const isConstruction = statement.kind === 'call' && statement.name === '<init>';
    if (isConstruction && statement.receiver === variable) return false;
    return readsOf(statement).includes(variable);
  });
  return uses.length === 1;
}
