/**
 * LIFECYCLE: the callbacks of one component instance come in an order that its lifecycle allows. A
 * callback that may follow the last one comes after the task that ran it: the whole task, if its
 * post or begin names the callback, or else from the `trigger` on. A callback outside of any task is
 * over at its trigger, for want of better knowledge.
 */
import { TripleIndex } from '../../../base/triple-index.js';
import type { Columns } from '../../../trace/batch.js';
import { OpKind } from '../../../trace/operations.js';
import {
  LIFECYCLES,
  callbacksNamed,
  isFinal,
  isRequest,
  mayFollow,
  type Track,
} from '../lifecycles.js';
import type { CreatePairRule, RuleContext } from '../pair-rule.js';
import { channelKey, type ChannelKey } from '../rule.js';
import type { Segment } from '../segments.js';
import { ComponentInstances, type Instance } from './component-instances.js';

export const lifecycleRule: CreatePairRule = (context) => {
  const lifecycles = new Lifecycles(context);
  return {
    before: {
      [OpKind.Begin]: (columns, index, segment) => {
        lifecycles.begin(columns, index, segment);
      },
      [OpKind.Trigger]: (columns, index, segment) => {
        lifecycles.trigger(columns.a[index]!, columns.b[index]!, segment);
      },
      [OpKind.Instance]: (columns, index, segment) => {
        lifecycles.instantiate(columns.a[index]!, segment);
      },
    },
    after: {
      [OpKind.Post]: (columns, index) => {
        lifecycles.post(columns, index);
      },
      [OpKind.Remove]: (columns, index) => {
        lifecycles.forget(columns.a[index]!);
      },
      [OpKind.Trigger]: () => {
        lifecycles.leaveAtOnce();
      },
      [OpKind.Instance]: () => {
        lifecycles.leaveAtOnce();
      },
      [OpKind.End]: (_columns, _index, { id }) => {
        lifecycles.end(id);
      },
    },
  };
};

/** A callback that runs on one track of one instance. */
interface Run {
  readonly track: Track;
  readonly key: ChannelKey;
  readonly callback: string;
  /** It follows all that the channel holds, so it may take their place. */
  readonly ordered: boolean;
}

class Lifecycles {
  private readonly instances: ComponentInstances;
  private readonly ids = new TripleIndex();
  /** The last callback, by channel. */
  private readonly last = new Map<ChannelKey, string>();
  /** The callbacks of tasks that have not ended, by segment. */
  private readonly running = new Map<number, Run[]>();
  /** Those of this operation that are over with it. */
  private over: Run[] = [];
  /** Callback and component that a waiting task will run. */
  private readonly posted = new Map<number, readonly [number, number]>();

  constructor(private readonly context: RuleContext) {
    this.instances = new ComponentInstances(context.tables);
  }

  post(columns: Columns, index: number): void {
    const callback = columns.c[index]!;
    if (callback !== 0) this.posted.set(columns.a[index]!, [callback, columns.d[index]!]);
  }

  forget(task: number): void {
    this.posted.delete(task);
  }

  begin(columns: Columns, index: number, segment: Segment): void {
    const task = columns.a[index]!;
    const [callback, component] = this.posted.get(task) ?? [0, 0];
    this.forget(task);
    const own = columns.c[index]!;
    this.trigger(own || callback, columns.d[index]! || component, segment);
  }

  /** The platform calls the callback now, in this segment. */
  trigger(callback: number, component: number, segment: Segment): void {
    const row = this.context.tables.callbacks[callback];
    const instance = row === undefined ? undefined : this.instances.find(row, component);
    if (instance !== undefined) this.run(instance, row!.name, segment);
  }

  /** DroidRacer knows an activity by its intent until this moment, which is in its launch. */
  instantiate(component: number, segment: Segment): void {
    const kind = this.context.tables.components.get(component)?.kind ?? 'activity';
    if (kind === 'activity') {
      this.run(this.instances.numbered(kind, component), 'LAUNCH-ACT', segment);
    }
  }

  leaveAtOnce(): void {
    if (this.over.length === 0) return;
    for (const run of this.over) this.leave(run);
    this.over = [];
  }

  end(segment: number): void {
    for (const run of this.running.get(segment) ?? []) this.leave(run);
    this.running.delete(segment);
  }

  private run({ kind, id }: Instance, name: string, segment: Segment): void {
    const callbacks = callbacksNamed(name);
    LIFECYCLES[kind].forEach((track: Track, place) => {
      if (track[callbacks[0]!] === undefined) return;
      this.enter(track, channelKey('LIFECYCLE', this.ids.add(id, place, 0)), callbacks, segment);
    });
  }

  private enter(
    track: Track,
    key: ChannelKey,
    callbacks: readonly string[],
    { id, kind }: Segment,
  ): void {
    const callback = callbacks[callbacks.length - 1]!;
    const running = this.running.get(id) ?? [];
    if (running.some((run) => run.key === key && run.callback === callback)) return;
    const last = this.last.get(key);
    const ordered = last !== undefined && mayFollow(track, last, callbacks[0]!);
    if (ordered) this.context.channels.acquire(key);
    this.last.set(key, callback);
    const run = { track, key, callback, ordered };
    if (kind !== 'task' || isRequest(callback)) this.over.push(run);
    else this.running.set(id, [...running, run]);
  }

  private leave({ track, key, callback, ordered }: Run): void {
    const { channels } = this.context;
    if (isFinal(track, callback)) {
      channels.clear(key);
      this.last.delete(key);
    } else if (ordered) channels.replace(key);
    else channels.gather(key);
  }
}
