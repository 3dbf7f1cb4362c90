/** Plain words for what the model says: who makes it run, in which order. */
import type { Cause, Component, Origin, OrderEdge } from '../../android/origins.js';

const DEEDS: Readonly<Record<Cause['kind'], string>> = {
  post: 'posted',
  start: 'started',
  register: 'registered',
  enable: 'enabled',
  declare: 'declared',
  system: 'called',
};

/** `posted`, `posted with a delay`. */
export function deedText({ kind, timing }: Cause): string {
  return `${DEEDS[kind]}${TIMINGS[timing]}`;
}

const TIMINGS: Readonly<Record<Cause['timing'], string>> = {
  now: '',
  delayed: ' with a delay',
  'at-time': ' for a set time',
  'at-front': ' at the front',
  idle: ' for when the queue is idle',
  periodic: ' again and again',
};

const COMPONENTS: Readonly<Record<Component['kind'], string>> = {
  application: 'application',
  activity: 'activity',
  fragment: 'fragment',
  service: 'service',
  receiver: 'broadcast receiver',
  provider: 'content provider',
  dialog: 'dialog',
  view: 'view',
  loader: 'loader',
  'remote-views-factory': 'widget list',
  'view-model': 'view model',
  other: 'component',
};

export function componentText(component: Component): string {
  const main = component.main ? 'main ' : '';
  const undeclared = component.declared || !DECLARED.has(component.kind) ? '' : ', not declared';
  const process = component.process === '' ? '' : `, process ${component.process}`;
  return `${main}${COMPONENTS[component.kind]}${undeclared}${process}`;
}

/** Kinds that the platform starts only if the manifest has them. */
const DECLARED: ReadonlySet<Component['kind']> = new Set(['activity', 'service', 'provider']);

/** The edges of an origin in one direction, those that always hold first. */
export function edgesOf({ order }: Origin, direction: OrderEdge['direction']): OrderEdge[] {
  return order
    .filter((edge) => edge.direction === direction)
    .sort((one, other) => Number(one.strength === 'may') - Number(other.strength === 'may'));
}

/** `A.B` of `com.x.A$B`; an anonymous class keeps its number, `A$1`. */
export function shortClass(binaryName: string): string {
  return binaryName.slice(binaryName.lastIndexOf('.') + 1).replaceAll(/\$(?!\d)/g, '.');
}

export function methodTitle({ class: owner, method }: { class: string; method: string }): string {
  const name = shortClass(owner);
  return method === '<init>' || method === '<clinit>'
    ? `${name} (initialiser)`
    : `${name}.${method}`;
}

export function fileName(file: string): string {
  return file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
}
