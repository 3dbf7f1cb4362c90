/** CALL and REPLY: a binder transaction is received after it was sent, its reply likewise. */
import { OpKind } from '../../../trace/operations.js';
import type { CreatePairRule, Step } from '../pair-rule.js';
import { channelKey, type Rule } from '../rule.js';

function oneToOne(rule: Rule, first: OpKind, second: OpKind): CreatePairRule {
  return ({ channels }) => {
    const release: Step = (columns, index) => {
      channels.replace(channelKey(rule, columns.a[index]!));
    };
    const acquire: Step = (columns, index) => {
      const key = channelKey(rule, columns.a[index]!);
      channels.acquire(key);
      channels.clear(key);
    };
    return { before: { [second]: acquire }, after: { [first]: release } };
  };
}

/** `transact b` before `receive b`. */
export const callRule = oneToOne('CALL', OpKind.Transact, OpKind.Receive);

/** `reply b` before `return b`. */
export const replyRule = oneToOne('REPLY', OpKind.Reply, OpKind.Return);
