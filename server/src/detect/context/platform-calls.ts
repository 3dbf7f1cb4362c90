/**
 * Which callbacks stand for an event of the environment (DroidRacer, 4.3): something that the user or
 * the platform causes, as opposed to what the app posts to itself. DroidRacer logs the request for a
 * service and the sending of a broadcast as triggers too; these are the app's own doing.
 */
import type { Callback, CallbackKind } from '../../trace/tables.js';

const FROM_OUTSIDE: ReadonlySet<CallbackKind> = new Set<CallbackKind>([
  'ui',
  'focus',
  'lifecycle',
  'service',
  'broadcast',
  'timer',
]);

export function isPlatformCall({ kind, name }: Callback): boolean {
  if (kind === 'service') return !name.startsWith('REQUEST_');
  if (kind === 'broadcast') return name === 'ABC_ONRECEIVE' || !name.startsWith('ABC_');
  return FROM_OUTSIDE.has(kind);
}
