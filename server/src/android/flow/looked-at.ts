/**
 * Which statements of a body the model and points-to look at. Not what moves numbers and texts, tests
 * and jumps, nor calls of libraries that mean nothing to either (`Log.d(…)`); and not what only brings
 * an object to where nobody looks: the load of `if (field == null)`. What such a variable holds can be
 * said when somebody asks.
 *
 * Which objects a variable may hold (values.ts) hangs on less: not on calls of the project's own methods that no
 * object goes into and none that counts comes out of, nor on arrays that only hold values.
 */
import {
  UNKNOWN,
  type Body,
  type Call,
  type Statement,
  type Variable,
} from '../../java/ir/statements.js';
import { isHiddenField } from '../../java/ir/hidden-fields.js';
import type { FieldSymbol, JavaFieldId, MethodSymbol, Type } from '../../java/program/symbols.js';
import { rawType } from '../../java/program/types.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { CodeTable, Viewer } from './code.js';
import { isValueType, mayHoldObjects } from './value-types.js';

const THROWABLE = 'java.lang.Throwable';
/** A call of the class that is made for a layout says who shows it. */
const BINDING = 'Binding';

/** How subscriptions are ended, alone or all that are kept together. */
export const CANCELLING: ReadonlySet<string> = new Set([
  'cancel',
  'dispose',
  'unsubscribe',
  'clear',
]);

interface LoadedField {
  readonly to: Variable;
  readonly field: FieldSymbol;
}

export class LookedAt {
  constructor(
    private readonly codes: CodeTable,
    private readonly knowledge: MethodKnowledge,
    /** Is the field assigned anywhere? */
    private readonly isStored: (field: JavaFieldId) => boolean,
  ) {}

  /** By statement. */
  of(body: Body, viewer: Viewer): readonly boolean[] {
    const needed = new Uint8Array(body.variables.length);
    const isNeeded = (variable: Variable): boolean => needed[variable] === 1;
    const isUnseen = viewer === 'values' ? isOfNoValue : () => false;
    const looked = body.statements.map(
      (statement) => !isUnseen(body, statement) && this.#hasEffect(body, statement),
    );
    const mark = (index: number): void => {
      looked[index] = true;
      for (const variable of readBy(body.statements[index]!)) needed[variable] = 1;
    };
    looked.forEach((isLooked, index) => {
      if (isLooked) mark(index);
    });
    for (let again = true; again;) {
      again = false;
      for (let index = looked.length - 1; index >= 0; index--) {
        if (looked[index] === true || !this.#brings(body, body.statements[index]!, isNeeded))
          continue;
        mark(index);
        again = true;
      }
    }
    return looked;
  }

  /** Does it more than bring an object to a variable? */
  #hasEffect(body: Body, statement: Statement): boolean {
    switch (statement.kind) {
      case 'allocate':
        return !this.#isThrowable(statement.class);
      case 'closure':
      case 'initialize':
        return true;
      case 'copy':
        return statement.cast !== undefined && !isValueType(statement.cast);
      case 'static-load':
        return isResource(statement.field) || this.#isGivenByNobody(body, statement);
      case 'load':
        return this.#isGivenByNobody(body, statement);
      case 'store':
      case 'static-store':
      case 'array-store':
        return mayHoldObjects(body, statement.from);
      case 'return':
        return statement.from !== undefined && mayHoldObjects(body, statement.from);
      case 'call':
        return !this.#isIdle(body, statement);
      case 'compute':
        return statement.operator === UNKNOWN && mayHoldObjects(body, statement.to);
      default:
        return false;
    }
  }

