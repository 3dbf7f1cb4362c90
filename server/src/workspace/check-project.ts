/**
 * A project looked at once, without an editor: its traces are found, analysed one after the other,
 * and their races put on the sources, by the same steps as in the editor.
 */
import { resolve } from 'node:path';
import type { TraceReport } from '../detect/report.js';
import type { PlacedFindings } from './project-findings.js';
import { placeReports } from './project-findings.js';
import type { AnalyseRaces, RaceOptions } from './analyse-races.js';
import { JavaSources } from './java-sources.js';
import { JavaTexts } from './java-texts.js';
import { DEFAULT_SETTINGS } from './settings.js';
import { TraceFiles } from './trace-files.js';

export interface CheckRequest {
  /** The project's folder. */
  readonly root: string;
  /** Traces besides those that are found. */
  readonly extraTraces: readonly string[];
  readonly withTraces: boolean;
  readonly options: RaceOptions;
  readonly analyse: AnalyseRaces;
  readonly progress: (line: string) => void;
}

export interface ProjectProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export interface CheckedProject extends PlacedFindings {
  /** Traces that were analysed. */
  readonly traces: number;
  /** Java files, and their lines. */
  readonly files: number;
  readonly lines: number;
  readonly problems: readonly ProjectProblem[];
  /** Something could not be read, or not all of it. */
  readonly isIncomplete: boolean;
}

export async function checkProject(request: CheckRequest): Promise<CheckedProject> {
  const files = new JavaSources();
  const texts = new JavaTexts();
  files.setFolders([request.root]);
  const traces = request.withTraces ? await tracesOf(request) : [];
  const analysed = await analyseAll(traces, request);
  const placed = await placeReports(analysed.reports, files, texts);
  const { problems, isIncomplete } = analysed;
  const counts = await countSources(files, texts);
  return { ...placed, ...counts, traces: analysed.reports.size, problems, isIncomplete };
}

/** By path, each once; standard input stays what it is. */
async function tracesOf({ root, extraTraces }: CheckRequest): Promise<string[]> {
  const found = new TraceFiles();
  found.configure([root], DEFAULT_SETTINGS.traces.include);
  await found.walk();
  const extra = extraTraces.map((file) => (file === '-' ? file : resolve(file)));
  return [...new Set([...found.paths, ...extra])];
}

async function analyseAll(traces: readonly string[], request: CheckRequest) {
  const reports = new Map<string, TraceReport>();
  const problems: ProjectProblem[] = [];
  let isIncomplete = false;
  for (const file of traces) {
    request.progress(`${file}: looking for races`);
    const outcome = await request.analyse({ file }, request.options, () => false);
    if (outcome === undefined) continue;
    const { report } = outcome;
    for (const { line, message } of outcome.problems) problems.push({ file, line, message });
    if (report === undefined || outcome.errors > 0) isIncomplete = true;
    if (report !== undefined) reports.set(file, report);
  }
  return { reports, problems, isIncomplete };
}

async function countSources(files: JavaSources, texts: JavaTexts) {
  const paths = await files.allFiles();
  let lines = 0;
  for (const path of paths) lines += (await texts.lineCount(path)) ?? 0;
  return { files: paths.length, lines };
}
