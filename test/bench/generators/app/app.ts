/**
 * Traces of a made-up app, the same for the same parameters, about forty events a second. In turn a
 * looper goes on with its task or takes the next one, a worker does something, or something comes from
 * outside. What is in them:
 *  - inputs that each post a plain task and one at a time of its own: Figure 4.8 of the thesis, where
 *    a search backwards from the second goes through all inputs before;
 *  - a worker that posts at ever earlier times, so that no such task is ordered with another, and each
 *    posts on: Figure 4.2, events that never become heirless;
 *  - workers and tasks that post to any looper with all kinds of tags; tasks that fork workers, signal
 *    them, and join them; calls to binder threads that are waited for, and some that are not;
 *  - locks around part of the accesses. Barriers and removals are left out.
 */
import type { OperationSink } from '../../../../server/src/trace/batch.js';
import { OpKind } from '../../../../server/src/trace/operations.js';
import type { TraceTables } from '../../../../server/src/trace/tables.js';
import {
  FIRST_OF_TASKS,
  FIRST_OF_WORKERS,
  Machine,
  Role,
  type AppParameters,
  type Server,
  type Worker,
} from './machine.js';
import { atTime, mixedTags, PLAIN } from './posts.js';

/** Milliseconds from one event to the next, on average. */
const PACE = 25;
/** Workers that run from the start; the others are forked one by one. */
const FIRST_WORKERS = 4;
const TURNS_OF_WORKER = 400;
/** So many tasks may wait before nobody but tasks posts any more. */
const MOST_WAITING = 40;

export interface AppTrace {
  readonly tables: TraceTables;
  /** Hands over the trace; gives the number of its operations. */
  write(): number;
}

export function createAppTrace(parameters: AppParameters, sink: OperationSink): AppTrace {
  const app = new App(parameters, sink);
  return { tables: app.tables, write: () => app.run() };
}

class App {
  private readonly machine: Machine;
  private forked = 0;
  private countdowns = 0;

  constructor(parameters: AppParameters, sink: OperationSink) {
    this.machine = new Machine(parameters, sink);
  }

  get tables(): TraceTables {
    return this.machine.recording.tables;
  }

  run(): number {
    const { machine } = this;
    machine.emit(0, OpKind.Start);
    this.startThreads();
    while (machine.begun < machine.parameters.events) this.turn();
    while (machine.loopers.some(({ task }) => task !== 0)) this.turn();
    machine.recording.end();
    return machine.recording.total;
  }

  private startThreads(): void {
    const { machine } = this;
    for (const { thread, queue } of [...machine.binders, ...machine.loopers]) {
      machine.emit(thread, OpKind.Init);
      machine.emit(thread, OpKind.Attach, 0, queue);
      machine.emit(thread, OpKind.Loop, 0, queue);
    }
    machine.emit(machine.outside, OpKind.Init);
    for (const worker of machine.workers.slice(0, FIRST_WORKERS)) {
      this.forked++;
      this.begin(worker);
    }
  }

  private turn(): void {
    const { machine } = this;
    const { random, binders, workers } = machine;
    const choice = random(100);
    if (choice < 60) this.serve(this.busyLooper());
    else if (choice < 72) this.serve(binders[random(binders.length)]!);
    else if (choice < 96) this.work(workers[random(Math.max(1, this.forked))]!);
    else this.fromOutside();
    // Where nothing is due, time goes on none the less.
    if (random(16) === 0) machine.recording.now++;
  }

  /** The main looper does most of the work. */
  private busyLooper(): Server {
    const { random, loopers } = this.machine;
    return loopers[random(4) > 0 ? 0 : random(loopers.length)]!;
  }

  /** I of Figure 4.8. */
  private fromOutside(): void {
    const { machine } = this;
    if (machine.waiting > MOST_WAITING) return;
    const task = machine.post(machine.outside, machine.loopers[0]!, Role.Input, PLAIN);
    machine.emit(machine.outside, OpKind.Input, task, 1);
  }

  private serve(server: Server): void {
    if (server.task === 0) this.takeTask(server);
    else if (server.waitsFor !== 0) this.awaitCall(server);
    else if (server.left-- > 0) this.doTask(server);
    else this.endTask(server);
  }

  private takeTask(server: Server): void {
    const { machine } = this;
    const done = !server.binder && machine.begun >= machine.parameters.events;
    const message = done ? undefined : server.messages.take(machine.recording.now);
    if (message === undefined) return;
    if (server.binder) machine.binderBegun++;
    else {
      machine.begun++;
      machine.waiting--;
      machine.recording.now += machine.random(2 * PACE);
    }
    server.task = message.task;
    server.role = message.role;
    server.left = 1 + machine.random(4);
    const isCall = message.role === Role.Call;
    machine.emit(server.thread, isCall ? OpKind.Receive : OpKind.Begin, message.task);
    if (message.role === Role.Input) this.answerInput(server);
    if (message.role === Role.Countdown) {
      machine.post(server.thread, machine.loopers[0]!, Role.Plain, PLAIN);
    }
  }

