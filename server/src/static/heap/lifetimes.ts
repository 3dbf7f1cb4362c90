/**
 * How long an object lives, as far as it matters for who can have it:
 * - `component`: it is an object that the platform makes, or one leads to it: callbacks of that instance
 *   share it, and are ordered by its life, whoever else may know the instance;
 * - `global`: a static field leads to it, not by way of a component: any run of any origin may have it;
 * - `run`: neither. It was created by a run of an origin and is known only to that run and to what the
 *   run started or posted: two runs have two of it.
 */
import type { AbstractObject, ObjectId, PointsTo } from '../points-to/points-to.js';

export type Lifetime = 'global' | 'component' | 'run';

export class Lifetimes {
  readonly #global: Uint8Array;
  readonly #component: Uint8Array;
  /** Components that no static field holds. */
  readonly #hidden: ReadonlySet<ObjectId>;

  /** `alive`: objects that the project makes and whose life the platform leads, fragments say. */
  constructor(pointsTo: PointsTo, alive: ReadonlySet<ObjectId> = new Set()) {
    const leads = (each: AbstractObject): boolean => isOfPlatform(each) || alive.has(each.id);
    const isComponent = Uint8Array.from(pointsTo.objects, (each) => Number(leads(each)));
    const components = pointsTo.objects.filter(leads).map(({ id }) => id);
    const inStatics = new Set(pointsTo.staticObjects());
    const isHidden = ({ id, kind }: AbstractObject): boolean =>
      kind === 'component' && !inStatics.has(id);
    this.#hidden = new Set(pointsTo.objects.filter(isHidden).map(({ id }) => id));
    const statics = [...inStatics].filter((id) => isComponent[id] === 0);
    this.#global = reachable(pointsTo, statics, isComponent);
    this.#component = reachable(pointsTo, components);
  }

  /** Is it made by the platform, and can nobody find it in a static field? */
  isHiddenComponent(object: ObjectId): boolean {
    return this.#hidden.has(object);
  }

  /** What is not an object of the program (an unknown lock) may be anybody's. */
  of(object: ObjectId): Lifetime {
    if (object < 0 || this.#global[object] === 1) return 'global';
    return this.#component[object] === 1 ? 'component' : 'run';
  }
}

function isOfPlatform({ kind }: AbstractObject): boolean {
  return kind === 'component' || kind === 'opaque' || kind === 'class';
}

/** What the fields and elements of these lead to, themselves included; not beyond the border. */
function reachable(
  pointsTo: PointsTo,
  roots: readonly ObjectId[],
  border?: Uint8Array,
): Uint8Array {
  const seen = new Uint8Array(pointsTo.objects.length);
  const found: ObjectId[] = [];
  const visit = (object: ObjectId): void => {
    if (seen[object] === 1 || border?.[object] === 1) return;
    seen[object] = 1;
    found.push(object);
  };
  roots.forEach(visit);
  for (const object of found) for (const next of pointsTo.heldBy(object)) visit(next);
  return seen;
}
