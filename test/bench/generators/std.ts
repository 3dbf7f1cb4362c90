/**
 * STD traces of any length, the same for the same parameters: a main thread forks workers, half of
 * them from the start and half from the middle on, and joins them all. They run in short slices. Most
 * variables are guarded by one lock each, the others belong to one thread or are only read, and a few
 * are written without any lock: those race.
 */
import { closeSync, existsSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { createRandom } from '../random.js';

export interface StdParameters {
  readonly operations: number;
  readonly threads: number;
  readonly locks: number;
  readonly variables: number;
}

const SITES = 5000;
const LONGEST_SLICE = 16;
const FOLDER = '.cache/bench';

/** The path of a file with such a trace; written only when it is not there yet. */
export function stdTrace(parameters: StdParameters): string {
  const { operations, threads, locks, variables } = parameters;
  const file = path.join(FOLDER, `locked-${operations}-${threads}-${locks}-${variables}.std`);
  if (!existsSync(file)) writeTrace(file, parameters);
  return file;
}

function writeTrace(file: string, parameters: StdParameters): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const partial = `${file}.partial`;
  const descriptor = openSync(partial, 'w');
  let waiting = '';
  writeStdLines(parameters, (line) => {
    waiting += line;
    if (waiting.length < 1 << 20) return;
    writeSync(descriptor, waiting);
    waiting = '';
  });
  writeSync(descriptor, waiting);
  closeSync(descriptor);
  renameSync(partial, file);
}

export function writeStdLines(parameters: StdParameters, write: (line: string) => void): void {
  const program = new Program(parameters, write);
  const { operations, threads } = parameters;
  const half = threads >> 1;
  // The joins at the end, and a release by each thread before it is joined.
  const kept = 2 * threads;
  program.fork(1, half);
  program.runUntil(operations >> 1, 0, half);
  program.join(1, half);
  program.fork(half, threads);
  program.runUntil(operations - kept, half, threads);
  program.join(half, threads);
}

/** How the variables are shared out, each part as large as its share of a hundred. */
const GUARDED = 60;
const OWN = 30;
const READ_ONLY = 9;

class Program {
  private readonly random = createRandom(20_171);
  private readonly held: Int32Array;
  private readonly holders: Int32Array;
  private written = 0;

  constructor(
    private readonly parameters: StdParameters,
    private readonly write: (line: string) => void,
  ) {
    this.held = new Int32Array(parameters.threads).fill(-1);
    this.holders = new Int32Array(parameters.locks).fill(-1);
  }

  fork(first: number, end: number): void {
    for (let thread = first; thread < end; thread++) this.emit(0, `fork(T${thread})`);
  }

  /** A thread that is joined holds nothing and does nothing more. */
  join(first: number, end: number): void {
    for (let thread = first; thread < end; thread++) {
      if (this.held[thread]! >= 0) this.release(thread);
      this.emit(0, `join(T${thread})`);
    }
  }

  /** The main thread and those from `first` on take turns. */
  runUntil(operations: number, first: number, end: number): void {
    while (this.written < operations) {
      const chosen = first + this.random(end - first + 1);
      const thread = chosen === end ? 0 : chosen;
      const slice = Math.min(1 + this.random(LONGEST_SLICE), operations - this.written);
      for (let step = 0; step < slice; step++) this.step(thread);
    }
  }

  private step(thread: number): void {
    const choice = this.random(100);
    if (this.held[thread]! >= 0) {
      if (choice < 10) this.release(thread);
      else this.access(thread, this.guardedBy(this.held[thread]!), choice < 70);
    } else if (choice >= 12 || !this.take(thread)) this.accessUnlocked(thread, choice);
  }

  private take(thread: number): boolean {
    const lock = this.random(this.parameters.locks);
    if (this.holders[lock]! >= 0) return false;
    this.holders[lock] = thread;
    this.held[thread] = lock;
    this.emit(thread, `acq(L${lock})`);
    return true;
  }

  private release(thread: number): void {
    const lock = this.held[thread]!;
    this.held[thread] = this.holders[lock] = -1;
    this.emit(thread, `rel(L${lock})`);
  }

  private accessUnlocked(thread: number, choice: number): void {
    if (this.random(1000) === 0) this.access(thread, this.unguarded(), choice < 60);
    else if (choice < 80) this.access(thread, this.ownOf(thread), choice < 60);
    else this.access(thread, this.readOnly(), true);
  }

  private guardedBy(lock: number): number {
    const { locks } = this.parameters;
    return lock + locks * this.random(Math.max(1, Math.floor(this.share(GUARDED) / locks)));
  }

  private ownOf(thread: number): number {
    const { threads } = this.parameters;
    const each = Math.max(1, Math.floor(this.share(OWN) / threads));
    return this.share(GUARDED) + thread * each + this.random(each);
  }

  private readOnly(): number {
    return this.share(GUARDED + OWN) + this.random(Math.max(1, this.share(READ_ONLY)));
  }

  private unguarded(): number {
    const first = this.share(GUARDED + OWN + READ_ONLY);
    return first + this.random(this.parameters.variables - first);
  }

  private share(percent: number): number {
    return Math.floor((this.parameters.variables * percent) / 100);
  }

  private access(thread: number, variable: number, read: boolean): void {
    this.emit(thread, `${read ? 'r' : 'w'}(V${variable})`);
  }

  private emit(thread: number, what: string): void {
    this.written++;
    this.write(`T${thread}|${what}|${this.random(SITES)}\n`);
  }
}
