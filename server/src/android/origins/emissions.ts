/**
 * Calls that make something run which is registered, declared or created elsewhere: a new value of a
 * LiveData its observers, an event its subscribers, an intent the component that it names. They are
 * causes of roots that other units found; who runs those is not decided here.
 */
import { addTo } from '../../base/multi-map.js';
import type { Variable } from '../../java/ir/statements.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { Code, Site } from '../flow/code.js';
import { classOfObject, type FlowObject } from '../flow/objects.js';
import { split } from '../knowledge/knowledge-index.js';
import { begunWith } from './begun.js';
import type { Fired } from './fired.js';
import { isHandedOn } from './handed-on.js';
import { Hosts } from './hosts.js';
import { Keepers } from './keepers.js';
import { Observers } from './observers.js';
import type { Emit, Handing, Posting } from './postings.js';
import { Running } from './running.js';
import { Signals } from './signals.js';
import { StartedComponents, type StartedInputs } from './started-components.js';
import type { Streams } from './streams.js';
import type { Subscribers } from './subscribers.js';

export interface Emission extends Emit {
  /** What it is about: intents, say. */
  readonly objects: FlowObject[];
  /** The calls that hand over what decides it, the class of a component, say; its own site if none does. */
  readonly givers: Set<Site>;
}

/** What a root knows of how it comes to be called. */
export interface Registered {
  readonly code: Code;
  readonly postings: readonly Posting[];
  readonly registrations: readonly Handing[];
}

export interface EmissionInputs extends StartedInputs {
  readonly streams: Streams;
  readonly subscribers: Subscribers;
  readonly fired: readonly Fired[];
}

/** By the code that they make run. */
export function findEmissions(
  roots: Iterable<Registered>,
  inputs: EmissionInputs,
): ReadonlyMap<Code, readonly Emission[]> {
  const search = new Search(roots, inputs);
  const { emits } = inputs.doings;
  // Whom an activity asks is known once it is known what it shows.
  for (const emit of emits) if (emit.row.screen === 'shows') search.visit(emit);
  for (const emit of emits) if (emit.row.screen !== 'shows') search.visit(emit);
  search.addFired();
  search.addUnsent();
  search.addLeftOver();
  return search.found;
}

class Search {
  readonly found = new Map<Code, Emission[]>();
  readonly #known = new Map<string, Emission>();
  readonly #observers = new Observers();
  readonly #signals: Signals;
  /** By rule: registered with objects of the project's making. */
  readonly #registered = new Map<string, Set<Code>>();
  readonly #running: Running;
  readonly #started: StartedComponents;
  readonly #hosts: Hosts;
  readonly #keepers: Keepers;

  constructor(
    roots: Iterable<Registered>,
    private readonly inputs: EmissionInputs,
  ) {
    const { values, knowledge } = inputs;
    this.#running = new Running(values, knowledge);
    this.#signals = new Signals(values, knowledge);
    this.#started = new StartedComponents(inputs);
    this.#hosts = new Hosts(values.dispatch, knowledge);
    this.#keepers = new Keepers(values, knowledge);
    for (const root of roots) this.#addRoot(root);
  }

