/** An access as a report has it: who, what, where, and how it came to run. */
import type { Callback, ComponentKind } from '../trace/tables.js';
import type { Frame } from './context/call-stacks.js';

/** Where a race happens: the object as the trace writes it, the class, the field or element. */
export interface RaceLocation {
  readonly object?: string;
  readonly class?: string;
  readonly field?: string;
  /** A file, a database, a table, preferences. */
  readonly resource?: string;
}

/** One step back from an access: where its task was posted, or where its thread was forked. */
export interface CauseStep {
  readonly kind: 'post' | 'fork';
  readonly op: number;
  readonly line: number;
  readonly thread: string;
  /** The thread's name, where it has one. */
  readonly threadName?: string;
  /** The task and the callback in which that happened. */
  readonly task?: string;
  readonly callback?: Pick<Callback, 'kind' | 'owner' | 'name'>;
  readonly site?: Frame;
  /** Milliseconds, or the absolute time, that a post waits. */
  readonly delay?: number;
}

export interface RaceAccess {
  /** The operation's own number: CONTRACT.md's `op`. */
  readonly op: number;
  /** The line of the trace. */
  readonly line: number;
  readonly kind: 'read' | 'write';
  readonly thread: string;
  /** The thread's name, where it has one. */
  readonly threadName?: string;
  readonly task?: string;
  readonly callback?: Pick<Callback, 'kind' | 'owner' | 'name'>;
  readonly component?: { readonly kind: ComponentKind; readonly class: string };
  readonly site?: Frame;
  /** The site as the trace writes it, where that names neither class nor file (STD). */
  readonly siteLabel?: string;
  /** Innermost first; the first one is the site. */
  readonly stack: readonly Frame[];
  /** The locks held, as the trace writes them. */
  readonly locks: readonly string[];
  /** From the access outwards: who posted its task, who posted that one. */
  readonly causes: readonly CauseStep[];
}
