/**
 * A finding as CONTRACT.md's JSON of `check` has it, and what is known beyond that: how sure it is, locks,
 * causes, the rules that were tried. Paths come out as the caller wants them.
 */
import type { CauseLink, Finding, FindingAccess, SourceSpan, StackFrame } from './finding.js';
import { dottedClass } from './names.js';
import { causeText } from './story.js';

/** The path as it is to be written: relative to the project. */
export type WritePath = (path: string) => string;

export function findingJson(finding: Finding, writePath: WritePath): object {
  const { id, rule, severity, message, accesses, evidence, verdict, why, suppressed } = finding;
  const { tier, pattern, consequence, similar, steps, cut, cuts } = finding;
  return {
    id,
    rule: `racelens/${rule}`,
    severity,
    message,
    accesses: accesses.map((access) => accessJson(access, writePath)),
    evidence: evidence.map((each) => evidenceText(each, writePath)),
    verdict,
    why,
    suppressed,
    tier,
    ...(finding.verification === undefined ? {} : { verification: finding.verification }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(consequence === undefined ? {} : { consequence }),
    ...(similar === undefined ? {} : { similar }),
    ...(cut === undefined
      ? {}
      : { cut: { ...cut, between: cut.between.map((each) => accessJson(each, writePath)) } }),
    ...(finding.also === undefined
      ? {}
      : { also: finding.also.map((each) => accessJson(each, writePath)) }),
    ...(finding.states === undefined ? {} : { states: finding.states }),
    ...(finding.order === undefined ? {} : { order: finding.order }),
    ...(cuts === undefined ? {} : { cuts: cuts.map((each) => findingJson(each, writePath)) }),
    ...(steps === undefined
      ? {}
      : { steps: steps.map(({ place, ...step }) => ({ ...step, ...spanJson(place, writePath) })) }),
  };
}

/** `trace:` and the path as written; `static` stays. */
export function evidenceText(evidence: string, writePath: WritePath): string {
  return evidence.startsWith('trace:') ? `trace:${writePath(evidence.slice(6))}` : evidence;
}

function accessJson(access: FindingAccess, writePath: WritePath): object {
  const { place, kind, action, field, origin, stack, locks, causes } = access;
  return {
    ...spanJson(place, writePath),
    kind,
    ...(action === undefined ? {} : { action }),
    field,
    origin,
    stack: stack.map((each) => frameJson(each, writePath)),
    locks,
    causes: causes.map((each) => causeJson(each, writePath)),
  };
}

function spanJson(span: SourceSpan | undefined, writePath: WritePath): object {
  if (span === undefined) return {};
  const { path, line, column, endColumn } = span;
  return { file: writePath(path), line, column, endColumn };
}

function causeJson(cause: CauseLink, writePath: WritePath): object {
  const frame = cause.frame === undefined ? {} : frameJson(cause.frame, writePath);
  return { kind: cause.kind, text: causeText(cause), ...frame };
}

function frameJson(frame: StackFrame, writePath: WritePath): object {
  const file = frame.path === undefined ? frame.file : writePath(frame.path);
  return {
    method: [dottedClass(frame.class), frame.method].filter((part) => part !== '').join('.'),
    ...(file === '' ? {} : { file }),
    ...(frame.line > 0 ? { line: frame.line } : {}),
  };
}
