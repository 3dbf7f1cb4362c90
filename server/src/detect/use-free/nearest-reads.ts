/**
 * The nearest reads of a thread's present segment, by location and by the object that they saw: a
 * dereference belongs to one of them (thesis 3.3.3). A thread that runs without end has two halves
 * of bounded size; the older one goes when the newer one is full.
 */
import type { PointerRead } from './pointers.js';

const HALF = 4096;

export class NearestReads {
  private locations = new Map<number, PointerRead>();
  private olderLocations = new Map<number, PointerRead>();
  private objects = new Map<number, PointerRead>();
  private olderObjects = new Map<number, PointerRead>();

  ofLocation(location: number): PointerRead | undefined {
    return this.locations.get(location) ?? this.olderLocations.get(location);
  }

  /** The read must not have been used for something else since. */
  ofObject(object: number): PointerRead | undefined {
    return this.objects.get(object) ?? this.olderObjects.get(object);
  }

  put(read: PointerRead): void {
    if (this.locations.size >= HALF) {
      this.olderLocations = this.locations;
      this.locations = new Map();
    }
    this.locations.set(read.location, read);
  }

  /** The read saw this object. */
  saw(object: number, read: PointerRead): void {
    if (this.objects.size >= HALF) {
      this.olderObjects = this.objects;
      this.objects = new Map();
    }
    this.objects.set(object, read);
  }

  clear(): void {
    if (this.locations.size === 0) return;
    this.locations = new Map();
    this.olderLocations = new Map();
    this.objects = new Map();
    this.olderObjects = new Map();
  }
}
