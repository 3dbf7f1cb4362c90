/** VOLATILE: every write so far of a volatile location before a read of it. */
import { Flag, OpKind } from '../../../trace/operations.js';
import { LocationIndex } from '../../../trace/locations.js';
import type { CreatePairRule } from '../pair-rule.js';
import { channelKey } from '../rule.js';

export const volatileRule: CreatePairRule = ({ channels, tables }) => {
  const locations = new LocationIndex(tables);
  return {
    before: {
      [OpKind.Read]: (columns, index) => {
        if ((columns.flags[index]! & Flag.Volatile) === 0) return;
        channels.acquire(channelKey('VOLATILE', locations.of(columns, index)));
      },
    },
    after: {
      [OpKind.Write]: (columns, index) => {
        if ((columns.flags[index]! & Flag.Volatile) === 0) return;
        channels.gather(channelKey('VOLATILE', locations.of(columns, index)));
      },
    },
  };
};
