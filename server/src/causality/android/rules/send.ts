/** SEND: `post e` before `begin e`. */
import { OpKind } from '../../../trace/operations.js';
import type { CreatePairRule } from '../pair-rule.js';
import { channelKey } from '../rule.js';

export const sendRule: CreatePairRule = ({ channels }) => ({
  before: {
    [OpKind.Begin]: (columns, index) => {
      const key = channelKey('SEND', columns.a[index]!);
      channels.acquire(key);
      channels.clear(key);
    },
    [OpKind.Remove]: (columns, index) => {
      channels.clear(channelKey('SEND', columns.a[index]!));
    },
  },
  after: {
    [OpKind.Post]: (columns, index) => {
      channels.replace(channelKey('SEND', columns.a[index]!));
    },
  },
});
