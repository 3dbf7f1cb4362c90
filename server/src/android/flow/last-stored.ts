/**
 * Loads that can only give what was stored a few statements before: `thread = new Thread(…);
 * thread.start();`. A field is one node for the whole project here, so without this the call would be
 * made on all that anybody stores into it. Only within a block, and up to the next call that may run
 * code of ours.
 */
import { getOrMake } from '../../base/multi-map.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import { pathsOf, type Path, type Paths } from '../../java/ir/facts/paths.js';
import { isHiddenField } from '../../java/ir/hidden-fields.js';
import { storesIn } from '../../java/ir/selecting.js';
import type { Body, Call, Statement, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';

/** From loads to the variables that were stored. */
export function lastStored(body: Body): ReadonlyMap<StatementIndex, Variable> {
  return getOrMake(KNOWN, body, () => findStored(body));
}

const KNOWN = new BodyNotes<ReadonlyMap<StatementIndex, Variable>>();

function findStored(body: Body): ReadonlyMap<StatementIndex, Variable> {
  if (storesIn(body).length === 0) return NOTHING;
  const found = new Map<StatementIndex, Variable>();
  const stores = new Stores(pathsOf(body));
  for (const { first, past } of body.blocks) {
    stores.forgetAll();
    for (let at = first; at < past; at++) {
      const statement = body.statements[at]!;
      const stored = stores.loadedBy(statement);
      if (stored !== undefined) found.set(at, stored);
      stores.pass(statement, body);
    }
  }
  return found;
}

const NOTHING: ReadonlyMap<StatementIndex, Variable> = new Map();

interface Stored {
  /** undefined for a static field. */
  readonly object: Path | undefined;
  readonly from: Variable;
}

/** By field: the last store, while it surely holds. */
class Stores {
  readonly #last = new Map<FieldSymbol, Stored>();

  constructor(private readonly paths: Paths) {}

  loadedBy(statement: Statement): Variable | undefined {
    if (statement.kind !== 'load' && statement.kind !== 'static-load') return undefined;
    const stored = this.#last.get(statement.field);
    if (stored === undefined) return undefined;
    const object = statement.kind === 'load' ? this.#objectOf(statement.object) : undefined;
    return stored.object === object ? stored.from : undefined;
  }

  pass(statement: Statement, body: Body): void {
    if (this.#last.size > 0 && mayRunOurs(statement, body)) this.forgetAll();
    if ('to' in statement && statement.to !== undefined) this.#forget(statement.to);
    if (statement.kind === 'store' || statement.kind === 'static-store') {
      const object = statement.kind === 'store' ? this.#objectOf(statement.object) : undefined;
      this.#last.set(statement.field, { object, from: statement.from });
    }
  }

  forgetAll(): void {
    if (this.#last.size > 0) this.#last.clear();
  }

  #forget(variable: Variable): void {
    if (this.#last.size === 0) return;
    for (const [field, { object, from }] of this.#last) {
      if (object?.mentions.variables.has(variable) === true || from === variable)
        this.#last.delete(field);
    }
  }

  /** The instance that an inner class belongs to is the same each time it is asked for. */
  #objectOf(variable: Variable): Path {
    const path = this.paths.of(variable);
    return isLasting(path) ? path : this.paths.variable(variable);
  }
}

function isLasting(path: Path): boolean {
  if (path.kind === 'variable') return true;
  return path.kind === 'field' && isHiddenField(path.field) && isLasting(path.object);
}

/** A library that is given nothing but constants calls nobody back before it returns. */
function mayRunOurs(statement: Statement, body: Body): boolean {
  if (statement.kind === 'initialize') return true;
  return statement.kind === 'call' && !isPlainLibraryCall(statement, body);
}

function isPlainLibraryCall({ method, arguments: given }: Call, { variables }: Body): boolean {
  if (method === undefined || method.owner.source !== undefined) return false;
  return given.every((variable) => variables[variable]?.kind === 'constant');
}
