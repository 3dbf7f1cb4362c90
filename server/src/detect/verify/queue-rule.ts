/** By which rule of the queue one message waits for another, or for a barrier. */
import { Flag, OpKind } from '../../trace/operations.js';
import type { Skeleton } from './skeleton.js';

const TAGS = Flag.Delayed | Flag.AtTime | Flag.Front | Flag.Async;

export function queueRule({ columns }: Skeleton, ahead: number, post: number): string {
  const { kind, flags, amount } = columns;
  if (kind[ahead] === OpKind.Barrier) return 'BARRIER';
  const isPlain = (node: number) => (flags[node]! & TAGS) === 0 && amount[node] === 0;
  return isPlain(ahead) && isPlain(post) ? 'FIFO' : 'PRIORITY';
}
