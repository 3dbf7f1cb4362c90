import type { TraceIndex } from '../../trace/index/types.js';
import type { Position, TraceContext, TraceHover, TraceText } from './types.js';
export declare function traceHover(
  index: TraceIndex,
  text: TraceText,
  position: Position,
  context: TraceContext,
): Promise<TraceHover | undefined>;
