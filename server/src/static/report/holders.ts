/**
 * Which field holds the container or array that an access touches: followed through locals, views and
 * getters of the body, and from parameters to the arguments of the calls that led there. Two accesses of
 * one field's container are surely about one bug; of two containers with different holders points-to
 * alone says that they may be the same.
 */
import type { Code, Site } from '../../android/flow/code.js';
import { pathsOf } from '../../java/ir/facts/paths.js';
import type { Call, Statement, Variable } from '../../java/ir/statements.js';
import type { FieldSymbol, MethodId } from '../../java/program/symbols.js';
import { rootOfCall } from '../body/access-path.js';
import type { BodyAccess } from '../accesses/body-accesses.js';
import type { PointsTo } from '../points-to/points-to.js';

/** A field, or else a local variable of a body. */
export interface Holder {
  readonly field: FieldSymbol | undefined;
  /** The same for the same field or variable. */
  readonly key: string;
}

/** The end of a chain: a field, or a variable that came from where nobody looks. */
type End = { readonly field: FieldSymbol } | { readonly code: Code; readonly variable: Variable };

export class Holders {
  readonly #codes = new Map<MethodId, Code>();
  readonly #returned = new Map<Code, FieldSymbol | undefined>();

  constructor({ instances }: PointsTo) {
    for (const { code } of instances) {
      if (code.body.method !== undefined) this.#codes.set(code.body.method.id, code);
    }
  }

  /** The stack: the access itself, then the calls that led to it. */
  of({ base }: BodyAccess, stack: readonly Site[]): Holder | undefined {
    let last: End | undefined;
    for (let depth = 0, at = base; at !== undefined && depth < stack.length; depth++) {
      last = this.#followOut(stack[depth]!.code, at);
      if ('field' in last) break;
      at = givenBy(stack[depth + 1], last);
    }
    return last && toHolder(last);
  }

  /** What a lambda took along is a variable of the code around it. */
  #followOut(code: Code, variable: Variable): End {
    const end = this.#follow(code, variable);
    if ('field' in end) return end;
    const outer = capturedFrom(code, end.variable);
    return outer === undefined ? end : this.#followOut(code.enclosing!, outer);
  }

  #follow(code: Code, variable: Variable): End {
    const { definitions } = pathsOf(code.body);
    const seen = new Set<Variable>();
    let at = variable;
    while (!seen.has(at)) {
      seen.add(at);
      const made = definitions[at];
      const field = made && this.#fieldOf(made);
      if (field !== undefined) return { field };
      if (made?.kind === 'copy') at = made.from;
      else if (made?.kind === 'array-load') at = made.array;
      else if (made?.kind === 'call') at = viewed(made) ?? at;
    }
    return { code, variable: at };
  }

  #fieldOf(made: Statement): FieldSymbol | undefined {
    if (made.kind === 'load' || made.kind === 'static-load') return made.field;
    const getter = made.kind === 'call' ? this.#codeOf(made) : undefined;
    return getter && this.#returnedBy(getter);
  }

  #codeOf({ method }: Call): Code | undefined {
    return method === undefined ? undefined : this.#codes.get(method.id);
  }

  /** The one field that a getter gives back. */
  #returnedBy(code: Code): FieldSymbol | undefined {
    if (!this.#returned.has(code)) {
      // A getter that calls itself gives back nothing that is known.
      this.#returned.set(code, undefined);
      this.#returned.set(code, this.#findReturned(code));
    }
    return this.#returned.get(code);
  }

  #findReturned(code: Code): FieldSymbol | undefined {
    const ends = code.body.statements.flatMap((statement) =>
      statement.kind === 'return' && statement.from !== undefined
        ? [this.#follow(code, statement.from)]
        : [],
    );
    const fields = new Set(ends.map((end) => ('field' in end ? end.field : undefined)));
    return fields.size === 1 ? [...fields][0] : undefined;
  }
}

/** Of a library's call: what it is asked of. */
function viewed({ method, dispatch, receiver }: Call): Variable | undefined {
  const isOfLibrary = method?.owner.source === undefined;
  return isOfLibrary && dispatch === 'virtual' ? receiver : undefined;
}

function toHolder(end: End): Holder {
  if ('field' in end) return { field: end.field, key: `field ${end.field.id}` };
  return { field: undefined, key: `variable ${end.code.id} ${end.variable}` };
}

function capturedFrom({ body, enclosing }: Code, variable: Variable): Variable | undefined {
  const place = body.captured.indexOf(variable);
  if (place < 0) return undefined;
  for (const statement of enclosing?.body.statements ?? []) {
    if (statement.kind === 'closure' && statement.function.body === body) {
      return statement.function.captured[place];
    }
  }
  return undefined;
}

function givenBy(
  caller: Site | undefined,
  { code, variable }: Exclude<End, { field: unknown }>,
): Variable | undefined {
  const place = code.body.parameters.indexOf(variable);
  const call = caller?.code.body.statements[caller.statement];
  return call?.kind === 'call' && place >= 0 ? rootOfCall(place, call) : undefined;
}
