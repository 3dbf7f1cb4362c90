/** The origins of a project as JSON: all that the model says of them, places relative to the project. */
import type { AndroidModel, Cause, Coverage, Ending, Origin, Place } from '../android/origins.js';
import type { WritePath } from '../findings/json.js';
import { coverageLine } from '../ide/origins/features.js';
import type { ProjectModel } from '../workspace/model/job.js';

type WritePlace = (place: Place | undefined) => object;

export function originsJson(
  root: string,
  { model, problems, seconds }: Pick<ProjectModel, 'model' | 'problems' | 'seconds'>,
  write: WritePath,
): string {
  const at: WritePlace = (place) =>
    place === undefined ? {} : { file: write(place.file), line: place.line, column: place.column };
  const document = {
    version: 1,
    project: root,
    seconds,
    coverage: coverageJson(model.coverage, at, write),
    problems: problems.map((problem) => ({ ...problem, file: write(problem.file) })),
    components: componentsJson(model, at),
    origins: model.origins.map((origin) => originJson(origin, at)),
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

function coverageJson(coverage: Coverage, at: WritePlace, write: WritePath): object {
  const { unresolved, skipped, ...counts } = coverage;
  return {
    ...counts,
    summary: coverageLine(coverage),
    unresolved: unresolved.map(({ first, ...rest }) => ({ ...rest, ...at(first) })),
    skipped: skipped.map(({ file, why }) => ({ file: write(file), why })),
  };
}

function componentsJson({ components }: AndroidModel, at: WritePlace): object[] {
  return components.map(({ at: where, ...rest }) => ({ ...rest, ...at(where) }));
}

function originJson(origin: Origin, at: WritePlace): object {
  const { id, name, kind, runsOn, certainty, rule, component, order, repeats } = origin;
  const own = { id, name, kind, runsOn, certainty, rule, ...at(origin.at), component };
  const causes = origin.causes.map((cause) => causeJson(cause, at));
  const endings = origin.endings.map((ending) => endingJson(ending, at));
  return { ...own, causes, endings, order, repeats };
}

function causeJson({ kind, by, at: where, from, timing }: Cause, at: WritePlace): object {
  return { kind, by, timing, from, ...at(where) };
}

function endingJson({ kind, by, at: where, from }: Ending, at: WritePlace): object {
  return { kind, by, from, ...at(where) };
}