  /** A and B of Figure 4.8. */
  private answerInput(server: Server): void {
    const { machine } = this;
    machine.post(server.thread, server, Role.Plain, PLAIN);
    const time = machine.recording.now + machine.random(400);
    machine.post(server.thread, server, Role.Plain, atTime(time));
    this.call(server);
  }

  private endTask(server: Server): void {
    const { machine } = this;
    const isCall = server.role === Role.Call;
    machine.emit(server.thread, isCall ? OpKind.Reply : OpKind.End, server.task);
    if (isCall) machine.answered.add(server.task);
    server.task = 0;
  }

  private awaitCall(server: Server): void {
    const { machine } = this;
    if (!machine.answered.delete(server.waitsFor)) return;
    machine.emit(server.thread, OpKind.Return, server.waitsFor);
    server.waitsFor = 0;
  }

  private doTask(server: Server): void {
    const { machine } = this;
    const { thread, binder } = server;
    const choice = machine.random(100);
    if (choice < 14) this.postOn(thread, binder ? machine.loopers[0]! : server);
    else if (choice < 20) this.signalWorker(thread);
    else if (choice < 22 && !binder) this.call(server);
    else if (choice < 26 && !binder) this.forkOrJoin(thread);
    else machine.access(thread, FIRST_OF_TASKS + server.task);
  }

  /** Who posts does so mostly to one looper, its own or the one it works for. */
  private postOn(thread: number, looper: Server): void {
    const { machine } = this;
    const tags = mixedTags(machine.random, machine.recording.now, machine.parameters.delayed);
    const target = machine.random(5) > 0 ? looper : this.busyLooper();
    machine.post(thread, target, Role.Plain, tags);
  }

  private signalWorker(thread: number): void {
    const { machine } = this;
    const worker = machine.workers[machine.random(Math.max(1, this.forked))]!;
    if (worker.phase !== 'running') return;
    machine.emit(thread, OpKind.Signal, worker.thread);
    worker.signals++;
  }

  /** Most calls are waited for; there are as many as were asked for, spread over the trace. */
  private call(server: Server): void {
    const { machine } = this;
    if (machine.binderBegun >= machine.due(machine.parameters.binderEvents)) return;
    const [binder] = machine.binders;
    if (machine.random(10) === 0) machine.post(server.thread, binder!, Role.OneWay, PLAIN);
    else server.waitsFor = machine.transact(server.thread, binder!);
  }

  private forkOrJoin(thread: number): void {
    const { machine } = this;
    const over = machine.workers.find(({ phase }) => phase === 'done');
    const next = machine.workers[this.forked];
    if (over !== undefined) {
      machine.emit(thread, OpKind.Join, over.thread);
      over.phase = 'joined';
    } else if (next !== undefined && this.forked < machine.due(machine.workers.length)) {
      machine.emit(thread, OpKind.Fork, next.thread);
      next.phase = 'forked';
      this.forked++;
    }
  }

  private begin(worker: Worker): void {
    this.machine.emit(worker.thread, OpKind.Init);
    worker.phase = 'running';
    worker.left = TURNS_OF_WORKER;
  }

  private work(worker: Worker): void {
    if (worker.phase === 'forked') this.begin(worker);
    else if (worker.phase === 'running') this.workOn(worker);
  }

  private workOn(worker: Worker): void {
    const { machine } = this;
    const { thread } = worker;
    const choice = machine.random(100);
    if (worker.signals > 0 && choice < 50) {
      machine.emit(thread, OpKind.Await, thread);
      worker.signals--;
    } else if (choice < 70 || machine.waiting > MOST_WAITING) {
      machine.access(thread, FIRST_OF_WORKERS + thread);
    } else if (worker === machine.workers[0] && choice === 70) this.countDown(thread);
    else this.postOn(thread, machine.loopers[thread % machine.loopers.length]!);
    // The first workers stay until the end.
    if (machine.workers.indexOf(worker) >= FIRST_WORKERS && worker.left-- === 0) this.leave(worker);
  }

  /** Figure 4.2: each time is earlier than all before, and has passed. */
  private countDown(thread: number): void {
    const { machine } = this;
    const looper = machine.loopers[machine.loopers.length - 1]!;
    const time = 1 - ++this.countdowns / 1_000_000;
    machine.post(thread, looper, Role.Countdown, atTime(time));
  }

  private leave(worker: Worker): void {
    this.machine.emit(worker.thread, OpKind.Exit);
    worker.phase = 'done';
  }
}
