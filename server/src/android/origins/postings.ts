/**
 * What the project's calls have run: posted callbacks, started threads and tasks (seed 001 §3.3), what
 * is registered, what is run before the call returns. One row of the tables and one call statement
 * make one of these for each code that may be meant.
 */
import { groupBy } from '../../base/multi-map.js';
import type { Watch } from '../../base/watch.js';
import { callsIn, libraryCallsIn } from '../../java/ir/selecting.js';
import type { Body, Call, StatementIndex, Variable } from '../../java/ir/statements.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { siteOf, type Code, type CodeTable, type Site } from '../flow/code.js';
import { copiedFrom, definitionsIn } from '../flow/definitions.js';
import type { FlowObject } from '../flow/objects.js';
import type { Values } from '../flow/values.js';
import type { CallGroup } from '../knowledge/knowledge.js';
import { split } from '../knowledge/knowledge-index.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { GivenValues } from './given-values.js';
import { Running } from './running.js';
import type { Subscribers } from './subscribers.js';

export interface Posting {
  readonly site: Site;
  readonly call: Call;
  readonly row: CallGroup;
  readonly target: Code;
  /** What is run; a handler for its messages. */
  readonly object: FlowObject;
  /** It and others of its class, told apart by who makes them. */
  readonly objects: readonly FlowObject[];
}

/** An object of the project that is handed to a library. */
export interface Handing {
  readonly site: Site;
  readonly call: Call;
  /** undefined where no row knows the method. */
  readonly row: CallGroup | undefined;
  readonly object: FlowObject;
  /** Place of the argument. */
  readonly argument: number;
}

/** A call that makes something run which stands elsewhere, or that names an intent or filter. */
export interface Emit {
  readonly site: Site;
  readonly call: Call;
  readonly row: CallGroup;
}

/** A call that names the class of a component to be made. */
export interface StartOf extends Emit {
  readonly class: string;
  /** The calls that hand the class to the method in which it stands; itself where it names it. */
  readonly givers: readonly Site[];
}

export interface Doings {
  readonly postings: readonly Posting[];
  /** Run before the call returns: an edge of the call graph. */
  readonly now: readonly Pick<Posting, 'site' | 'target'>[];
  readonly handings: readonly Handing[];
  /** Rows that remove, cancel, wait for or signal an object. */
  readonly others: readonly Omit<Posting, 'target' | 'objects'>[];
  /** `new Intent(this, Other.class)`. */
  readonly starts: readonly StartOf[];
  readonly emits: readonly Emit[];
  /** `filter.addAction(…)`. */
  readonly named: readonly Emit[];
}

export function findDoings(
  codes: CodeTable,
  values: Values,
  knowledge: MethodKnowledge,
  subscribers: Subscribers,
  given: GivenValues,
  watch: Watch,
): Doings {
  const search = new Search(values, knowledge, subscribers, given);
  for (const code of watch.during(codes.codes)) {
    for (const index of libraryCallsIn(code.body)) {
      search.visit(code, index, code.body.statements[index] as Call);
    }
    for (const index of callsIn(code.body)) {
      search.visitGenerated(code, index, code.body.statements[index] as Call);
    }
  }
  return search;
}

class Search implements Doings {
  readonly postings: Posting[] = [];
  readonly now: Pick<Posting, 'site' | 'target'>[] = [];
  readonly handings: Handing[] = [];
  readonly others: Omit<Posting, 'target' | 'objects'>[] = [];
  readonly starts: StartOf[] = [];
  readonly emits: Emit[] = [];
  readonly named: Emit[] = [];
  readonly #running: Running;

  constructor(
    private readonly values: Values,
    private readonly knowledge: MethodKnowledge,
    private readonly subscribers: Subscribers,
    private readonly given: GivenValues,
  ) {
    this.#running = new Running(values, knowledge);
  }

  /** A call of a library, or of nobody knows whom. */
  visit(code: Code, statement: StatementIndex, call: Call): void {
    const { method } = call;
    const all = method === undefined ? NO_ROWS : this.knowledge.of(method).calls;
    const calls = all.filter((row) => this.#isSo(row, code, call));
    for (const row of calls) this.#apply(siteOf(code, statement), call, row);
    const registering = calls.find(({ does }) => does === 'register' || does === 'unregister');
    if (calls.some(isDone) && registering === undefined) return;
    this.#handOver(code, statement, call, registering);
  }

  /** A call of an interface of ours that no class has: what a library makes of it gets the arguments (Retrofit). */
  visitGenerated(code: Code, statement: StatementIndex, call: Call): void {
    const { method } = call;
    if (method?.owner.source === undefined || method.owner.kind !== 'interface') return;
    if (!hasModifier(method.modifiers, 'abstract')) return;
    const { dispatch } = this.values;
    const isWritten =
      dispatch.anyTarget(method).size > 0 ||
      this.values.targets(siteOf(code, statement)).length > 0;
    if (!isWritten) this.#handOver(code, statement, call, undefined);
  }

  /** Of a row that says with which arguments it is meant. */
  #isSo({ where }: CallGroup, { body }: Code, call: Call): boolean {
    return Object.entries(where ?? {}).every(([selector, wanted]) => {
      const [variable] = this.knowledge.select(call, selector);
      const is = variable === undefined ? undefined : writtenAs(body, variable);
      return wanted.startsWith('!') ? is !== wanted.slice(1) : is === wanted;
    });
  }

