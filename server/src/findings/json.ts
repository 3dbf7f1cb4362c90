/** A finding as CONTRACT.md's JSON of `check` has it. Paths come out as the caller wants them. */
import type { Finding, FindingAccess, StackFrame } from './finding.js';
import { dottedClass } from './names.js';

/** The path as it is to be written: relative to the project. */
export type WritePath = (path: string) => string;

export function findingJson(finding: Finding, writePath: WritePath): object {
  const { id, rule, severity, message, accesses, evidence, verdict, why, suppressed } = finding;
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
  };
}

/** `trace:` and the path as written; `static` stays. */
export function evidenceText(evidence: string, writePath: WritePath): string {
  return evidence.startsWith('trace:') ? `trace:${writePath(evidence.slice(6))}` : evidence;
}

function accessJson(access: FindingAccess, writePath: WritePath): object {
  const { place, kind, field, origin, stack } = access;
  const { path, line, column, endColumn } = place ?? {};
  const where = path === undefined ? {} : { file: writePath(path), line, column, endColumn };
  return { ...where, kind, field, origin, stack: stack.map((each) => frameJson(each, writePath)) };
}

function frameJson(frame: StackFrame, writePath: WritePath): object {
  const file = frame.path === undefined ? frame.file : writePath(frame.path);
  return {
    method: [dottedClass(frame.class), frame.method].filter((part) => part !== '').join('.'),
    ...(file === '' ? {} : { file }),
    ...(frame.line > 0 ? { line: frame.line } : {}),
  };
}
