/**
 * How each kind of operation is written and stored, said once: its verb, its arguments, and the column
 * of a batch that holds each. Readers, writers, the editor's features and docs/trace-format.md all
 * follow this table, so a kind added here is known everywhere.
 */
import { Flag, OpKind, type IdKind } from './operations.js';

/** Columns that hold an argument. `site` is where the operation stands in the source. */
export type ArgumentColumn = 'a' | 'b' | 'c' | 'd' | 'site';

export interface Argument {
  readonly id: IdKind;
  readonly column: ArgumentColumn;
  readonly optional: boolean;
}

/**
 * A word or `key=value` that may follow the arguments.
 * `column` receives the number after `=`; `flag` is set when the word is there.
 */
export interface Option {
  readonly word: string;
  readonly column?: 'amount' | 'c';
  readonly flag?: Flag;
}

export interface OperationShape {
  readonly kind: OpKind;
  readonly verb: string;
  readonly arguments: readonly Argument[];
  readonly options: readonly Option[];
  /** How many locations it takes: 0, 1 or 2; `optionalLocation` when one may be left out. */
  readonly locations: 0 | 1 | 2;
  readonly optionalLocation: boolean;
  /** A bare number as first argument, into column `a`. */
  readonly numbered: boolean;
  readonly takesValue: boolean;
  /** One phrase for people: the operation as "thread … <says>". */
  readonly says: string;
}

type ShapeExtras = Partial<Omit<OperationShape, 'kind' | 'verb' | 'says' | 'arguments'>>;

function required(id: IdKind, column: ArgumentColumn): Argument {
  return { id, column, optional: false };
}

function optional(id: IdKind, column: ArgumentColumn): Argument {
  return { id, column, optional: true };
}

const SITE = optional('site', 'site');

function shape(
  kind: OpKind,
  verb: string,
  says: string,
  own: readonly Argument[] = [],
  extras: ShapeExtras = {},
): OperationShape {
  return {
    kind,
    verb,
    says,
    arguments: [...own, SITE],
    options: [],
    locations: 0,
    optionalLocation: false,
    numbered: false,
    takesValue: false,
    ...extras,
  };
}

const CALLBACK_AND_COMPONENT = [optional('callback', 'c'), optional('component', 'd')];
const STACK = optional('stack', 'd');
/** The class of the array or container, where its recorder knows it. */
const CLASS_OF_OBJECT = optional('class', 'c');

