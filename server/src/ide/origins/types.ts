/** What the editor shows of origins, as plain data. Lines and columns count from 1. */
import type { Place } from '../../android/origins.js';

/** What the features ask of the workspace. */
export interface OriginContext {
  /** The uri of a file of the project. */
  uriOf(file: string): string;
}

/** A lens before its title is known. */
export interface OriginLens {
  readonly at: Place;
}

export interface OriginLensContent {
  readonly title: string;
  /** Where clicking leads: the code that makes it run. */
  readonly places: readonly Place[];
}

/** A method, or what takes its place where no method is: a line of a layout, the manifest. */
export interface HierarchyItem {
  readonly name: string;
  readonly detail: string;
  readonly kind: 'method' | 'event' | 'file';
  readonly at: Place;
  readonly body: Place;
}

export interface HierarchyCall {
  readonly item: HierarchyItem;
  /** The places of the calls, in the caller's file. */
  readonly ranges: readonly Place[];
}
