/**
 * Section 3.1, item 12: an idle handler runs in a task that the looper makes up. ADD_IDLE_HANDLER,
 * the end of the adding task and the end of the handler's previous run come before the POST of that
 * task; LOOP comes before QUEUE_IDLE and before the POST. In a racetrace the task has no POST
 * (`begin e5 h1`); its begin stands for both.
 */
import { OpKind } from '../../../trace/operations.js';
import { NONE, type Task } from '../graph.js';
import { argument, type Rule } from '../rule.js';

interface IdleHandler {
  readonly added: number;
  previousRun: Task | undefined;
}

export const idleRule: Rule = (context) => {
  const { graph } = context;
  const { nodes } = graph;
  const handlers = new Map<number, IdleHandler>();

  const run = (node: number, idler: number) => {
    const task = graph.taskOf(node);
    if (task === undefined) return;
    const entry = task.post === NONE ? task.call : task.post;
    const loop = nodes.loop.get(task.thread) ?? NONE;
    graph.add(loop, node, 'idle');
    graph.add(loop, entry, 'idle');
    const handler = handlers.get(idler);
    if (handler === undefined) return;
    graph.add(handler.added, entry, 'idle');
    const adding = graph.taskOf(handler.added);
    if (adding?.thread === task.thread) graph.add(adding.ret, entry, 'idle');
    graph.add(handler.previousRun?.ret ?? NONE, entry, 'idle');
    handler.previousRun = task;
  };

  return {
    [OpKind.AddIdle]: (node) => {
      handlers.set(argument(context, node, 'a'), { added: node, previousRun: undefined });
    },
    [OpKind.RemoveIdle]: (node) => {
      handlers.delete(argument(context, node, 'a'));
    },
    [OpKind.Idle]: (node) => {
      run(node, argument(context, node, 'a'));
    },
    [OpKind.Begin]: (node) => {
      const idler = argument(context, node, 'b');
      if (idler !== 0) run(node, idler);
    },
  };
};
