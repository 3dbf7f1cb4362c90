/**
 * What several fields of a line say together: which thread, which callback, which location. Runs when
 * all fields have been read; interns the names and fills the columns that the fields left open.
 */
import { Flag, Place } from '../../operations.js';
import type { CallbackKind } from '../../tables.js';
import { storeRow, TABLE_FULL, type Draft, type Outcome } from './draft.js';
import type { LogNames } from './names.js';

export type Finish = (draft: Draft, names: LogNames) => Outcome;

export const nothingMore: Finish = () => undefined;

/** The queue operations that name no thread are done by the thread that owns the queue. */
export const byOwnerOfQueue: Finish = (draft, names) => {
  draft.thread = names.ownerOf(draft.b);
  if (draft.thread !== 0) return undefined;
  return { code: 'unknown-queue', message: 'No thread has attached this queue before.' };
};

/** EM-Explorer leaves out the queue of LOOP: it is the one that the thread has attached. */
export const withOwnQueue: Finish = (draft, names) => {
  draft.b = names.queueOf(draft.thread);
  if (draft.b !== 0) return undefined;
  return { code: 'unknown-queue', message: 'The thread has not attached a queue before.' };
};

export const afterUnknownDelay: Finish = (draft) => {
  draft.flags |= Flag.Delayed;
  return undefined;
};

function internCallback(draft: Draft, names: LogNames, kind: CallbackKind): Outcome {
  const label = draft.label === '' ? draft.name : draft.label;
  return storeRow(draft, 'a', names.internCallback(kind, draft.owner, draft.name, label));
}

export function callback(kind: CallbackKind, name?: string): Finish {
  return (draft, names) => {
    draft.name = name ?? draft.name;
    return internCallback(draft, names, kind);
  };
}

const TIMER_STATE = 'RUN_TIMER_TASK';
const APPLICATION_STATES: ReadonlySet<string> = new Set([
  'BIND-APP',
  'BINDAPP-DONE',
  'CHANGE-CONFIG',
]);

/** Only an id that comes with a component's name is an instance; before that it is an intent's. */
export const lifecycleCallback: Finish = (draft, names) => {
  if (draft.name === TIMER_STATE) return internCallback(draft, names, 'timer');
  const kind = APPLICATION_STATES.has(draft.name) ? 'application' : 'activity';
  const noted = draft.owner === '' || names.noteComponent(draft.b, kind, draft.owner);
  return noted ? internCallback(draft, names, 'lifecycle') : TABLE_FULL;
};

export const serviceCallback: Finish = (draft, names) =>
  names.noteComponent(draft.b, 'service', draft.owner)
    ? internCallback(draft, names, 'service')
    : TABLE_FULL;

export const broadcastCallback: Finish = (draft, names) =>
  names.noteComponent(draft.b, 'receiver', '')
    ? internCallback(draft, names, 'broadcast')
    : TABLE_FULL;

export const activityInstance: Finish = (draft, names) =>
  names.noteComponent(draft.a, 'activity', '') ? undefined : TABLE_FULL;

/** A field of an object, or an element where the class is an array's. */
export const memberPlace: Finish = (draft, names) => {
  const classId = names.internClass(draft.owner);
  if (draft.owner.startsWith('[')) {
    draft.place = Place.Element;
    return storeRow(draft, 'c', classId);
  }
  draft.place = Place.Field;
  return storeRow(draft, 'b', classId && names.internField(draft.owner, draft.name));
};

export const staticPlace: Finish = (draft, names) => {
  draft.place = Place.Static;
  const classId = names.internClass(draft.owner);
  return storeRow(draft, 'b', classId && names.internField(draft.owner, draft.name));
};

export const databasePlace: Finish = (draft, names) => {
  draft.place = Place.Resource;
  return storeRow(draft, 'b', names.internDatabase(draft.owner));
};
