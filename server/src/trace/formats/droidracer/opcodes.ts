/**
 * The opcodes of DroidRacer logs and EM-Explorer traces (the grammar of DROIDRACER.md, sections 1.2
 * and 2), as data: for each, the fields in the order of the line and the operation they make.
 *
 * How the file's words become ours, beyond what the rows below say:
 * - `number` is the line's own number (opId, or rwId for reads and writes), `line` the file's line.
 * - Objects and locks are the 32-bit address; hashes (view, window, receiver, instance, idler) and
 *   the recorder's counters (intent, connection) keep their number.
 * - Enable and Trigger: a = callback row, b = what it is enabled or triggered for: view (0 for BACK,
 *   MENU and rotation), window, lifecycle id, service id, receiver. The callback's owner is the
 *   component, service class or action; its name the state, or the name of the UI event, whose code
 *   is the row's label. A RUN_TIMER_TASK is a callback of kind `timer`.
 * - TRIGGER-BROADCAST: c = intent; amount = onRecLater as it is written, so that -1 (nothing was put
 *   off) and 0 stay apart; no operation has a number below 1, so only an amount above 0 names one.
 * - REGISTER- and TRIGGER-RECEIVER name the receiver by class, not by hash: name = class, b = 0.
 * - INSTANCE-INTENT: a = instance, c = intent.
 * - Reads and writes: a = object, b = field row, one per class and offset; for classes that are
 *   arrays b = index and c = class row; for databases b = resource row.
 * - POST: amount = delay in milliseconds, with Flag.Delayed when above 0. EM-Explorer's DELAY-POST
 *   says that there is a delay but not how long: Flag.Delayed with amount 0.
 * - ACCESS and NATIVE-* are read in EM-Explorer traces but mean nothing there (its reads and writes
 *   are operations by themselves): they become Nop and keep their place.
 */
import { OpKind } from '../../operations.js';
import * as field from './fields.js';
import type { FieldSpec } from './fields.js';
import * as finish from './finishes.js';
import type { Finish } from './finishes.js';

/** One way to write an opcode's line. */
export interface Form {
  readonly keys: readonly string[];
  readonly fields: readonly FieldSpec[];
  readonly finish: Finish;
}

export interface Opcode {
  readonly kind: OpKind;
  /** The first form whose keys are all on the line is taken. */
  readonly forms: readonly Form[];
}

export type OpcodeTable = ReadonlyMap<string, Opcode>;

export interface Dialect {
  /** Lines that begin with an opId. */
  readonly operations: OpcodeTable;
  /** Lines that begin with `rwId:`. */
  readonly accesses: OpcodeTable;
}

function form(fields: readonly FieldSpec[], finishing: Finish = finish.nothingMore): Form {
  return { keys: fields.map((spec) => spec.key), fields, finish: finishing };
}

function opcode(kind: OpKind, ...forms: readonly Form[]): Opcode {
  return { kind, forms };
}

function table(...parts: readonly Readonly<Record<string, Opcode>>[]): OpcodeTable {
  return new Map(parts.flatMap((part) => Object.entries(part)));
}

const TID = field.thread('tid');
const EVENT = form([TID, field.hash('view', 'b'), field.uiEvent('event')], finish.callback('ui'));
const FOCUS = form([TID, field.hash('windowHash', 'b')], finish.callback('focus', 'focus'));
const STATE = field.filledText('state', 'name');
const LOOP_QUEUE = form([TID, field.queue('queue')]);

const COMMON = {
  START: opcode(OpKind.Start, form([])),
  THREADINIT: opcode(OpKind.Init, form([field.newThread('tid')])),
  THREADEXIT: opcode(OpKind.Exit, form([TID])),
  FORK: opcode(OpKind.Fork, form([field.thread('par-tid'), field.newThread('child-tid', 'a')])),
  'ATTACH-Q': opcode(OpKind.Attach, form([TID, field.attachedQueue('queue')])),
  CALL: opcode(OpKind.Begin, form([TID, field.task('msg')])),
  RET: opcode(OpKind.End, form([TID, field.task('msg')])),
  LOCK: opcode(OpKind.Lock, form([TID, field.object('lock-obj')])),
  UNLOCK: opcode(OpKind.Unlock, form([TID, field.object('lock-obj')])),
  NOTIFY: opcode(OpKind.Notify, form([TID, field.thread('notifiedTid', 'b')])),
  WAIT: opcode(OpKind.Wait, form([TID])),
  NOP: opcode(OpKind.Nop, form([TID])),
  'ENABLE-EVENT': opcode(OpKind.Enable, EVENT),
  'TRIGGER-EVENT': opcode(OpKind.Trigger, EVENT),
  'ENABLE-WINDOW-FOCUS': opcode(OpKind.Enable, FOCUS),
  'TRIGGER-WINDOW-FOCUS': opcode(OpKind.Trigger, FOCUS),
  'TRIGGER-SERVICE': opcode(
    OpKind.Trigger,
    form(
      [TID, field.text('component', 'owner'), field.hash('id', 'b'), STATE],
      finish.serviceCallback,
    ),
  ),
  'TRIGGER-BROADCAST': opcode(
    OpKind.Trigger,
    form(
      [
        TID,
        field.text('action', 'owner'),
        field.hash('component', 'b'),
        field.hash('intent', 'c'),
        field.countOrNone('onRecLater'),
        STATE,
      ],
      finish.broadcastCallback,
    ),
  ),
};

