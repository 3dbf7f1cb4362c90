/**
 * Fragment and its view: the view may be destroyed and created again while the fragment stays (back
 * stack). Left out: one fragment object that is removed and added a second time.
 */
import { INPUT, STARTED, type LifecycleMachine } from './machine.js';

const WITH_VIEW = [
  'viewing',
  'viewed',
  'activity created',
  'restored',
  'started',
  'resumed',
  'paused',
  'stopped',
];

export const FRAGMENT: LifecycleMachine = {
  name: 'fragment',
  start: 'new',
  states: {
    new: { onInflate: 'new', onAttach: 'attached' },
    attached: { onAttach: 'attached', onCreate: 'created' },
    // onCreatePreferences is called by onCreate of the library's class: before the rest of the life.
    created: {
      onCreatePreferences: 'created',
      onCreateDialog: 'created',
      onCreateView: 'viewing',
      onDestroy: 'destroyed',
    },
    // Left out if onCreateView gave no view; but then nobody writes an onViewCreated.
    viewing: { onCreateDialog: 'viewing', onViewCreated: 'viewed', onDestroyView: 'viewless' },
    viewed: {
      onActivityCreated: 'activity created',
      onViewStateRestored: 'restored',
      onStart: 'started',
      onDestroyView: 'viewless',
    },
    'activity created': {
      onViewStateRestored: 'restored',
      onStart: 'started',
      onDestroyView: 'viewless',
    },
    restored: { onStart: 'started', onDestroyView: 'viewless' },
    started: { onResume: 'resumed', onStop: 'stopped' },
    resumed: { onPause: 'paused' },
    paused: { onResume: 'resumed', onStop: 'stopped' },
    stopped: { onStart: 'started', onDestroyView: 'viewless' },
    viewless: { onCreateView: 'viewing', onCreateDialog: 'viewless', onDestroy: 'destroyed' },
    destroyed: { onDetach: 'detached' },
    detached: {},
  },
  stays: [
    { callbacks: [INPUT], in: ['resumed'] },
    { callbacks: [STARTED], in: ['started', 'resumed', 'paused'] },
    { callbacks: ['onSaveInstanceState'], in: ['created', 'paused', 'stopped', 'viewless'] },
    {
      callbacks: ['onCancel', 'onDismiss'],
      in: ['started', 'resumed', 'paused', 'stopped', 'viewless', 'destroyed', 'detached'],
    },
    {
      callbacks: ['onActivityResult', 'onRequestPermissionsResult'],
      in: ['started', 'paused', 'stopped', 'restored'],
    },
    {
      callbacks: [
        'onHiddenChanged',
        'onConfigurationChanged',
        'onLowMemory',
        'onDestroyOptionsMenu',
      ],
      in: ['created', ...WITH_VIEW, 'viewless'],
    },
    // Whose view is taken away has been taken off the screen before: its activity asks it no more for a menu.
    {
      callbacks: ['onCreateOptionsMenu', 'onPrepareOptionsMenu'],
      in: ['created', ...WITH_VIEW],
    },
    // A pager says so before it adds the fragment, too.
    {
      callbacks: ['setUserVisibleHint', 'setMenuVisibility'],
      in: ['new', 'attached', 'created', ...WITH_VIEW, 'viewless', 'destroyed'],
    },
  ],
};

/** With setRetainInstance(true): it changes its activity without being destroyed. */
export const RETAINED_FRAGMENT: LifecycleMachine = {
  ...FRAGMENT,
  name: 'retained-fragment',
  states: {
    ...FRAGMENT.states,
    viewless: { ...FRAGMENT.states['viewless'], onDetach: 'retained' },
    retained: { onAttach: 'viewless' },
  },
};
