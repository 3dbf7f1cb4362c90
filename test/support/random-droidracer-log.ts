/**
 * Random logs in DroidRacer's format, small enough to be compared with the plain definition. Lines
 * are well formed and tasks do not overlap, but nothing makes the platform's callbacks come in a
 * sensible order: enables may follow posts, receptions may have no send, delays may contradict the
 * order in which tasks run.
 */
import type { Choose } from './chooser.js';

interface Thread {
  readonly tid: number;
  readonly looper: boolean;
  task: number;
  readonly held: Set<number>;
}

const STATES = [
  'LAUNCH-ACT',
  'RESUME-ACT',
  'PAUSE-ACT',
  'STOP-ACT',
  'DESTROY-ACT',
  'START-ACT',
  'RESULT-ACT',
  'NEW_INTENT',
  'RELAUNCH-ACT',
];
const SERVICE_STATES = [
  'REQUEST_START_SERVICE',
  'REQUEST_BIND_SERVICE',
  'REQUEST_STOP_SERVICE',
  'REQUEST_UNBIND_SERVICE',
  'CREATE-SERVICE',
  'BIND-SERVICE',
  'UNBIND-SERVICE',
  'SERVICE-ARGS',
  'SERVICE_CONNECT',
  'STOP-SERVICE',
];
const BROADCAST_STATES = [
  'ABC_REGISTER_RECEIVER',
  'ABC_SEND_BROADCAST',
  'ABC_SEND_STICKY_BROADCAST',
  'ABC_REMOVE_STICKY_BROADCAST',
  'ABC_UNREGISTER_RECEIVER',
  'ABC_ONRECEIVE',
  'ABC_ONRECEIVE',
];
const BINDERS = [3, 4];
const ACTIONS = ['android.intent.action.TIME_TICK', 'app.DONE'];

export function randomDroidRacerLog(choose: Choose, turns: number): string {
  return new LogWriter(choose).write(turns);
}

class LogWriter {
  private readonly lines: string[] = [];
  private readonly waiting: { task: number; tid: number }[] = [];
  private readonly threads: Thread[] = [];
  private readonly loopers: number[] = [];
  private readonly lockHolders = new Map<number, Thread>();
  /** Receptions put off: the operation that did it and what is received. */
  private readonly putOff: { operation: number; body: string }[] = [];
  private number = 0;
  private forked = 0;
  private access = 0;
  private block = 0;
  private task = 0;

  /** In some logs the platform does most of what is done. */
  private readonly choices: number;

  constructor(private readonly choose: Choose) {
    this.choices = [20, 40, 80][choose(3)]!;
  }

  write(turns: number): string {
    this.line('START');
    this.startLooper(1);
    for (const tid of this.choose(2) === 0 ? [2] : [2, 5]) {
      this.line(`FORK par-tid:1\t child-tid:${tid}`);
      this.startLooper(tid);
    }
    this.loopers.push(...this.threads.map(({ tid }) => tid));
    for (const thread of this.threads) this.startUp(thread);
    for (let turn = 0; turn < turns; turn++) this.turn();
    return `${this.lines.join('\n')}\n`;
  }

  private line(text: string): void {
    this.lines.push(`${++this.number} ${text}`);
  }

  private pick<Item>(items: readonly Item[]): Item {
    return items[this.choose(items.length)]!;
  }

  private startLooper(tid: number): void {
    this.line(`THREADINIT tid:${tid}`);
    this.line(`ATTACH-Q tid:${tid}\t queue:${100 + tid}`);
    this.threads.push({ tid, looper: true, task: 0, held: new Set() });
  }

  /** What a thread does before it loops. */
  private startUp(thread: Thread): void {
    for (let times = this.choose(3); times > 0; times--) {
      if (this.choose(2) === 0) this.touch(thread.tid);
      else this.post(thread.tid);
    }
    this.line(`LOOP tid:${thread.tid}\t queue:${100 + thread.tid}`);
  }

  private turn(): void {
    if (this.choose(12) === 0) this.nativeBracket();
    else {
      const thread = this.pick(this.threads);
      if (thread.looper && thread.task === 0) this.begin(thread);
      else this.act(thread);
    }
  }

  private nativeBracket(): void {
    const tid = this.pick(BINDERS);
    const name = `tid:${tid}thread-name:Binder Thread #${tid - 2}`;
    this.line(`NATIVE-ENTRY ${name}`);
    this.post(tid);
    for (let more = this.choose(3); more > 0; more--) {
      if (this.choose(2) === 0) this.wake(tid);
      else this.putOffReception(tid);
    }
    this.line(`NATIVE-EXIT ${name}`);
  }

  private post(tid: number, delay = this.pick([0, 0, 0, 5, 10])): void {
    this.line(`POST src:${tid} msg:${++this.task} dest:-1 delay:${delay}`);
    if (this.choose(12) > 0) this.waiting.push({ task: this.task, tid: this.pick(this.loopers) });
  }

  private begin(thread: Thread): void {
    const at = this.waiting.findIndex(({ tid }) => tid === thread.tid);
    if (at < 0) {
      if (this.choose(3) === 0) this.post(thread.tid);
      return;
    }
    thread.task = this.waiting.splice(at, 1)[0]!.task;
    this.line(`CALL tid:${thread.tid}\t msg:${thread.task}`);
  }

