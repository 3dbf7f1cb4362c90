/**
 * DroidRacer's relation written out plainly, after DROIDRACER.md section 3 and for its own logs only:
 * every rule over every pair of operations, again and again until nothing changes. Slow and obvious;
 * the engine is compared with it on random logs. It shares no code with the engine.
 */
import type { Operation } from '../../server/src/trace/batch.js';
import { OpKind } from '../../server/src/trace/operations.js';
import type { Callback, TraceTables } from '../../server/src/trace/tables.js';

interface Node {
  readonly operation: Operation;
  readonly kind: OpKind;
  readonly thread: number;
  /** Message of the task it stands in; 0 for none. */
  readonly task: number;
}

export interface PlainRelation {
  /** Between operation indices; reads and writes through their block. */
  precedes(first: number, second: number): boolean;
  readonly size: number;
}

const NEVER_IN_TASK = [
  OpKind.Start,
  OpKind.Init,
  OpKind.Exit,
  OpKind.Attach,
  OpKind.Loop,
  OpKind.NativeEnter,
  OpKind.NativeLeave,
  OpKind.RemoveIdle,
];

const ACTIVITY: Record<string, string[]> = {
  RESUME: ['LAUNCH', 'START', 'PAUSE', 'STOP', 'NEW_INTENT', 'RESULT'],
  START: ['STOP'],
  PAUSE: ['RESUME'],
  STOP: ['PAUSE'],
  DESTROY: ['STOP'],
  RESULT: ['STOP', 'NEW_INTENT'],
  NEW_INTENT: ['RESULT', 'PAUSE', 'STOP'],
};

