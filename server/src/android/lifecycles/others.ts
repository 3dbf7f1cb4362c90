/** Receivers, providers, dialogs, views, loaders, view models, observers and background tasks. */
import { INPUT, type LifecycleMachine } from './machine.js';

/** `register` and `unregister` are the app's calls; it may register the same object again. */
export const REGISTERED_RECEIVER: LifecycleMachine = {
  name: 'registered-receiver',
  start: 'unregistered',
  states: {
    unregistered: { register: 'registered' },
    registered: { onReceive: 'registered', unregister: 'unregistered' },
  },
};

/** The platform makes a new object for each broadcast. */
export const MANIFEST_RECEIVER: LifecycleMachine = {
  name: 'manifest-receiver',
  start: 'new',
  states: { new: { onReceive: 'done' }, done: {} },
};

const REQUESTS = [
  'query',
  'insert',
  'update',
  'delete',
  'bulkInsert',
  'getType',
  'call',
  'openFile',
  'openAssetFile',
  'applyBatch',
  'refresh',
];

/** onCreate on the main looper; requests on any number of binder threads, which it does not wait for. */
export const PROVIDER: LifecycleMachine = {
  name: 'provider',
  oneOfProcess: true,
  start: 'new',
  states: { new: { attachInfo: 'new', onCreate: 'created' }, created: { shutdown: 'created' } },
  stays: [
    {
      callbacks: [...REQUESTS, 'onConfigurationChanged', 'onLowMemory', 'onTrimMemory'],
      in: ['created'],
    },
  ],
};

/** It may be shown again. onShow, onCancel and onDismiss are posted, so they come a little later. */
export const DIALOG: LifecycleMachine = {
  name: 'dialog',
  start: 'new',
  states: {
    new: { onCreate: 'created' },
    created: { onStart: 'showing' },
    showing: { onStop: 'stopped' },
    stopped: { onStart: 'showing' },
  },
  stays: [
    { callbacks: [INPUT, 'onAttachedToWindow', 'onWindowFocusChanged'], in: ['showing'] },
    { callbacks: ['onShow', 'onSaveInstanceState', 'onCancel'], in: ['showing', 'stopped'] },
    { callbacks: ['onDismiss', 'onDetachedFromWindow'], in: ['stopped', 'showing'] },
  ],
};

export const VIEW: LifecycleMachine = {
  name: 'view',
  start: 'new',
  states: {
    // Who is inflated is so before all else; who is made by code never is.
    new: {
      onFinishInflate: 'inflated',
      onRestoreInstanceState: 'made',
      onAttachedToWindow: 'attached',
    },
    made: { onAttachedToWindow: 'attached' },
    inflated: { onAttachedToWindow: 'attached' },
    attached: { onDetachedFromWindow: 'detached' },
    detached: { onAttachedToWindow: 'attached again' },
    'attached again': { onDetachedFromWindow: 'detached' },
  },
  stays: [
    {
      callbacks: [
        INPUT,
        'onMeasure',
        'onLayout',
        'onSizeChanged',
        'onDraw',
        'onWindowVisibilityChanged',
        'onWindowFocusChanged',
      ],
      in: ['attached', 'attached again'],
    },
    { callbacks: ['onSaveInstanceState'], in: ['attached', 'detached', 'attached again'] },
    // What was saved is given back once, to the views that have just been made.
    { callbacks: ['onRestoreInstanceState'], in: ['made', 'inflated', 'attached'] },
  ],
};

/** The callbacks of a loader's owner. */
export const LOADER_CALLBACKS: LifecycleMachine = {
  name: 'loader-callbacks',
  start: 'new',
  states: {
    new: { onCreateLoader: 'loading' },
    // A restarted loader is created anew before the old one is reset.
    loading: { onLoadFinished: 'loading', onLoaderReset: 'new', onCreateLoader: 'loading' },
  },
};

/** The loader's own. loadInBackground is on a pool; its result is delivered when it is over. */
export const LOADER: LifecycleMachine = {
  name: 'loader',
  start: 'new',
  states: {
    new: { onStartLoading: 'started' },
    started: {
      onForceLoad: 'started',
      loadInBackground: 'started',
      deliverResult: 'started',
      onCancelLoad: 'started',
      onCanceled: 'started',
      onStopLoading: 'stopped',
      onAbandon: 'abandoned',
      onReset: 'reset',
    },
    stopped: {
      onStartLoading: 'started',
      onForceLoad: 'stopped',
      loadInBackground: 'stopped',
      onCanceled: 'stopped',
      onCancelLoad: 'stopped',
      onAbandon: 'abandoned',
      onReset: 'reset',
    },
    abandoned: { loadInBackground: 'abandoned', onCanceled: 'abandoned', onReset: 'reset' },
    // An old run may still be under way.
    reset: { onCanceled: 'reset', onStartLoading: 'started' },
  },
  overlaps: {
    loadInBackground: [
      'onStopLoading',
      'onReset',
      'onAbandon',
      'onCancelLoad',
      'onForceLoad',
      'onStartLoading',
    ],
  },
};

