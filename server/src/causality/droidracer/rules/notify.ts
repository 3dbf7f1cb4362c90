/**
 * Section 3.1, item 7: NOTIFY -> next WAIT of the notified thread. A racetrace may leave the woken
 * thread out; then the next WAIT on the same monitor is taken.
 */
import { OpKind } from '../../../trace/operations.js';
import { NONE } from '../graph.js';
import { argument, leaveOut, type Rule } from '../rule.js';

export const notifyRule: Rule = (context) => {
  const { graph } = context;
  const byThread = new Map<number, number>();
  const byMonitor = new Map<number, number[]>();

  const notifyThread = (thread: number, node: number) => {
    if (byThread.has(thread)) {
      const message =
        'The thread was notified already and has not waited: this notify orders nothing.';
      leaveOut(context, node, 'notify-twice', message);
    } else byThread.set(thread, node);
  };

  const notifyMonitor = (monitor: number, node: number) => {
    const waiting = byMonitor.get(monitor);
    if (waiting === undefined) byMonitor.set(monitor, [node]);
    else waiting.push(node);
  };

  return {
    [OpKind.Notify]: (node) => {
      const thread = argument(context, node, 'b');
      if (thread !== 0) notifyThread(thread, node);
      else notifyMonitor(argument(context, node, 'a'), node);
    },
    [OpKind.Wait]: (node) => {
      const thread = graph.nodes.thread[node]!;
      const named = byThread.get(thread);
      byThread.delete(thread);
      const notify = named ?? byMonitor.get(argument(context, node, 'a'))?.shift();
      graph.add(notify ?? NONE, node, 'notify');
    },
  };
};
