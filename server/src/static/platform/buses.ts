/**
 * Events that a bus hands to its subscribers before `post` returns: a call, at the post, of those methods of every
 * registered object that take such an event. Buses of one class are taken as one. Left out: sticky events, which a
 * subscriber gets when it registers.
 */
import { parameterOf } from '../../android/flow/code.js';
import type { CallGroup } from '../../android/knowledge/knowledge.js';
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import { subscribersIn, type Subscriber } from '../../android/origins/subscribers.js';
import { addTo } from '../../base/multi-map.js';
import type { Variable } from '../../java/ir/statements.js';
import type { ClassSymbol, MethodSymbol } from '../../java/program/symbols.js';
import type { CallAt, Solving } from '../points-to/plugin.js';
import type { ObjectId } from '../points-to/points-to.js';
import type { Delegates } from './delegates.js';

/** What the objects that are given to the buses of one class have in common. */
interface Bus {
  readonly registered: Set<ObjectId>;
  readonly posts: ((registered: ObjectId) => void)[];
}

export class Buses {
  /** By rule, those that run where the event is posted. */
  readonly #subscribers = new Map<string, Subscriber[]>();
  readonly #buses = new Map<ClassSymbol, Bus>();
  readonly #knowledge: MethodKnowledge;

  constructor(
    { codes, knowledge }: UnderstoodProject,
    private readonly solver: Solving,
    private readonly delegates: Delegates,
  ) {
    this.#knowledge = knowledge;
    for (const [rule, all] of subscribersIn(codes.codes, knowledge.index)) {
      for (const each of all) if (each.runs === 'caller') addTo(this.#subscribers, rule, each);
    }
  }

  note(at: CallAt, method: MethodSymbol): void {
    if (this.#subscribers.size === 0) return;
    for (const row of this.#knowledge.of(method).calls) {
      const isPost = row.does === 'emit' && row.to === 'subscribers';
      if (!isPost && row.does !== 'register') continue;
      for (const variable of this.#knowledge.select(at.call, row.what)) {
        if (isPost) this.#post(at, variable, row, this.#busOf(method));
        else this.#register(at, variable, this.#busOf(method));
      }
    }
  }

  #busOf({ owner }: MethodSymbol): Bus {
    let bus = this.#buses.get(owner);
    if (bus === undefined) this.#buses.set(owner, (bus = { registered: new Set(), posts: [] }));
    return bus;
  }

  #register({ instance }: CallAt, variable: Variable, { registered, posts }: Bus): void {
    this.solver.forEach(this.solver.variable(instance, variable), (object) => {
      if (registered.has(object)) return;
      registered.add(object);
      for (const post of [...posts]) post(object);
    });
  }

  #post(at: CallAt, event: Variable, { rule }: CallGroup, bus: Bus): void {
    for (const subscriber of this.#subscribers.get(rule) ?? []) {
      this.#whenTaken(at, event, subscriber, () => {
        const post = (registered: ObjectId): void => {
          this.#call(at, event, subscriber, registered);
        };
        bus.posts.push(post);
        for (const registered of [...bus.registered]) post(registered);
      });
    }
  }

  /** By what the event is declared as, or else by what it is seen to be. */
  #whenTaken(at: CallAt, event: Variable, subscriber: Subscriber, found: () => void): void {
    const { type } = at.code.body.variables[event]!;
    let isTaken = type.kind === 'class' && this.#takes(subscriber, type.class);
    if (isTaken) found();
    else {
      this.solver.forEach(this.solver.variable(at.instance, event), (object) => {
        const { class: posted } = this.solver.objects.get(object);
        if (isTaken || posted === undefined || !this.#takes(subscriber, posted)) return;
        isTaken = true;
        found();
      });
    }
  }

  #takes({ event }: Subscriber, posted: ClassSymbol): boolean {
    return this.#knowledge.hierarchy.isSubclass(posted, event);
  }

  #call(at: CallAt, event: Variable, { code }: Subscriber, receiver: ObjectId): void {
    const name = code.body.method?.name ?? '';
    if (!this.delegates.codeOf(receiver, [name]).includes(code)) return;
    const callee = this.solver.callNow(at, code, receiver);
    const taken = this.solver.variable(callee, parameterOf(code, 0));
    this.solver.connect(this.solver.variable(at.instance, event), taken);
  }
}
