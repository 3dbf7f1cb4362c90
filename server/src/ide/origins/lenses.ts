/** Lenses over origins, and over nothing else: where it runs and who makes it run. */
import type { Cause, Origin, Place } from '../../android/origins.js';
import { groupBy } from '../../base/multi-map.js';
import type { OriginIndex } from './origin-index.js';
import type { OriginLens, OriginLensContent } from './types.js';
import { executorText } from '../../android/executor-words.js';
import { deedText, fileName, methodTitle } from './words.js';

/** From top to bottom, one for each name. */
export function originLenses(index: OriginIndex, file: string): OriginLens[] {
  const byPlace = new Map(index.originsIn(file).map(({ at }) => [`${at.line}:${at.column}`, at]));
  return [...byPlace.values()]
    .sort((one, other) => one.line - other.line || one.column - other.column)
    .map((at) => ({ at }));
}

/** Undefined if the origin is gone. */
export function originLensContent(index: OriginIndex, at: Place): OriginLensContent | undefined {
  const origins = index.originsAt(at.file, at.line, at.column);
  if (origins.length === 0) return undefined;
  const runsOn = [...new Set(origins.map(whereText))].join(' or ');
  const causes = origins.flatMap((origin) => origin.causes);
  const places = causes.flatMap((cause) => cause.at ?? []);
  const title = [runsOn, causesText(causes, index)].filter((part) => part !== '').join(' · ');
  return { title, places };
}

function whereText({ runsOn, certainty }: Origin): string {
  return `${executorText(runsOn)}${certainty === 'known' ? '' : ', assumed'}`;
}

/** `posted by FileDwTask.run, line 42`; `posted from 3 places`; `called by the user's click`. */
function causesText(causes: readonly Cause[], index: OriginIndex): string {
  const byDeed = groupBy(causes, deedText);
  const texts = [...byDeed].map(([deed, all]) => `${deed} ${causersText(all, index)}`);
  // More would not fit a line; the hover has them all.
  return texts.slice(0, MOST_DEEDS).join(', ');
}

const MOST_DEEDS = 2;

function causersText(causes: readonly Cause[], index: OriginIndex): string {
  const places = new Set(causes.map(({ at }) => at && `${at.file}:${at.line}:${at.column}`));
  return places.size > 1 ? `from ${places.size} places` : causerText(causes[0]!, index);
}

function causerText({ at, by }: Cause, index: OriginIndex): string {
  if (at === undefined) return `by ${by}`;
  const around = index.methodAround(at.file, at.line, at.column);
  const method = around === undefined ? undefined : index.method(around);
  if (method === undefined) return `in ${fileName(at.file)}, line ${at.line}`;
  return `by ${methodTitle(method)}, line ${at.line}`;
}
