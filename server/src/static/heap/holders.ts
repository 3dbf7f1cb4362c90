/** The other way round of what objects hold: whose fields, elements or captured variables lead to an object. */
import { addTo } from '../../base/multi-map.js';
import type { ObjectId, PointsTo } from '../points-to/points-to.js';

export function holdersIn(pointsTo: PointsTo): Map<ObjectId, ObjectId[]> {
  const holders = new Map<ObjectId, ObjectId[]>();
  for (const { id } of pointsTo.objects) {
    for (const held of pointsTo.heldBy(id)) addTo(holders, held, id);
  }
  return holders;
}
