/** Every lifecycle by its name. */
import { ACTIVITY, APPLICATION, PROCESS } from './activity.js';
import { FRAGMENT, RETAINED_FRAGMENT } from './fragment.js';
import type { LifecycleMachine } from './machine.js';
import {
  ASYNC_TASK,
  BACKUP_AGENT,
  BLUETOOTH_CALLBACK,
  DIALOG,
  LIFECYCLE_OBSERVER,
  LIVE_DATA,
  LOADER,
  LOADER_CALLBACKS,
  MANIFEST_RECEIVER,
  PROVIDER,
  REGISTERED_RECEIVER,
  REMOTE_VIEWS_FACTORY,
  VIEW,
  VIEW_MODEL,
} from './others.js';
import {
  BINDING,
  INTENT_SERVICE,
  JOB_INTENT_SERVICE,
  JOB_SERVICE,
  SERVICE,
  SERVICE_CONNECTION,
} from './service.js';

const ALL: readonly LifecycleMachine[] = [
  APPLICATION,
  PROCESS,
  ACTIVITY,
  FRAGMENT,
  RETAINED_FRAGMENT,
  SERVICE,
  INTENT_SERVICE,
  JOB_INTENT_SERVICE,
  JOB_SERVICE,
  SERVICE_CONNECTION,
  BINDING,
  REGISTERED_RECEIVER,
  MANIFEST_RECEIVER,
  PROVIDER,
  REMOTE_VIEWS_FACTORY,
  DIALOG,
  VIEW,
  LOADER_CALLBACKS,
  LOADER,
  VIEW_MODEL,
  LIFECYCLE_OBSERVER,
  LIVE_DATA,
  BACKUP_AGENT,
  BLUETOOTH_CALLBACK,
  ASYNC_TASK,
];

export const MACHINES: ReadonlyMap<string, LifecycleMachine> = new Map(
  ALL.map((machine) => [machine.name, machine]),
);
