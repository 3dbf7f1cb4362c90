/** Which causes the small random programs of the exhaustive tests have besides posts, forks and waits. */
import type { Features } from './random-program.js';

export const PLAIN: Features = { tags: false, barriers: false, locks: false, removal: false };

export const MIXES: readonly (readonly [string, Features])[] = [
  ['locks', { ...PLAIN, locks: true }],
  ['barriers', { ...PLAIN, barriers: true }],
  ['priority tags', { ...PLAIN, tags: true }],
  ['priority tags and barriers', { ...PLAIN, tags: true, barriers: true }],
  ['priority tags and removal', { ...PLAIN, tags: true, removal: true }],
  ['all of these', { tags: true, barriers: true, locks: true, removal: true }],
];