export const VIEW_MODEL: LifecycleMachine = {
  name: 'view-model',
  start: 'new',
  states: { new: { '<init>': 'alive' }, alive: { onCleared: 'cleared' }, cleared: {} },
};

/** Made on the main looper; binder threads ask it for what there is to do. */
export const BACKUP_AGENT: LifecycleMachine = {
  name: 'backup-agent',
  start: 'new',
  states: { new: { onCreate: 'created' }, created: { onDestroy: 'destroyed' }, destroyed: {} },
  stays: [
    {
      callbacks: [
        'onBackup',
        'onRestore',
        'onFullBackup',
        'onRestoreFile',
        'onRestoreFinished',
        'onQuotaExceeded',
      ],
      in: ['created'],
    },
  ],
};

/** With the first observer that is active, and when the last one no longer is. */
export const LIVE_DATA: LifecycleMachine = {
  name: 'live-data',
  start: 'inactive',
  states: { inactive: { onActive: 'active' }, active: { onInactive: 'inactive' } },
};

/** DefaultLifecycleObserver, @OnLifecycleEvent and the owner's lifecycle itself. */
export const LIFECYCLE_OBSERVER: LifecycleMachine = {
  name: 'lifecycle-observer',
  start: 'new',
  states: {
    new: { onCreate: 'created' },
    created: { onStart: 'started', onDestroy: 'destroyed' },
    started: { onResume: 'resumed', onStop: 'created' },
    resumed: { onPause: 'started' },
    destroyed: {},
  },
  stays: [
    { callbacks: ['onStateChanged', 'onAny'], in: ['created', 'started', 'resumed', 'destroyed'] },
  ],
};

/**
 * The rows of a widget's list: made once, then asked by binder threads for as long as it lives, one call at a
 * time (the platform's adapter around it is synchronized).
 */
export const REMOTE_VIEWS_FACTORY: LifecycleMachine = {
  name: 'remote-views-factory',
  serial: true,
  start: 'new',
  states: {
    new: { onCreate: 'created' },
    created: { onDestroy: 'destroyed' },
    destroyed: {},
  },
  stays: [
    {
      callbacks: ['onDataSetChanged', 'getCount', 'getViewAt', 'getLoadingView', 'getItemId'],
      in: ['created'],
    },
  ],
};

/**
 * Of one Bluetooth connection, or one server: each has an interface of its own whose calls are one-way, and those the binder
 * makes one at a time, in their order.
 */
export const BLUETOOTH_CALLBACK: LifecycleMachine = {
  name: 'bluetooth-callback',
  serial: true,
  start: 'new',
  states: { new: {} },
  stays: [
    {
      callbacks: [
        'onConnectionStateChange',
        'onServicesDiscovered',
        'onServiceChanged',
        'onServiceAdded',
        'onCharacteristicRead',
        'onCharacteristicWrite',
        'onCharacteristicChanged',
        'onCharacteristicReadRequest',
        'onCharacteristicWriteRequest',
        'onDescriptorRead',
        'onDescriptorWrite',
        'onDescriptorReadRequest',
        'onDescriptorWriteRequest',
        'onExecuteWrite',
        'onNotificationSent',
        'onReliableWriteCompleted',
        'onReadRemoteRssi',
        'onMtuChanged',
        'onPhyRead',
        'onPhyUpdate',
      ],
      in: ['new'],
    },
  ],
};

/** Once per object: a second execute throws. onProgressUpdate is posted while the body still runs. */
export const ASYNC_TASK: LifecycleMachine = {
  name: 'async-task',
  start: 'new',
  states: {
    new: { onPreExecute: 'pending' },
    pending: { doInBackground: 'running', onCancelled: 'finished' },
    running: {
      onProgressUpdate: 'running',
      onPostExecute: 'finished',
      onCancelled: 'finished',
    },
    finished: {},
  },
  overlaps: { doInBackground: ['onProgressUpdate'] },
};
