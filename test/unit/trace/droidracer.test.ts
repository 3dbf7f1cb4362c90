/** Every opcode of a DroidRacer log, on the lines that real logs have. */
import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../server/src/trace/batch.js';
import { Flag, OpKind, Place } from '../../../server/src/trace/operations.js';
import type { TraceTables } from '../../../server/src/trace/tables.js';
import { codes, readLog } from './droidracer-reading.js';

/** Threads 1, 5 and the queue of the real lines, on numbers that the lines do not use. */
const BEFORE = [
  '9001 THREADINIT tid:1',
  '9002 FORK par-tid:1\t child-tid:5',
  '9003 ATTACH-Q tid:1\t queue:1090957864',
].join('\n');

interface One {
  readonly operation: Operation;
  readonly tables: TraceTables;
  readonly label: string;
}

/** The line's operation; the label of the thread that does it. */
function readOne(line: string): One {
  const reading = readLog(`${BEFORE}\n${line}\n`);
  expect(codes(reading)).toEqual([]);
  const operation = reading.operations.at(-1)!;
  const label = reading.tables.threads[operation.thread]!.label;
  return { operation, tables: reading.tables, label };
}

function callbackOf({ operation, tables }: One) {
  return tables.callbacks[operation.a]!;
}

describe('DroidRacer opcodes', () => {
  it('START', () => {
    const { operation } = readOne('1 START');
    expect(operation).toMatchObject({ kind: OpKind.Start, thread: 0, number: 1, line: 4 });
  });

  it.each([
    ['21 THREADINIT tid:5', OpKind.Init, '5', 21],
    ['24 THREADEXIT tid:5', OpKind.Exit, '5', 24],
    ['23 WAIT tid:1', OpKind.Wait, '1', 23],
    ['29 NOP tid:5', OpKind.Nop, '5', 29],
  ])('%s', (line, kind, thread, number) => {
    const { operation, label } = readOne(line);
    expect(operation).toMatchObject({ kind, number, a: 0, b: 0, line: 4 });
    expect(label).toBe(thread);
  });

  it('FORK', () => {
    const { operation, tables, label } = readOne('20 FORK par-tid:1\t child-tid:7');
    expect(operation.kind).toBe(OpKind.Fork);
    expect(label).toBe('1');
    expect(tables.threads[operation.a]!.label).toBe('7');
  });

  it('ATTACH-Q makes its thread a looper', () => {
    const { operation, tables } = readOne('4 ATTACH-Q tid:5\t queue:1090957999');
    expect(operation.kind).toBe(OpKind.Attach);
    expect(tables.queues[operation.b]).toMatchObject({ label: '1090957999', kind: 'looper' });
    expect(tables.threads[operation.thread]!.kind).toBe('looper');
  });

  it('LOOP', () => {
    const { operation, tables, label } = readOne('14 LOOP tid:1\t queue:1090957864');
    expect(operation.kind).toBe(OpKind.Loop);
    expect(label).toBe('1');
    expect(tables.queues[operation.b]!.label).toBe('1090957864');
  });

  it('POST', () => {
    const { operation } = readOne('184 POST src:1 msg:8 dest:-1 delay:1200');
    expect(operation).toMatchObject({ kind: OpKind.Post, a: 8, flags: Flag.Delayed, amount: 1200 });
    const soon = readOne('6 POST src:1 msg:1 dest:-1 delay:0').operation;
    expect(soon).toMatchObject({ kind: OpKind.Post, a: 1, flags: 0, amount: 0 });
    const front = readOne('6 POST src:1 msg:1 dest:-1 delay:-1').operation;
    expect(front).toMatchObject({ flags: Flag.Front, amount: 0 });
  });

  it.each([
    ['15 CALL tid:1\t msg:1', OpKind.Begin, 1],
    ['16 RET tid:1\t msg:1', OpKind.End, 1],
    ['35 LOCK tid:1\t lock-obj:0x41060aa8', OpKind.Lock, 0x41060aa8],
    ['36 UNLOCK tid:1\t lock-obj:0x41060aa8', OpKind.Unlock, 0x41060aa8],
    ['19 ACCESS tid:1\t accessId:1', OpKind.Block, 1],
  ])('%s', (line, kind, a) => {
    const { operation, label, tables } = readOne(line);
    expect(operation).toMatchObject({ kind, a, b: 0 });
    expect(label).toBe('1');
    expect(tables.objects).toBe('hex');
  });

  it('NOTIFY', () => {
    const { operation, tables, label } = readOne('22 NOTIFY tid:5 notifiedTid:1');
    expect(operation).toMatchObject({ kind: OpKind.Notify, a: 0 });
    expect(label).toBe('5');
    expect(tables.threads[operation.b]!.label).toBe('1');
  });

  it('NATIVE-ENTRY and NATIVE-EXIT name their thread', () => {
    const line = '5 NATIVE-ENTRY tid:2thread-name:Binder Thread #1';
    const { operation, tables } = readOne(
      `${line}\n7 NATIVE-EXIT tid:2thread-name:Binder Thread #1`,
    );
    expect(operation.kind).toBe(OpKind.NativeLeave);
    const row = { label: '2', kind: 'binder', name: 'Binder Thread #1', process: 0 };
    expect(tables.threads[operation.thread]).toEqual(row);
    const other = readOne('5 NATIVE-ENTRY tid:2thread-name:Compiler');
    expect(other.operation.kind).toBe(OpKind.NativeEnter);
    expect(other.tables.threads[other.operation.thread]).toMatchObject({ kind: 'worker' });
  });

  it('ENABLE-EVENT and TRIGGER-EVENT', () => {
    const enable = readOne('99 ENABLE-EVENT tid:1 view:1091355744 event:0');
    expect(enable.operation).toMatchObject({ kind: OpKind.Enable, b: 1091355744 });
    expect(callbackOf(enable)).toEqual({ kind: 'ui', owner: '', name: 'click', label: '0' });
    const trigger = readOne('240 TRIGGER-EVENT tid:1 view:1091199992 event:0');
    expect(trigger.operation).toMatchObject({ kind: OpKind.Trigger, b: 1091199992 });
  });

  it.each([
    ['1', 'long-click'],
    ['3', 'back'],
    ['4', 'menu'],
    ['5', 'rotate'],
    ['14', 'next-previous'],
    ['15', 'event-15'],
  ])('event code %s is %s', (code, name) => {
    const one = readOne(`240 TRIGGER-EVENT tid:1 view:0 event:${code}`);
    expect(one.operation.b).toBe(0);
    expect(callbackOf(one)).toMatchObject({ kind: 'ui', name, label: code });
  });

  it('ENABLE- and TRIGGER-WINDOW-FOCUS', () => {
    const one = readOne('192 TRIGGER-WINDOW-FOCUS tid:1 windowHash:1090940624');
    expect(one.operation).toMatchObject({ kind: OpKind.Trigger, b: 1090940624 });
    expect(callbackOf(one)).toMatchObject({ kind: 'focus', owner: '' });
    const enable = readOne('191 ENABLE-WINDOW-FOCUS tid:1 windowHash:1090940624');
    expect(enable.operation.kind).toBe(OpKind.Enable);
  });

  it('ENABLE- and TRIGGER-LIFECYCLE', () => {
    const one = readOne(
      '137 TRIGGER-LIFECYCLE tid:1 component:MainActivity id:1091240216 state:RESUME-ACT',
    );
    expect(one.operation).toMatchObject({ kind: OpKind.Trigger, b: 1091240216 });
    const expected = { kind: 'lifecycle', owner: 'MainActivity', name: 'RESUME-ACT' };
    expect(callbackOf(one)).toMatchObject(expected);
    const component = { label: '1091240216', kind: 'activity', class: 'MainActivity' };
    expect(one.tables.components.get(1091240216)).toEqual(component);
    const enable = readOne('3 ENABLE-LIFECYCLE tid:1 component: id:7 state:LAUNCH-ACT');
    expect(enable.operation).toMatchObject({ kind: OpKind.Enable, b: 7 });
    expect(enable.tables.components.size).toBe(0);
  });

  it('a timer is a callback of its own kind', () => {
    const one = readOne('9 TRIGGER-LIFECYCLE tid:1 component:Tick id:77 state:RUN_TIMER_TASK');
    expect(callbackOf(one)).toMatchObject({ kind: 'timer', name: 'RUN_TIMER_TASK' });
    expect(one.operation.b).toBe(77);
    expect(one.tables.components.size).toBe(0);
  });

  it('INSTANCE-INTENT', () => {
    const { operation, tables } = readOne(
      '136 INSTANCE-INTENT tid:1 instance:1091240216 intentId:1',
    );
    expect(operation).toMatchObject({ kind: OpKind.Instance, a: 1091240216, c: 1 });
    expect(tables.components.get(1091240216)).toMatchObject({ kind: 'activity', class: '' });
  });

  it('TRIGGER-SERVICE', () => {
    const service = 'com.twitter.applib.client.WidgetService';
    const one = readOne(`303 TRIGGER-SERVICE tid:1 component:${service} id:1 state:SERVICE-ARGS`);
    expect(one.operation).toMatchObject({ kind: OpKind.Trigger, b: 1 });
    expect(callbackOf(one)).toMatchObject({
      kind: 'service',
      owner: service,
      name: 'SERVICE-ARGS',
    });
    expect(one.tables.components.get(1)).toMatchObject({ kind: 'service', class: service });
  });

  it.each([343, -1, 0])('TRIGGER-BROADCAST with onRecLater:%i', (later) => {
    const one = readOne(
      `352 TRIGGER-BROADCAST tid:1 action:aarddict.DISCOVERY_STARTED component:1090919384 intent:5 onRecLater:${later} state:ABC_ONRECEIVE`,
    );
    const { operation } = one;
    expect(operation).toMatchObject({ kind: OpKind.Trigger, b: 1090919384, c: 5, amount: later });
    const expected = { kind: 'broadcast', owner: 'aarddict.DISCOVERY_STARTED' };
    expect(callbackOf(one)).toMatchObject({ ...expected, name: 'ABC_ONRECEIVE' });
    expect(one.tables.components.get(1090919384)).toMatchObject({ kind: 'receiver' });
  });

  it.each([
    ['REGISTER-RECEIVER', OpKind.Enable],
    ['TRIGGER-RECEIVER', OpKind.Trigger],
  ])('%s of later versions', (opcode, kind) => {
    const one = readOne(`9 ${opcode} tid:1 component:com.x.Receiver action:com.x.GO`);
    expect(one.operation.kind).toBe(kind);
    const expected = { kind: 'broadcast', owner: 'com.x.GO', name: 'com.x.Receiver' };
    expect(callbackOf(one)).toMatchObject(expected);
  });

  it.each([
    ['179 ADD_IDLE_HANDLER idler:1091117496 queue:1090957864', OpKind.AddIdle],
    ['235 QUEUE_IDLE tid:1 idler:1091117496 queue:1090957864', OpKind.Idle],
    ['237 REMOVE_IDLE_HANDLER idler:1091117496 queue:1090957864', OpKind.RemoveIdle],
  ])('%s', (line, kind) => {
    const { operation, tables, label } = readOne(line);
    expect(operation).toMatchObject({ kind, a: 1091117496 });
    expect(tables.queues[operation.b]!.label).toBe('1090957864');
    expect(label).toBe('1');
  });
});

