/**
 * Services of every kind, and the client's side of a binding. A service may be started and bound at
 * the same time, so one machine has both kinds of callbacks. Foreground is a state of the process,
 * not of the lifecycle: it adds no callback but onTimeout.
 */
import type { LifecycleMachine } from './machine.js';

const ALIVE = ['idle', 'bound', 'unbound'];
const SYSTEM = [
  'onTaskRemoved',
  'onTimeout',
  'onConfigurationChanged',
  'onLowMemory',
  'onTrimMemory',
];

export const SERVICE: LifecycleMachine = {
  name: 'service',
  start: 'new',
  states: {
    new: { attachBaseContext: 'new', onCreate: 'idle' },
    idle: { onBind: 'bound', onDestroy: 'destroyed' },
    // onBind again for an intent that the filters tell from the first.
    bound: { onBind: 'bound', onUnbind: 'unbound' },
    unbound: { onRebind: 'bound', onBind: 'bound', onDestroy: 'destroyed' },
    destroyed: {},
  },
  stays: [
    { callbacks: ['onStartCommand', 'onStart'], in: ALIVE },
    { callbacks: SYSTEM, in: ALIVE },
  ],
};

/** onHandleIntent is on a worker and serial; stopService may destroy the service while it runs. */
export const INTENT_SERVICE: LifecycleMachine = {
  name: 'intent-service',
  start: 'new',
  states: {
    new: { onCreate: 'idle' },
    idle: {
      onStartCommand: 'asked',
      onStart: 'asked',
      onBind: 'idle',
      onUnbind: 'idle',
      onDestroy: 'destroyed',
    },
    asked: {
      onStartCommand: 'asked',
      onStart: 'asked',
      onHandleIntent: 'asked',
      onDestroy: 'destroyed',
    },
    destroyed: {},
  },
  overlaps: { onHandleIntent: ['onDestroy', 'onStartCommand', 'onStart'] },
};

export const JOB_INTENT_SERVICE: LifecycleMachine = {
  name: 'job-intent-service',
  start: 'new',
  states: {
    new: { onCreate: 'working' },
    working: {
      onStartCommand: 'working',
      onBind: 'working',
      onHandleWork: 'working',
      onStopCurrentWork: 'working',
      onDestroy: 'destroyed',
    },
    destroyed: {},
  },
  overlaps: { onHandleWork: ['onDestroy', 'onStopCurrentWork'] },
};

/** One service object serves several jobs. */
export const JOB_SERVICE: LifecycleMachine = {
  name: 'job-service',
  start: 'new',
  states: {
    new: { onCreate: 'idle' },
    idle: { onBind: 'idle', onStartJob: 'working', onUnbind: 'idle', onDestroy: 'destroyed' },
    working: {
      onStartJob: 'working',
      onStopJob: ['working', 'idle'],
      onUnbind: 'idle',
      onDestroy: 'destroyed',
    },
    destroyed: {},
  },
};

/** What the client sees; `bindService` and `unbindService` are its own calls. */
export const SERVICE_CONNECTION: LifecycleMachine = {
  name: 'service-connection',
  start: 'unbound',
  states: {
    unbound: { bindService: 'binding' },
    binding: {
      onServiceConnected: 'connected',
      onNullBinding: 'binding',
      onBindingDied: 'binding',
      unbindService: 'unbound',
    },
    connected: {
      onServiceDisconnected: 'binding',
      onBindingDied: 'binding',
      unbindService: 'unbound',
    },
  },
};

/** One binding over both sides (seed 001 Figure 3.2 e; seed 004 Figure 2.2 b). */
export const BINDING: LifecycleMachine = {
  name: 'binding',
  start: 'new',
  states: {
    new: { onCreate: 'created' },
    created: { onBind: 'bound' },
    bound: { onServiceConnected: 'connected', onUnbind: 'unbound' },
    connected: { onServiceDisconnected: 'bound', onUnbind: 'unbound' },
    unbound: { onRebind: 'bound', onDestroy: 'destroyed' },
    destroyed: {},
  },
};