  #brings(body: Body, statement: Statement, isNeeded: (variable: Variable) => boolean): boolean {
    switch (statement.kind) {
      case 'allocate':
      case 'load':
      case 'static-load':
      case 'array-load':
        return isNeeded(statement.to) && mayHoldObjects(body, statement.to);
      case 'copy':
        return isNeeded(statement.to) && mayHoldObjects(body, statement.from);
      case 'call': {
        const { to } = statement;
        return to !== undefined && isNeeded(to) && mayHoldObjects(body, to);
      }
      default:
        return false;
    }
  }

  /** A field of a project's type that nobody fills: an object may be thought up for it. */
  #isGivenByNobody({ variables }: Body, { to, field }: LoadedField): boolean {
    const { type } = variables[to]!;
    const isOwn = type.kind === 'class' && type.class.source !== undefined;
    return isOwn && !this.isStored(field.id) && !isHiddenField(field);
  }

  #isThrowable(type: Type): boolean {
    if (type.kind !== 'class' || type.class.source !== undefined) return false;
    return this.knowledge.typeNames(type.class).includes(THROWABLE);
  }

  /** A call of a library that is given no object, gives none and runs no code of ours. */
  #isIdle(body: Body, call: Call): boolean {
    const { method, to, receiver } = call;
    if (method === undefined || method.owner.source !== undefined) return false;
    const isGiven = call.arguments.some((variable) => mayHoldObjects(body, variable));
    if (isGiven || (to !== undefined && mayHoldObjects(body, to))) return false;
    if (method.name === '<init>') return this.#isThrowable(rawType(method.owner));
    return (receiver === undefined || !this.#mayBeOurs(method)) && this.#isUnknown(call);
  }

  /** May code of the project be what runs? */
  #mayBeOurs({ owner, name }: MethodSymbol): boolean {
    return owner.kind === 'interface' || this.codes.ownersOf(name).length > 0;
  }

  /** Does no table know the method? */
  #isUnknown({ method, name }: Call): boolean {
    if (method!.owner.simpleName.endsWith(BINDING) || CANCELLING.has(name)) return false;
    const known = this.knowledge.of(method!);
    const { calls, executor, delegates, fluent, makes, container, stream, free } = known;
    return (
      free === undefined &&
      calls.length + delegates.length === 0 &&
      executor === undefined &&
      fluent === undefined &&
      makes === undefined &&
      container === undefined &&
      stream === undefined &&
      this.knowledge.index.wrapper(method!.owner.name, name) === undefined
    );
  }
}

/** Besides what it brings to a variable, does it mean nothing to what variables hold? */
function isOfNoValue(body: Body, statement: Statement): boolean {
  switch (statement.kind) {
    case 'allocate':
      return statement.class.kind === 'array';
    case 'compute':
      return true;
    case 'call':
      return isQuietCall(body, statement);
    default:
      return false;
  }
}

/**
 * A call of the project's own code, static or on the own object, that is given no object. Who runs is known by the
 * class of the own object.
 */
export function isQuietCall(body: Body, { method, name, receiver, ...call }: Call): boolean {
  if (method?.owner.source === undefined || name === '<init>') return false;
  if (receiver === undefined ? call.dispatch === 'virtual' : receiver !== ownObject(body))
    return false;
  return call.arguments.every((given) => !mayHoldObjects(body, given) || isOfValues(body, given));
}

/** The parameter `this`. */
export function ownObject({ parameters, variables }: Body): Variable | undefined {
  const [first] = parameters;
  return first !== undefined && variables[first]!.kind === 'this' ? first : undefined;
}

/** A new array that no object is put into: what a call with any number of texts is given. */
function isOfValues(body: Body, variable: Variable): boolean {
  if (body.variables[variable]!.kind !== 'temporary') return false;
  return body.statements.every((statement) => {
    if (statement.kind === 'array-store')
      return statement.array !== variable || !mayHoldObjects(body, statement.from);
    if (!('to' in statement) || statement.to !== variable) return true;
    return statement.kind === 'allocate' && statement.class.kind === 'array';
  });
}

/** `R.layout.main`: who names it shows it. */
function isResource({ owner }: FieldSymbol): boolean {
  return /(^|\.)R\$/.test(owner.name);
}

/** The variables whose objects the statement hands on. */
function readBy(statement: Statement): readonly Variable[] {
  switch (statement.kind) {
    case 'closure':
      return statement.function.captured;
    case 'copy':
    case 'static-store':
      return [statement.from];
    case 'return':
      return statement.from === undefined ? [] : [statement.from];
    case 'load':
      return [statement.object];
    case 'array-load':
      return [statement.array];
    case 'store':
      return [statement.object, statement.from];
    case 'array-store':
      return [statement.array, statement.from];
    case 'initialize':
      return [statement.object];
    case 'call':
      return statement.receiver === undefined
        ? statement.arguments
        : [statement.receiver, ...statement.arguments];
    default:
      return [];
  }
}
