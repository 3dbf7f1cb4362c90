/**
 * Fields whose container or array is a part of the object that has the field: all that is ever stored in
 * them is null, or made on the spot and given to nobody else (`this.items = new ArrayList<>()`), be it by a
 * helper that makes it for its caller. Who owns the object owns its parts; who gives a part away counts as
 * giving away the object.
 */
import { getOrMake } from '../../../base/multi-map.js';
import { BodyNotes } from '../../../java/ir/body-notes.js';
import { pathsOf } from '../../../java/ir/facts/paths.js';
import { selecting, storesIn } from '../../../java/ir/selecting.js';
import type { Body, Statement, StatementIndex, Variable } from '../../../java/ir/statements.js';
import type {
  FieldSymbol,
  JavaFieldId,
  MethodId,
  MethodSymbol,
} from '../../../java/program/symbols.js';
import { hasModifier } from '../../../java/syntax/modifiers.js';
import { readsOf } from '../reads.js';
import { originalOf } from '../stored-path.js';

export class Parts {
  /** By field: is all that is stored in it made on the spot? */
  readonly #isMade = new Map<JavaFieldId, boolean>();

  /** All bodies of the project, lambdas included. */
  constructor(bodies: readonly Body[]) {
    const making = new Set(bodies.flatMap((body) => (makesForCaller(body) ? body.method!.id : [])));
    for (const { field, isMade, by } of bodies.flatMap(storesOf)) {
      const isNew = isMade || (by !== undefined && making.has(by));
      this.#isMade.set(field, (this.#isMade.get(field) ?? true) && isNew);
    }
  }

  isSame(other: Parts): boolean {
    const [one, two] = [this.#made(), other.#made()];
    return one.length === two.length && one.every((field) => other.#isMade.get(field) === true);
  }

  /** Do these say of fields what the others do, wherever they stand? Then parts are what they were. */
  static areAlike(one: readonly Body[], other: readonly Body[]): boolean {
    const said = (bodies: readonly Body[]): string =>
      bodies
        .flatMap((body) => [
          ...storesOf(body).map(({ field, isMade, by }) => `${field} ${isMade} ${by ?? ''}`),
          ...(makesForCaller(body) ? [`by ${body.method!.id}`] : []),
        ])
        .sort()
        .join();
    return said(one) === said(other);
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
  /** The method that gives what is stored, and nobody else gets it. */
  readonly by: MethodId | undefined;
}

const STORES = new BodyNotes<readonly Stored[]>();
const MAKING = new BodyNotes<boolean>();

function storesOf(body: Body): readonly Stored[] {
  return getOrMake(STORES, body, () =>
    storesIn(body).flatMap((index) => {
      const statement = body.statements[index]!;
      if (statement.kind !== 'store') return [];
      const { field, from } = statement;
      return [{ field: field.id, isMade: isMade(body, from), by: givenBy(body, from) }];
    }),
  );
}

function isMade(body: Body, variable: Variable): boolean {
  if (body.variables[variable]!.constant?.kind === 'null') return true;
  return isOfLibrary(pathsOf(body).definitions[variable]) && isUsedOnce(body, variable);
}

/** A constructor of the project may do anything with the new object. */
function isOfLibrary(made: Statement | undefined): boolean {
  if (made?.kind !== 'allocate') return false;
  return made.class.kind !== 'class' || made.class.class.source === undefined;
}

function givenBy(body: Body, variable: Variable): MethodId | undefined {
  const made = pathsOf(body).definitions[variable];
  if (made?.kind !== 'call' || made.method === undefined) return undefined;
  return isOneBody(made.method) && isUsedOnce(body, variable) ? made.method.id : undefined;
}

/** No other method can run instead. */
function isOneBody({ modifiers }: MethodSymbol): boolean {
  return (['static', 'private', 'final'] as const).some((each) => hasModifier(modifiers, each));
}

/** Does it give back what it has made itself, and has it given that to nobody else? */
function makesForCaller(body: Body): boolean {
  if (body.method === undefined || body.kind !== 'method') return false;
  return getOrMake(MAKING, body, () => {
    const returns = returnsIn(body);
    return returns.length > 0 && returns.every((index) => isOwn(body, returnedAt(body, index)));
  });
}

const returnsIn = selecting(['return']);

function returnedAt({ statements }: Body, index: StatementIndex): Variable | undefined {
  const statement = statements[index]!;
  return statement.kind === 'return' ? statement.from : undefined;
}

function isOwn(body: Body, given: Variable | undefined): boolean {
  if (given === undefined) return false;
  const made = originalOf(body, given);
  if (!isOfLibrary(pathsOf(body).definitions[made])) return false;
  return body.statements.every((each) => {
    const isRead = readsOf(each).some((variable) => originalOf(body, variable) === made);
    return !isRead || keepsToItself(each, made, body);
  });
}

/** A call on the object, a copy of it, or that it is given back. */
function keepsToItself(statement: Statement, made: Variable, body: Body): boolean {
  if (statement.kind === 'copy' || statement.kind === 'return') return true;
  if (statement.kind !== 'call') return false;
  return !statement.arguments.some((each) => originalOf(body, each) === made);
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
