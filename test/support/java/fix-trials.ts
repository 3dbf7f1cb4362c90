/** Fixes of the findings of sources given as texts: proposed, tried on a copy, told with what they make. */
import type { UnderstoodProject } from '../../../server/src/android/origins/build-model.js';
import { CancellationSource } from '../../../server/src/base/cancellation.js';
import type { Finding } from '../../../server/src/findings/finding.js';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { analyseStatically } from '../../../server/src/static/analyse.js';
import type { Fix, FixContext } from '../../../server/src/static/fixes/fix.js';
import {
  faultsOf,
  findMending,
  textsAfter,
  type Trial,
} from '../../../server/src/static/fixes/mend.js';
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
    findMending(context, finding, before, (changed) => {
      const now = { ...texts, ...Object.fromEntries(changed) };
      return trialOf(projectOf(reader, now));
    }),
  );
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
  const { codes } = project;
  const context = { codes, names: reader.names, textOf: (path: string) => texts[path] };
  return before.findings.flatMap((finding) =>
    fixesOf(context, finding, before).map((fix) => {
      return { finding, fix, after: textsAfter(context, fix) };
    }),
  );
}

function trialOf(project: UnderstoodProject): Trial {
  const { token } = new CancellationSource();
  const { findings } = analyseStatically(project, { token, budget: BUDGET });
  return { findings, faults: faultsOf(project) };
}
