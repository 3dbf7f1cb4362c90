/**
 * The lifecycles of Android's components, as data: which callback of an instance may come next.
 * Activity: Figure 8 of DroidRacer and Android's documentation; fragment, service and receiver:
 * Android's documentation. What one instance may do next depends on what it did last, so of two
 * callbacks in a row the first must come first, wherever the machine leads from it to the second.
 *
 * A machine has one track where all callbacks are in one order, and several where they are not: a
 * service that is both started and bound orders the two kinds of callbacks only through its creation
 * and its end.
 */

/** For each callback, those that may come next; what is left out may be missing from a trace. */
export type Track = Readonly<Record<string, readonly string[]>>;

export type Lifecycle = readonly Track[];

const ACTIVITY: Track = {
  onCreate: ['onStart', 'onDestroy'],
  onStart: ['onRestoreInstanceState', 'onResume', 'onStop'],
  onRestoreInstanceState: ['onPostCreate', 'onResume', 'onStop'],
  onPostCreate: ['onResume', 'onStop'],
  onResume: ['onPostResume', 'onPause'],
  onPostResume: ['onPause'],
  onPause: ['onResume', 'onSaveInstanceState', 'onStop', 'onNewIntent', 'onActivityResult'],
  onSaveInstanceState: ['onStop', 'onDestroy', 'onRestart'],
  onStop: ['onSaveInstanceState', 'onRestart', 'onActivityResult', 'onNewIntent', 'onDestroy'],
  onRestart: ['onStart'],
  onNewIntent: ['onActivityResult', 'onRestart', 'onResume'],
  onActivityResult: ['onNewIntent', 'onRestart', 'onResume', 'onDestroy'],
  onDestroy: [],
};

const FRAGMENT: Track = {
  onAttach: ['onCreate'],
  onCreate: ['onCreateView', 'onActivityCreated', 'onDestroy'],
  onCreateView: ['onViewCreated'],
  onViewCreated: ['onActivityCreated'],
  onActivityCreated: ['onViewStateRestored'],
  onViewStateRestored: ['onStart', 'onDestroyView'],
  onStart: ['onResume', 'onStop'],
  onResume: ['onPause'],
  onPause: ['onResume', 'onSaveInstanceState', 'onStop'],
  onSaveInstanceState: ['onStop', 'onStart', 'onDestroyView'],
  onStop: ['onSaveInstanceState', 'onStart', 'onDestroyView'],
  onDestroyView: ['onCreateView', 'onDestroy'],
  onDestroy: ['onDetach'],
  onDetach: [],
};

const STARTED_SERVICE: Track = {
  onCreate: ['onStartCommand', 'onDestroy'],
  onStartCommand: ['onStartCommand', 'onDestroy'],
  onDestroy: [],
};

/** The connection's callbacks belong to the client, but tell of the same binding. */
const BOUND_SERVICE: Track = {
  onCreate: ['onBind', 'onDestroy'],
  onBind: ['onServiceConnected', 'onUnbind'],
  onServiceConnected: ['onServiceDisconnected', 'onUnbind'],
  onServiceDisconnected: ['onServiceConnected', 'onUnbind'],
  onUnbind: ['onRebind', 'onDestroy'],
  onRebind: ['onServiceConnected', 'onUnbind'],
  onDestroy: [],
};

/** Broadcasts themselves come in any order. */
const RECEIVER: Track = {
  register: ['onReceive', 'unregister'],
  onReceive: ['unregister'],
  unregister: [],
};

export const LIFECYCLES = {
  activity: [ACTIVITY],
  fragment: [FRAGMENT],
  service: [STARTED_SERVICE, BOUND_SERVICE],
  receiver: [RECEIVER],
} as const satisfies Readonly<Record<string, Lifecycle>>;

export type LifecycleKind = keyof typeof LIFECYCLES;

const LAUNCH = ['onCreate', 'onStart', 'onResume'];

/** What recorders write for one callback, or for several that run in a row in one task. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'LAUNCH-ACT': LAUNCH,
  LAUNCH_ACTIVITY: LAUNCH,
  'RESUME-ACT': ['onResume'],
  RESUME_ACTIVITY: ['onResume'],
  'START-ACT': ['onRestart', 'onStart'],
  'PAUSE-ACT': ['onPause'],
  PAUSE_ACTIVITY: ['onPause'],
  'STOP-ACT': ['onStop'],
  STOP_ACTIVITY: ['onStop'],
  'DESTROY-ACT': ['onDestroy'],
  DESTROY_ACTIVITY: ['onDestroy'],
  'RESULT-ACT': ['onActivityResult'],
  NEW_INTENT: ['onNewIntent'],
  'CREATE-SERVICE': ['onCreate'],
  CREATE_SERVICE: ['onCreate'],
  'SERVICE-ARGS': ['onStartCommand'],
  SERVICE_ARGS: ['onStartCommand'],
  'BIND-SERVICE': ['onBind'],
  BIND_SERVICE: ['onBind'],
  SERVICE_CONNECT: ['onServiceConnected'],
  'UNBIND-SERVICE': ['onUnbind'],
  UNBIND_SERVICE: ['onUnbind'],
  'STOP-SERVICE': ['onDestroy'],
  STOP_SERVICE: ['onDestroy'],
  ABC_REGISTER_RECEIVER: ['register'],
  ABC_ONRECEIVE: ['onReceive'],
  ABC_UNREGISTER_RECEIVER: ['unregister'],
};

/** The callbacks that a recorder's name stands for, in the order in which they run. */
export function callbacksNamed(name: string): readonly string[] {
  return OTHER_NAMES[name] ?? [name];
}

/** What the app asks for, not what the platform calls: it is over as soon as it is said. */
export function isRequest(callback: string): boolean {
  return callback === 'register' || callback === 'unregister';
}

/** Nothing of the instance follows. */
export function isFinal(track: Track, callback: string): boolean {
  return track[callback]?.length === 0;
}

/** Of two callbacks of one instance in a row, must the first have come before the second? */
export function mayFollow(track: Track, first: string, second: string): boolean {
  if (first === second) return track[first]?.includes(second) ?? false;
  return reachable(track, first).has(second);
}

const REACHABLE = new Map<Track, Map<string, ReadonlySet<string>>>();

function reachable(track: Track, from: string): ReadonlySet<string> {
  const ofTrack = REACHABLE.get(track) ?? new Map<string, ReadonlySet<string>>();
  REACHABLE.set(track, ofTrack);
  const known = ofTrack.get(from);
  if (known !== undefined) return known;
  const found = new Set(track[from] ?? []);
  for (const callback of found) for (const next of track[callback] ?? []) found.add(next);
  ofTrack.set(from, found);
  return found;
}
