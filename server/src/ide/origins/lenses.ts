/** Lenses over origins, and over nothing else: where it runs and who makes it run. */
import type { Cause, Origin, Place } from '../../android/origins.js';
import type { OriginIndex } from './origin-index.js';
import type { OriginLens, OriginLensContent } from './types.js';
import { deedText, executorText, methodTitle } from './words.js';

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
  const placed = causes.filter(({ at }) => at !== undefined);
  const [first] = placed.length > 0 ? placed : causes;
  if (first === undefined) return '';
  const places = new Set(placed.map(({ at }) => `${at!.file}:${at!.line}:${at!.column}`));
  if (places.size > 1) return `${deedText(first)} from ${places.size} places`;
  return `${deedText(first)} by ${causerText(first, index)}`;
}

function causerText({ at, by }: Cause, index: OriginIndex): string {
  if (at === undefined) return by;
  const around = index.methodAround(at.file, at.line, at.column);
  const method = around === undefined ? undefined : index.method(around);
  return method === undefined ? by : `${methodTitle(method)}, line ${at.line}`;
}
