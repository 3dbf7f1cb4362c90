/** What the project's own files say of how it is to be looked at, together with the settings of the editor. */
import { basename } from 'node:path';
import type { Settings } from './settings.js';
import type { Snapshot } from './snapshot.js';
import { teamTraces, type TeamSettings } from './team-settings.js';

export function teamOf({ project }: Snapshot): readonly TeamSettings[] {
  return project?.team ?? [];
}

/** The files of learned preconditions, there or not. */
export function specFilesOf({ project }: Snapshot): readonly string[] {
  return project?.preconditions.files ?? [];
}

export function traceSettingsOf(snapshot: Snapshot): Settings['traces'] {
  return teamTraces(snapshot.settings.traces, teamOf(snapshot));
}

export function isBaseline(snapshot: Snapshot, path: string): boolean {
  return teamOf(snapshot).some(({ baseline }) => baseline === path);
}

/** Globs of the files besides sources that findings depend on. */
export function watchedFiles(snapshot: Snapshot): readonly string[] {
  const baselines = teamOf(snapshot).flatMap(({ baseline }) => baseline ?? []);
  const files = [...baselines, ...specFilesOf(snapshot)];
  const names = new Set(files.map((path) => `**/${basename(path)}`));
  return [...traceSettingsOf(snapshot).include, ...names];
}
