/** The baselines that `racelens.json` names: read for the editor, and written when its user asks for it. */
import { join } from 'node:path';
import {
  baselineText,
  readBaseline,
  withEntry,
  type BaselineEntry,
  type ReadBaseline,
} from '../findings/baseline.js';
import type { Finding } from '../findings/finding.js';
import { readTextOnDisk } from './model/read-text.js';
import { isRecord } from './settings.js';
import { teamFor, type TeamSettings } from './team-settings.js';

/** Where a team that has none gets its first. */
const FIRST_BASELINE = 'racelens-baseline.json';

/** A file that is not there has no entries: the first update writes it. */
export async function readBaselineFile(path: string): Promise<ReadBaseline> {
  const read = await readTextOnDisk(path);
  if (read.kind === 'gone') return { entries: [], problem: undefined };
  return read.kind === 'text' ? readBaseline(read.text) : { entries: [], problem: read.why };
}

/** The entries of all baselines, each path once, and what is wrong with them. */
export async function readBaselines(team: readonly TeamSettings[]): Promise<{
  readonly entries: readonly BaselineEntry[];
  readonly problems: readonly string[];
}> {
  const paths = [...new Set(team.flatMap(({ baseline }) => baseline ?? []))];
  const read = await Promise.all(paths.map(readBaselineFile));
  return {
    entries: read.flatMap(({ entries }) => entries),
    problems: read.flatMap(({ problem }, at) =>
      problem === undefined ? [] : [`${paths[at]!}: ${problem}`],
    ),
  };
}

export interface NewText {
  readonly path: string;
  readonly text: string;
}

export interface BaselineRequest {
  readonly folders: readonly string[];
  readonly team: readonly TeamSettings[];
  /** All that is found now, also what is in a baseline. */
  readonly findings: readonly Finding[];
  /** Only this one is added, with a reason; else the baseline becomes what is found now. */
  readonly add?: { readonly finding: string; readonly reason: string };
}

/** The files to be written; a sentence if that cannot be done. */
export async function baselineEdits(request: BaselineRequest): Promise<NewText[] | string> {
  const { folders, findings, add } = request;
  const wanted = findings.filter(({ id }) => add === undefined || id === add.finding);
  if (add !== undefined && wanted.length === 0) return 'This finding is there no more.';
  const edits: NewText[] = [];
  for (const folder of folders) {
    const own = wanted.filter((finding) => folderOf(finding, folders) === folder);
    if (own.length === 0) continue;
    const made = await folderEdits(folder, own, request);
    if (typeof made === 'string') return made;
    edits.push(...made);
  }
  return edits.length === 0 ? 'There is nothing to write down.' : edits;
}

/** What lies in no folder belongs to the first. */
function folderOf(finding: Finding, folders: readonly string[]): string | undefined {
  const path = pathOf(finding);
  const isIn = (folder: string) => path.startsWith(folder.replaceAll('\\', '/'));
  return folders.find(isIn) ?? folders[0];
}

function pathOf({ accesses }: Finding): string {
  return accesses.map(({ place }) => place?.path).find((path) => path !== undefined) ?? '';
}

async function folderEdits(
  folder: string,
  findings: readonly Finding[],
  { team, add }: BaselineRequest,
): Promise<NewText[] | string> {
  const named = teamFor(pathOf(findings[0]!), team).find(({ baseline }) => baseline !== undefined);
  const path = named?.baseline ?? join(folder, FIRST_BASELINE);
  const { entries, problem } = await readBaselineFile(path);
  if (problem !== undefined) return `${path}: ${problem}`;
  const text =
    add === undefined
      ? baselineText(findings, entries)
      : withEntry(entries, findings[0]!, add.reason);
  if (named !== undefined) return [{ path, text }];
  const configuration = await configurationEdit(join(folder, 'racelens.json'));
  return typeof configuration === 'string' ? configuration : [{ path, text }, configuration];
}

/** The configuration names the baseline, so that the command line has it too. */
async function configurationEdit(path: string): Promise<NewText | string> {
  const read = await readTextOnDisk(path);
  const value = read.kind === 'text' ? parsed(read.text) : {};
  if (!isRecord(value)) return `${path}: This is no JSON object; mend it first.`;
  const text = `${JSON.stringify({ ...value, baseline: FIRST_BASELINE }, undefined, 2)}\n`;
  return { path, text };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
