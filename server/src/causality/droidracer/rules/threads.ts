/** Section 3.1, items 1 to 3: START, FORK and program order. */
import { OpKind } from '../../../trace/operations.js';
import { NONE } from '../graph.js';
import { argument, leaveOut, type Rule } from '../rule.js';

/** START -> every THREADINIT and every NATIVE-ENTRY. */
export const startRule: Rule = ({ graph }) => {
  let start = NONE;
  const begins = (node: number) => {
    graph.add(start, node, 'start');
  };
  return {
    [OpKind.Start]: (node) => {
      start = node;
    },
    [OpKind.Init]: begins,
    [OpKind.NativeEnter]: begins,
  };
};

/** FORK -> THREADINIT of the child; where that is not recorded (STD), its first operation. */
export const forkRule: Rule = (context) => {
  const forks = new Map<number, number>();
  const live = new Set<number>();
  const { graph } = context;

  const fork = (node: number) => {
    const child = argument(context, node, 'a');
    if (live.has(child)) {
      const message = 'The thread that is forked runs already: the fork orders nothing.';
      leaveOut(context, node, 'fork-of-live-thread', message);
    } else forks.set(child, node);
  };

  return (node) => {
    const thread = graph.nodes.thread[node]!;
    const kind = graph.kindOf(node);
    if (kind === OpKind.Init || !live.has(thread)) {
      graph.add(forks.get(thread) ?? NONE, node, 'fork');
      forks.delete(thread);
      live.add(thread);
    }
    if (kind === OpKind.Fork) fork(node);
    else if (kind === OpKind.Exit) live.delete(thread);
  };
};

const STARTS_AFRESH: ReadonlySet<OpKind> = new Set([OpKind.Init, OpKind.Begin, OpKind.NativeEnter]);
const ENDS_HERE: ReadonlySet<OpKind> = new Set([OpKind.End, OpKind.Loop, OpKind.NativeLeave]);
const OUTSIDE: ReadonlySet<OpKind> = new Set([OpKind.Instance, OpKind.RemoveIdle, OpKind.Start]);

/**
 * Previous operation of the thread -> operation: a total order before LOOP, within one task, and
 * within one native bracket.
 */
export const programOrderRule: Rule = ({ graph }) => {
  const previous = new Map<number, number>();
  return (node) => {
    const kind = graph.kindOf(node);
    if (OUTSIDE.has(kind)) return;
    const thread = graph.nodes.thread[node]!;
    if (!STARTS_AFRESH.has(kind)) graph.add(previous.get(thread) ?? NONE, node, 'program-order');
    previous.set(thread, ENDS_HERE.has(kind) ? NONE : node);
  };
};
