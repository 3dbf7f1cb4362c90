/** Lock objects in words. */
import { placeOfSite } from '../../android/flow/code.js';
import { isThread, UNKNOWN_LOCK } from '../locks/instance-locks.js';
import type { LocksetId, Locksets } from '../locks/locksets.js';
import type { ObjectId, PointsTo } from '../points-to/points-to.js';

/** Each lock of a set once; how it is held only where it is not exclusive. */
export function lockNames(locksets: Locksets, id: LocksetId, pointsTo: PointsTo): string[] {
  const locks = locksets.locksOf(id).filter(({ object }) => !isThread(object));
  const names = locks.map(({ object, mode }) => {
    const name = lockName(object, pointsTo);
    return mode === 'shared' ? `${name} (read lock)` : name;
  });
  return [...new Set(names)];
}

/** `Foo.class`, `Object of Foo.java:12`, `MainActivity`. */
export function lockName(object: ObjectId, pointsTo: PointsTo): string {
  if (object === UNKNOWN_LOCK) return 'a lock that is not seen';
  const { kind, class: symbol, stands, site } = pointsTo.objects[object]!;
  const name = (stands ?? symbol)?.simpleName ?? 'object';
  if (kind === 'class') return `${name}.class`;
  const place = site === undefined ? undefined : placeOfSite(site);
  if (place === undefined || kind === 'component') return name;
  return `${name} of ${place.file.slice(place.file.lastIndexOf('/') + 1)}:${place.line}`;
}
