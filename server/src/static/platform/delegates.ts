/**
 * Which code runs when something is done to an object: `run` of a Runnable, and of a Thread that was
 * made with one. As android/origins/running.ts, but for objects that come to be known one by one.
 */
import type { Code } from '../../android/flow/code.js';
import type { Dispatch } from '../../android/flow/dispatch.js';
import { addTo } from '../../base/multi-map.js';
import { split } from '../../android/knowledge/knowledge-index.js';
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import type { NodeId } from '../points-to/nodes.js';
import type { CallAt, Solving } from '../points-to/plugin.js';
import type { ObjectId } from '../points-to/points-to.js';

/** A thread made with a task made with a callable; more nobody writes, and circles end here. */
const MOST_HANDED_ON = 6;

interface Delegate {
  readonly from: readonly string[];
  readonly methods: readonly string[];
  readonly to: NodeId;
}

/** `through`: the objects that handed it on, the first that was asked first. */
export type Found = (code: Code, receiver: ObjectId, through: readonly ObjectId[]) => void;

type Listener = (delegate: Delegate) => void;

export class Delegates {
  readonly #of = new Map<ObjectId, Delegate[]>();
  readonly #listeners = new Map<ObjectId, Listener[]>();

  constructor(
    private readonly solver: Solving,
    private readonly dispatch: Dispatch,
    private readonly knowledge: MethodKnowledge,
  ) {}

  /** A call that makes an object with another to which it hands on. */
  note({ instance, call }: CallAt): void {
    const { method } = call;
    if (method === undefined) return;
    const made = method.name === '<init>' ? call.receiver : call.to;
    for (const row of this.knowledge.of(method).delegates) {
      for (const variable of this.knowledge.select(call, row.to)) {
        const to = this.solver.variable(instance, variable);
        if (to === undefined) continue;
        const delegate = { from: split(row.from), methods: split(row.method), to };
        this.solver.forEach(this.solver.variable(instance, made), (object) => {
          this.#add(object, delegate);
        });
      }
    }
  }

  #add(object: ObjectId, delegate: Delegate): void {
    addTo(this.#of, object, delegate);
    for (const listener of this.#listeners.get(object) ?? []) listener(delegate);
  }

  /** Tells of every code that runs for these methods of the object, now or as more is known. */
  whatRuns(
    object: ObjectId,
    methods: readonly string[],
    found: Found,
    through: readonly ObjectId[] = [],
  ): void {
    const codes = this.codeOf(object, methods);
    const chain = [...through, object];
    for (const code of codes) found(code, object, chain);
    if (codes.length > 0 || through.length > MOST_HANDED_ON) return;
    const listener = (delegate: Delegate): void => {
      if (!methods.some((method) => delegate.from.includes(method))) return;
      this.solver.forEach(delegate.to, (next) => {
        this.whatRuns(next, delegate.methods, found, chain);
      });
    };
    addTo(this.#listeners, object, listener);
    for (const delegate of [...(this.#of.get(object) ?? [])]) listener(delegate);
  }

  /** Its own code of these methods. */
  codeOf(object: ObjectId, methods: readonly string[]): Code[] {
    const { closure, class: symbol } = this.solver.objects.get(object);
    if (closure !== undefined) return [closure.code];
    if (symbol?.source === undefined) return [];
    return [...new Set(methods.flatMap((method) => this.dispatch.byName(symbol, method)))];
  }
}
