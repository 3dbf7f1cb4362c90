/**
 * Operations that DroidRacer did not record and racetraces do, ordered in the plain way: the end of
 * a thread before its join, a signal before the await, a timer's setting before its firing, a
 * listener's registration before its call, the steps of a binder transaction, volatile writes
 * before the reads that follow. DROIDRACER.md does not speak of them; no published log has them.
 */
import { Place, OpKind } from '../../../trace/operations.js';
import { NONE, type BaseRule } from '../graph.js';
import { argument, type Rule, type RuleContext } from '../rule.js';

/** The latest `first` with the same first argument -> `second`. */
function latestBefore(first: OpKind, second: OpKind, rule: BaseRule): Rule {
  return (context) => {
    const latest = new Map<number, number>();
    return {
      [first]: (node: number) => {
        latest.set(argument(context, node, 'a'), node);
      },
      [second]: (node: number) => {
        context.graph.add(latest.get(argument(context, node, 'a')) ?? NONE, node, rule);
      },
    };
  };
}

/** THREADEXIT -> JOIN (Figure 7 of the paper); where no exit is recorded (STD), the last operation. */
export const joinRule: Rule = (context) => {
  const exits = new Map<number, number>();
  const latest = new Map<number, number>();
  return (node) => {
    const thread = context.graph.nodes.thread[node]!;
    const kind = context.graph.kindOf(node);
    if (kind === OpKind.Exit) exits.set(thread, node);
    if (kind === OpKind.Join) {
      const joined = argument(context, node, 'a');
      context.graph.add(exits.get(joined) ?? latest.get(joined) ?? NONE, node, 'join');
    }
    latest.set(thread, node);
  };
};

/** Every signal so far -> await: a latch waits for all of them. */
export const signalRule: Rule = (context) => {
  const signals = new Map<number, number[]>();
  return {
    [OpKind.Signal]: (node) => {
      const handle = argument(context, node, 'a');
      const earlier = signals.get(handle);
      if (earlier === undefined) signals.set(handle, [node]);
      else earlier.push(node);
    },
    [OpKind.Await]: (node) => {
      const earlier = signals.get(argument(context, node, 'a')) ?? [];
      for (const signal of earlier) context.graph.add(signal, node, 'signal');
    },
  };
};

export const timerRule = latestBefore(OpKind.Schedule, OpKind.Fire, 'timer');
export const listenerRule = latestBefore(OpKind.Register, OpKind.Invoke, 'listener');
export const transactRule = latestBefore(OpKind.Transact, OpKind.Receive, 'binder');
export const replyRule = latestBefore(OpKind.Reply, OpKind.Return, 'binder');

/**
 * Every write so far of a volatile location -> read; of one thread and task, the latest stands for
 * those before it. Only volatile accesses are nodes of these kinds.
 */
export const volatileRule: Rule = (context) => {
  const { thread, task } = context.graph.nodes;
  const writes = new Map<string, Map<string, number>>();
  return {
    [OpKind.Read]: (node) => {
      const earlier = writes.get(locationOf(context, node)) ?? new Map<string, number>();
      for (const write of earlier.values()) context.graph.add(write, node, 'volatile');
    },
    [OpKind.Write]: (node) => {
      const location = locationOf(context, node);
      const earlier = writes.get(location) ?? new Map<string, number>();
      writes.set(location, earlier.set(`${thread[node]!} ${task[node]!}`, node));
    },
  };
};

function locationOf(context: RuleContext, node: number): string {
  const place = context.columns.place[context.graph.nodes.operation[node]!]! & 15;
  const object = place === Place.Static ? 0 : argument(context, node, 'a');
  return `${place} ${object} ${argument(context, node, 'b')}`;
}
