/** Accesses, frames and lines of traces as places of the editor. */
import type { CauseLink, FindingAccess, StackFrame } from '../../findings/finding.js';
import type { FindingContext, Place } from './types.js';

/** Where an access stands: on its line, or in the trace if the project has no such line. */
export function conflictPlace(
  { place, seen }: FindingAccess,
  context: FindingContext,
): Place | undefined {
  if (place === undefined) return seen && traceLine(seen.trace, seen.line);
  const { path, line, column, endColumn } = place;
  return { uri: context.uriOf(path), line, column, endColumn };
}

export function framePlace({ path, line }: StackFrame, context: FindingContext): Place | undefined {
  if (path === undefined || line === 0) return undefined;
  return { uri: context.uriOf(path), line, column: 1, endColumn: 1 };
}

/** A whole line of a trace; whoever shows it knows how long it is. */
export function traceLine(uri: string, line: number): Place {
  return { uri, line, column: 1, endColumn: Infinity };
}

/** Where an access's event is posted or its thread started: in the sources, or else in the trace. */
export function causePlace(
  { seen }: FindingAccess,
  { frame, line }: CauseLink,
  context: FindingContext,
): Place | undefined {
  const inSource = frame && framePlace(frame, context);
  if (inSource !== undefined || seen === undefined || line === undefined) return inSource;
  return traceLine(seen.trace, line);
}
