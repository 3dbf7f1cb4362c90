/**
 * What begins by itself (seed 001 §3.2): the runs of the Android model that the system makes. An
 * activity, service, provider or application is the platform's own object. Of other classes the
 * objects that the project creates are meant, from then on; if nobody is seen to create one, somebody
 * else does.
 */
import type { Code } from '../../android/flow/code.js';
import { outermost, nameOfCode } from '../../android/origins/naming.js';
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import type { Executor } from '../../android/origins.js';
import { addTo } from '../../base/multi-map.js';
import { classesMadeIn } from '../../java/ir/selecting.js';
import type { ClassId, ClassSymbol } from '../../java/program/symbols.js';
import type { Solving } from '../points-to/plugin.js';
import type { ObjectId } from '../points-to/points-to.js';
import type { Components } from './components.js';
import { requestOf, UNSEEN_CALLERS, type OriginTable } from './origin-table.js';
import type { ModelRun, ModelRuns } from './runs.js';

/** What only the platform creates. */
const BY_PLATFORM: ReadonlySet<string> = new Set([
  'application',
  'activity',
  'service',
  'provider',
]);

export class Harness {
  /** From a class to the callbacks that the system makes on its objects. */
  readonly #callbacks = new Map<ClassId, ModelRun[]>();
  readonly #kinds: ReadonlyMap<string, string>;
  readonly #declared: ReadonlySet<string>;
  readonly #created: ReadonlySet<ClassId>;
  readonly #unseenCaller: Executor;

  constructor(
    private readonly project: UnderstoodProject,
    private readonly solver: Solving,
    private readonly runs: ModelRuns,
    private readonly origins: OriginTable,
    private readonly components: Components,
  ) {
    const { model, codes } = project;
    this.#kinds = new Map(model.components.map((each) => [each.class, each.kind]));
    this.#declared = new Set(
      model.components.filter((each) => each.declared).map((each) => each.class),
    );
    this.#created = createdClasses(codes.codes);
    const main = model.origins.find(({ runsOn }) => runsOn.kind === 'main-looper');
    this.#unseenCaller = main?.runsOn ?? UNSEEN_CALLERS;
  }

  begin(): void {
    for (const run of this.runs.all) {
      if (run.run.entry === undefined || run.run.root.registrations.length > 0) continue;
      const { code } = run.run.root;
      if (!isOnObject(code)) this.#begin(run, undefined);
      for (const symbol of this.#classesWith(code)) {
        addTo(this.#callbacks, symbol.id, run);
        if (this.#isOfPlatform(symbol)) this.#begin(run, this.components.of(symbol));
      }
    }
  }

  /** An object that the project creates: the system calls it back. */
  created(object: ObjectId): void {
    const { kind, class: symbol } = this.solver.objects.get(object);
    if (kind !== 'allocated' || symbol?.source === undefined) return;
    for (const { run, origin } of this.#callbacks.get(symbol.id) ?? []) {
      const request = requestOf(origin, run.root.code, object);
      this.origins.begin({ ...request, bySystem: false }).created.add(object);
    }
  }

  /** What nobody is seen to create, register or start is there all the same. */
  quiet(): void {
    const begun = new Set(this.origins.all.map(({ model }) => model));
    const missing = this.runs.all.filter(({ origin }) => !begun.has(origin.id));
    for (const run of missing) if (run.run.entry !== undefined) this.#beginUnseen(run);
    if (missing.some(({ run }) => run.entry !== undefined)) return;
    const callers = missing.flatMap(({ run }) => run.root.postings.map(({ site }) => site.code));
    const reached = new Set(this.solver.instances.map(({ code }) => code));
    const unreached = callers.filter((code) => !reached.has(code));
    for (const code of unreached) this.#beginCaller(outermost(code));
    if (unreached.length === 0) for (const run of missing) this.#beginUnseen(run);
  }

  #begin({ run, origin }: ModelRun, receiver: ObjectId | undefined): void {
    this.origins.begin({ ...requestOf(origin, run.root.code, receiver), bySystem: true });
  }

  /** An object that nobody is seen to create has all the callbacks of its class. */
  #beginUnseen(run: ModelRun): void {
    const { code } = run.run.root;
    if (!isOnObject(code)) this.#begin(run, undefined);
    for (const symbol of this.#classesWith(code)) {
      const object = this.components.of(symbol);
      for (const each of new Set([run, ...(this.#callbacks.get(symbol.id) ?? [])])) {
        this.#begin(each, object);
      }
    }
  }

  /** A method that starts something and that nobody is seen to call: in an app, the main looper does. */
  #beginCaller(code: Code): void {
    const receivers = isOnObject(code)
      ? this.components.concrete(code.body.owner).map((symbol) => this.components.of(symbol))
      : [undefined];
    for (const receiver of receivers) {
      this.origins.begin({
        model: undefined,
        name: nameOfCode(code),
        kind: 'main',
        executor: this.#unseenCaller,
        code,
        receiver,
        bySystem: true,
        repeats: true,
        openClass: undefined,
        certainty: 'assumed',
      });
    }
  }

  /** The classes of objects on which this is the code of the method. */
  #classesWith(code: Code): ClassSymbol[] {
    const { method, owner } = code.body;
    if (method === undefined || !isOnObject(code)) return [];
    const { dispatch } = this.project.values;
    return dispatch
      .withSubclasses(owner)
      .filter((symbol) => dispatch.byName(symbol, method.name).includes(code));
  }

  #isOfPlatform({ id, name }: ClassSymbol): boolean {
    return (
      !this.#created.has(id) ||
      BY_PLATFORM.has(this.#kinds.get(name) ?? '') ||
      this.#declared.has(name)
    );
  }
}

function isOnObject({ body }: Code): boolean {
  const [first] = body.parameters;
  return first !== undefined && body.variables[first]?.kind === 'this';
}

function createdClasses(codes: readonly Code[]): Set<ClassId> {
  const found = new Set<ClassId>();
  for (const { body } of codes) {
    for (const { id } of classesMadeIn(body)) found.add(id);
  }
  return found;
}
