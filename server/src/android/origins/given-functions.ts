/**
 * Who reaches a function that a method of the project is given and calls: whoever gives it, not every
 * caller of that method. `withLock(() -> a())` here and `withLock(() -> b())` there are two calls, though
 * both are made by one statement in `withLock`; so such calls are moved to where the function is given,
 * through methods that hand it on and through functions that take it along and are run by who makes them,
 * which may be so only once their own calls are moved.
 *
 * Meant are lambdas, objects of anonymous and local classes, and those of other classes where an interface of the
 * project is called that several of them have, in parameters that are never assigned.
 */
import { addTo, getOrMake } from '../../base/multi-map.js';
import type { Watch } from '../../base/watch.js';
import type { Body, Call, Variable } from '../../java/ir/statements.js';
import { placeOfParameter, type Code } from '../flow/code.js';
import { onlyDefinition } from '../flow/definitions.js';
import type { FlowObject } from '../flow/objects.js';
import type { TakenAlong } from '../flow/taken-along.js';
import type { Values } from '../flow/values.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import { testedPlaces } from './asked.js';
import type { CallEdge, CallGraph } from './call-graph.js';

/** Functions in functions in functions; more nobody writes. */
const MOST_ROUNDS = 4;

/** The call graph, with calls of given functions made by who gives them. */
export function callsByGivers(
  graph: CallGraph,
  values: Values,
  takenAlong: TakenAlong,
  knowledge: MethodKnowledge,
  watch: Watch,
): CallGraph {
  let moved = graph;
  let open: Iterable<number> = graph.keys();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = moved;
    const moving = new Moving(before, values, takenAlong, knowledge);
    moved = moving.run(open, watch);
    if (moved === before) break;
    open = moving.open;
  }
  return moved;
}

/** A variable of a code that holds what somebody else gave: a parameter, or what it took along. */
interface Given {
  readonly code: Code;
  readonly variable: Variable;
}

type Called = Pick<CallEdge, 'to' | 'only'>;
type Asked = Map<Code, CallEdge['only'][]>;

class Moving {
  readonly #callers: readonly CallEdge[][];
  readonly #assigned: (ReadonlySet<Variable> | undefined)[] = [];
  readonly #moved = new Map<Code, CallEdge[]>();
  /** By code: the variables whose functions are already asked for, with the codes that they run. */
  readonly #asked = new Map<Code, Map<Variable, Asked>>();
  /** Codes with calls that may move once others have moved. */
  readonly #open = new Set<number>();

  constructor(
    private readonly graph: CallGraph,
    private readonly values: Values,
    private readonly takenAlong: TakenAlong,
    private readonly knowledge: MethodKnowledge,
  ) {
    this.#callers = callersOf(graph);
  }

  get open(): ReadonlySet<number> {
    return this.#open;
  }

  /** `among`: numbers of the codes whose calls may move. */
  run(among: Iterable<number>, watch: Watch): CallGraph {
    const graph = [...this.graph];
    for (const id of watch.during(among)) {
      graph[id] = without(graph[id]!, (edge) => this.#isMoved(edge));
    }
    for (const [{ id }, moved] of this.#moved) {
      graph[id] = [...graph[id]!, ...moved];
      this.#open.add(id);
    }
    return this.#moved.size === 0 ? this.graph : graph;
  }

  /** Gives the call to who gives the function; false if it stays where it is. */
  #isMoved({ to, only, site: { code, statement } }: CallEdge): boolean {
    const call = code.body.statements[statement];
    if (call?.kind !== 'call') return false;
    if (!isFunction(to) && !this.#isListener(code, call, to)) return false;
    const variable = ranOf(call).find((each) => this.#holds(code, each, to));
    if (variable === undefined) return false;
    if (!this.#isGiven({ code, variable }, to)) {
      this.#open.add(code.id);
      return false;
    }
    this.#give({ code, variable }, { to, only });
    return true;
  }

  #holds(code: Code, variable: Variable, to: Code): boolean {
    return this.values.of(code, variable).some((object) => this.#isCodeOf(object, to));
  }

  #isCodeOf(object: FlowObject, to: Code): boolean {
    if (object.kind === 'closure') return object.code === to;
    const { owner, method } = to.body;
    if (object.kind !== 'instance') return false;
    if (object.class === owner || method === undefined) return object.class === owner;
    return this.values.dispatch.target(object, method) === to;
  }

  /**
   * Who is called is told by who gives it, where that is one of several classes with an interface of ours. Where it
   * looks at what it is called with, the call stays where that is said, if it is.
   */
  #isListener(code: Code, call: Call, to: Code): boolean {
    const { method, receiver } = call;
    if (method?.owner.kind !== 'interface' || method.owner.source === undefined) return false;
    if (receiver === undefined || placeOfParameter(code, receiver) === undefined) return false;
    const classes = new Set(this.values.of(code, receiver).map(classOf));
    return classes.size > 1 && !this.#isTold(code, call, to);
  }

