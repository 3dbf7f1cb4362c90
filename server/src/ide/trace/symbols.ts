import type { TraceIndex } from '../../trace/index/types.js';
import type { TraceSymbol, TraceText } from './types.js';
export declare function traceSymbols(index: TraceIndex, text: TraceText): TraceSymbol[];
