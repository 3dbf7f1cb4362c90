/**
 * Findings as diagnostics: on both lines in the sources, and, for a trace, on the lines of the two
 * operations. The related places are in reading order: the other access, its call stack, where its
 * event was posted or its thread started, and then the same for this side.
 */
import { findingsOf } from '../../detect/findings.js';
import type { TraceReport } from '../../detect/report.js';
import {
  isWithoutCode,
  storyOf,
  type Finding,
  type FindingAccess,
} from '../../findings/finding.js';
import { accessNoun, doneBy, messageAt, pageOf, whoText } from '../../findings/message.js';
import { methodName } from '../../findings/names.js';
import { causeText, framesFrom } from '../../findings/story.js';
import type { Severity } from '../../findings/tiers.js';
import { causePlace, conflictPlace, framePlace, traceLine } from './places.js';
import type { FindingContext, FindingDiagnostic, Place, RelatedPlace } from './types.js';

/** As many frames and posts as a person reads; the hover has the rest. */
const FRAMES = 8;
const CAUSES = 6;

/** The diagnostics of a source file, in the order of the findings. */
export function sourceDiagnostics(
  findings: readonly Finding[],
  path: string,
  context: FindingContext,
): FindingDiagnostic[] {
  return findings.flatMap((finding) => {
    const [one, other] = finding.accesses;
    const there = isToldOnce(finding) ? [] : diagnosticAt(finding, other, one, path, context);
    return [...diagnosticAt(finding, one, other, path, context), ...there];
  });
}

/** Where it is to be mended: on the handler that requires a condition; where no code is the other side, on this one. */
function isToldOnce({ rule, accesses: [first, second] }: Finding): boolean {
  return (rule === 'non-commutative' && first.place !== undefined) || isWithoutCode(second);
}

function diagnosticAt(
  finding: Finding,
  here: FindingAccess,
  there: FindingAccess,
  path: string,
  context: FindingContext,
): FindingDiagnostic[] {
  if (here.place?.path !== path) return [];
  const { line, column, endColumn } = here.place;
  const { severity, rule, id } = finding;
  const message = messageAt(finding, here, there);
  const sameKind = here.kind === there.kind;
  const places = [
    ...(finding.cut?.between ?? []).flatMap((access) => otherAccess(finding, access, context)),
    ...[there, ...(finding.also ?? [])].flatMap((access) => otherAccess(finding, access, context)),
    ...sideStory(there, `the ${sameKind ? 'other ' : ''}${accessNoun(rule, there)}`, context),
    ...sideStory(here, `this ${accessNoun(rule, here)}`, context),
    ...(finding.cuts ?? []).flatMap((cut) => cutStory(cut, context)),
  ];
  const shown = { severity: shownSeverity(severity), code: rule, page: pageOf(finding) };
  return [{ line, column, endColumn, ...shown, message, related: places, id }];
}

/** A hint is nearly invisible in an editor, and who sees possible findings has asked for them. */
function shownSeverity(severity: Severity): Severity {
  return severity === 'hint' ? 'information' : severity;
}

/** Where the other access is: on its line, or in the trace if the project has no such line. */
function otherAccess(
  { rule }: Finding,
  access: FindingAccess,
  context: FindingContext,
): RelatedPlace[] {
  return related(
    conflictPlace(access, context),
    `${doneBy(rule, access)} here by ${whoText(access)}`,
  );
}

/** The cycle of an atomicity violation that is part of the finding. */
function cutStory(cut: Finding, context: FindingContext): RelatedPlace[] {
  const name = `${cut.cut?.blamed ?? ''}, cut in two`;
  return storyOf(cut).flatMap((access) =>
    related(
      conflictPlace(access, context),
      `${name}: ${doneBy(cut.rule, access)} here by ${whoText(access)}`,
    ),
  );
}

/** Every line says whose it is. */
function sideStory(access: FindingAccess, side: string, context: FindingContext): RelatedPlace[] {
  const callers = framesFrom(access).slice(1, FRAMES + 1);
  return [
    ...callers.flatMap((frame) =>
      related(framePlace(frame, context), `${side}: called by ${methodName(frame)}`),
    ),
    ...access.causes
      .slice(0, CAUSES)
      .flatMap((cause) =>
        related(causePlace(access, cause, context), `${side}: ${causeText(cause)}`),
      ),
  ];
}

function related(place: Place | undefined, message: string): RelatedPlace[] {
  return place === undefined ? [] : [{ ...place, message }];
}

/**
 * The races of a trace on the lines of their operations, as information: the place to mend them is
 * in the sources. Noise is left out here as well.
 */
export function traceDiagnostics(report: TraceReport, uri: string): FindingDiagnostic[] {
  return findingsOf(report, uri).findings.flatMap((finding) => {
    const [one, other] = finding.accesses;
    return [operationDiagnostic(finding, one, other), operationDiagnostic(finding, other, one)];
  });
}

function operationDiagnostic(
  finding: Finding,
  here: FindingAccess,
  there: FindingAccess,
): FindingDiagnostic {
  const message = `${doneBy(finding.rule, there)} here by ${whoText(there)}`;
  return {
    ...traceLine('', here.seen?.line ?? 0),
    severity: 'information',
    code: finding.rule,
    page: pageOf(finding),
    message: messageAt(finding, here, there),
    related: related(there.seen && traceLine(there.seen.trace, there.seen.line), message),
    id: finding.id,
  };
}
