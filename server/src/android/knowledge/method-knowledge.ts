/**
 * What the tables say of a method of a library, asked by symbol: rows of its class and of every
 * supertype, nearest first. Answers are kept per method.
 */
import { supportNameOf } from '../../java/library/support-names.js';
import type { Call, Variable } from '../../java/ir/statements.js';
import type { Hierarchy } from '../../java/program/hierarchy.js';
import type { ClassSymbol, MethodSymbol, Type } from '../../java/program/symbols.js';
import type {
  CallGroup,
  DelegateGroup,
  ExecutorGroup,
  FluentGroup,
  FreeGroup,
  KeepGroup,
  LockGroup,
  MakingGroup,
  ScreenGroup,
  Selector,
  StateTest,
  StreamGroup,
  ThreadTest,
} from './knowledge.js';
import type { ContainerMethod, GivenUse, KnowledgeIndex } from './knowledge-index.js';

export interface MethodFacts {
  readonly calls: readonly CallGroup[];
  readonly executor: ExecutorGroup | undefined;
  readonly delegates: readonly DelegateGroup[];
  readonly fluent: FluentGroup | undefined;
  readonly makes: MakingGroup | undefined;
  readonly container: ContainerMethod | undefined;
  readonly given: readonly GivenUse[];
  readonly thread: ThreadTest['tells'] | undefined;
  readonly stream: StreamGroup | undefined;
  readonly locks: readonly LockGroup[];
  readonly free: FreeGroup | undefined;
  readonly state: StateTest | undefined;
  readonly screen: ScreenGroup | undefined;
  readonly keeping: KeepGroup | undefined;
  /** It gives the number or name by which its object is told apart. */
  readonly tellsApart: boolean;
  /** What that is of the object that it gives. */
  readonly toldApartBy: Selector | undefined;
}

const NOTHING: MethodFacts = {
  calls: [],
  executor: undefined,
  delegates: [],
  fluent: undefined,
  makes: undefined,
  container: undefined,
  given: [],
  thread: undefined,
  stream: undefined,
  locks: [],
  free: undefined,
  state: undefined,
  screen: undefined,
  keeping: undefined,
  tellsApart: false,
  toldApartBy: undefined,
};

export class MethodKnowledge {
  /** By number of the method. */
  readonly #facts: (MethodFacts | undefined)[] = [];
  readonly #names = new Map<ClassSymbol, readonly string[]>();
  readonly #containers = new Map<ClassSymbol, boolean>();

  constructor(
    readonly index: KnowledgeIndex,
    readonly hierarchy: Hierarchy,
  ) {}

  /** Nothing for a method of the project: its body says what it does. */
  of(method: MethodSymbol): MethodFacts {
    const known = this.#facts[method.id];
    if (known !== undefined) return known;
    const facts = method.owner.source === undefined ? this.#find(method) : this.#helper(method);
    this.#facts[method.id] = facts;
    return facts;
  }

  /** Names of a class and all its supertypes, nearest first; those that nobody knows come last. */
  typeNames(symbol: ClassSymbol): readonly string[] {
    const known = this.#names.get(symbol);
    if (known !== undefined) return known;
    const { types, unknown } = this.hierarchy.ancestry(symbol);
    const names = [...types.keys()].map(({ name }) => name);
    names.push(...unknown.map(({ cause }) => cause.name));
    this.#names.set(symbol, names);
    return names;
  }

  /** Does a bus hand an event to its subscribers there? */
  isPostOfBus(method: MethodSymbol | undefined): boolean {
    if (method === undefined) return false;
    return this.of(method).calls.some(({ does, to }) => does === 'emit' && to === 'subscribers');
  }

  isContainer(symbol: ClassSymbol): boolean {
    let known = this.#containers.get(symbol);
    if (known === undefined) {
      known = this.typeNames(symbol).some((name) => this.index.isContainer(name));
      this.#containers.set(symbol, known);
    }
    return known;
  }

  /** Is it an array or container? */
  holdsElements(type: Type | undefined): type is Type {
    return type?.kind === 'array' || (type?.kind === 'class' && this.isContainer(type.class));
  }

  /** Can objects of the type be freed otherwise than by forgetting them? */
  isFreeable(type: Type): boolean {
    if (type.kind === 'unknown')
      return type.named === true && this.index.isFreeable(type.cause.name);
    if (type.kind !== 'class') return false;
    return this.typeNames(type.class).some((name) => this.index.isFreeable(name));
  }