export const SHAPES: readonly OperationShape[] = [
  shape(OpKind.Start, 'start', 'the recording starts'),
  shape(OpKind.Init, 'init', 'starts running'),
  shape(OpKind.Exit, 'exit', 'ends'),
  shape(OpKind.Fork, 'fork', 'starts a thread', [required('thread', 'a')]),
  shape(OpKind.Join, 'join', 'waited for a thread to end', [required('thread', 'a')]),

  shape(OpKind.Attach, 'attach', 'attaches a queue to itself', [required('queue', 'b')]),
  shape(OpKind.Loop, 'loop', 'begins to run the tasks of its queue', [required('queue', 'b')]),
  shape(
    OpKind.Post,
    'post',
    'posts a task',
    [required('task', 'a'), optional('queue', 'b'), ...CALLBACK_AND_COMPONENT],
    {
      options: [
        { word: 'delay', column: 'amount', flag: Flag.Delayed },
        { word: 'at', column: 'amount', flag: Flag.AtTime },
        { word: 'front', flag: Flag.Front },
        { word: 'async', flag: Flag.Async },
      ],
    },
  ),
  shape(OpKind.Begin, 'begin', 'begins a task', [
    required('task', 'a'),
    optional('handle', 'b'),
    ...CALLBACK_AND_COMPONENT,
  ]),
  shape(OpKind.End, 'end', 'ends a task', [required('task', 'a')]),
  shape(OpKind.Remove, 'remove', 'takes a waiting task out of its queue', [required('task', 'a')]),
  shape(OpKind.Barrier, 'barrier', 'puts a sync barrier into a queue', [
    required('task', 'a'),
    required('queue', 'b'),
  ]),
  shape(OpKind.Unbarrier, 'unbarrier', 'takes a sync barrier away', [required('task', 'a')]),
  shape(OpKind.AddIdle, 'add-idle', 'adds an idle handler to a queue', [
    required('handle', 'a'),
    required('queue', 'b'),
  ]),
  shape(OpKind.RemoveIdle, 'remove-idle', 'removes an idle handler', [
    required('handle', 'a'),
    optional('queue', 'b'),
  ]),
  shape(OpKind.Idle, 'idle', 'runs an idle handler', [
    required('handle', 'a'),
    optional('queue', 'b'),
  ]),
  shape(OpKind.Schedule, 'schedule', 'schedules a timer', [required('handle', 'a')], {
    options: [
      { word: 'delay', column: 'amount', flag: Flag.Delayed },
      { word: 'at', column: 'amount', flag: Flag.AtTime },
      { word: 'period', column: 'c' },
    ],
  }),
  shape(OpKind.Fire, 'fire', 'runs a timer', [required('handle', 'a')]),
  shape(OpKind.Cancel, 'cancel', 'cancels a timer', [required('handle', 'a')]),
  shape(
    OpKind.Input,
    'input',
    'says that a task comes from outside',
    [required('task', 'a'), required('source', 'b')],
    { options: [{ word: 'seq', column: 'amount' }] },
  ),

  shape(OpKind.Enable, 'enable', 'lets the platform call a callback from now on', [
    required('callback', 'a'),
    optional('component', 'b'),
  ]),
  shape(
    OpKind.Trigger,
    'trigger',
    'is in a callback that the platform calls',
    [required('callback', 'a'), optional('component', 'b')],
    {
      options: [
        { word: 'intent', column: 'c' },
        { word: 'later', column: 'amount' },
      ],
    },
  ),
  shape(
    OpKind.Instance,
    'instance',
    'creates the component that an intent asked for',
    [required('component', 'a')],
    { options: [{ word: 'intent', column: 'c' }] },
  ),

  shape(OpKind.Register, 'register', 'registers a listener', [
    required('handle', 'a'),
    optional('callback', 'b'),
  ]),
  shape(OpKind.Unregister, 'unregister', 'unregisters a listener', [required('handle', 'a')]),
  shape(OpKind.Invoke, 'invoke', 'calls a registered listener', [
    required('handle', 'a'),
    optional('callback', 'b'),
  ]),
  shape(OpKind.Signal, 'signal', 'signals', [required('handle', 'a')]),
  shape(OpKind.Await, 'await', 'has waited for a signal', [required('handle', 'a')]),
  shape(OpKind.Notify, 'notify', 'wakes a waiting thread', [
    optional('object', 'a'),
    optional('thread', 'b'),
  ]),
  shape(OpKind.Wait, 'wait', 'has been woken', [optional('object', 'a')]),
  shape(OpKind.Lock, 'lock', 'takes a lock', [required('object', 'a')], {
    options: [{ word: 'shared', flag: Flag.Shared }],
  }),
  shape(OpKind.Unlock, 'unlock', 'releases a lock', [required('object', 'a')], {
    options: [{ word: 'shared', flag: Flag.Shared }],
  }),

  shape(OpKind.Transact, 'transact', 'sends a binder transaction', [required('transaction', 'a')], {
    options: [{ word: 'oneway', flag: Flag.OneWay }],
  }),
  shape(OpKind.Receive, 'receive', 'receives a binder transaction', [required('transaction', 'a')]),
  shape(OpKind.Reply, 'reply', 'replies to a binder transaction', [required('transaction', 'a')]),
  shape(OpKind.Return, 'return', 'gets the reply of a binder transaction', [
    required('transaction', 'a'),
  ]),
  shape(OpKind.NativeEnter, 'native-enter', 'comes in from untracked native code'),
  shape(OpKind.NativeLeave, 'native-leave', 'goes back to untracked native code'),

  shape(OpKind.New, 'new', 'allocates an object', [
    required('object', 'a'),
    optional('class', 'b'),
    STACK,
  ]),
  shape(OpKind.Read, 'read', 'reads', [CLASS_OF_OBJECT, STACK], { locations: 1, takesValue: true }),
  shape(OpKind.Write, 'write', 'writes', [CLASS_OF_OBJECT, STACK], {
    locations: 1,
    takesValue: true,
  }),
  shape(OpKind.Deref, 'deref', 'dereferences a value it read', [STACK], {
    locations: 1,
    optionalLocation: true,
    takesValue: true,
  }),
  shape(OpKind.Branch, 'branch', 'branches on a value it read', [], {
    locations: 1,
    takesValue: true,
    options: [{ word: 'holds', flag: Flag.Holds }],
  }),
  shape(OpKind.Relate, 'relate', 'uses two values together', [], {
    locations: 2,
    options: [{ word: 'combined', flag: Flag.Combined }],
  }),
  shape(OpKind.Block, 'block', 'closes a block of accesses', [], { numbered: true }),

  shape(OpKind.Enter, 'enter', 'enters a method', [required('site', 'a')]),
  shape(OpKind.Leave, 'leave', 'leaves a method', [optional('site', 'a')]),
  shape(OpKind.Atomic, 'atomic', 'begins an atomic block'),
  shape(OpKind.EndAtomic, 'end-atomic', 'ends an atomic block'),
  shape(OpKind.Snapshot, 'snapshot', 'records what the user sees', [optional('component', 'a')], {
    options: [{ word: 'entry', flag: Flag.Entry }],
  }),
  shape(OpKind.Shows, 'shows', 'shows', [required('name', 'b')], { takesValue: true }),
  shape(OpKind.Nop, 'nop', 'does nothing of interest'),
];

const BY_KIND: readonly (OperationShape | undefined)[] = SHAPES.reduce<
  (OperationShape | undefined)[]
>((table, each) => {
  table[each.kind] = each;
  return table;
}, []);

export function shapeOf(kind: OpKind): OperationShape {
  return BY_KIND[kind] ?? SHAPES[SHAPES.length - 1]!;
}
