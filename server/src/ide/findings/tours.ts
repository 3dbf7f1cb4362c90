/**
 * Ways through a finding that a person walks by key: from an access along its call stack to where its event is
 * posted or its thread started, then the same for the other side; and from one conflicting access of a field
 * to the next, through all files.
 */
import type { Finding, FindingAccess, SourceSpan } from '../../findings/finding.js';
import { doneBy, titleOf, whoText } from '../../findings/message.js';
import { methodName } from '../../findings/names.js';
import { compareText } from '../../findings/order.js';
import { causeText, framesFrom } from '../../findings/story.js';
import { causePlace, conflictPlace, framePlace } from './places.js';
import type { FindingContext, Place } from './types.js';

export interface Tour {
  readonly finding: string;
  readonly title: string;
  readonly steps: readonly TourStep[];
}

export interface TourStep extends Place {
  readonly label: string;
  readonly side: 0 | 1;
  /** The access itself, and not what led to it. */
  readonly isAccess: boolean;
}

/** Both sides, each from its access to its first cause; what no file has is left out. */
export function tourOf(finding: Finding, context: FindingContext): Tour {
  const steps = finding.accesses.flatMap((access, side) =>
    sideSteps(finding, access, side === 0 ? 0 : 1, context),
  );
  return { finding: finding.id, title: titleOf(finding), steps };
}

function sideSteps(
  { rule }: Finding,
  access: FindingAccess,
  side: 0 | 1,
  context: FindingContext,
): TourStep[] {
  const at = (place: Place | undefined, label: string, isAccess = false): TourStep[] =>
    place === undefined ? [] : [{ ...place, label, side, isAccess }];
  return [
    ...at(conflictPlace(access, context), `${doneBy(rule, access)} by ${whoText(access)}`, true),
    ...framesFrom(access)
      .slice(1)
      .flatMap((frame) => at(framePlace(frame, context), `called by ${methodName(frame)}`)),
    ...access.causes.flatMap((cause) => at(causePlace(access, cause, context), causeText(cause))),
  ];
}

/** The findings with an access on a line, which counts from 1. */
export function findingsOnLine(findings: readonly Finding[], path: string, line: number) {
  const isHere = (place: SourceSpan | undefined) => place?.path === path && place.line === line;
  return findings.filter(({ accesses }) => accesses.some(({ place }) => isHere(place)));
}

/**
 * The accesses of every field that races on this line, or of all fields if none does: by file and place,
 * each once.
 */
export function conflictsAround(
  findings: readonly Finding[],
  path: string,
  line: number,
  context: FindingContext,
): TourStep[] {
  const here = findingsOnLine(findings, path, line);
  const fields = new Set(here.map(fieldOf));
  const wanted =
    here.length === 0 ? findings : findings.filter((each) => fields.has(fieldOf(each)));
  const places = wanted
    .flatMap((finding) => tourOf(finding, context).steps.filter(({ isAccess }) => isAccess))
    .sort(comparePlaces);
  return places.filter((place, at) => at === 0 || comparePlaces(place, places[at - 1]!) !== 0);
}

function fieldOf({ accesses }: Finding): string {
  return accesses[0].field;
}

function comparePlaces(one: Place, other: Place): number {
  return compareText(one.uri, other.uri) || one.line - other.line || one.column - other.column;
}