function lifecycle(component: FieldSpec): Readonly<Record<string, Opcode>> {
  const only = form([TID, component, field.hash('id', 'b'), STATE], finish.lifecycleCallback);
  return {
    'ENABLE-LIFECYCLE': opcode(OpKind.Enable, only),
    'TRIGGER-LIFECYCLE': opcode(OpKind.Trigger, only),
  };
}

const CLASS = field.filledText('class', 'owner');
const OFFSET = field.offset('field');
const DATABASE = form([TID, field.filledText('database', 'owner')], finish.databasePlace);
const MEMBER = form([TID, field.object('obj'), CLASS, OFFSET], finish.memberPlace);
const STATIC = form([TID, CLASS, OFFSET], finish.staticPlace);

const ACCESSES = {
  READ: opcode(OpKind.Read, DATABASE, MEMBER),
  WRITE: opcode(OpKind.Write, DATABASE, MEMBER),
  'READ-STATIC': opcode(OpKind.Read, STATIC),
  'WRITE-STATIC': opcode(OpKind.Write, STATIC),
};

const RECEIVER = form(
  [TID, field.text('component', 'name'), field.text('action', 'owner')],
  finish.callback('broadcast'),
);
const POSTED = [field.thread('src'), field.task('msg')];
const NAMED_ENTRY = form([field.newThread('tid'), field.threadName('thread-name')]);
const NAMED_EXIT = form([TID, field.threadName('thread-name')]);
const IDLER = field.hash('idler', 'a');
const IDLE_QUEUE = form([IDLER, field.queue('queue')], finish.byOwnerOfQueue);

export const DROIDRACER: Dialect = {
  operations: table(COMMON, lifecycle(field.text('component', 'owner')), {
    LOOP: opcode(OpKind.Loop, LOOP_QUEUE),
    POST: opcode(OpKind.Post, form([...POSTED, field.unused('dest'), field.delay('delay')])),
    'NATIVE-ENTRY': opcode(OpKind.NativeEnter, NAMED_ENTRY),
    'NATIVE-EXIT': opcode(OpKind.NativeLeave, NAMED_EXIT),
    ACCESS: opcode(OpKind.Block, form([TID, field.count('accessId', 'a')])),
    'INSTANCE-INTENT': opcode(
      OpKind.Instance,
      form(
        [TID, field.hash('instance', 'a'), field.hash('intentId', 'c')],
        finish.activityInstance,
      ),
    ),
    ADD_IDLE_HANDLER: opcode(OpKind.AddIdle, IDLE_QUEUE),
    QUEUE_IDLE: opcode(OpKind.Idle, form([TID, IDLER, field.queue('queue')])),
    REMOVE_IDLE_HANDLER: opcode(OpKind.RemoveIdle, IDLE_QUEUE),
    'REGISTER-RECEIVER': opcode(OpKind.Enable, RECEIVER),
    'TRIGGER-RECEIVER': opcode(OpKind.Trigger, RECEIVER),
  }),
  accesses: table(ACCESSES),
};

const DIRECT_POST = [...POSTED, field.destination('dest')];
const POST_TO_THREAD = opcode(
  OpKind.Post,
  form([...DIRECT_POST, field.delay('delay')]),
  form(DIRECT_POST),
);

export const EM_EXPLORER: Dialect = {
  operations: table(COMMON, lifecycle(field.componentOrDummy('component')), ACCESSES, {
    LOOP: opcode(OpKind.Loop, LOOP_QUEUE, form([TID], finish.withOwnQueue)),
    POST: POST_TO_THREAD,
    'NATIVE-POST': POST_TO_THREAD,
    'UI-POST': POST_TO_THREAD,
    'DELAY-POST': opcode(OpKind.Post, form(DIRECT_POST, finish.afterUnknownDelay)),
    'NATIVE-ENTRY': opcode(OpKind.Nop, NAMED_ENTRY),
    'NATIVE-EXIT': opcode(OpKind.Nop, NAMED_EXIT),
    ACCESS: opcode(OpKind.Nop, form([TID, field.unused('accessId')])),
  }),
  accesses: table(),
};