  #addRoot({ code, postings, registrations }: Registered): void {
    for (const posting of postings) {
      if (this.inputs.streams.begun(posting.site) !== undefined) continue;
      const takes = this.#signals.takenBy(posting);
      for (const { id } of this.inputs.streams.above(posting.site)) {
        this.#observers.addTaker(id, code, takes);
      }
    }
    for (const handing of registrations) this.#addRegistration(code, handing);
  }

  /** With what it is registered, and for which actions. */
  #addRegistration(code: Code, handing: Handing): void {
    const { site, call, row } = handing;
    const { values, knowledge } = this.inputs;
    for (const variable of knowledge.select(call, row?.with ?? 'receiver')) {
      const objects = values.of(site.code, variable);
      for (const object of objects) {
        const keepers = this.#keepers.of(object, site.code, variable);
        this.#observers.addListener(object.id, code, calledAs(code, handing), keepers);
      }
      if (row !== undefined && objects.some((object) => this.#isOwn(object))) {
        addInto(this.#registered, row.rule, code);
      }
    }
    this.#started.register(code, handing);
  }

  /** Made by the project: by a factory of its own kind, not by a class that has such objects. */
  #isOwn(object: FlowObject): boolean {
    return this.inputs.values.makersOf(object).some(({ code, statement }) => {
      const call = code.body.statements[statement];
      const maker = call?.kind === 'call' ? call.method?.owner.package : undefined;
      return maker !== undefined && maker === classOfObject(object)?.package;
    });
  }

  addFired(): void {
    for (const { target, ...emit } of this.inputs.fired) this.#add([target], emit);
  }

  visit(emit: Emit): void {
    const { site, call, row } = emit;
    if (row.to === 'all') this.#addAll(emit);
    if (row.to === 'all' || row.to === 'listeners' || row.to === 'provider') return;
    if (row.to === 'subscribers') {
      for (const { code, event } of this.inputs.subscribers.of(site, call, row)) {
        this.#add([code], emit, this.inputs.subscribers.eventsOf(site, call, row, event));
      }
      return;
    }
    for (const variable of this.inputs.knowledge.select(call, row.what)) {
      const objects = this.inputs.values.of(site.code, variable);
      if (objects.length === 0) this.#addUnseen(variable, emit);
      for (const object of objects) this.#addOf(object, variable, emit);
    }
  }

  /** All that the project has of the type. */
  #addAll(emit: Emit): void {
    const { codes, values, knowledge } = this.inputs;
    const own = [...codes.classes.values()].filter((symbol) =>
      knowledge.typeNames(symbol).includes(emit.row.type ?? ''),
    );
    const methods = split(emit.row.method);
    this.#add(
      own.flatMap((each) => methods.flatMap((method) => [...values.dispatch.byName(each, method)])),
      emit,
    );
  }

  /** Of an object that is not seen its type tells, or, of `getActivity()`, who shows the fragment. */
  #addUnseen(variable: Variable, emit: Emit): void {
    const { site, row } = emit;
    if (row.orAny !== undefined) this.#add(this.#registered.get(row.orAny) ?? [], emit);
    const { owner, variables } = site.code.body;
    const { type } = variables[variable]!;
    if (row.to !== 'itself' || type.kind !== 'class') return;
    const isOwn = type.class.source !== undefined;
    const classes = isOwn
      ? this.inputs.values.dispatch.withSubclasses(type.class)
      : this.#hosts.isActivity(type.class)
        ? this.#hosts.activitiesOf(owner)
        : [];
    for (const symbol of classes) this.#addOfClass(symbol, emit);
    if (row.screen !== 'asks' || isOwn) return;
    for (const symbol of this.#hosts.fragmentsAround(owner)) this.#addOfClass(symbol, emit);
  }

  #addOfClass(symbol: ClassSymbol, emit: Emit): void {
    const { dispatch } = this.inputs.values;
    const classes = [symbol, ...(emit.row.screen === 'asks' ? this.#hosts.shownBy(symbol) : [])];
    const targets = classes.flatMap((each) =>
      begunWith(emit.row, (names) => names.flatMap((name) => dispatch.byName(each, name))),
    );
    this.#addTargets(targets, emit);
  }

  #addOf(object: FlowObject, variable: Variable, emit: Emit): void {
    const { row } = emit;
    if (row.to === 'itself' && row.screen === 'asks' && object.kind === 'instance') {
      this.#addOfClass(object.class, emit);
    } else if (row.to === 'component') this.#addIntent(object, variable, emit);
    else this.#addTargets([...this.#targets(object, variable, emit)], emit, [object]);
  }

  #addTargets(
    targets: readonly Code[],
    emit: Emit,
    objects?: readonly FlowObject[],
    givers?: readonly Site[],
  ): void {
    const { site, row } = emit;
    if (row.except !== undefined && !isHandedOn(site, split(row.except))) return;
    const others = row.ends === true ? targets.filter((code) => code !== site.code) : targets;
    this.#add(others, emit, objects, givers);
  }

  #targets(object: FlowObject, variable: Variable, emit: Emit): Iterable<Code> {
    const { site, row, call } = emit;
    if (row.to === 'observers') {
      const keepers = this.#keepers.of(object, site.code, variable);
      return this.#observers.reachedBy(emit, object.id, this.#signals.given(call.name), keepers);
    }
    if (row.to === 'returned') return this.#returned(object, emit);
    return this.#methodsIn(object, emit);
  }

  #methodsIn(object: FlowObject, { site, row }: Emit): Iterable<Code> {
    if (row.screen === 'shows') return this.#methodsOfShown(shownAs(object), site, row);
    if (object.kind !== 'instance') return [];
    return begunWith(row, (names) => this.#running.codeOf(object, names));
  }

  #methodsOfShown(shown: ClassSymbol | undefined, { code }: Site, row: Emit['row']): Code[] {
    if (shown === undefined) return [];
    this.#hosts.add(code.body.owner, shown);
    const { dispatch } = this.inputs.values;
    return begunWith(row, (names) => names.flatMap((name) => dispatch.byName(shown, name)));
  }

  #returned(object: FlowObject, emit: Emit): Code[] {
    const returning = [...this.#running.codeOf(object, split(emit.row.from))];
    const returned = returning.flatMap((code) => [...this.inputs.values.returnedBy(code)]);
    return returned.flatMap((each) => [...this.#methodsIn(each, emit)]);
  }

  #addIntent(intent: FlowObject, variable: Variable, emit: Emit): void {
    for (const { targets, givers } of this.#started.by(intent, variable, emit)) {
      this.#addTargets(targets, emit, [intent], givers);
    }
  }

  addUnsent(): void {
    for (const { emit, targets, givers } of this.#started.unsent()) {
      this.#add(targets, emit, [], givers);
    }
  }

  addLeftOver(): void {
    for (const { code, emit } of this.#observers.leftOver()) this.#add([code], emit);
  }

  /** A call that both names a class and sends an intent for it is one cause. */
  #add(
    targets: Iterable<Code>,
    { site, call, row }: Emit,
    objects: readonly FlowObject[] = [],
    givers: readonly Site[] = [],
  ): void {
    for (const target of targets) {
      const key = `${target.id} ${site.code.id} ${site.statement}`;
      let emission = this.#known.get(key);
      if (emission === undefined) {
        this.#known.set(key, (emission = { site, call, row, objects: [], givers: new Set() }));
        addTo(this.found, target, emission);
      }
      emission.objects.push(...objects);
      for (const giver of givers.length > 0 ? givers : [site]) emission.givers.add(giver);
    }
  }
}

/** The method of the listener that the code is. */
function calledAs({ body }: Code, { object }: Handing): string | undefined {
  return object.kind === 'closure' ? object.closure.implements?.name : body.method?.name;
}

/** The platform makes one of a class that it is told to show. */
function shownAs(object: FlowObject): ClassSymbol | undefined {
  if (object.kind === 'class-constant') return object.stands;
  return object.kind === 'instance' ? object.class : undefined;
}

function addInto<Key>(into: Map<Key, Set<Code>>, key: Key, code: Code): void {
  const known = into.get(key);
  if (known === undefined) into.set(key, new Set([code]));
  else known.add(code);
}
