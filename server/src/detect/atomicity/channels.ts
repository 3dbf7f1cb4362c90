/**
 * What must come before what (the causal edges of the report, 4.4), by the rules that every engine
 * shares: fork, join, post, enable, signal, listeners, timers, binder calls. Also locks, which order
 * though they need not: may edges. Each channel holds the operations that later ones follow, with the
 * transaction of each in every mode.
 */
import { ruleOfChannel, type ChannelKey, type Channels } from '../../causality/android/rule.js';
import type { Checker, References } from './checker.js';
import { Relation, type EdgeOp } from './operations.js';

interface Held extends EdgeOp {
  /** By mode; 0 where it matters to nobody. */
  readonly nodes: number[];
}

/**
 * Not asked: accesses to volatile fields are accesses like others here; the rest speaks of the order of
 * callbacks and tasks of one looper, which is what a transaction is about.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(['VOLATILE', 'LOOPEND', 'LIFECYCLE', 'INPUT']);

/** Operations of so many transactions are held in one channel. */
const MOST_HELD = 32;

export class EdgeChannels implements Channels {
  /** The operation that is being taken. */
  op!: EdgeOp;
  thread = 0;
  /** It begins a task. */
  begins = false;
  /** The lock that it takes; 0 for none. */
  lock = 0;
  private readonly held = new Map<ChannelKey, Held[]>();

  constructor(private readonly checkers: readonly Checker[]) {}

  acquire(key: ChannelKey): void {
    const held = this.held.get(key);
    if (held === undefined) return;
    const isLock = ruleOfChannel(key) === 'LOCK';
    for (const each of held) this.follow(each, isLock);
  }

  replace(key: ChannelKey): void {
    if (LEFT_OUT.has(ruleOfChannel(key))) return;
    const current = this.current();
    if (current === undefined) this.held.delete(key);
    else this.held.set(key, [current]);
  }

  gather(key: ChannelKey): void {
    if (LEFT_OUT.has(ruleOfChannel(key))) return;
    const current = this.current();
    if (current === undefined) return;
    const held = this.held.get(key);
    if (held === undefined) this.held.set(key, [current]);
    else {
      const same = held.findIndex(({ nodes }) =>
        nodes.every((node, at) => node === current.nodes[at]),
      );
      if (same >= 0) held.splice(same, 1);
      else if (held.length >= MOST_HELD) held.shift();
      held.push(current);
    }
  }

  clear(key: ChannelKey): void {
    this.held.delete(key);
  }

  /** What all held operations refer to in one mode. */
  references(mode: number): References {
    return {
      forEachNode: (tell) => {
        for (const held of this.held.values()) for (const { nodes } of held) tell(nodes[mode]!);
      },
      renumber: (renumbered) => {
        for (const held of this.held.values()) {
          for (const { nodes } of held) nodes[mode] = renumbered[nodes[mode]!]!;
        }
      },
    };
  }

  mark(performers: Uint8Array): void {
    for (const held of this.held.values())
      for (const { performer } of held) performers[performer] = 1;
  }

  private follow({ nodes, line, performer, code, kind }: Held, isLock: boolean): void {
    for (const [mode, checker] of this.checkers.entries()) {
      const source = { node: nodes[mode]!, line, performer, code, kind };
      if (isLock) checker.follow(this.thread, source, this.op, Relation.Lock, this.lock);
      else if (this.begins) checker.followToBegin(this.thread, source, this.op);
      else checker.followMust(this.thread, source, this.op);
    }
  }

  private current(): Held | undefined {
    const nodes = this.checkers.map((checker) => checker.nodeOf(this.thread, this.op));
    if (nodes.every((node) => node === 0)) return undefined;
    return { ...this.op, nodes };
  }
}
