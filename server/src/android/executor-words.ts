/** Who runs an origin, in words: the same in hovers, findings and on the command line. */
import type { Executor } from './origins.js';

/** `main looper`, `looper "decoder"`, `background thread`. */
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

/** What tells threads apart, short: `main`, `decoder`, `AsyncTask`, `background thread`. */
export function threadText(executor: Executor): string {
  if (executor.kind === 'main-looper') return 'main';
  const name = 'name' in executor ? executor.name : '';
  return name === '' ? executorText(executor) : name;
}
