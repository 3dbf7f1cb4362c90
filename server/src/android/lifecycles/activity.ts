/**
 * Activity and Application. The activity's states are those of Android's documentation; a callback
 * that the platform leaves out in some versions (onPostCreate after a restart, onSaveInstanceState
 * before or after onStop) may stand in both places.
 *
 * Input comes between onResume and onPause (seed 001, Code 1). A click is posted when the finger is
 * lifted, so it can in truth still run after a pause that came in between: that is left out.
 */
import { INPUT, STARTED, type LifecycleMachine } from './machine.js';

/** What comes in while the activity is not in front, before it is resumed again. */
const DELIVERED = [
  'onNewIntent',
  'onActivityResult',
  'onActivityReenter',
  'onRequestPermissionsResult',
];

/** From creation to destruction, whenever the system has a reason. */
const ANY_TIME = [
  'onConfigurationChanged',
  'onLowMemory',
  'onTrimMemory',
  'onMultiWindowModeChanged',
  'onPictureInPictureModeChanged',
  'onCreateOptionsMenu',
  'onPrepareOptionsMenu',
  'onAttachFragment',
  'onContentChanged',
  'onTitleChanged',
];

/** While its window is there: from the first onResume. */
const IN_WINDOW = ['onWindowFocusChanged', 'onWindowAttributesChanged'];

const CREATED = ['created', 'started', 'restored', 'ready', 'again'];
const VISIBLE = [
  ...['started', 'restored', 'ready', 'again'],
  ...['resuming', 'resumed', 'leaving', 'paused', 'saved'],
];
const SHOWN = ['resuming', 'resumed', 'leaving', 'paused', 'saved', 'stopped', 'restarting'];

export const ACTIVITY: LifecycleMachine = {
  name: 'activity',
  start: 'new',
  states: {
    new: { attachBaseContext: 'new', onCreate: 'created' },
    // Without a start if onCreate finishes the activity.
    created: { onStart: 'started', onDestroy: 'destroyed' },
    started: {
      onRestoreInstanceState: 'restored',
      onPostCreate: 'ready',
      onResume: 'resuming',
      onStop: 'stopped',
    },
    restored: { onPostCreate: 'ready', onResume: 'resuming', onStop: 'stopped' },
    ready: { onResume: 'resuming', onStop: 'stopped' },
    resuming: { onPostResume: 'resumed', onAttachedToWindow: 'resuming', onPause: 'paused' },
    resumed: {
      onAttachedToWindow: 'resumed',
      onUserLeaveHint: 'leaving',
      onPause: 'paused',
    },
    leaving: { onPause: 'paused' },
    paused: { onResume: 'resuming', onSaveInstanceState: 'saved', onStop: 'stopped' },
    saved: { onResume: 'resuming', onStop: 'stopped' },
    stopped: {
      onSaveInstanceState: 'stopped',
      onRestart: 'restarting',
      onRetainNonConfigurationInstance: 'stopped',
      onRetainCustomNonConfigurationInstance: 'stopped',
      onDestroy: 'destroyed',
    },
    restarting: { onStart: 'again' },
    again: { onResume: 'resuming', onStop: 'stopped' },
    destroyed: { onDetachedFromWindow: 'gone' },
    gone: {},
  },
  stays: [
    { callbacks: [INPUT, 'onUserInteraction'], in: ['resuming', 'resumed'] },
    { callbacks: [STARTED], in: VISIBLE },
    { callbacks: DELIVERED, in: ['ready', 'again', 'paused', 'saved', 'stopped', 'restarting'] },
    { callbacks: ANY_TIME, in: [...CREATED, ...SHOWN] },
    { callbacks: IN_WINDOW, in: [...SHOWN, 'again'] },
  ],
};

/** It ends with the process: onTerminate is of the emulator only. */
export const APPLICATION: LifecycleMachine = {
  name: 'application',
  oneOfProcess: true,
  start: 'new',
  states: {
    new: { attachBaseContext: 'attached', onCreate: 'created' },
    attached: { onCreate: 'created' },
    created: { onTerminate: 'gone' },
    gone: {},
  },
  stays: [
    { callbacks: ['onConfigurationChanged', 'onLowMemory', 'onTrimMemory'], in: ['created'] },
  ],
};

/**
 * Of a whole process, over several instances: providers are created between the application's
 * attachBaseContext and its onCreate; any other component comes after (ActivityThread.handleBindApplication).
 */
export const PROCESS: LifecycleMachine = {
  name: 'process',
  start: 'new',
  states: {
    new: {
      'application.attachBaseContext': 'providers',
      'provider.onCreate': 'providers',
      'application.onCreate': 'running',
    },
    providers: { 'provider.onCreate': 'providers', 'application.onCreate': 'running' },
    running: {},
  },
  stays: [{ callbacks: ['component'], in: ['running'] }],
};
