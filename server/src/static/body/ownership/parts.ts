/**
 * Fields whose container or array is a part of the object that has the field: all that is ever stored in
 * them is null, or made on the spot and given to nobody else (`this.items = new ArrayList<>()`). Who owns the
 * object owns its parts; who gives a part away counts as giving away the object.
 */
import { getOrMake } from '../../../base/multi-map.js';
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
      for (const { field, isMade: made } of storesOf(body)) {
        this.#isMade.set(field, (this.#isMade.get(field) ?? true) && made);
      }
    }
  }

  isSame(other: Parts): boolean {
    const [one, two] = [this.#made(), other.#made()];
    return one.length === two.length && one.every((field) => other.#isMade.get(field) === true);
  }

  #made(): JavaFieldId[] {
    return [...this.#isMade].filter(([, made]) => made).map(([field]) => field);
  }

  /** What a field of a library gets, nobody sees. */
  has({ id, source }: FieldSymbol): boolean {
    return source !== undefined && this.#isMade.get(id) === true;
  }
}

interface Stored {
  readonly field: JavaFieldId;
  readonly isMade: boolean;
}

const STORES = new WeakMap<Body, readonly Stored[]>();

function storesOf(body: Body): readonly Stored[] {
  return getOrMake(STORES, body, () =>
    body.statements.flatMap((statement) => {
      if (statement.kind !== 'store') return [];
      return [{ field: statement.field.id, isMade: isMade(body, statement.from) }];
    }),
  );
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