  /** What component objects of the class are; undefined for none. */
  componentKind(symbol: ClassSymbol): string | undefined {
    for (const name of this.typeNames(symbol)) {
      const kind = this.index.component(name)?.kind;
      if (kind !== undefined && kind !== 'other') return kind;
    }
    return undefined;
  }

  #find({ owner, name }: MethodSymbol): MethodFacts {
    const { index } = this;
    const types = this.typeNames(owner);
    return {
      calls: firstOf(types, (type) => index.calls(type, name)) ?? [],
      executor: firstOf(types, (type) => index.executor(type, name)),
      delegates: firstOf(types, (type) => index.delegates(type, name)) ?? [],
      fluent: firstOf(types, (type) => index.fluent(type, name)),
      makes: firstOf(types, (type) => index.makes(type, name)),
      container: joinContainers(types.flatMap((type) => index.containerMethod(type, name) ?? [])),
      given: firstOf(types, (type) => index.given(type, name)) ?? [],
      thread: firstOf(types, (type) => index.threadTest(type, name)),
      stream: firstOf(types, (type) => index.stream(type)),
      locks: firstOf(types, (type) => index.locks(type, name)) ?? [],
      free: firstOf(types, (type) => index.free(type, name)),
      state: firstOf(types, (type) => index.state(type, name)),
      screen: firstOf(types, (type) => index.screen(type, name)),
      keeping: firstOf(types, (type) => index.keeping(type, name)),
      tellsApart: types.some((type) => index.tellsApart(type, name)),
      toldApartBy: firstOf(types, (type) => index.toldApartBy(type, name)),
    };
  }

  /** Helpers such as assertOnUiThread and assertHoldsLock are known by name, whoever writes them. */
  #helper({ owner, name }: MethodSymbol): MethodFacts {
    const thread = this.index.threadTest(owner.name, name);
    const locks = this.index.locks('*', name);
    return thread === undefined && locks.length === 0 ? NOTHING : { ...NOTHING, thread, locks };
  }

  /** The variables of a call that a selector means. */
  select(call: Call, selector: Selector): readonly Variable[] {
    if (selector === 'receiver') return listOf(call.receiver);
    if (selector === 'result') return listOf(call.to);
    if (selector === 'arguments') return call.arguments;
    const place = selector.slice('argument '.length);
    if (/^\d+$/.test(place)) return listOf(call.arguments[Number(place)]);
    return this.#argumentsOfType(call, place);
  }

  #argumentsOfType({ method, arguments: given }: Call, type: string): Variable[] {
    const parameters = method?.parameters ?? [];
    const fits = parameters.map((parameter) => this.#isOfType(parameter.type, type));
    return given.filter((_variable, index) => fits[index] === true);
  }

  #isOfType(type: Type, name: string): boolean {
    if (type.kind !== 'class') return false;
    const names = this.typeNames(type.class);
    return names.includes(name) || names.includes(supportNameOf(name));
  }
}

/** A row may say that `List.remove` returns an element, and that of Collection that it writes. */
function joinContainers(rows: readonly ContainerMethod[]): ContainerMethod | undefined {
  if (rows.length < 2) return rows[0];
  return {
    use: rows.find(({ use }) => use !== undefined)?.use,
    state: rows.some(({ state }) => state),
    view: rows.some(({ view }) => view),
    returnsElement: rows.some(({ returnsElement }) => returnsElement),
    stores: rows.find(({ stores }) => stores.length > 0)?.stores ?? [],
    keys: rows.find(({ keys }) => keys.length > 0)?.keys ?? [],
    isOfKeys: rows.some(({ isOfKeys }) => isOfKeys),
    copies: rows.find(({ copies }) => copies.length > 0)?.copies ?? [],
  };
}

function firstOf<Answer>(
  types: readonly string[],
  ask: (type: string) => Answer | undefined,
): Answer | undefined {
  for (const type of types) {
    const answer = ask(type);
    if (answer !== undefined && !(Array.isArray(answer) && answer.length === 0)) return answer;
  }
  return undefined;
}

function listOf(variable: Variable | undefined): readonly Variable[] {
  return variable === undefined ? [] : [variable];
}
