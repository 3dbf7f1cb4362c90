/**
 * The files of learned preconditions that hold for a project: those that `racelens.json` names, or else
 * the one of the settings in each folder. Read anew with every model, since they are small; what is wrong in them is a
 * problem with its line.
 */
import { isAbsolute, join } from 'node:path';
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import { joinSpecs } from '../../detect/commutativity/spec/join-specs.js';
import { readSpec } from '../../detect/commutativity/spec/read-spec.js';
import type { Spec } from '../../detect/commutativity/spec/spec.js';
import { specText } from '../../detect/commutativity/spec/write-spec.js';
import type { TeamSettings } from '../team-settings.js';
import type { ModelJob, ModelProblem } from './job.js';
import { readTextNow } from './read-text.js';
import { lookForHandlers } from './stale-handlers.js';

export type SpecWishes = Pick<ModelJob, 'folders' | 'preconditions' | 'arePreconditionsAsked'>;

/** Whether they are there or not. */
export function specPaths(
  { folders, preconditions, arePreconditionsAsked }: SpecWishes,
  team: readonly TeamSettings[],
): readonly string[] {
  const named = team.flatMap(({ traces }) => traces.preconditions ?? []);
  if (named.length > 0 && arePreconditionsAsked !== true) return [...new Set(named)];
  if (preconditions === undefined || preconditions === '') return [];
  if (isAbsolute(preconditions)) return [preconditions];
  return folders.map((folder) => join(folder, preconditions));
}

export interface ReadSpecs {
  /** Of all files, as one file; undefined where there is none that can be used. */
  readonly spec: string | undefined;
  readonly files: readonly string[];
  readonly problems: readonly ModelProblem[];
}

interface SpecFile {
  readonly path: string;
  readonly text: string;
  readonly spec: Spec;
}

export function readSpecs(
  paths: readonly string[],
  project: Pick<UnderstoodProject, 'codes' | 'knowledge'>,
): ReadSpecs {
  const problems: ModelProblem[] = [];
  const files = paths.flatMap((path) => readOne(path, problems));
  for (const file of files) problems.push(...staleIn(file, project));
  return { spec: joined(files, problems), files: paths, problems };
}

function readOne(path: string, problems: ModelProblem[]): SpecFile[] {
  const text = readTextNow(path);
  if (text === undefined) return [];
  const { spec, problem } = readSpec(text);
  if (spec !== undefined) return [{ path, text, spec }];
  const message = `The learned preconditions cannot be used. ${problem}`;
  problems.push({ file: path, line: lineOfProblem(problem, text), message });
  return [];
}

/** Several are joined; people who want the opposite have to agree first. */
function joined(files: readonly SpecFile[], problems: ModelProblem[]): string | undefined {
  const [first, ...others] = files;
  if (first === undefined || others.length === 0) return first?.text;
  const { spec, conflicts } = joinSpecs(files.map((each) => each.spec));
  for (const message of conflicts) problems.push({ file: others.at(-1)!.path, line: 1, message });
  return conflicts.length === 0 ? specText(spec) : undefined;
}

function staleIn(
  { path, text, spec }: SpecFile,
  project: Pick<UnderstoodProject, 'codes' | 'knowledge'>,
): ModelProblem[] {
  const { stale, own } = lookForHandlers(spec.handlers.keys(), project);
  const isForeign = own + stale.size === 0 && spec.handlers.size > 0;
  if (isForeign && project.codes.classes.size > 0) {
    const message = 'None of its handlers is in the sources: it may be of another app.';
    return [{ file: path, line: 1, message }];
  }
  return [...stale].map(([handler, why]) => {
    const line = lineOf(text, `"${handler}"`);
    return { file: path, line, message: `Stale: ${why} Its preconditions hold for nothing.` };
  });
}

function lineOf(text: string, words: string, from = 0): number {
  const at = text.indexOf(words, from);
  return at < 0 ? 1 : lineAt(text, at);
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

/** By the position of the parser, or by the handler that the complaint names. */
function lineOfProblem(problem: string, text: string): number {
  const position = /position (\d+)/.exec(problem)?.[1];
  if (position !== undefined) return lineAt(text, Number(position));
  const handler = /handlers\[(\d+)\]/.exec(problem)?.[1];
  if (handler === undefined) return 1;
  const starts = [...text.matchAll(/"handler"\s*:/g)];
  return lineAt(text, starts[Number(handler)]?.index ?? 0);
}
