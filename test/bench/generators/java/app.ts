/**
 * An app as apps are: few screens with what they make run, repositories that all of them share, and much
 * code that runs wherever it is called from. How many origins there are and how many accesses they share
 * is set apart from its length, so that the cost of each can be seen.
 */
import { createRandom } from '../../random.js';
import { ORIGINS_OF_FEATURE, writeFeature } from './feature.js';
import { writeHelper } from './helper.js';
import { writeModel } from './model.js';
import { writeClass, type GeneratedFile } from './project.js';
import { writeRepository } from './repository.js';

export interface AppSize {
  readonly files: number;
  readonly linesPerFile: number;
  readonly origins: number;
  /** Items of repositories that each origin works on. */
  readonly touches: number;
  readonly seed: number;
}

/** Features that share a repository; each item of it is worked on by as many origins, on average. */
const FEATURES_PER_REPOSITORY = 0.5;
const ITEMS = 8;

export function generateApp({
  files,
  linesPerFile: lines,
  origins,
  touches,
  seed,
}: AppSize): GeneratedFile[] {
  const random = createRandom(seed);
  const features = Math.round(origins / ORIGINS_OF_FEATURE);
  const repositories = Math.round(features / FEATURES_PER_REPOSITORY);
  const rest = Math.floor((files - features - repositories) / 2);
  const shape = { random, lines, repositories, items: ITEMS, touches };
  const others = { ...shape, other: () => random(rest) };
  const many = (count: number, make: (number: number) => GeneratedFile): GeneratedFile[] =>
    Array.from({ length: count }, (_, number) => make(number));
  return [
    ...many(rest, (number) =>
      writeClass('model', 'Model', number, (out) => {
        writeModel({ ...shape, out, number, other: () => random(number + 1) });
      }),
    ),
    ...many(rest, (number) =>
      writeClass('helper', 'Helper', number, (out) => {
        writeHelper({ ...shape, out, number, other: () => random(number + 1) });
      }),
    ),
    ...many(repositories, (number) =>
      writeClass('repository', 'Repository', number, (out) => {
        writeRepository({ ...others, out, number });
      }),
    ),
    ...many(features, (number) =>
      writeClass('feature', 'Feature', number, (out) => {
        writeFeature({ ...others, out, number });
      }),
    ),
  ];
}
