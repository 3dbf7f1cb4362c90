/**
 * The races of a report as findings, one for each; merging (findings/merge.ts) makes one of those
 * between the same sites. Noise is left out and counted. A race that was seen in a trace is a
 * warning: it needs no proof that it can happen.
 */
import type { CauseLink, Finding, FindingAccess, RuleId, StackFrame } from '../findings/finding.js';
import { summary } from '../findings/message.js';
import { callbackName, dottedClass, simpleClass } from '../findings/names.js';
import { orderSides } from '../findings/order.js';
import { severityOf } from '../findings/tiers.js';
import type { Frame } from './context/call-stacks.js';
import { originOf } from './origins.js';
import type { CauseStep, Race, RaceAccess, RaceLocation, TraceReport } from './report.js';

export interface ReportedFindings {
  readonly findings: readonly Finding[];
  /** Races that the noise filter left out. */
  readonly filtered: number;
}

/** `trace` names the trace: a uri in the editor, a path on the command line. */
export function findingsOf(report: TraceReport, trace: string): ReportedFindings {
  const shown = report.races.filter(({ filtered }) => !filtered);
  return {
    findings: shown.map((race) => findingOf(race, trace)),
    filtered: report.races.length - shown.length,
  };
}

const RULES: Readonly<Record<Race['kind'], RuleId>> = {
  'data-race': 'data-race',
  'use-free': 'use-after-free',
};

function findingOf(race: Race, trace: string): Finding {
  const rule = RULES[race.kind];
  const [one, other] = race.accesses;
  const accesses = orderSides([
    accessOf(one, race.location, trace),
    accessOf(other, race.location, trace),
  ]);
  const subject = subjectOf(race.location);
  return {
    id: race.id,
    rule,
    tier: 'confirmed',
    severity: severityOf('confirmed'),
    message: summary({ rule, subject, accesses }),
    subject,
    accesses,
    evidence: [`trace:${trace}`],
    sightings: 1,
    category: race.violation ?? race.category,
    verdict: race.verdict,
    why: race.why,
    ...(race.explanation === undefined ? {} : { explanation: race.explanation }),
    suppressed: false,
  };
}

function accessOf(access: RaceAccess, location: RaceLocation, trace: string): FindingAccess {
  const { callback } = access;
  return {
    kind: access.kind,
    field: qualifiedName(location),
    origin: originOf(access),
    thread: access.threadName ?? `thread ${access.thread}`,
    ...(callback === undefined ? {} : { callbackKind: callback.kind }),
    stack: writtenFrames(access),
    locks: access.locks,
    causes: access.causes.map(causeOf),
    seen: { trace, line: access.line, op: access.op },
  };
}

/** Without what the compiler made up: accessors through which a class reads another's private field. */
function writtenFrames({ stack, site }: RaceAccess): readonly StackFrame[] {
  const frames = stack.length > 0 || site === undefined ? stack : [site];
  const written = frames.findIndex(({ method }) => !/^access\$\d+$/.test(method));
  return frames.slice(Math.max(written, 0)).map(toStackFrame);
}

function toStackFrame({ class: owner, method, file, line }: Frame): StackFrame {
  return { class: owner, method, file, line };
}

function causeOf(step: CauseStep): CauseLink {
  const { kind, site, delay, line } = step;
  const callback = ranIn(step);
  return {
    kind,
    thread: step.threadName ?? `thread ${step.thread}`,
    line,
    ...(callback === undefined ? {} : { callback }),
    ...(site === undefined ? {} : { frame: toStackFrame(site) }),
    ...(delay === undefined ? {} : { delay }),
  };
}

function ranIn({ callback, task }: CauseStep): string | undefined {
  if (callback !== undefined) return callbackName(callback);
  return task === undefined ? undefined : `task ${task}`;
}

/** `com.x.A.b`; for what is no field, what it is. */
function qualifiedName({ class: owner, field, resource, object }: RaceLocation): string {
  if (resource !== undefined) return resource;
  const parts = [dottedClass(owner ?? ''), field ?? ''].filter((part) => part !== '');
  return parts.length > 0 ? parts.join('.') : (object ?? 'memory');
}

function subjectOf(location: RaceLocation): string {
  const { class: owner = '', field = '', resource } = location;
  if (resource !== undefined) return resource;
  if (isName(field)) return field;
  return (
    [simpleClass(owner), field].filter((part) => part !== '').join('.') || qualifiedName(location)
  );
}

function isName(field: string): boolean {
  return /^[\p{ID_Start}_$]/u.test(field);
}
