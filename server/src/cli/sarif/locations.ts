/** Places of findings as SARIF's locations: relative to the folder that was checked, where they lie in it. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ArtifactLocation, Location, Region } from 'sarif';
import type { SourceSpan, StackFrame } from '../../findings/finding.js';
import type { WritePath } from '../../findings/json.js';

/** The name that stands for the folder that was checked, wherever it lies. */
export const ROOT_ID = 'SRCROOT';

export function artifactOf(file: string, writePath: WritePath): ArtifactLocation {
  const written = writePath(file);
  if (path.isAbsolute(written)) return { uri: pathToFileURL(written).href };
  return { uri: written.split('/').map(encodeURIComponent).join('/'), uriBaseId: ROOT_ID };
}

/** Line 0 is the file as a whole. */
export function lineLocation(file: string, line: number, writePath: WritePath): Location {
  return located(file, line > 0 ? { startLine: line } : undefined, writePath);
}

export function spanLocation(span: SourceSpan, writePath: WritePath): Location {
  const { line, column, endColumn } = span;
  const region = { startLine: line, startColumn: column, endColumn: Math.max(column, endColumn) };
  return located(span.path, region, writePath);
}

/** undefined where the project does not have the frame's file. */
export function frameLocation(frame: StackFrame, writePath: WritePath): Location | undefined {
  return frame.path === undefined ? undefined : lineLocation(frame.path, frame.line, writePath);
}

function located(file: string, region: Region | undefined, writePath: WritePath): Location {
  const artifactLocation = artifactOf(file, writePath);
  return { physicalLocation: { artifactLocation, ...(region === undefined ? {} : { region }) } };
}