  private act(thread: Thread): void {
    const { tid } = thread;
    const choice = this.choose(this.choices);
    if (choice < 4) this.touch(tid);
    else if (choice < 8) this.post(tid);
    else if (choice < 11 && thread.looper) this.end(thread);
    else if (choice < 9) this.exit(thread);
    else if (choice < 12) this.fork(tid);
    else if (choice < 14) this.lock(thread);
    else if (choice < 15) this.wake(tid);
    else if (choice < 16) this.idle(tid, thread);
    else this.platform(tid);
  }

  private touch(tid: number): void {
    const kind = this.pick(['READ', 'WRITE']);
    this.lines.push(
      `rwId:${++this.access} ${kind} tid:${tid} obj:0x1 class:La; field:${this.choose(3)}`,
    );
    this.line(`ACCESS tid:${tid}\t accessId:${++this.block}`);
  }

  private end(thread: Thread): void {
    this.line(`RET tid:${thread.tid}\t msg:${thread.task}`);
    thread.task = 0;
  }

  private fork(tid: number): void {
    const child = 10 + ++this.forked;
    this.line(`FORK par-tid:${tid}\t child-tid:${child}`);
    this.line(`THREADINIT tid:${child}`);
    this.threads.push({ tid: child, looper: false, task: 0, held: new Set() });
  }

  private exit(thread: Thread): void {
    this.line(`THREADEXIT tid:${thread.tid}`);
    this.threads.splice(this.threads.indexOf(thread), 1);
  }

  private lock(thread: Thread): void {
    const lock = 1 + this.choose(2);
    const holder = this.lockHolders.get(lock);
    if (holder !== undefined && holder !== thread) return;
    if (holder === thread) this.lockHolders.delete(lock);
    else this.lockHolders.set(lock, thread);
    const opcode = holder === thread ? 'UNLOCK' : 'LOCK';
    this.line(`${opcode} tid:${thread.tid}\t lock-obj:0x${lock}`);
  }

  private wake(tid: number): void {
    const other = this.pick(this.threads).tid;
    if (this.choose(2) === 0) this.line(`NOTIFY tid:${tid} notifiedTid:${other}`);
    else this.line(`WAIT tid:${tid}`);
  }

  private idle(tid: number, thread: Thread): void {
    const queue = thread.looper ? 100 + tid : 101;
    const idler = 7 + this.choose(2);
    const choice = this.choose(4);
    if (choice < 2) this.line(`ADD_IDLE_HANDLER idler:${idler} queue:${queue}`);
    else if (choice === 2 && thread.task !== 0) {
      this.line(`QUEUE_IDLE tid:${tid} idler:${idler} queue:${queue}`);
    } else this.line(`REMOVE_IDLE_HANDLER idler:${idler} queue:${queue}`);
  }

  private platform(tid: number): void {
    const verb = this.pick(['ENABLE', 'TRIGGER']);
    const lifecycle = `${verb}-LIFECYCLE tid:${tid} component: id:`;
    const choice = this.choose(8);
    if (choice === 0) this.line(`${verb}-EVENT tid:${tid} view:${this.choose(2)} event:0`);
    else if (choice === 1) this.line(`${verb}-WINDOW-FOCUS tid:${tid} windowHash:5`);
    else if (choice === 2) this.line(`INSTANCE-INTENT tid:${tid} instance:9 intentId:1`);
    else if (choice === 3)
      this.line(`ENABLE-LIFECYCLE tid:${tid} component: id:0 state:BINDAPP-DONE`);
    else if (choice === 4) this.line(`${lifecycle}${this.choose(2)} state:RUN_TIMER_TASK`);
    else if (choice === 5)
      this.line(`${lifecycle}${this.pick([0, 1, 9, 9, 9])} state:${this.pick(STATES)}`);
    else if (choice === 6) this.service(tid);
    else this.broadcast(tid);
  }

  private service(tid: number): void {
    const state = this.pick(SERVICE_STATES);
    const service = state === 'REQUEST_UNBIND_SERVICE' ? '' : this.pick(['S', 'S', 'T']);
    this.line(
      `TRIGGER-SERVICE tid:${tid} component:${service} id:${this.choose(2)} state:${state}`,
    );
  }

  private broadcast(tid: number): void {
    const choice = this.choose(8);
    if (choice === 0) this.putOffReception(tid);
    else if (choice === 1 && this.putOff.length > 0) {
      const { operation, body } = this.pick(this.putOff);
      this.line(`TRIGGER-BROADCAST tid:${tid} ${body} onRecLater:${operation} state:ABC_ONRECEIVE`);
    } else {
      const state = this.pick(BROADCAST_STATES);
      this.line(`TRIGGER-BROADCAST tid:${tid} ${this.intent()} onRecLater:-1 state:${state}`);
    }
  }

  private putOffReception(tid: number): void {
    const body = this.intent();
    const state = 'ABC_TRIGGER_ONRECIEVE_LATER';
    this.line(`TRIGGER-BROADCAST tid:${tid} ${body} onRecLater:-1 state:${state}`);
    this.putOff.push({ operation: this.number, body });
  }

  private intent(): string {
    const receiver = 50 + this.choose(2);
    return `action:${this.pick(ACTIONS)} component:${receiver} intent:${1 + this.choose(3)}`;
  }
}
