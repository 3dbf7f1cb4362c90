/** Threads in words, as every finding says them. */
import type { Executor } from '../../android/origins.js';

/** What kind of thread: `main looper`, `background thread`. */
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