describe('DroidRacer reads and writes', () => {
  it('a field of an object', () => {
    const { operation, tables } = readOne(
      'rwId:35 WRITE tid:1 obj:0x41061250 class:Ljava/lang/StringBuilder; field:16',
    );
    const expected = { kind: OpKind.Write, number: 35, a: 0x41061250, place: Place.Field };
    expect(operation).toMatchObject(expected);
    const field = { label: '16', class: 'Ljava/lang/StringBuilder;', name: '16', volatile: false };
    expect(tables.fields[operation.b]).toEqual(field);
    expect(tables.classes[1]).toMatchObject({ name: 'Ljava/lang/StringBuilder;' });
  });

  it('a field row for each class and offset', () => {
    const reading = readLog(
      [
        BEFORE,
        'rwId:1 READ tid:1 obj:0x2 class:La; field:1',
        'rwId:2 READ tid:1 obj:0x3 class:La; field:1',
        'rwId:3 READ tid:1 obj:0x3 class:La; field:2',
        'rwId:4 READ tid:1 obj:0x3 class:Lb; field:1',
      ].join('\n'),
    );
    expect(reading.operations.slice(-4).map((operation) => operation.b)).toEqual([1, 1, 2, 3]);
    expect(reading.tables.classes.map((row) => row.name)).toEqual(['', 'La;', 'Lb;']);
  });

  it('a static field', () => {
    const { operation, tables } = readOne(
      'rwId:30 WRITE-STATIC tid:1 class:Lcom/appsrox/remindme/RemindMe; field:4326',
    );
    expect(operation).toMatchObject({ kind: OpKind.Write, a: 0, place: Place.Static });
    const expected = { class: 'Lcom/appsrox/remindme/RemindMe;', name: '4326' };
    expect(tables.fields[operation.b]).toMatchObject(expected);
    expect(readOne('rwId:31 READ-STATIC tid:1 class:Lx; field:1').operation.kind).toBe(OpKind.Read);
  });

  it('an element of an array', () => {
    const { operation, tables } = readOne(
      'rwId:36 READ tid:1 obj:0x41061250 class:[Ljava/lang/Object; field:3',
    );
    const expected = { kind: OpKind.Read, a: 0x41061250, b: 3, place: Place.Element };
    expect(operation).toMatchObject(expected);
    expect(tables.classes[operation.c]!.name).toBe('[Ljava/lang/Object;');
    expect(tables.fields).toHaveLength(1);
  });

  it('a database', () => {
    const path = '/data/data/com.appsrox.remindme/databases/remindme.db';
    const { operation, tables } = readOne(`rwId:280 WRITE tid:1 database:${path}`);
    expect(operation).toMatchObject({ kind: OpKind.Write, a: 0, place: Place.Resource });
    const resource = { label: path, kind: 'database', name: path };
    expect(tables.resources[operation.b]).toEqual(resource);
  });
});
