/**
 * The two sides of a finding as flows. Most viewers show the first flow only, so that one has both sides as
 * one story: one side up to its access, the other one coming in between, then the access. The second
 * flow has each side as a thread of its own.
 */
import type { CodeFlow, Location, ThreadFlow, ThreadFlowLocation } from 'sarif';
import { storyOf, type Finding, type FindingAccess } from '../../findings/finding.js';
import type { WritePath } from '../../findings/json.js';
import { doneBy } from '../../findings/message.js';
import { methodName } from '../../findings/names.js';
import { causeText, framesFrom, originText } from '../../findings/story.js';
import { frameLocation, lineLocation, spanLocation } from './locations.js';

export function flowsOf(finding: Finding, writePath: WritePath): CodeFlow[] {
  const [one, other] = finding.accesses.map((access) => stepsOf(finding, access, writePath));
  const between =
    finding.cut === undefined
      ? [...one!.slice(0, -1), ...other!, ...one!.slice(-1)]
      : storyOf(finding).flatMap((access) => stepsOf(finding, access, writePath));
  if (between.length === 0) return [];
  const sides = finding.accesses.map((access, side) =>
    threadFlow(originText(access), (side === 0 ? one : other)!),
  );
  return [
    {
      message: { text: 'Both sides as one story: the second comes in between' },
      threadFlows: [threadFlow('interleaved', between)],
    },
    {
      message: { text: 'Each side for itself' },
      threadFlows: sides.filter(({ locations }) => locations.length > 0),
    },
  ];
}

/** In the order of time: who caused it, the calls down to the access, the access itself. */
function stepsOf(finding: Finding, access: FindingAccess, writePath: WritePath): Location[] {
  return [
    ...causeSteps(access, writePath),
    ...callSteps(access, writePath),
    ...accessStep(finding, access, writePath),
  ];
}

function causeSteps({ causes }: FindingAccess, writePath: WritePath): Location[] {
  return [...causes].reverse().flatMap((cause) => {
    const at = cause.frame === undefined ? undefined : frameLocation(cause.frame, writePath);
    return at === undefined ? [] : [withText(at, causeText(cause))];
  });
}

function callSteps(access: FindingAccess, writePath: WritePath): Location[] {
  const [, ...callers] = framesFrom(access);
  return callers.reverse().flatMap((frame) => {
    const at = frameLocation(frame, writePath);
    return at === undefined ? [] : [withText(at, `in ${methodName(frame)}`)];
  });
}

function accessStep({ rule, subject }: Finding, access: FindingAccess, writePath: WritePath) {
  const text = `${subject} ${doneBy(rule, access)} by ${originText(access)}`;
  return accessLocations(access, writePath).map((at) => withText(at, text));
}

/** On the sources where it is known, else in the trace. */
export function accessLocations({ place, seen }: FindingAccess, writePath: WritePath): Location[] {
  if (place !== undefined) return [spanLocation(place, writePath)];
  return seen === undefined ? [] : [lineLocation(seen.trace, seen.line, writePath)];
}

function withText(location: Location, text: string): Location {
  return { ...location, message: { text } };
}

function threadFlow(id: string, steps: readonly Location[]): ThreadFlow {
  const locations = steps.map((location, at): ThreadFlowLocation => {
    return { location, executionOrder: at + 1 };
  });
  return { id, locations };
}
