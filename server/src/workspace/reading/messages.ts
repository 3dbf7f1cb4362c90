/** What the thread that reads a trace says to the one that analyses it, in this order. Plain data. */
import type { TraceInput } from '../../trace/formats/index.js';
import type { ObjectStyle, ProblemNews, TableNews } from '../../trace/news.js';
import type { TraceFormat } from '../../trace/reader.js';
import type { BatchRing } from './ring.js';

/** What the reading thread is started with. */
export interface ReadingTask {
  readonly file: string;
  readonly input: TraceInput;
  /** How many problems are kept. */
  readonly problems: number;
  readonly ring: BatchRing;
}

export type ReadingMessage =
  /** The thread runs: what goes wrong from now on is no matter of starting it. */
  { readonly kind: 'started' } | Opened | Batch | End;

/** It is a trace. */
export interface Opened {
  readonly kind: 'opened';
  readonly format: TraceFormat;
  readonly objects: ObjectStyle;
  readonly problems: ProblemNews;
}

/** The next batch of the ring is full; what was learnt before it was. */
export interface Batch {
  readonly kind: 'batch';
  readonly length: number;
  readonly tables: TableNews;
  readonly problems: ProblemNews;
}

/** There is no more; no tables if it was no trace. */
export interface End {
  readonly kind: 'end';
  readonly tables: TableNews | undefined;
  readonly problems: ProblemNews;
}
