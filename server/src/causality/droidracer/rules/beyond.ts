/**
 * Operations that DroidRacer did not record and racetraces do, ordered in the plain way: the end of
 * a thread before its join, a signal before the await, a timer's setting before its firing, a
 * listener's registration before its call, the steps of a binder transaction, a volatile write
 * before the reads that follow. DROIDRACER.md does not speak of them; no published log has them.
 */
import { Place, OpKind } from '../../../trace/operations.js';
import { NONE, type BaseRule } from '../graph.js';
import { argument, type Rule, type RuleContext, type Visit } from '../rule.js';

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

/** THREADEXIT -> JOIN (Figure 7 of the paper). */
export const joinRule: Rule = (context) => {
  const exits = new Map<number, number>();
  return {
    [OpKind.Exit]: (node) => {
      exits.set(context.graph.nodes.thread[node]!, node);
    },
    [OpKind.Join]: (node) => {
      context.graph.add(exits.get(argument(context, node, 'a')) ?? NONE, node, 'join');
    },
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

/** Latest write of a volatile location -> read. Only volatile accesses are nodes of these kinds. */
export const volatileRule: Rule = (context) => {
  const writes = new Map<string, number>();
  const read: Visit = (node) => {
    context.graph.add(writes.get(locationOf(context, node)) ?? NONE, node, 'volatile');
  };
  return {
    [OpKind.Read]: read,
    [OpKind.Write]: (node) => {
      writes.set(locationOf(context, node), node);
    },
  };
};

function locationOf(context: RuleContext, node: number): string {
  const place = context.columns.place[context.graph.nodes.operation[node]!]! & 15;
  const object = place === Place.Static ? 0 : argument(context, node, 'a');
  return `${place} ${object} ${argument(context, node, 'b')}`;
}
