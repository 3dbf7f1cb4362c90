/** VOLATILE: every write so far of a volatile location before a read of it. */
import { OpKind } from '../../../trace/operations.js';
import { LocationIndex } from '../../../trace/locations.js';
import { volatileRow, type CreatePairRule } from '../pair-rule.js';
import { channelKey } from '../rule.js';

export const volatileRule: CreatePairRule = ({ channels, tables }) => {
  const locations = new LocationIndex(tables);
  return {
    before: {
      [volatileRow(OpKind.Read)]: (columns, index) => {
        channels.acquire(channelKey('VOLATILE', locations.of(columns, index)));
      },
    },
    after: {
      [volatileRow(OpKind.Write)]: (columns, index) => {
        channels.gather(channelKey('VOLATILE', locations.of(columns, index)));
      },
    },
  };
};
