/**
 * What DroidRacer gives up on (DROIDRACER.md section 3.4) and no rule meets by itself: accesses,
 * locks and forks of a looping thread outside its tasks, and a native bracket inside another. Only
 * reported: program order has no previous operation there, so little orders these operations.
 */
import { OpKind } from '../../../trace/operations.js';
import { NONE } from '../graph.js';
import { leaveOut, type Rule } from '../rule.js';

export const outsideTaskReport: Rule = (context) => {
  const { graph } = context;
  const told = new Set<number>();
  const inNative = new Set<number>();
  const outside = (node: number) => {
    const thread = graph.nodes.thread[node]!;
    const loop = graph.nodes.loop.get(thread) ?? NONE;
    if (loop === NONE || loop > node || graph.taskOf(node) !== undefined || told.has(thread))
      return;
    told.add(thread);
    const message =
      'The thread loops, but acts outside any task: its earlier operations do not order this.';
    leaveOut(context, node, 'outside-task', message);
  };
  return {
    [OpKind.Block]: outside,
    [OpKind.Lock]: outside,
    [OpKind.Unlock]: outside,
    [OpKind.Fork]: outside,
    [OpKind.NativeEnter]: (node) => {
      const thread = graph.nodes.thread[node]!;
      if (inNative.has(thread)) {
        const message =
          'The thread comes in from native code twice: its earlier operations do not order this.';
        leaveOut(context, node, 'native-entry-twice', message);
      }
      inNative.add(thread);
    },
    [OpKind.NativeLeave]: (node) => {
      inNative.delete(graph.nodes.thread[node]!);
    },
  };
};