  #apply(site: Site, call: Call, row: CallGroup): void {
    if (row.does === 'start') this.#start(site, call, row);
    else if (row.does === 'run') this.#run(site, call, row);
    else if (row.does === 'name') this.named.push({ site, call, row });
    else if (row.does === 'emit') this.#emit(site, call, row);
    else if (row.does !== 'register') this.#other(site, call, row);
  }

  /** A subscriber that runs where the event is posted is called there. */
  #emit(site: Site, call: Call, row: CallGroup): void {
    this.emits.push({ site, call, row });
    if (row.to !== 'subscribers') return;
    for (const { code, runs } of this.subscribers.of(site, call, row)) {
      if (runs === 'caller') this.now.push({ site, target: code });
    }
  }

  #run(site: Site, call: Call, row: CallGroup): void {
    if (isOwnExecutor(site, call, this.values)) return;
    for (const objects of alike(this.#objects(site, call, row))) {
      const [object] = objects;
      for (const target of this.#running.codeOf(object, split(row.method))) {
        if (row.when === 'now') this.now.push({ site, target });
        else this.postings.push({ site, call, row, target, object, objects });
      }
    }
  }

  #other(site: Site, call: Call, row: CallGroup): void {
    for (const object of this.#objects(site, call, row)) {
      this.others.push({ site, call, row, object });
    }
  }

  #objects(site: Site, call: Call, row: CallGroup): FlowObject[] {
    const variables = this.knowledge.select(call, row.what);
    return variables.flatMap((variable) => [...this.values.of(site.code, variable)]);
  }

  #start(site: Site, call: Call, row: CallGroup): void {
    for (const variable of this.knowledge.select(call, row.what)) {
      const given = this.given.classesOf(site.code, variable);
      for (const [name, classes] of groupBy(given, (each) => each.name)) {
        const givers = [...new Set(classes.map(({ by }) => by ?? site))];
        this.starts.push({ site, call, row, class: name, givers });
      }
    }
  }

  #handOver(code: Code, statement: StatementIndex, call: Call, row: CallGroup | undefined): void {
    call.arguments.forEach((variable, argument) => {
      for (const object of this.values.of(code, variable)) {
        if (object.kind === 'instance' || object.kind === 'closure') {
          this.handings.push({ site: siteOf(code, statement), call, row, object, argument });
        }
      }
    });
  }
}

/** Those of one class, which run the same, together. */
function alike(objects: readonly FlowObject[]): [FlowObject, ...FlowObject[]][] {
  const found = new Map<unknown, [FlowObject, ...FlowObject[]]>();
  for (const object of objects) {
    const key = object.kind === 'instance' ? object.class : object;
    const known = found.get(key);
    if (known === undefined) found.set(key, [object]);
    else known.push(object);
  }
  return [...found.values()];
}

/** The constant, or the name of the static field. */
function writtenAs(body: Body, variable: Variable): string | undefined {
  const { constant } = body.variables[variable]!;
  if (constant !== undefined && 'text' in constant) return constant.text;
  const [made] = definitionsIn(body).of[copiedFrom(body, variable)] ?? [];
  return made?.kind === 'static-load' ? made.field.name : undefined;
}

const NO_ROWS: readonly CallGroup[] = [];

/** An executor of the project: what its own `execute` does with the task is followed by values, up to `super`. */
export function isOwnExecutor({ code }: Site, call: Call, values: Values): boolean {
  const { method, receiver } = call;
  if (method === undefined || receiver === undefined || call.dispatch !== 'virtual') return false;
  const objects = values.of(code, receiver);
  const { dispatch } = values;
  return objects.length > 0 && objects.every((each) => dispatch.target(each, method) !== undefined);
}

/** Rows that only tell of others leave open what the call does with what it is given. */
export function isDone({ does }: CallGroup): boolean {
  return does !== 'emit' && does !== 'name';
}