export function plainDroidRacer(
  operations: readonly Operation[],
  tables: TraceTables,
): PlainRelation {
  const callback = (operation: Operation): Callback => tables.callbacks[operation.a]!;
  const isEventEnable = (operation: Operation) =>
    operation.kind === OpKind.Enable && callback(operation).kind === 'ui';

  // Nodes: which operations are kept, and in which task each stands.
  const called = new Set(operations.filter((o) => o.kind === OpKind.Begin).map((o) => o.a));
  const takenEnables = new Set<Operation>();
  for (const [index, trigger] of operations.entries()) {
    if (trigger.kind !== OpKind.Trigger) continue;
    const enable = operations
      .slice(0, index)
      .findLast((o) => isEventEnable(o) && o.a === trigger.a && o.b === trigger.b);
    if (enable !== undefined) takenEnables.add(enable);
  }
  const nodes: Node[] = [];
  const nodeOf = new Map<number, number>();
  const running = new Map<number, number>();
  const open = new Map<number, number[]>();
  for (const [index, operation] of operations.entries()) {
    const { kind, thread, a } = operation;
    if (kind === OpKind.Read || kind === OpKind.Write) {
      open.set(thread, [...(open.get(thread) ?? []), index]);
      continue;
    }
    if (kind === OpKind.Post && !called.has(a)) continue;
    if (isEventEnable(operation) && !takenEnables.has(operation)) continue;
    if (kind === OpKind.Begin) running.set(thread, a);
    const task = NEVER_IN_TASK.includes(kind) ? 0 : (running.get(thread) ?? 0);
    if (kind === OpKind.Block)
      for (const access of open.get(thread) ?? []) nodeOf.set(access, nodes.length);
    if (kind === OpKind.Block) open.delete(thread);
    if (kind === OpKind.End) running.delete(thread);
    nodeOf.set(index, nodes.length);
    nodes.push({ operation, kind, thread, task });
  }
  const size = nodes.length;
  const before: boolean[][] = nodes.map(() => nodes.map(() => false));
  const find = (kind: OpKind, task: number): number =>
    task === 0 ? -1 : nodes.findIndex((n) => n.kind === kind && n.operation.a === task);
  const post = (task: number) => find(OpKind.Post, task);
  const call = (task: number) => find(OpKind.Begin, task);
  const ret = (task: number) => find(OpKind.End, task);
  const has = (from: number, to: number) => from >= 0 && to >= 0 && before[from]![to]!;
  const edge = (from: number, to: number): boolean => {
    if (from < 0 || to < 0 || from === to || before[from]![to]!) return false;
    before[from]![to] = true;
    return true;
  };
  const earlier = (index: number, test: (node: Node, at: number) => boolean): number =>
    nodes.slice(0, index).findLastIndex(test);

  // Section 3.1, one node after the other.
  const previous = new Map<number, number>();
  const notified = new Map<number, number>();
  const latestEnable = new Map<string, number>();
  let pendingEnables: { id: number; state: string; node: number }[] = [];
  const activity = new Map<number, { state: string; node: number }>();
  const locks = new Map<number, { last: number; lists: Map<number, number[]>; seen: number[] }>();
  const services = new Map<string, { state: string; id: number; node: number }[]>();
  const idlers = new Map<number, { added: number; lastRun: number }>();
  const sends = new Map<number, { node: number; sticky: boolean }>();
  const sticky = new Set<string>();
  let registrations: { node: number; receiver: number; action: string; whileSticky: boolean }[] =
    [];
  const later = new Map<number, { send: number; registration: number; sticky: boolean }>();
  const receptions: { cause: number; sticky: boolean; node: number }[] = [];
  let bindApp = 0;

  const taskOf = (index: number) => (index < 0 ? 0 : nodes[index]!.task);
  const toTrigger = (from: number, trigger: number) => {
    edge(from, trigger);
    edge(from, post(taskOf(trigger)));
  };
  const chain = (from: number, to: number) => {
    if (from < 0) return;
    edge(from, to);
    const [one, other] = [taskOf(from), taskOf(to)];
    if (one === 0 || other === 0 || one === other) return;
    if (nodes[from]!.thread !== nodes[to]!.thread) return;
    edge(ret(one), call(other));
    edge(post(one), post(other));
  };

  const matchBroadcast = (operation: Operation, action: string) => {
    const send = sends.get(operation.c);
    const own = registrations.filter((r) => r.receiver === operation.b && r.action === action);
    const answered = send?.sticky === true ? own.find((r) => r.whileSticky) : undefined;
    if (answered !== undefined) answered.whileSticky = false;
    const registration = (answered ?? own.at(-1))?.node ?? -1;
    return { send: send?.node ?? -1, registration, sticky: answered !== undefined };
  };

  const atService = (index: number, service: string, state: string, id: number) => {
    if (state === 'REQUEST_UNBIND_SERVICE') {
      for (const log of services.values()) {
        const bound = log.some((e) => e.state === 'REQUEST_BIND_SERVICE' && e.id === id);
        if (bound) log.push({ state, id, node: index });
      }
      return;
    }
    const log = services.get(service) ?? [];
    services.set(service, log);
    const first = (...states: string[]) => log.find((e) => states.includes(e.state))?.node ?? -1;
    const last = (...states: string[]) => log.findLast((e) => states.includes(e.state))?.node ?? -1;
    const lastBound = log.findLast((e) => /^(CREATE|BIND|UNBIND)-SERVICE$/.test(e.state));
    let counts = true;
    if (state === 'CREATE-SERVICE') {
      toTrigger(first('REQUEST_START_SERVICE', 'REQUEST_BIND_SERVICE'), index);
    } else if (state === 'BIND-SERVICE') {
      toTrigger(first('REQUEST_BIND_SERVICE'), index);
      counts = lastBound !== undefined && lastBound.state !== 'BIND-SERVICE';
      if (counts) chain(lastBound!.node, index);
    } else if (state === 'UNBIND-SERVICE') {
      const since = log.findLastIndex((e) => e.state.startsWith('UNBIND'));
      for (const e of log.slice(since + 1)) {
        if (e.state === 'REQUEST_UNBIND_SERVICE') toTrigger(e.node, index);
      }
      counts = lastBound?.state === 'BIND-SERVICE';
      if (counts) chain(lastBound!.node, index);
      else log.push({ state: 'UNBIND without BIND', id, node: index });
    } else if (state === 'SERVICE-ARGS') {
      const request = log.findLast((e) => e.state === 'REQUEST_START_SERVICE' && e.id === id);
      toTrigger(request?.node ?? -1, index);
      const started = last('SERVICE-ARGS');
      chain(started < 0 ? last('CREATE-SERVICE') : started, index);
    } else if (state === 'SERVICE_CONNECT') {
      const posted = post(taskOf(index));
      const request = log.findLast((e) => e.state === 'REQUEST_BIND_SERVICE' && e.id === id);
      for (const from of [last('BIND-SERVICE'), request?.node ?? -1]) {
        if (posted < 0 || from < posted) toTrigger(from, index);
      }
    } else if (state === 'STOP-SERVICE') {
      if (last('SERVICE-ARGS') >= 0) toTrigger(first('REQUEST_STOP_SERVICE'), index);
      chain(lastBound?.node ?? -1, index);
      chain(last('SERVICE-ARGS'), index);
      services.delete(service);
    }
    if (counts) log.push({ state, id, node: index });
  };

  const atLifecycle = (index: number, state: string, id: number) => {
    let enables = pendingEnables.filter((e) => e.id === id && e.state === state);
    pendingEnables = pendingEnables.filter((e) => !enables.includes(e));
    if (enables.length === 0 && state === 'RESUME-ACT') {
      const blank = pendingEnables.filter((e) => e.id === 0 && e.state === state);
      pendingEnables = pendingEnables.filter((e) => !blank.includes(e));
      enables = blank.slice(-1);
    }
    for (const { node } of enables) toTrigger(node, index);
    if (state === 'RUN_TIMER_TASK' || state === 'BIND-APP') return;
    const name = state.replace('-ACT', '');
    const known = activity.get(id);
    activity.set(id, { state: name, node: index });
    if (known !== undefined && ACTIVITY[name]?.includes(known.state)) chain(known.node, index);
  };

  for (const [index, { operation, kind, thread, task }] of nodes.entries()) {
    const start = nodes.findIndex((n) => n.kind === OpKind.Start);
    const attach = earlier(index, (n) => n.kind === OpKind.Attach && n.thread === thread);
    const loop = earlier(index, (n) => n.kind === OpKind.Loop && n.thread === thread);
    if (kind === OpKind.Init || kind === OpKind.NativeEnter) edge(start, index);
    if (kind === OpKind.Init) {
      edge(
        earlier(index, (n) => n.kind === OpKind.Fork && n.operation.a === thread),
        index,
      );
    }
    if (![OpKind.Instance, OpKind.RemoveIdle, OpKind.Start].includes(kind)) {
      const fresh = [OpKind.Init, OpKind.Begin, OpKind.NativeEnter].includes(kind);
      if (!fresh) edge(previous.get(thread) ?? -1, index);
      const ends = [OpKind.End, OpKind.Loop, OpKind.NativeLeave].includes(kind);
      previous.set(thread, ends ? -1 : index);
    }
    if (kind === OpKind.Loop) edge(attach, index);
    if (kind === OpKind.Begin) {
      edge(loop, index);
      const posted = post(task);
      edge(posted, index);
      if (taskOf(posted) !== 0 && nodes[posted]!.thread === thread)
        edge(ret(taskOf(posted)), index);
    }
    if (kind === OpKind.Post && task === 0) edge(attach, index);
    if (kind === OpKind.Notify && !notified.has(operation.b)) notified.set(operation.b, index);
    if (kind === OpKind.Wait) {
      edge(notified.get(thread) ?? -1, index);
      notified.delete(thread);
    }
    if (kind === OpKind.Lock) {
      const lock = locks.get(operation.a) ?? {
        last: 0,
        lists: new Map<number, number[]>(),
        seen: [],
      };
      locks.set(operation.a, lock);
      if (lock.last !== 0 && lock.last !== thread) {
        for (const unlock of lock.lists.get(lock.last)!) edge(unlock, index);
        if (task !== 0) lock.seen = lock.lists.get(lock.last)!;
      } else if (lock.last === thread && task !== 0) {
        for (const unlock of lock.seen) edge(unlock, index);
      }
    }
    if (kind === OpKind.Unlock && locks.has(operation.a)) {
      const lock = locks.get(operation.a)!;
      const list = (lock.lists.get(thread) ?? []).filter((unlock) => {
        const other = taskOf(unlock);
        return task !== 0 && other !== 0 && other !== task && !has(ret(other), call(task));
      });
      lock.last = thread;
      lock.lists.set(thread, [...list, index]);
    }
    if (kind === OpKind.AddIdle) idlers.set(operation.a, { added: index, lastRun: 0 });
    if (kind === OpKind.RemoveIdle) idlers.delete(operation.a);
    if (kind === OpKind.Idle && task !== 0) {
      const idler = idlers.get(operation.a);
      edge(loop, index);
      edge(loop, post(task));
      edge(idler?.added ?? -1, post(task));
      const adding = idler === undefined ? 0 : taskOf(idler.added);
      if (adding !== 0 && nodes[idler!.added]!.thread === thread) edge(ret(adding), post(task));
      if (idler !== undefined) edge(ret(idler.lastRun), post(task));
      if (idler !== undefined) idler.lastRun = task;
    }
    if (kind === OpKind.Instance) {
      for (const enable of pendingEnables) {
        const moves = ['LAUNCH-ACT', 'RESUME-ACT'].includes(enable.state);
        if (moves && enable.id === operation.c) enable.id = operation.a;
      }
      const launched = activity.get(operation.c);
      if (launched !== undefined) activity.set(operation.a, launched);
      activity.delete(operation.c);
    }
    if (kind === OpKind.Enable) {
      const { kind: type, name } = callback(operation);
      if (type === 'lifecycle' || type === 'timer') {
        pendingEnables.push({ id: operation.b, state: name, node: index });
        if (name === 'BINDAPP-DONE') bindApp = task;
      } else latestEnable.set(`${operation.a} ${operation.b}`, index);
    }
    if (kind !== OpKind.Trigger) continue;
    const { kind: type, owner, name } = callback(operation);
    if (type === 'lifecycle' || type === 'timer') atLifecycle(index, name, operation.b);
    else if (type === 'service') atService(index, owner, name, operation.b);
    else if (type !== 'broadcast') {
      toTrigger(latestEnable.get(`${operation.a} ${operation.b}`) ?? -1, index);
    } else if (name === 'ABC_SEND_BROADCAST')
      sends.set(operation.c, { node: index, sticky: false });
    else if (name === 'ABC_SEND_STICKY_BROADCAST') {
      sends.set(operation.c, { node: index, sticky: true });
      sticky.add(owner);
    } else if (name === 'ABC_REMOVE_STICKY_BROADCAST') sticky.delete(owner);
    else if (name === 'ABC_REGISTER_RECEIVER') {
      const whileSticky = sticky.has(owner);
      registrations.push({ node: index, receiver: operation.b, action: owner, whileSticky });
    } else if (name === 'ABC_UNREGISTER_RECEIVER') {
      registrations = registrations.filter((r) => r.receiver !== operation.b);
    } else if (name === 'ABC_TRIGGER_ONRECIEVE_LATER') {
      later.set(operation.number, matchBroadcast(operation, owner));
    } else {
      const nothing = { send: -1, registration: -1, sticky: false };
      const putOff = operation.amount > 0;
      const match = putOff
        ? (later.get(operation.amount) ?? nothing)
        : matchBroadcast(operation, owner);
      edge(post(bindApp), post(task));
      toTrigger(match.send, index);
      toTrigger(match.registration, index);
      const cause = match.sticky ? match.registration : match.send;
      if (cause >= 0) receptions.push({ cause, sticky: match.sticky, node: index });
      if (owner === 'android.intent.action.TIME_TICK') {
        const tick = earlier(index, (n) => {
          if (n.kind !== OpKind.Trigger) return false;
          const { owner: action, name: state } = callback(n.operation);
          return action === owner && state === name;
        });
        edge(post(taskOf(tick)), post(task));
      }
    }
  }

  // Section 3.2, all rules over all pairs until nothing changes.
  const all = nodes.map((_, index) => index);
  const tasks = [...called];
  const delay = (task: number) => nodes[post(task)]!.operation.amount;
  const mayJoin = (a: number, b: number, c: number): boolean => {
    const [one, other] = [taskOf(a), taskOf(c)];
    if (one === 0 || other === 0 || one === other) return true;
    if (nodes[a]!.thread !== nodes[c]!.thread) return true;
    if (has(ret(one), call(other))) return true;
    return nodes[c]!.kind === OpKind.Begin && b === post(other);
  };
  for (let changed = true; changed;) {
    changed = false;
    const derive = (from: number, to: number) => {
      if (from < 0 || to < 0 || before[from]![to]!) return;
      before[from]![to] = true;
      changed = true;
    };
    for (const a of all) {
      for (const b of all) {
        if (!before[a]![b]!) continue;
        for (const c of all) if (before[b]![c]! && mayJoin(a, b, c)) derive(a, c);
        const second = nodes[b]!;
        const isCall = second.kind === OpKind.Begin && second.task !== 0;
        if (isCall && taskOf(a) !== 0 && nodes[a]!.thread === second.thread)
          derive(ret(taskOf(a)), b);
      }
    }
    for (const one of tasks) {
      for (const other of tasks) {
        if (!has(post(one), post(other))) continue;
        if (nodes[call(one)]!.thread !== nodes[call(other)]!.thread) continue;
        const [first, second] = [delay(one), delay(other)];
        const parent = taskOf(post(other));
        const inOrder = first === 0 || (second > 0 && first <= second);
        if (inOrder || has(ret(one), call(parent))) derive(ret(one), call(other));
      }
    }
    for (const one of receptions) {
      for (const other of receptions) {
        if (one.sticky !== other.sticky || one.cause === other.cause) continue;
        if (!has(one.cause, other.cause)) continue;
        derive(one.node, other.node);
        derive(post(taskOf(one.node)), post(taskOf(other.node)));
      }
    }
  }

  const precedes = (first: number, second: number): boolean => {
    const from = nodeOf.get(first) ?? -1;
    const to = nodeOf.get(second) ?? -1;
    return from === to ? from >= 0 && first < second : has(from, to);
  };
  return { precedes, size };
}
