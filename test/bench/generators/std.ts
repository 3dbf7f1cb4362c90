/**
 * STD traces of any length, the same for the same parameters: a main thread forks workers, which read
 * and write shared variables, most of them under a lock, and are joined at the end.
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
const FOLDER = '.cache/bench';

/** The path of a file with such a trace; written only when it is not there yet. */
export function stdTrace(parameters: StdParameters): string {
  const { operations, threads, locks, variables } = parameters;
  const file = path.join(FOLDER, `std-${operations}-${threads}-${locks}-${variables}.std`);
  if (!existsSync(file)) writeTrace(file, parameters);
  return file;
}

function writeTrace(file: string, parameters: StdParameters): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const partial = `${file}.partial`;
  const descriptor = openSync(partial, 'w');
  let waiting = '';
  for (const line of stdLines(parameters)) {
    waiting += line;
    if (waiting.length < 1 << 20) continue;
    writeSync(descriptor, waiting);
    waiting = '';
  }
  writeSync(descriptor, waiting);
  closeSync(descriptor);
  renameSync(partial, file);
}

function* stdLines({ operations, threads, locks, variables }: StdParameters): Iterable<string> {
  const random = createRandom(20_171);
  const site = (): number => random(SITES);
  const held = new Array<number>(threads).fill(-1);
  const holders = new Array<number>(locks).fill(-1);
  let written = 0;
  for (let thread = 1; thread < threads; thread++, written++)
    yield `T0|fork(T${thread})|${site()}\n`;
  for (const last = operations - threads + 1; written < last; written++) {
    const thread = random(threads);
    const lock = held[thread]!;
    const wanted = random(locks);
    const choice = random(100);
    if (choice < 5 && lock >= 0) {
      held[thread] = holders[lock] = -1;
      yield `T${thread}|rel(L${lock})|${site()}\n`;
    } else if (choice < 10 && lock < 0 && holders[wanted]! < 0) {
      held[thread] = wanted;
      holders[wanted] = thread;
      yield `T${thread}|acq(L${wanted})|${site()}\n`;
    } else {
      yield `T${thread}|${choice < 70 ? 'r' : 'w'}(V${random(variables)})|${site()}\n`;
    }
  }
  for (let thread = 1; thread < threads; thread++) yield `T0|join(T${thread})|${site()}\n`;
}
