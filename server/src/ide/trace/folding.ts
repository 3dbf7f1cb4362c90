import type { TraceIndex } from '../../trace/index/types.js';
import type { TraceFold, TraceText } from './types.js';
export declare function traceFolding(index: TraceIndex, text: TraceText): TraceFold[];
