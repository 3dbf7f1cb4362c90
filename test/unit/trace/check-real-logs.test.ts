/** Published logs: what they are told of is known, and why. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { createDroidRacerReader } from '../../../server/src/trace/formats/droidracer.js';
import {
  createEmExplorerReader,
  parseDependences,
} from '../../../server/src/trace/formats/em-explorer.js';
import { ProblemLog } from '../../../server/src/trace/problems.js';
import type { CreateReader } from '../../../server/src/trace/reader.js';
import { checkText } from '../../support/check-trace.js';

const ROOT = fileURLToPath(new URL('../../../../shared/traces', import.meta.url));
const present = existsSync(ROOT);

function filesLike(pattern: string): string[] {
  return present ? globSync(pattern, { cwd: ROOT, absolute: true }).sort() : [];
}

function messages(createReader: CreateReader, text: string): string[] {
  return checkText(createReader, text).problems.map(({ message }) => message);
}

/**
 * Messages 57 and 58 of RemindMe, posted by two binder threads with delay 0, run last in first out
 * and before older posts with delay 0: the recorder clips the delays of messages that are due in the
 * past to 0 (DROIDRACER.md, 1.1).
 */
const EXPLAINED: Readonly<Record<string, readonly string[]>> = {
  RemindMe: [
    'task 58 begins, but task 53 must run before it (rule FIFO)',
    'task 57 begins, but task 55 must run before it (rule FIFO)',
  ],
};

function emExplorer(file: string): CreateReader {
  const beside = file.replace(/trace\.txt$/, 'dependence.txt');
  const text = existsSync(beside) && beside !== file ? readFileSync(beside, 'utf8') : '';
  const dependences = parseDependences(text, new ProblemLog());
  return (sink, problems) => createEmExplorerReader(sink, problems, dependences);
}

describe.skipIf(!present)('published logs', () => {
  it('are there', () => {
    expect(filesLike('**/abc_log.txt').length).toBeGreaterThanOrEqual(3);
    expect(filesLike('**/trace.txt').length).toBeGreaterThanOrEqual(17);
    expect(filesLike('oracle/*.json').length).toBeGreaterThanOrEqual(60);
  });

  it('of DroidRacer are told of nothing that is not explained', () => {
    for (const file of filesLike('**/abc_log.txt')) {
      const app = file.split('/').at(-2)!;
      const found = messages(createDroidRacerReader, readFileSync(file, 'utf8'));
      expect(found, app).toEqual(EXPLAINED[app] ?? []);
    }
  });

  it('of EM-Explorer are told of nothing', () => {
    for (const file of filesLike('**/trace.txt')) {
      expect(messages(emExplorer(file), readFileSync(file, 'utf8')), file).toEqual([]);
    }
  });

  it('of the exhaustive search are told of nothing', () => {
    for (const file of filesLike('oracle/*.json')) {
      const { trace } = JSON.parse(readFileSync(file, 'utf8')) as { trace: string[] };
      expect(messages(createEmExplorerReader, `${trace.join('\n')}\n`), file).toEqual([]);
    }
  });
});
