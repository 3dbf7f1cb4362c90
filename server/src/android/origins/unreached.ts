/**
 * What is posted or registered by code that nobody is seen to come to is only assumed to run: in an app such code is left
 * over, or called in a way that is not seen (Kotlin, reflection). What belongs to no app is there to be called by others: a
 * library, a tool.
 */
import { addTo } from '../../base/multi-map.js';
import type { Code } from '../flow/code.js';
import type { ProjectManifests } from '../manifest/manifest.js';
import { moduleOf } from '../manifest/project-manifests.js';
import type { Cause, OriginId } from '../origins.js';
import type { Entry } from './entries.js';

/**
 * Is the code of an app? In one of the folders that the build says are, or, where it says nothing, beside a manifest that
 * declares what is to be run.
 */
export function codeOfApps({ apps, components }: ProjectManifests): (code: Code) => boolean {
  const told = apps.length > 0 ? apps : components.map(({ at }) => moduleOf(at.file));
  if (told.includes('')) return () => true;
  const folders = [...new Set(told)].map((folder) => `${folder}/`);
  return ({ body }) => {
    const path = body.owner.source?.file.path ?? '';
    return folders.some((folder) => path.startsWith(folder));
  };
}

/**
 * Those of its causes without which it does not run: none if it also runs by itself. What is registered is called by the
 * platform, but not before.
 */
export function neededCauses(entry: Entry | undefined, causes: readonly Cause[]): readonly Cause[] {
  const isByItself = ({ kind }: Cause): boolean =>
    kind === 'declare' || (kind === 'system' && entry === undefined);
  if (entry?.machine !== undefined || causes.some(isByItself)) return [];
  return entry === undefined ? causes : causes.filter(({ kind }) => kind === 'register');
}

/** By number, with what each needs: those that no origin leads to that runs without them. */
export function findUnreached(needed: readonly (readonly Cause[])[]): ReadonlySet<OriginId> {
  const led = new Map<OriginId, OriginId[]>();
  const unreached = new Set<OriginId>();
  needed.forEach((causes, index) => {
    if (causes.length === 0) return;
    unreached.add(index as OriginId);
    for (const { from } of causes) for (const each of from) addTo(led, each, index as OriginId);
  });
  const reached = [...led.keys()].filter((id) => !unreached.has(id));
  for (let id = reached.pop(); id !== undefined; id = reached.pop()) {
    for (const next of led.get(id) ?? []) if (unreached.delete(next)) reached.push(next);
  }
  return unreached;
}
