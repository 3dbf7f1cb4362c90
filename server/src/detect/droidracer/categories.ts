/**
 * The categories of DroidRacer's races and its way of telling each location once per category
 * (DROIDRACER.md section 4): multi-threaded, then co-enabled; otherwise delayed and, unless that was
 * news, cross-posted as well. The tool prints a pair if the last category it went into had not had
 * the location before.
 */
import type { RaceCategory } from '../report.js';

/** What the category of a pair depends on. */
export interface PairTraits {
  readonly sameThread: boolean;
  /** The first access is one of a framework widget. */
  readonly ui: boolean;
  readonly coEnabled: boolean;
  readonly delaysDiffer: boolean;
  readonly crossesDiffer: boolean;
}

export interface Insertion {
  /** The last category that the pair went into, and whether its location was new there. */
  readonly category: RaceCategory;
  readonly isNew: boolean;
  /** The first category whose test the pair meets. */
  readonly natural: RaceCategory;
}

export class CategorySets {
  private readonly multiThreaded = new Set<number>();
  private readonly coEnabledUi = new Set<number>();
  private readonly coEnabledNonUi = new Set<number>();
  private readonly delayed = new Set<number>();
  private readonly crossPosted = new Set<number>();
  private readonly uncategorised = new Set<number>();

  insert(location: number, traits: PairTraits): Insertion {
    if (!traits.sameThread) return into(this.multiThreaded, location, 'multi-threaded');
    if (traits.coEnabled) {
      return into(traits.ui ? this.coEnabledUi : this.coEnabledNonUi, location, 'co-enabled');
    }
    return this.insertPosted(location, traits);
  }

  sizes() {
    return {
      multiThreaded: this.multiThreaded.size,
      coEnabledUi: this.coEnabledUi.size,
      coEnabledNonUi: this.coEnabledNonUi.size,
      delayed: this.delayed.size,
      crossPosted: this.crossPosted.size,
      uncategorised: this.uncategorised.size,
    };
  }

  private insertPosted(location: number, traits: PairTraits): Insertion {
    const { delaysDiffer, crossesDiffer } = traits;
    const delayed = delaysDiffer ? into(this.delayed, location, 'delayed') : undefined;
    if (delayed?.isNew === true) return delayed;
    if (crossesDiffer) {
      const crossed = into(this.crossPosted, location, 'cross-posted');
      return delayed === undefined ? crossed : { ...crossed, natural: 'delayed' };
    }
    return delayed ?? into(this.uncategorised, location, 'unknown');
  }
}

function into(locations: Set<number>, location: number, category: RaceCategory): Insertion {
  const isNew = !locations.has(location);
  locations.add(location);
  return { category, isNew, natural: category };
}