  #isTold({ body }: Code, call: Call, to: Code): boolean {
    const places = testedPlaces(to, this.knowledge) ?? [];
    return [...places].some(([place, classes]) => {
      const given = call.arguments[place];
      return classes.length > 0 || given === undefined || !isOwnState(body, given);
    });
  }

  /**
   * Is it known who gives it, all of them? A function is one of who wrote it there; other objects often come out of
   * a list, and then it matters more which of several codes they are given to.
   */
  #isGiven({ code, variable }: Given, to: Code): boolean {
    const outer = this.takenAlong.from(code, variable);
    if (outer !== undefined) return this.#isRunBy(outer.code, code);
    if (this.#assignedIn(code).has(variable)) return false;
    const place = placeOfParameter(code, variable);
    const callers = this.#callers[code.id]!;
    if (place === undefined || callers.length === 0) return false;
    return callers.every(({ site }) => {
      const targets = this.values.targets(site);
      // A call that was moved gives other arguments there.
      return targets.includes(code) && (isFunction(to) || targets.length === 1);
    });
  }

  /** Does only the code run it that makes it? */
  #isRunBy(maker: Code, { id }: Code): boolean {
    const callers = this.#callers[id]!;
    return callers.length > 0 && callers.every(({ site }) => site.code === maker);
  }

  #give({ code, variable }: Given, called: Called): void {
    const asked = getOrMake(this.#asked, code, () => new Map<Variable, Asked>());
    const known = getOrMake(asked, variable, (): Asked => new Map());
    const before = known.get(called.to);
    if (before?.includes(called.only) === true) return;
    addTo(known, called.to, called.only);
    const outer = this.takenAlong.from(code, variable);
    if (outer !== undefined) this.#giveToMaker(code, outer.variable, called);
    else for (const edge of this.#callers[code.id]!) this.#giveToCaller(edge, variable, called);
  }

  #giveToMaker(code: Code, variable: Variable, called: Called): void {
    const [edge] = this.#callers[code.id]!;
    if (edge !== undefined) this.#handOn(edge, variable, called);
  }

  #giveToCaller(edge: CallEdge, variable: Variable, called: Called): void {
    const { code, statement } = edge.site;
    const call = code.body.statements[statement];
    const place = placeOfParameter(edge.to, variable);
    const given = call?.kind === 'call' ? call.arguments[place ?? 0] : undefined;
    if (given !== undefined) this.#handOn(edge, given, called);
  }

  /** The code of the edge gives it, or was given it itself. */
  #handOn({ site, only }: CallEdge, variable: Variable, called: Called): void {
    const { code } = site;
    if (!this.#holds(code, variable, called.to)) return;
    const asking = { to: called.to, only: called.only ?? only };
    if (this.#isGiven({ code, variable }, called.to)) this.#give({ code, variable }, asking);
    else {
      const onSelf = called.to.enclosing === code ? 'special' : undefined;
      addTo(this.#moved, code, { ...asking, site, onSelf });
    }
  }

  #assignedIn({ id, body }: Code): ReadonlySet<Variable> {
    return (this.#assigned[id] ??= new Set(
      body.statements.flatMap((statement) =>
        'to' in statement && statement.to !== undefined ? [statement.to] : [],
      ),
    ));
  }
}

/** What a call may run: its receiver; what a library is given. */
function ranOf({ method, receiver, arguments: given }: Call): readonly Variable[] {
  const called = receiver === undefined ? [] : [receiver];
  return method?.owner.source === undefined ? [...called, ...given] : called;
}

/** What a field of an object of ours holds decides no branch. */
function isOwnState(body: Body, variable: Variable): boolean {
  const only = onlyDefinition(body, variable);
  return only?.kind === 'load' && only.field.owner.source !== undefined;
}

function isFunction({ enclosing, body }: Code): boolean {
  return enclosing !== undefined || body.owner.source?.enclosing !== undefined;
}

/** Of one that has a name; each function is for itself. */
function classOf(object: FlowObject): unknown {
  return object.kind === 'instance' ? object.class : object;
}

/** Mostly nothing goes, and the list is the same. */
function without<Each>(all: readonly Each[], goes: (each: Each) => boolean): readonly Each[] {
  const kept = all.filter((each) => !goes(each));
  return kept.length === all.length ? all : kept;
}

function callersOf(graph: CallGraph): CallEdge[][] {
  const callers: CallEdge[][] = graph.map(() => []);
  for (const edges of graph) for (const edge of edges) callers[edge.to.id]!.push(edge);
  return callers;
}
