/**
 * Contexts of code: what is known of the parameters that decide its branches, and of its object where that
 * decides its calls. A caller of which nothing is known has the plain context, in which all ways
 * are open.
 *
 * A code has few contexts: past the bound, further callers share the plain one. So the cost is at most so
 * many times that of telling no callers apart, and in practice hardly more, since most code decides nothing.
 */
import type { Call, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { ClassSymbol, MethodSymbol } from '../../java/program/symbols.js';
import { isThis, parameterOf, type Code, type Site } from '../flow/code.js';
import { EnteredBody } from '../flow/entered-body.js';
import { FALSE, TRUE, type FieldConstants } from '../flow/field-constants.js';
import { both, keyOfKnown, ofClass, oneOf, type Known } from '../flow/known.js';
import type { MadeWith } from '../flow/made-with.js';
import type { Instance, FlowObject } from '../flow/objects.js';
import type { Values } from '../flow/values.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { Asked } from './asked.js';
import type { CallEdge } from './call-graph.js';
import { HeldInContext } from './held-in-context.js';
import type { Held } from './holders.js';
import { Receivers } from './receivers.js';

/** A helper that is called in more ways is told apart by its object alone, */
const MOST_CONTEXTS = 24;
/** and one that is called on more objects is left as it is. */
const MOST_OBJECTS = 240;

export interface Context {
  readonly code: Code;
  /** What its parameters are. */
  readonly given: ReadonlyMap<Variable, Known>;
  /** All that its object can be; undefined if nothing is known. */
  readonly objects: readonly Instance[] | undefined;
}

export class Contexts {
  readonly #plain = new Map<Code, Context>();
  readonly #ofCode = new Map<Code, Map<string, Context>>();
  readonly #entered = new Map<Context, EnteredBody>();
  readonly #receivers: Receivers;
  readonly #held: HeldInContext;

  constructor(
    private readonly asked: Asked,
    private readonly values: Values,
    private readonly constants: FieldConstants,
    private readonly knowledge: MethodKnowledge,
    private readonly made: MadeWith,
  ) {
    this.#receivers = new Receivers(values, knowledge);
    this.#held = new HeldInContext(values, constants, knowledge);
  }

  plain(code: Code): Context {
    let context = this.#plain.get(code);
    if (context === undefined) {
      this.#plain.set(code, (context = { code, given: NOTHING_GIVEN, objects: undefined }));
    }
    return context;
  }

  /** In which its entry is called with these, on one of these objects if they are known. */
  entered(
    code: Code,
    given: ReadonlyMap<Variable, Known>,
    objects: readonly Instance[] | undefined,
  ): Context {
    return this.#intern(code, given, this.asked.asksObject(code) ? objects : undefined);
  }

  /** Is it entered in ways that decide its branches, or what it posts? */
  isDecided(code: Code): boolean {
    if (this.#held.hasAsked(code)) return true;
    return [...(this.#ofCode.get(code)?.values() ?? [])].some(({ given }) => given.size > 0);
  }

  isLive(context: Context, statement: StatementIndex): boolean {
    return context.given.size === 0 || this.#bodyOf(context).isLive(statement);
  }

  /** May the object be of a class that runs this method? */
  mayRun({ objects }: Context, method: Code): boolean {
    const symbol = method.body.method;
    if (objects === undefined || symbol === undefined) return true;
    const { dispatch } = this.values;
    const having = objects.filter((each) => dispatch.byName(each.class, symbol.name).length > 0);
    // Where none has such a method, what is around the object is meant, which may be of any class.
    return having.length === 0 || this.#runners(having, symbol, method).length > 0;
  }

  /** May the object be one of these? */
  mayBe({ objects }: Context, some: ReadonlySet<FlowObject>): boolean {
    return objects === undefined || objects.some((each) => some.has(each));
  }

  /** May the variable of its code hold one of these objects? */
  mayHold(context: Context, held: Held): boolean {
    return this.#held.mayHold(context.code, this.#bodyOf(context), held);
  }

  /** Where the call leads; undefined if it is not made in this context. */
  through(context: Context, edge: CallEdge): Context | undefined {
    const { to, site, onSelf } = edge;
    if (!this.isLive(context, site.statement)) return undefined;
    const call = this.asked.callOf(edge);
    const isOwn = onSelf !== undefined && isOwnObject(edge, call);
    if (isOwn && onSelf === 'virtual' && !this.mayRun(context, to)) return undefined;
    if (call !== undefined && !this.#mayLead(context, edge, call)) return undefined;
    const objects = this.asked.asksObject(to)
      ? isOwn
        ? this.#thatRun(context, edge)
        : call && this.#receivers.objectsAt(site, call, to)
      : undefined;
    return this.#intern(to, this.#givenBy(context, edge), objects);
  }

  /** May what is called be one that runs this? */
  #mayLead(context: Context, { site, to }: CallEdge, { receiver, method }: Call): boolean {
    if (receiver === undefined || method === undefined || this.values.isOpen(site)) return true;
    const held = this.#heldBy(context, receiver);
    return (
      held === undefined || held.some((each) => this.values.dispatch.target(each, method) === to)
    );
  }

  /** What a field of the object holds that it was made with. */
  #heldBy({ code, objects }: Context, variable: Variable): readonly FlowObject[] | undefined {
    const field = objects && this.made.fieldOf(code, variable);
    if (field === undefined) return undefined;
    const held = objects!.map((each) => this.made.of(each, field));
    return held.every((each) => each !== undefined) ? held.flat() : undefined;
  }

  #thatRun({ code, objects }: Context, { to, onSelf }: CallEdge): readonly Instance[] | undefined {
    const { method } = to.body;
    const known = objects ?? this.#receivers.ofCode(code, to);
    if (known === undefined || onSelf === 'special' || method === undefined) return known;
    return this.#runners(known, method, to);
  }

  #runners(objects: readonly Instance[], method: MethodSymbol, to: Code): Instance[] {
    const { dispatch } = this.values;
    return objects.filter((each) => dispatch.inClass(each.class, method) === to);
  }

  #givenBy(context: Context, edge: CallEdge): ReadonlyMap<Variable, Known> {
    const places = this.asked.places(edge.to);
    if (edge.passes !== undefined) return this.#passedBy(context, edge);
    const call = places.size === 0 ? undefined : this.asked.callOf(edge);
    if (call === undefined) return NOTHING_GIVEN;
    let given: Map<Variable, Known> | undefined;
    for (const [place, tested] of places) {
      const argument = call.arguments[place];
      const parameter = parameterOf(edge.to, place);
      if (argument === undefined || parameter === undefined) continue;
      const known = this.#knownAt(context, edge, argument, tested);
      if (known !== undefined) (given ??= new Map()).set(parameter, known);
    }
    return given ?? NOTHING_GIVEN;
  }

  /** By a library that runs a listener in place. */
  #passedBy(context: Context, { to, site, passes }: CallEdge): ReadonlyMap<Variable, Known> {
    const given = new Map<Variable, Known>();
    for (const [place, what] of Object.entries(passes ?? {})) {
      const parameter = parameterOf(to, Number(place));
      const known = isConstant(what)
        ? oneOf([what === 'true' ? TRUE : FALSE])
        : this.#selected(context, site, what);
      if (parameter !== undefined && known !== undefined) given.set(parameter, known);
    }
    return given;
  }

  /** An argument of the call. */
  #selected(context: Context, { code, statement }: Site, what: string): Known | undefined {
    const call = code.body.statements[statement];
    const [argument] = call?.kind === 'call' ? this.knowledge.select(call, what) : [];
    return argument === undefined ? undefined : this.#bodyOf(context).at(statement, argument);
  }

  /** What a value is by its type counts only where it is tested for its class. */
  #knownAt(
    context: Context,
    { site }: CallEdge,
    argument: Variable,
    tested: readonly ClassSymbol[],
  ): Known | undefined {
    const known = this.#bodyOf(context).at(site.statement, argument);
    if (tested.length === 0) return withoutClass(known);
    const { type, constant } = context.code.body.variables[argument]!;
    const isTyped = type.kind === 'class' && constant === undefined;
    return both(known, isTyped ? ofClass(type.class, false) : undefined);
  }

  #bodyOf(context: Context): EnteredBody {
    let entered = this.#entered.get(context);
    if (entered === undefined) {
      const { code, given } = context;
      entered = new EnteredBody(code.body, given, this.constants, this.knowledge);
      this.#entered.set(context, entered);
    }
    return entered;
  }

  #intern(
    code: Code,
    given: ReadonlyMap<Variable, Known>,
    objects: readonly Instance[] | undefined,
  ): Context {
    if (given.size === 0 && objects === undefined) return this.plain(code);
    const known = this.#ofCode.get(code) ?? new Map<string, Context>();
    this.#ofCode.set(code, known);
    const key = keyOf(given, objects);
    const context = known.get(key) ?? { code, given, objects };
    const most = given.size === 0 ? MOST_OBJECTS : MOST_CONTEXTS;
    if (!known.has(key) && known.size >= most) {
      return given.size === 0 ? this.plain(code) : this.#intern(code, NOTHING_GIVEN, objects);
    }
    known.set(key, context);
    return context;
  }
}

/** Not the object around it; a lambda has that of the code in which it stands. */
function isOwnObject({ to, site }: CallEdge, call: Call | undefined): boolean {
  return call === undefined || to.enclosing === site.code || isThis(call.receiver, site.code);
}

function isConstant(what: string): boolean {
  return what === 'true' || what === 'false';
}

const NOTHING_GIVEN: ReadonlyMap<Variable, Known> = new Map();

function withoutClass(known: Known | undefined): Known | undefined {
  if (known?.class === undefined) return known;
  const { among, toldBy } = known;
  return among === undefined && toldBy === undefined ? undefined : { ...known, class: undefined };
}

function keyOf(
  given: ReadonlyMap<Variable, Known>,
  objects: readonly Instance[] | undefined,
): string {
  const values = [...given].map(([variable, known]) => `${variable}=${keyOfKnown(known)}`);
  return `${values.join()} ${objects?.map(({ id }) => id).join() ?? ''}`;
}
