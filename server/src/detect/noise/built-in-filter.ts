/** Our own filter data: what commutes in Android's framework and in Java's library. */
import commutative from './commutative.json';
import { readFilter, type FilterData } from './filter-data.js';

export function builtInFilter(): FilterData {
  return readFilter(commutative).data;
}
