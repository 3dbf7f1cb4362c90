/**
 * What an operation of a trace can be: the kinds, and what the numbers in the columns mean. How each
 * kind is written, and which column holds which argument, stands in shapes.ts.
 *
 * The vocabulary is that of the papers: Table 1 of DroidRacer (PLDI 2014), the trace of CAFA
 * (Hsiao 2017, 3.1.2) and the messages that an Android recorder sees besides.
 */

export enum OpKind {
  // Threads
  Start = 1,
  Init,
  Exit,
  Fork,
  Join,
  // Queues and their tasks
  Attach,
  Loop,
  Post,
  Begin,
  End,
  Remove,
  Barrier,
  Unbarrier,
  AddIdle,
  RemoveIdle,
  Idle,
  Schedule,
  Fire,
  Cancel,
  Input,
  // What the platform may call next
  Enable,
  Trigger,
  Instance,
  // One side waits for the other
  Register,
  Unregister,
  Invoke,
  Signal,
  Await,
  Notify,
  Wait,
  Lock,
  Unlock,
  // Between processes, and threads that are not tracked
  Transact,
  Receive,
  Reply,
  Return,
  NativeEnter,
  NativeLeave,
  // Memory
  New,
  Read,
  Write,
  Deref,
  Branch,
  Relate,
  Block,
  // Code and what a person sees
  Enter,
  Leave,
  Atomic,
  EndAtomic,
  Snapshot,
  Shows,
  Nop,
}

/** The kinds of things an operation can name; each has one letter, used in racetrace ids (`t1`, `e7`). */
export const SIGILS = {
  process: 'p',
  thread: 't',
  queue: 'q',
  task: 'e',
  object: 'o',
  class: 'k',
  field: 'f',
  site: 's',
  stack: 'x',
  callback: 'c',
  component: 'i',
  handle: 'h',
  transaction: 'b',
  resource: 'r',
  name: 'n',
  source: 'u',
} as const;

export type IdKind = keyof typeof SIGILS;

/** Bits of the `flags` column. */
export enum Flag {
  /** `post`: the amount is a delay in milliseconds after the post. */
  Delayed = 1,
  /** `post`: the amount is the absolute time at which the task may run. */
  AtTime = 2,
  /** `post`: put at the front of the queue, before all that wait. */
  Front = 4,
  /** `post`: an asynchronous message; passes sync barriers. */
  Async = 8,
  /** `read`, `write`: the field is volatile (or atomic): the access orders, and does not race. */
  Volatile = 16,
  /** `lock`, `unlock`: a shared (read) lock. */
  Shared = 32,
  /** `transact`: one-way; nobody waits for the reply. */
  OneWay = 64,
  /** `branch`: the test came out true. */
  Holds = 128,
  /** `branch`: columns `d` and `amount` hold the guarded region's first and last line. */
  Region = 256,
  /** `snapshot`: on entering (set) or leaving (clear) the component. */
  Entry = 512,
  /** `relate`: combined by arithmetic (set) or compared (clear). */
  Combined = 1024,
  /** The reader made the operation up, to say in our vocabulary what the file says in another way. */
  Synthetic = 2048,
}

/** How a location is given: column `place`, the low four bits; a second location in the high four. */
export enum Place {
  None = 0,
  /** `o5.f1`: a = object, b = field. */
  Field = 1,
  /** `f1`: b = field; no object. */
  Static = 2,
  /** `o5[3]`: a = array, b = index. */
  Element = 3,
  /** `o5{3}`: a = container, b = an integer key. */
  Slot = 4,
  /** `o5{n2}`: a = container, b = the key's name. */
  Entry = 5,
  /** `o5{}`: a = container as a whole (its size, an iteration). */
  Whole = 6,
  /** `r1`: b = resource: a file, a database table, preferences. */
  Resource = 7,
}

/** What column `value` means: column `valueKind`. */
export enum ValueKind {
  None = 0,
  Null = 1,
  Boolean = 2,
  Number = 3,
  /** value = name id of the text. */
  Text = 4,
  Object = 5,
}

/** The tests of `branch`, in column `c`. */
export const BRANCH_TESTS = [
  'other',
  'null',
  'nonnull',
  'same',
  'true',
  'zero',
  'compare',
] as const;
export type BranchTest = (typeof BRANCH_TESTS)[number];

export function isAccess(kind: OpKind): boolean {
  // One comparison for both, which follow each other: which of them comes no processor foretells.
  return (kind - OpKind.Read) >>> 1 === 0;
}
