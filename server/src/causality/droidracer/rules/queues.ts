/** Section 3.1, items 4 to 6: queues, posts and the tasks that they start. */
import { Flag, OpKind } from '../../../trace/operations.js';
import { NONE } from '../graph.js';
import { leaveOut, type Rule } from '../rule.js';

/** ATTACH-Q -> LOOP; LOOP -> every CALL of the thread. */
export const loopRule: Rule = (context) => {
  const { graph } = context;
  const { attach, loop, thread } = graph.nodes;
  return {
    [OpKind.Loop]: (node) => {
      const attached = attach.get(thread[node]!) ?? NONE;
      if (attached < node) graph.add(attached, node, 'loop');
    },
    [OpKind.Begin]: (node) => {
      const looping = loop.get(thread[node]!) ?? NONE;
      if (looping !== NONE && looping < node) graph.add(looping, node, 'loop');
      else if (context.tables.threads[thread[node]!]?.kind !== 'binder') {
        const message = 'A task begins before its thread loops: the loop orders nothing before it.';
        leaveOut(context, node, 'call-before-loop', message);
      }
    },
  };
};

/** POST -> CALL; RET of the posting task -> CALL where both run on one thread. */
export const postRule: Rule = (context) => {
  const { graph } = context;
  return {
    [OpKind.Begin]: (node) => {
      const task = graph.taskOf(node)!;
      if (task.post === NONE) return;
      graph.add(task.post, node, 'post');
      const parent = graph.taskOf(task.post);
      if (parent?.thread === task.thread) graph.add(parent.ret, node, 'parent-end');
    },
    [OpKind.Post]: (node) => {
      if ((context.columns.flags[graph.nodes.operation[node]!]! & Flag.Front) === 0) return;
      const message =
        'A post to the front of the queue: the order of the queue is left out for it.';
      leaveOut(context, node, 'front-post', message);
    },
  };
};

/** A POST that a queue's own thread makes outside any task: ATTACH-Q -> POST. */
export const ownPostRule: Rule = ({ graph }) => ({
  [OpKind.Post]: (node) => {
    if (graph.taskOf(node) !== undefined) return;
    const attached = graph.nodes.attach.get(graph.nodes.thread[node]!) ?? NONE;
    if (attached < node) graph.add(attached, node, 'own-post');
  },
});
