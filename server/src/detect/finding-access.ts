/** What a trace says of one access, as a finding has it. */
import type { CauseLink, FindingAccess, StackFrame } from '../findings/finding.js';
import { callbackName, dottedClass, simpleClass } from '../findings/names.js';
import type { Frame } from './context/call-stacks.js';
import { originOf } from './origins.js';
import type { CauseStep, RaceAccess, RaceLocation } from './report.js';

export function accessOf(access: RaceAccess, location: RaceLocation, trace: string): FindingAccess {
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

export function subjectOf(location: RaceLocation): string {
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
