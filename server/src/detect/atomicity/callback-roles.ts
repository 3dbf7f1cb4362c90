/**
 * What a callback is for the transactions of its component, by its name in Java or by the state that
 * DroidRacer's logs write.
 */
export type CallbackRole =
  /** Runs for every client of a service: onCreate, and whatever is not one of the others. */
  | 'shared'
  | 'start'
  /** Runs once for all who are bound. */
  | 'bind'
  /** A client is told of its connection. */
  | 'connected'
  | 'pause'
  | 'destroy'
  /** The end of a fragment. */
  | 'detach'
  /** No callback of a component: somebody asks for one, or it is the application's. */
  | 'none';

const ROLES: Readonly<Record<string, CallbackRole>> = {
  onStart: 'start',
  onStartCommand: 'start',
  onHandleIntent: 'start',
  'SERVICE-ARGS': 'start',
  onBind: 'bind',
  onUnbind: 'bind',
  onRebind: 'bind',
  onServiceDisconnected: 'bind',
  'BIND-SERVICE': 'bind',
  'UNBIND-SERVICE': 'bind',
  onServiceConnected: 'connected',
  SERVICE_CONNECT: 'connected',
  onPause: 'pause',
  'PAUSE-ACT': 'pause',
  onDestroy: 'destroy',
  'DESTROY-ACT': 'destroy',
  'STOP-SERVICE': 'destroy',
  onDetach: 'detach',
  'BIND-APP': 'none',
  'BINDAPP-DONE': 'none',
  'CHANGE-CONFIG': 'none',
};

/** Requests, and what the logs say of broadcasts before they are received. */
const NO_CALLBACK = /^(?:REQUEST_|ABC_(?!ONRECEIVE$))/;

export function callbackRole(name: string): CallbackRole {
  return ROLES[name] ?? (NO_CALLBACK.test(name) ? 'none' : 'shared');
}
