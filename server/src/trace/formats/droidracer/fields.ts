/**
 * How a single field of a line goes into an operation: which key is wanted, what its value must look
 * like, and where it goes. A field that is not as it must be says so, and the line makes no operation.
 */
import { Flag } from '../../operations.js';
import { storeRow, type Draft, type NumberColumn, type Outcome } from './draft.js';
import { readAddress, readInteger, type Trouble } from './lexer.js';
import type { LogNames } from './names.js';

export interface FieldSpec {
  readonly key: string;
  readonly read: (value: string, draft: Draft, names: LogNames) => Outcome;
}

const MAXIMUM_U32 = 0xffffffff;
const MINIMUM_I32 = -0x80000000;

type Use = (number: number, draft: Draft, names: LogNames) => Outcome;

function into(column: NumberColumn): Use {
  return (number, draft) => {
    draft[column] = number;
    return undefined;
  };
}

function numeric(key: string, parse: (value: string) => number | Trouble, use: Use): FieldSpec {
  return {
    key,
    read: (value, draft, names) => {
      const number = parse(value);
      return typeof number === 'number' ? use(number, draft, names) : number;
    },
  };
}

function bounded(key: string, low: number, high: number, use: Use): FieldSpec {
  return numeric(key, (value) => readInteger(key, value, low, high), use);
}

/** A thread that an earlier line has introduced. */
export function thread(key: string, column: NumberColumn = 'thread'): FieldSpec {
  return bounded(key, 0, MAXIMUM_U32, (tid, draft, names) => {
    draft[column] = names.findThread(tid);
    return draft[column] === 0 ? unknownThread(tid) : undefined;
  });
}

/** A thread that this line may introduce. */
export function newThread(key: string, column: NumberColumn = 'thread'): FieldSpec {
  return bounded(key, 0, MAXIMUM_U32, (tid, draft, names) =>
    storeRow(draft, column, names.introduceThread(tid)),
  );
}

export function threadName(key: string): FieldSpec {
  return {
    key,
    read: (value, draft, names) => {
      names.nameThread(draft.thread, value);
      return undefined;
    },
  };
}

/** A task's number; 0 is kept for "no task". */
export function task(key: string): FieldSpec {
  return bounded(key, 1, MAXIMUM_U32, into('a'));
}

export function count(key: string, column: NumberColumn): FieldSpec {
  return bounded(key, 0, MAXIMUM_U32, into(column));
}

/** A number of the recorder's own where -1 says "none"; kept as it is written. */
export function countOrNone(key: string): FieldSpec {
  return bounded(key, -1, MAXIMUM_U32, into('amount'));
}

/** A 32-bit hash in decimal; recorders that print it signed mean the same 32 bits. */
export function hash(key: string, column: 'a' | 'b' | 'c'): FieldSpec {
  return bounded(key, MINIMUM_I32, MAXIMUM_U32, (number, draft) => {
    draft[column] = number >>> 0;
    return undefined;
  });
}

/** The hash of a queue that is not being attached here. */
export function queue(key: string): FieldSpec {
  return bounded(key, MINIMUM_I32, MAXIMUM_U32, (number, draft, names) =>
    storeRow(draft, 'b', names.queueNamed(String(number >>> 0))),
  );
}

/** The hash of the queue that the operation's thread attaches. */
export function attachedQueue(key: string): FieldSpec {
  return bounded(key, MINIMUM_I32, MAXIMUM_U32, (number, draft, names) =>
    storeRow(draft, 'b', names.attachQueue(draft.thread, String(number >>> 0))),
  );
}

/** The thread that runs a posted task: the post goes to its queue. */
export function destination(key: string): FieldSpec {
  return bounded(key, 0, MAXIMUM_U32, (tid, draft, names) => {
    const receiver = names.findThread(tid);
    if (receiver === 0) return unknownThread(tid);
    return storeRow(draft, 'b', names.destinationOf(receiver));
  });
}

function unknownThread(tid: number): Trouble {
  return { code: 'unknown-thread', message: `Thread ${tid} has not been started before.` };
}

/** A number that must be there and says nothing, such as the `dest:-1` of all DroidRacer posts. */
export function unused(key: string): FieldSpec {
  return bounded(key, -1, MAXIMUM_U32, () => undefined);
}

/** Milliseconds; -1 is what the recorder calls a post to the front of the queue. */
export function delay(key: string): FieldSpec {
  return bounded(key, -1, Number.MAX_SAFE_INTEGER, (milliseconds, draft) => {
    if (milliseconds < 0) draft.flags = Flag.Front;
    else if (milliseconds > 0) draft.flags = Flag.Delayed;
    draft.amount = Math.max(0, milliseconds);
    return undefined;
  });
}

export function object(key: string): FieldSpec {
  return numeric(key, (value) => readAddress(key, value), into('a'));
}

/** A text that may be empty. */
export function text(key: string, part: 'owner' | 'name'): FieldSpec {
  return {
    key,
    read: (value, draft) => {
      draft[part] = value;
      return undefined;
    },
  };
}

export function filledText(key: string, part: 'owner' | 'name'): FieldSpec {
  return {
    key,
    read: (value, draft) => {
      draft[part] = value;
      if (value !== '') return undefined;
      return { code: 'missing-field', message: `The field "${key}" is empty.` };
    },
  };
}

/** A component; EM-Explorer writes `dummy` where there is none. */
export function componentOrDummy(key: string): FieldSpec {
  return {
    key,
    read: (value, draft) => {
      draft.owner = value === 'dummy' ? '' : value;
      return undefined;
    },
  };
}

/** A byte offset, an index of the dex file, or the index of an array's element. */
export function offset(key: string): FieldSpec {
  return bounded(key, 0, MAXIMUM_U32, (number, draft) => {
    draft.b = number;
    draft.name = String(number);
    return undefined;
  });
}

/** Codes of the user's events, in order. */
const UI_EVENTS = [
  'click',
  'long-click',
  'set-text',
  'back',
  'menu',
  'rotate',
  'date-animate',
  'update-date',
  'hour-minute',
  'value',
  'progress',
  'rating',
  'query',
  'toggle',
  'next-previous',
];

export function uiEvent(key: string): FieldSpec {
  return bounded(key, 0, MAXIMUM_U32, (code, draft) => {
    draft.name = UI_EVENTS[code] ?? `event-${code}`;
    draft.label = String(code);
    return undefined;
  });
}
