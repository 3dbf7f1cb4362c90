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
}

type ShapeExtras = Partial<Omit<OperationShape, 'kind' | 'verb' | 'arguments'>>;

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
  own: readonly Argument[] = [],
  extras: ShapeExtras = {},
): OperationShape {
  return {
    kind,
    verb,
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
  shape(OpKind.Start, 'start'),
  shape(OpKind.Init, 'init'),
  shape(OpKind.Exit, 'exit'),
  shape(OpKind.Fork, 'fork', [required('thread', 'a')]),
  shape(OpKind.Join, 'join', [required('thread', 'a')]),

  shape(OpKind.Attach, 'attach', [required('queue', 'b')]),
  shape(OpKind.Loop, 'loop', [required('queue', 'b')]),
  shape(
    OpKind.Post,
    'post',
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
  shape(OpKind.Begin, 'begin', [
    required('task', 'a'),
    optional('handle', 'b'),
    ...CALLBACK_AND_COMPONENT,
  ]),
  shape(OpKind.End, 'end', [required('task', 'a')]),
  shape(OpKind.Remove, 'remove', [required('task', 'a')]),
  shape(OpKind.Barrier, 'barrier', [required('task', 'a'), required('queue', 'b')]),
  shape(OpKind.Unbarrier, 'unbarrier', [required('task', 'a')]),
  shape(OpKind.AddIdle, 'add-idle', [required('handle', 'a'), required('queue', 'b')]),
  shape(OpKind.RemoveIdle, 'remove-idle', [required('handle', 'a'), optional('queue', 'b')]),
  shape(OpKind.Idle, 'idle', [required('handle', 'a'), optional('queue', 'b')]),
  shape(OpKind.Schedule, 'schedule', [required('handle', 'a')], {
    options: [
      { word: 'delay', column: 'amount', flag: Flag.Delayed },
      { word: 'at', column: 'amount', flag: Flag.AtTime },
      { word: 'period', column: 'c' },
    ],
  }),
  shape(OpKind.Fire, 'fire', [required('handle', 'a')]),
  shape(OpKind.Cancel, 'cancel', [required('handle', 'a')]),
  shape(OpKind.Input, 'input', [required('task', 'a'), required('source', 'b')], {
    options: [{ word: 'seq', column: 'amount' }],
  }),

  shape(OpKind.Enable, 'enable', [required('callback', 'a'), optional('component', 'b')]),
  shape(OpKind.Trigger, 'trigger', [required('callback', 'a'), optional('component', 'b')], {
    options: [
      { word: 'intent', column: 'c' },
      { word: 'later', column: 'amount' },
    ],
  }),
  shape(OpKind.Instance, 'instance', [required('component', 'a')], {
    options: [{ word: 'intent', column: 'c' }],
  }),

  shape(OpKind.Register, 'register', [required('handle', 'a'), optional('callback', 'b')]),
  shape(OpKind.Unregister, 'unregister', [required('handle', 'a')]),
  shape(OpKind.Invoke, 'invoke', [required('handle', 'a'), optional('callback', 'b')]),
  shape(OpKind.Signal, 'signal', [required('handle', 'a')]),
  shape(OpKind.Await, 'await', [required('handle', 'a')]),
  shape(OpKind.Notify, 'notify', [optional('object', 'a'), optional('thread', 'b')]),
  shape(OpKind.Wait, 'wait', [optional('object', 'a')]),
  shape(OpKind.Lock, 'lock', [required('object', 'a')], {
    options: [{ word: 'shared', flag: Flag.Shared }],
  }),
  shape(OpKind.Unlock, 'unlock', [required('object', 'a')], {
    options: [{ word: 'shared', flag: Flag.Shared }],
  }),

  shape(OpKind.Transact, 'transact', [required('transaction', 'a')], {
    options: [{ word: 'oneway', flag: Flag.OneWay }],
  }),
  shape(OpKind.Receive, 'receive', [required('transaction', 'a')]),
  shape(OpKind.Reply, 'reply', [required('transaction', 'a')]),
  shape(OpKind.Return, 'return', [required('transaction', 'a')]),
  shape(OpKind.NativeEnter, 'native-enter'),
  shape(OpKind.NativeLeave, 'native-leave'),

  shape(OpKind.New, 'new', [required('object', 'a'), optional('class', 'b'), STACK]),
  shape(OpKind.Read, 'read', [CLASS_OF_OBJECT, STACK], { locations: 1, takesValue: true }),
  shape(OpKind.Write, 'write', [CLASS_OF_OBJECT, STACK], {
    locations: 1,
    takesValue: true,
  }),
  shape(OpKind.Deref, 'deref', [STACK], {
    locations: 1,
    optionalLocation: true,
    takesValue: true,
  }),
  shape(OpKind.Branch, 'branch', [], {
    locations: 1,
    takesValue: true,
    options: [{ word: 'holds', flag: Flag.Holds }],
  }),
  shape(OpKind.Relate, 'relate', [], {
    locations: 2,
    options: [{ word: 'combined', flag: Flag.Combined }],
  }),
  shape(OpKind.Block, 'block', [], { numbered: true }),

  shape(OpKind.Enter, 'enter', [required('site', 'a')]),
  shape(OpKind.Leave, 'leave', [optional('site', 'a')]),
  shape(OpKind.Atomic, 'atomic'),
  shape(OpKind.EndAtomic, 'end-atomic'),
  shape(OpKind.Snapshot, 'snapshot', [optional('component', 'a')], {
    options: [{ word: 'entry', flag: Flag.Entry }],
  }),
  shape(OpKind.Shows, 'shows', [required('name', 'b')], { takesValue: true }),
  shape(OpKind.Nop, 'nop'),
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
