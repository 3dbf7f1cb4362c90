/**
 * A project looked at once, without an editor: its sources are searched for races, its traces are found
 * and analysed one after the other, and all of it is put on the sources, by the same steps as in the
 * editor.
 */
import { resolve } from 'node:path';
import type { Coverage } from '../android/origins.js';
import type { TraceReport } from '../detect/report.js';
import type { Budget } from '../base/watch.js';
import type { AnalyseRaces, RaceOptions } from './analyse-races.js';
import { JavaSources } from './java-sources.js';
import { JavaTexts } from './java-texts.js';
import type { ModelProblem } from './model/job.js';
import { understandOnce, type SearchedProject } from './model/understand.js';
import { joining, type PlacedFindings } from './joined-findings.js';
import { mergeReports, placeSeen } from './place-reports.js';
import { allAtOnce } from '../base/turns.js';
import { DEFAULT_SETTINGS, type Settings } from './settings.js';
import { NOTHING_STANDS } from './static-findings.js';
import { teamTraces } from './team-settings.js';
import { TraceFiles } from './trace-files.js';

export interface CheckRequest {
  /** The project's folder. */
  readonly root: string;
  /** Traces besides those that are found. */
  readonly extraTraces: readonly string[];
  readonly withTraces: boolean;
  readonly options: RaceOptions;
  readonly analyse: AnalyseRaces;
  /** What the sources may cost. */
  readonly budget: Budget;
  /** Are races looked for in them? */
  readonly withSources: boolean;
  /** Then what the project says of it does not count. */
  readonly isBudgetAsked: boolean;
  /** A file of learned preconditions; undefined for the one that the project has, if any. */
  readonly preconditions: string | undefined;
  /** The folder with the parser and the table of libraries. */
  readonly resources: string;
  readonly progress: (line: string) => void;
}

type TraceSettings = Settings['traces'];

/** With the file as a whole, line 0. */
export type ProjectProblem = ModelProblem;

export interface CheckedProject extends PlacedFindings {
  /** Traces that were analysed. */
  readonly traces: number;
  /** Java files, and their lines. */
  readonly files: number;
  readonly lines: number;
  /** What runs on its own. */
  readonly origins: number;
  readonly problems: readonly ProjectProblem[];
  /** Files that are none of those that were looked at, and why. */
  readonly leftOut: Coverage['skipped'];
  /** The file that racelens.json names. */
  readonly baseline: string | undefined;
  /** Something could not be read, or not all of it; or a fault of ours. */
  readonly isIncomplete: boolean;
}

export async function checkProject(request: CheckRequest): Promise<CheckedProject> {
  const { root } = request;
  const files = new JavaSources();
  const texts = new JavaTexts();
  files.setFolders([root]);
  const searched = await searchSources(request);
  const settings = teamTraces(DEFAULT_SETTINGS.traces, searched.project.team);
  const traces = request.withTraces ? await tracesOf(request, settings.include) : [];
  const { spec, fromSource, guards } = searched.project.preconditions;
  const options = {
    ...request.options,
    ...(spec === undefined ? {} : { spec }),
    fromSource,
    guards,
  };
  const analysed = await analyseAll(traces, { ...request, options }, settings);
  const placed = await placeSeen(mergeReports(analysed.reports), files, texts);
  const { model, suppressions, team } = searched.project;
  const { files: count, lines, skipped } = model.coverage;
  const wishes = { suppressions, team, severity: {}, entries: [] };
  return {
    ...allAtOnce(joining(placed, searched.report ?? NOTHING_STANDS, wishes)),
    baseline: team.find(({ baseline }) => baseline !== undefined)?.baseline,
    files: count,
    lines,
    origins: model.origins.length,
    traces: analysed.reports.size,
    problems: [...problemsOf(root, searched), ...analysed.problems],
    leftOut: skipped,
    isIncomplete: analysed.isIncomplete || searched.failure !== undefined,
  };
}

/** Where they are not searched they are only read: for what they say of findings, and to be counted. */
async function searchSources(request: CheckRequest): Promise<SearchedProject> {
  const { root, withSources, budget, isBudgetAsked, resources, preconditions } = request;
  request.progress(`${root}: ${withSources ? 'looking for races in' : 'reading'} the sources`);
  const { exclude } = DEFAULT_SETTINGS.java;
  const wanted = {
    resources,
    budget,
    races: withSources,
    isBudgetAsked,
    preconditions,
    hasTraces: request.withTraces,
  };
  return understandOnce({ folders: [root], exclude, ...wanted });
}

/** What was not understood, and where the search stopped. */
function problemsOf(root: string, searched: SearchedProject): ProjectProblem[] {
  const { project, report, failure } = searched;
  const ofProject = (message: string) => ({ file: root, line: 0, message });
  const limits = report?.limits ?? [];
  return [
    ...project.problems,
    ...limits.map((limit) => ofProject(`The search for races stopped early: ${limit}`)),
    ...(failure === undefined ? [] : [ofProject(`The search for races failed: ${failure}`)]),
  ];
}

/** By path, each once; standard input stays what it is. */
async function tracesOf(
  { root, extraTraces }: CheckRequest,
  include: readonly string[],
): Promise<string[]> {
  const found = new TraceFiles();
  found.configure([root], include);
  await found.walk();
  const extra = extraTraces.map((file) => (file === '-' ? file : resolve(file)));
  return [...new Set([...found.paths, ...extra])];
}

/** What the team says counts where nothing else was asked for. */
function optionsFor(
  { options }: CheckRequest,
  { model, atomicity, visible }: TraceSettings,
): RaceOptions {
  const { serviceWithActivity, pauseOutside } = options.atomicity ?? {};
  return {
    ...options,
    model: options.model === 'auto' ? model : options.model,
    visible: [...visible, ...(options.visible ?? [])],
    atomicity: {
      serviceWithActivity: serviceWithActivity === true || atomicity.serviceWithActivity === true,
      pauseOutside: pauseOutside === true || atomicity.pauseOutside === true,
    },
  };
}

async function analyseAll(
  traces: readonly string[],
  request: CheckRequest,
  settings: TraceSettings,
) {
  const options = optionsFor(request, settings);
  const reports = new Map<string, TraceReport>();
  const problems: ProjectProblem[] = [];
  let isIncomplete = false;
  for (const file of traces) {
    request.progress(`${file}: looking for races`);
    const outcome = await request.analyse({ file }, options, () => false);
    if (outcome === undefined) continue;
    const { report } = outcome;
    for (const { line, message } of outcome.problems) problems.push({ file, line, message });
    if (report === undefined || outcome.errors > 0) isIncomplete = true;
    if (report !== undefined) reports.set(file, report);
  }
  return { reports, problems, isIncomplete };
}
