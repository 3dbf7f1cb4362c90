/**
 * Section 3.1, item 11 for broadcasts: at ABC_ONRECEIVE, the application's binding, the matching send
 * and the matching registration come before the reception and before its POST. A reception that was
 * put off (ABC_TRIGGER_ONRECIEVE_LATER) is matched where it was put off. What caused each reception
 * is also kept for the closure's broadcast order (section 3.2).
 */
import { OpKind } from '../../../trace/operations.js';
import { NONE } from '../graph.js';
import {
  argument,
  callbackAt,
  causeTrigger,
  leaveOut,
  type Rule,
  type RuleContext,
} from '../rule.js';
import { BroadcastMatcher, NOT_MATCHED, type BroadcastMatch } from './broadcast-matcher.js';

const TIME_TICK = 'android.intent.action.TIME_TICK';

/** A reception and the send, or the registration while sticky, that it answers. */
export interface Reception {
  readonly cause: number;
  readonly sticky: boolean;
  readonly trigger: number;
  readonly post: number;
}

export function createBroadcastRule(receptions: Reception[]): Rule {
  return (context) => {
    const { graph } = context;
    const matcher = new BroadcastMatcher();
    const putOff = new Map<number, BroadcastMatch>();
    let bindApp = NONE;
    let lastTick = NONE;

    const receive = (node: number, action: string) => {
      const match = matchReception(context, node, action, matcher, putOff);
      const post = graph.taskOf(node)?.post ?? NONE;
      graph.add(bindApp, post, 'broadcast');
      causeTrigger(context, match.send, node, 'broadcast');
      causeTrigger(context, match.registration, node, 'broadcast');
      if (action === TIME_TICK) {
        graph.add(lastTick, post, 'broadcast');
        lastTick = post;
      }
      const cause = match.sticky ? match.registration : match.send;
      if (cause !== NONE) receptions.push({ cause, sticky: match.sticky, trigger: node, post });
    };

    return {
      [OpKind.Enable]: (node) => {
        const isBound = callbackAt(context, node).name === 'BINDAPP-DONE';
        if (isBound) bindApp = graph.taskOf(node)?.post ?? NONE;
      },
      [OpKind.Trigger]: (node) => {
        const { kind, owner: action, name: state } = callbackAt(context, node);
        if (kind !== 'broadcast') return;
        const receiver = argument(context, node, 'b');
        const intent = argument(context, node, 'c');
        if (state === 'ABC_ONRECEIVE') receive(node, action);
        else if (state === 'ABC_TRIGGER_ONRECIEVE_LATER') {
          const number = context.columns.number[graph.nodes.operation[node]!]!;
          putOff.set(number, matcher.match(receiver, action, intent));
        } else matcher.note(state, node, receiver, action, intent);
      },
    };
  };
}

function matchReception(
  context: RuleContext,
  node: number,
  action: string,
  matcher: BroadcastMatcher,
  putOff: ReadonlyMap<number, BroadcastMatch>,
): BroadcastMatch {
  const later = context.columns.amount[context.graph.nodes.operation[node]!]!;
  if (context.graph.taskOf(node) === undefined) {
    leaveOut(context, node, 'reception-outside-task', 'A reception outside any task has no post.');
  }
  // EM-Explorer numbers its operations anew and keeps none that put off: its numbers lead nowhere.
  if (later <= 0 || context.format === 'em-explorer') {
    const receiver = argument(context, node, 'b');
    return matcher.match(receiver, action, argument(context, node, 'c'));
  }
  const match = putOff.get(later);
  if (match !== undefined) return match;
  const message = `Operation ${later} did not put a reception off: no broadcast is taken as its cause.`;
  leaveOut(context, node, 'reception-not-put-off', message);
  return NOT_MATCHED;
}
