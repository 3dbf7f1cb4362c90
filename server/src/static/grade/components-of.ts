/** To which components an origin belongs: its own, or those of whoever makes it run. */
import type { AndroidModel, OriginId } from '../../android/origins.js';

export class ComponentsOf {
  readonly #known = new Map<OriginId, ReadonlySet<number>>();

  constructor(private readonly model: AndroidModel) {}

  /** Do both belong to some component, or is that not known of one of them? */
  areOne(one: OriginId | undefined, other: OriginId | undefined): boolean {
    if (one === undefined || other === undefined) return true;
    const [a, b] = [this.#of(one), this.#of(other)];
    return a.size === 0 || b.size === 0 || [...a].some((component) => b.has(component));
  }

  /** Do only components of the other make it run, as far as is seen? */
  isOnlyOf(one: OriginId | undefined, other: OriginId | undefined): boolean {
    if (one === undefined || other === undefined) return false;
    const [a, b] = [this.#of(one), this.#of(other)];
    return a.size > 0 && [...a].every((component) => b.has(component));
  }

  #of(origin: OriginId): ReadonlySet<number> {
    let known = this.#known.get(origin);
    if (known === undefined) this.#known.set(origin, (known = this.#find(origin)));
    return known;
  }

  #find(origin: OriginId): ReadonlySet<number> {
    const components = new Set<number>();
    const above = new Set([origin]);
    for (const id of above) {
      const { component, causes } = this.model.origins[id]!;
      if (component !== undefined) components.add(component);
      else for (const { from } of causes) for (const each of from) above.add(each);
    }
    return components;
  }
}
