/**
 * Findings on texts that were edited since they were found: they move with their lines. One whose own line was
 * touched is left out, since nobody knows yet what is there now; places that only tell its story stay near.
 */
import type { LineShift } from '../base/line-shift.js';
import type {
  AccessPlace,
  CauseLink,
  Cut,
  Finding,
  FindingAccess,
  OrderStep,
  SourceSpan,
  StackFrame,
} from '../findings/finding.js';
import type { Suppression } from '../findings/suppressions.js';
import type { SafeField } from '../static/report.js';
import { filesOf } from './finding-paths.js';

/** The shift of a path; undefined where the text is what it was. */
export type ShiftOf = (path: string) => LineShift | undefined;

/** A finding that speaks of no edited text stays the object that it is. */
export function moveFindings(findings: readonly Finding[], shiftOf: ShiftOf): Finding[] {
  return findings.flatMap((finding) => {
    const isTouched = [...filesOf(finding)].some((path) => shiftOf(path) !== undefined);
    return isTouched ? (moveFinding(finding, shiftOf) ?? []) : [finding];
  });
}

function moveFinding(finding: Finding, shiftOf: ShiftOf): Finding | undefined {
  const [one, other] = finding.accesses.map((access) => moveAccess(access, shiftOf));
  if (one === undefined || other === undefined) return undefined;
  const { declaration, steps, cut, cuts, also } = finding;
  const declared = declaration && moveSpan(declaration, shiftOf);
  return {
    ...finding,
    accesses: [one, other],
    ...(steps === undefined ? {} : { steps: steps.map((step) => moveStep(step, shiftOf)) }),
    ...(declared === undefined ? {} : { declaration: declared }),
    ...(also === undefined
      ? {}
      : { also: also.flatMap((access) => moveAccess(access, shiftOf) ?? []) }),
    ...(cut === undefined ? {} : { cut: moveCut(cut, shiftOf) }),
    ...(cuts === undefined ? {} : { cuts: moveFindings(cuts, shiftOf) }),
  };
}

/** What came between only tells the story: it stays where it was if its line was touched. */
function moveCut(cut: Cut, shiftOf: ShiftOf): Cut {
  const between = cut.between.map((access) => moveAccess(access, shiftOf) ?? access);
  return { ...cut, between };
}

function moveAccess(access: FindingAccess, shiftOf: ShiftOf): FindingAccess | undefined {
  const place = access.place && movePlace(access.place, shiftOf);
  if (access.place !== undefined && place === undefined) return undefined;
  return {
    ...access,
    stack: access.stack.map((frame) => moveFrame(frame, shiftOf)),
    causes: access.causes.map((cause) => moveCause(cause, shiftOf)),
    ...(place === undefined ? {} : { place }),
  };
}

function movePlace(place: AccessPlace, shiftOf: ShiftOf): AccessPlace | undefined {
  const moved = moveSpan(place, shiftOf);
  if (moved === undefined) return undefined;
  const method = place.method && (moveSpan(place.method, shiftOf) ?? place.method);
  return method === undefined ? moved : { ...moved, method };
}

function moveSpan<Span extends SourceSpan>(span: Span, shiftOf: ShiftOf): Span | undefined {
  const shift = shiftOf(span.path);
  if (shift === undefined) return span;
  const line = shift.now(span.line);
  return line === undefined ? undefined : { ...span, line };
}

function moveFrame(frame: StackFrame, shiftOf: ShiftOf): StackFrame {
  const shift = frame.path === undefined ? undefined : shiftOf(frame.path);
  return shift === undefined ? frame : { ...frame, line: shift.now(frame.line) ?? frame.line };
}

function moveCause(cause: CauseLink, shiftOf: ShiftOf): CauseLink {
  return cause.frame === undefined ? cause : { ...cause, frame: moveFrame(cause.frame, shiftOf) };
}

function moveStep(step: OrderStep, shiftOf: ShiftOf): OrderStep {
  const place = step.place && moveSpan(step.place, shiftOf);
  return place === undefined ? step : { ...step, place };
}

export function moveSafe(safe: readonly SafeField[], shiftOf: ShiftOf): SafeField[] {
  return safe.flatMap((field) => {
    const declaration = moveSpan(field.declaration, shiftOf);
    if (declaration === undefined) return [];
    const places = field.places?.flatMap((place) => moveSpan(place, shiftOf) ?? []);
    return [{ ...field, declaration, ...(places === undefined ? {} : { places }) }];
  });
}

/** A suppression whose words were touched is read anew before it counts. */
export function moveSuppressions(
  suppressions: readonly Suppression[],
  shiftOf: ShiftOf,
): Suppression[] {
  return suppressions.flatMap((each) => {
    const place = moveSpan(each.place, shiftOf);
    if (place === undefined) return [];
    const { covers } = each;
    if (covers.kind !== 'lines') return [{ ...each, place }];
    const shift = shiftOf(covers.path);
    if (shift === undefined) return [each];
    const from = shift.now(covers.from) ?? place.line;
    const to = shift.now(covers.to) ?? Math.max(from, covers.to + place.line - each.place.line);
    return [{ ...each, place, covers: { ...covers, from, to } }];
  });
}
