/** Fixes of the findings of sources given as texts: proposed, tried on a copy, told with what they make. */
import type { UnderstoodProject } from '../../../server/src/android/origins/build-model.js';
import { Watch } from '../../../server/src/base/watch.js';
import type { Finding } from '../../../server/src/findings/finding.js';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { analyseStatically } from '../../../server/src/static/analyse.js';
import type { Fix, FixContext } from '../../../server/src/static/fixes/fix.js';
import {
  faultsOf,
  findMending,
  findSayable,
  harmless,
  textsAfter,
  type Trial,
} from '../../../server/src/static/fixes/mend.js';
import { proposeThread } from '../../../server/src/static/fixes/say-thread.js';
import type { StaticReport } from '../../../server/src/static/report.js';
import { proposeFixes } from '../../../server/src/static/fixes/propose.js';
import { projectOf } from './android-model.js';

type Texts = Readonly<Record<string, string>>;

const BUDGET = { seconds: 60, mebibytes: 700 };

export interface TriedFix {
  readonly finding: Finding;
  readonly fix: Fix;
  /** The files that it changes, as they are then. */
  readonly after: ReadonlyMap<string, string>;
}

/** Those that mend. */
export function mendingFixes(reader: JavaReader, texts: Texts): TriedFix[] {
  return eachFinding(reader, texts, (context, finding, before) =>
    findMending(context, finding, before, (changed) => tried(reader, texts, changed)),
  );
}

/** What can be said of safe fields. */
export function sayableFixes(reader: JavaReader, texts: Texts): Omit<TriedFix, 'finding'>[] {
  const project = projectOf(reader, texts);
  const before = trialOf(project);
  const context = contextOf(reader, project, texts);
  const { safe } = reportOf(project);
  return safe.flatMap((field) => {
    const fixes = findSayable(context, field, before, (changed) => tried(reader, texts, changed));
    return fixes.map((fix) => ({ fix, after: textsAfter(context, fix) }));
  });
}

/** What can be said of the threads that run methods. */
export function threadFixes(reader: JavaReader, texts: Texts): Omit<TriedFix, 'finding'>[] {
  const project = projectOf(reader, texts);
  const before = trialOf(project);
  const context = contextOf(reader, project, texts);
  return project.model.methods.flatMap(({ class: owner, method, at: { line } }) => {
    const fixes = proposeThread(context, project.model, { class: owner, method, line });
    const told = harmless(context, fixes, before, (changed) => tried(reader, texts, changed));
    return told.map((fix) => ({ fix, after: textsAfter(context, fix) }));
  });
}

/** Those that were thought of, whether they mend or not. */
export function proposedFixes(reader: JavaReader, texts: Texts): TriedFix[] {
  return eachFinding(reader, texts, proposeFixes);
}

function eachFinding(
  reader: JavaReader,
  texts: Texts,
  fixesOf: (context: FixContext, finding: Finding, before: Trial) => readonly Fix[],
): TriedFix[] {
  const project = projectOf(reader, texts);
  const before = trialOf(project);
  const context = contextOf(reader, project, texts);
  return before.findings.flatMap((finding) =>
    fixesOf(context, finding, before).map((fix) => {
      return { finding, fix, after: textsAfter(context, fix) };
    }),
  );
}

function contextOf(reader: JavaReader, { codes }: UnderstoodProject, texts: Texts): FixContext {
  return { codes, names: reader.names, textOf: (path: string) => texts[path] };
}

function tried(reader: JavaReader, texts: Texts, changed: ReadonlyMap<string, string>): Trial {
  return trialOf(projectOf(reader, { ...texts, ...Object.fromEntries(changed) }));
}

function reportOf(project: UnderstoodProject): StaticReport {
  return analyseStatically(project, { watch: new Watch({ budget: BUDGET }) });
}

function trialOf(project: UnderstoodProject): Trial {
  return { findings: reportOf(project).findings, faults: faultsOf(project) };
}
