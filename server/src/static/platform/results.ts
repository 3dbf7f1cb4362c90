/**
 * What calls of libraries give: an object for each call whose result matters (a container, executor,
 * lock, future, stream), the element of a container, or an argument that is handed through.
 */
import { siteOf } from '../../android/flow/code.js';
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import type { ClassSymbol, MethodSymbol, Type } from '../../java/program/symbols.js';
import type { CallAt, Solving } from '../points-to/plugin.js';
import type { ObjectId } from '../points-to/points-to.js';
import type { Containers } from './containers.js';

const LOCKS = 'java.util.concurrent.locks';
const STREAMS = 'java.util.stream';

export class Results {
  readonly #matters = new Map<ClassSymbol, boolean>();

  constructor(
    private readonly solver: Solving,
    private readonly knowledge: MethodKnowledge,
    private readonly containers: Containers,
  ) {}

  note(at: CallAt, method: MethodSymbol): void {
    const { call, instance } = at;
    if (call.to === undefined || method.name === '<init>') return;
    this.#handThrough(at, method);
    const wrapper = this.knowledge.index.wrapper(method.owner.name, method.name);
    if (wrapper === 'view') {
      const given = this.solver.variable(instance, call.arguments[0]);
      this.solver.connect(given, this.solver.variable(instance, call.to));
      return;
    }
    this.#takeOut(at, method);
    const { container } = this.knowledge.of(method);
    if (container?.view === true || container?.returnsElement === true) {
      if (method.result.kind !== 'array') return;
    }
    const isArray = method.result.kind === 'array';
    const symbol = isArray ? undefined : (this.#classOf(method) ?? this.#collected(at, method));
    if (symbol === undefined && !isArray) return;
    const object = this.#object(at, symbol);
    this.solver.add(this.solver.variable(instance, call.to), object);
    this.#fill(at, method, object);
  }

  /** `<T> T requireNonNull(T object)`: what goes in comes out. */
  #handThrough({ call, instance }: CallAt, { result, parameters }: MethodSymbol): void {
    if (result.kind !== 'variable') return;
    parameters.forEach(({ type }, index) => {
      if (type.kind !== 'variable' || type.variable !== result.variable) return;
      const given = this.solver.variable(instance, call.arguments[index]);
      this.solver.connect(given, this.solver.variable(instance, call.to));
    });
  }

  /** `stream.reduce(…)`, `optional.get()`: one of what is in it. */
  #takeOut({ call, instance }: CallAt, { result, owner }: MethodSymbol): void {
    if (result.kind !== 'variable' || !isStream(owner)) return;
    const to = this.solver.variable(instance, call.to);
    this.solver.loadElements(this.solver.variable(instance, call.receiver), to);
  }

  /** `stream.collect(…)`: a container, if the variable that takes it is one. */
  #collected({ call, code }: CallAt, { result, owner }: MethodSymbol): ClassSymbol | undefined {
    if (result.kind !== 'variable' || !isStream(owner) || call.to === undefined) return undefined;
    const type = code.body.variables[call.to]!.type;
    return type.kind === 'class' && this.knowledge.isContainer(type.class) ? type.class : undefined;
  }

  /** The class of the object that stands for the result; undefined if none is needed. */
  #classOf(method: MethodSymbol): ClassSymbol | undefined {
    const { executor, delegates, stream, calls } = this.knowledge.of(method);
    const symbol = method.result.kind === 'class' ? method.result.class : undefined;
    const isStanding =
      executor !== undefined ||
      delegates.length > 0 ||
      stream !== undefined ||
      calls.some(({ does }) => does === 'run' || does === 'gather');
    if (isStanding) return symbol ?? method.owner;
    return symbol !== undefined && this.#isWorth(symbol) ? symbol : undefined;
  }

  #isWorth(symbol: ClassSymbol): boolean {
    let known = this.#matters.get(symbol);
    if (known === undefined) {
      const { index } = this.knowledge;
      known =
        symbol.package === LOCKS ||
        isStream(symbol) ||
        this.knowledge.isContainer(symbol) ||
        this.knowledge.typeNames(symbol).some((type) => {
          return (
            index.executor(type, '<init>') !== undefined ||
            index.delegates(type, '<init>').length > 0
          );
        });
      this.#matters.set(symbol, known);
    }
    return known;
  }

  #object({ code, statement, instance }: CallAt, symbol: ClassSymbol | undefined): ObjectId {
    const place = this.solver.objects.placeOf(code, statement);
    const { context } = this.solver.instances[instance]!;
    return this.solver.object(place, context, () => ({
      kind: symbol === undefined ? 'array' : 'result',
      class: symbol,
      site: siteOf(code, statement),
      closure: undefined,
    }));
  }

  /** A container that is made of others, or of the arguments, holds what they hold. */
  #fill({ call, instance }: CallAt, method: MethodSymbol, made: ObjectId): void {
    const { solver } = this;
    if (call.receiver !== undefined && this.#holds(method.owner)) {
      this.containers.copyInto(solver.variable(instance, call.receiver), made);
    }
    if (call.dispatch !== 'static') return;
    method.parameters.forEach(({ type }, index) => {
      const given = solver.variable(instance, call.arguments[index]);
      if (isElement(type)) solver.connect(given, solver.elements(made));
      else if (this.knowledge.holdsElements(type)) this.containers.copyInto(given, made);
    });
    if (this.knowledge.index.wrapper(method.owner.name, method.name) === 'locked')
      this.#wrap(call.arguments, instance, made);
  }

  /** What is put into the wrapper is in what it wraps. */
  #wrap(given: CallAt['call']['arguments'], instance: CallAt['instance'], made: ObjectId): void {
    for (const variable of given) {
      this.solver.forEach(this.solver.variable(instance, variable), (wrapped) => {
        const { class: symbol } = this.solver.objects.get(wrapped);
        if (symbol === undefined || !this.knowledge.isContainer(symbol)) return;
        this.solver.connect(this.solver.elements(made), this.solver.elements(wrapped));
        this.solver.add(this.solver.wrapped(made), wrapped);
      });
    }
  }

  #holds(owner: ClassSymbol): boolean {
    return isStream(owner) || this.knowledge.isContainer(owner);
  }
}

/** Holds values for the time of a call. */
function isStream({ package: name, simpleName }: ClassSymbol): boolean {
  return name === STREAMS || (name === 'java.util' && simpleName === 'Optional');
}

function isElement(type: Type): boolean {
  return type.kind === 'variable';
}
