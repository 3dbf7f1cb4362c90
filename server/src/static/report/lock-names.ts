/** Lock objects in words. */
import { placeOfSite } from '../../android/flow/code.js';
import { nameOfClass } from '../../android/origins/naming.js';
import { groupBy } from '../../base/multi-map.js';
import { isThread, UNKNOWN_LOCK } from '../locks/instance-locks.js';
import type { LocksetId, Locksets } from '../locks/locksets.js';
import type { ObjectId, PointsTo } from '../points-to/points-to.js';

/** Nobody holds more of one class at a time: it is one, and the source does not say which. */
const MOST_OF_A_CLASS = 3;

/** Each lock of a set once; how it is held only where it is not exclusive. */
export function lockNames(locksets: Locksets, id: LocksetId, pointsTo: PointsTo): string[] {
  const locks = locksets.locksOf(id).filter(({ object }) => !isThread(object));
  const byClass = groupBy(locks, ({ object }) => classOfLock(object, pointsTo));
  const names = [...byClass].flatMap(([name, ofClass]) =>
    ofClass.length > MOST_OF_A_CLASS
      ? [`one of ${ofClass.length} ${name} objects`]
      : ofClass.map(({ object, mode }) => {
          const one = lockName(object, pointsTo);
          return mode === 'shared' ? `${one} (read lock)` : one;
        }),
  );
  return [...new Set(names)];
}

/** `Foo.class`, `Object of Foo.java:12`, `MainActivity`. */
export function lockName(object: ObjectId, pointsTo: PointsTo): string {
  const name = classOfLock(object, pointsTo);
  if (object === UNKNOWN_LOCK) return name;
  const { kind, site } = pointsTo.objects[object]!;
  if (kind === 'class') return name;
  const place = site === undefined ? undefined : placeOfSite(site);
  if (place === undefined || kind === 'component') return name;
  return `${name} of ${place.file.slice(place.file.lastIndexOf('/') + 1)}:${place.line}`;
}

function classOfLock(object: ObjectId, pointsTo: PointsTo): string {
  if (object === UNKNOWN_LOCK) return 'a lock that is not seen';
  const { kind, class: symbol, stands } = pointsTo.objects[object]!;
  const meant = stands ?? symbol;
  const name = meant === undefined ? 'object' : nameOfClass(meant);
  return kind === 'class' ? `${name}.class` : name;
}
