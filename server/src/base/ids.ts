/**
 * Branded ids. An id is a number at run time; the brand keeps a task from being passed where a
 * thread is wanted. Ids of declared things (threads, sites, …) are dense, start at 1 and index a
 * table; 0 means "none". Ids of undeclared things (tasks, objects, …) are the trace's own numbers.
 */
declare const brand: unique symbol;
type Branded<Name extends string> = number & { readonly [brand]: Name };

export type ThreadId = Branded<'thread'>;
export type QueueId = Branded<'queue'>;
export type SiteId = Branded<'site'>;
export type FieldId = Branded<'field'>;
export type TaskId = Branded<'task'>;
export type ObjectId = Branded<'object'>;

/** The position of an operation in a trace, counted from 0. */
export type OpIndex = Branded<'op'>;
