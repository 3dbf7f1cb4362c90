/** `--baseline FILE` and `--update-baseline`: reading the file, and writing it anew. */
import { readFileSync } from 'node:fs';
import { againstBaseline, baselineText, readBaseline } from '../../findings/baseline.js';
import type { AgainstBaseline, BaselineEntry } from '../../findings/baseline.js';
import type { Finding } from '../../findings/finding.js';
import { UsageError, type Options } from '../command.js';
import { text } from '../options.js';
import { openOutput } from '../output.js';

export interface BaselineOption {
  readonly file: string;
  readonly entries: readonly BaselineEntry[];
  readonly isUpdate: boolean;
}

/**
 * undefined if none was asked for, neither here nor by the project. One that is to be written need not be
 * there yet.
 */
export function readBaselineOption(
  options: Options,
  ofProject?: string,
): BaselineOption | undefined {
  const file = text(options, 'baseline') ?? ofProject;
  const isUpdate = options['update-baseline'] === true;
  if (file === undefined) {
    if (isUpdate) {
      throw new UsageError(
        '--update-baseline needs --baseline FILE, or "baseline" in racelens.json',
      );
    }
    return undefined;
  }
  const found = readIfThere(file);
  if (found === undefined && !isUpdate) {
    throw new UsageError(`${file}: there is no such baseline; --update-baseline writes one`);
  }
  return { file, entries: found === undefined ? [] : entriesOf(file, found), isUpdate };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new UsageError(`${file}: ${message}`);
  }
}

function entriesOf(file: string, content: string): readonly BaselineEntry[] {
  const { entries, problem } = readBaseline(content);
  if (problem !== undefined) throw new UsageError(`${file}: ${problem}`);
  return entries;
}

/** What is new against the baseline; after an update nothing is that was to be shown. */
export function applyBaseline(
  findings: readonly Finding[],
  isShown: (finding: Finding) => boolean,
  baseline: BaselineOption | undefined,
): AgainstBaseline {
  if (baseline === undefined) return { fresh: findings, known: [], stale: [] };
  const { file, entries, isUpdate } = baseline;
  if (!isUpdate) return againstBaseline(findings, entries);
  const shown = findings.filter(isShown);
  const output = openOutput(file);
  output.write(baselineText(shown, entries));
  output.close();
  return againstBaseline(findings, shown);
}
