/** Who runs an origin, in words: the same in hovers, findings and on the command line. */
import type { Executor } from './origins.js';

/** With its name, for hovers and lenses: `main looper`, `looper decoder`, `serial thread of AsyncTask`. */
export function executorText(executor: Executor): string {
  switch (executor.kind) {
    case 'main-looper':
      return 'main looper';
    case 'looper':
      return executor.name === '' ? 'a looper of its own' : `looper ${executor.name}`;
    case 'thread':
      return executor.name === '' ? 'background thread' : `thread ${executor.name}`;
    case 'pool':
      return `${executor.serial ? 'serial' : 'pool'} thread${
        executor.name === '' ? '' : ` of ${executor.name}`
      }`;
    case 'binder':
      return 'binder thread';
    case 'unknown':
      return 'unknown thread';
  }
}

/** Its kind alone, for findings, which say the name beside it: `main looper`, `background thread`. */
export function runsOnOf(executor: Executor): string {
  switch (executor.kind) {
    case 'main-looper':
      return 'main looper';
    case 'looper':
      return `looper ${executor.name}`;
    case 'thread':
      return executor.name === 'main' ? 'main thread' : 'background thread';
    case 'pool':
      return executor.serial ? 'serial background thread' : 'background thread';
    case 'binder':
      return 'binder thread';
    case 'unknown':
      return 'unknown thread';
  }
}

/** What tells threads apart: `main`, a thread's name. */
export function threadOf(executor: Executor): string {
  switch (executor.kind) {
    case 'main-looper':
      return 'main';
    case 'binder':
      return 'binder';
    case 'unknown':
      return 'unknown thread';
    default:
      return executor.name;
  }
}
