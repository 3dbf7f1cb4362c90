/**
 * Traces with the verdicts that they must get: comments at the end of operations are labels, and
 * `# flip: ONE OTHER VERDICT [EVIDENCE]` says what becomes of two of them in the other order. The
 * evidence is its kind, or a rule of the cycle. `# because: LABEL "…"` is where that event comes from.
 */
import { readFileSync } from 'node:fs';
import { Verifier } from '../../server/src/detect/verify/verifier.js';
import { createRacetraceReader } from '../../server/src/trace/formats/racetrace/reader.js';
import { readText, type ReadTrace } from './read-trace.js';

export interface ExpectedFlip {
  readonly one: string;
  readonly other: string;
  readonly verdict: string;
  readonly evidence: string | undefined;
}

export interface VerifyTrace {
  readonly verifier: Verifier;
  readonly read: ReadTrace;
  readonly expected: readonly ExpectedFlip[];
  readonly because: readonly (readonly [label: string, text: string])[];
  /** The operation with this label, by place in the trace. */
  readonly at: (label: string) => number;
}

export function readVerifyTrace(file: string): VerifyTrace {
  const text = readFileSync(file, 'utf8');
  const read = readText(createRacetraceReader, text);
  if (read.problems.length > 0) throw new Error(read.problems[0]!.message);
  const { store, tables } = read;
  const asked = Array.from({ length: store.length }, (_, index) => ({ index }));
  const verifier = new Verifier(
    { format: 'racetrace', tables, store },
    { model: 'android', asked },
  );
  const labels = new Map<string, number>();
  for (const [line, content] of text.split('\n').entries()) {
    const label = /^[^#].*\s# (\S+)$/.exec(content)?.[1];
    if (label !== undefined) labels.set(label, line + 1);
  }
  const at = (label: string) =>
    store.columns.line.subarray(0, store.length).indexOf(labels.get(label) ?? -1);
  const expected = [...text.matchAll(/^# flip: (\S+) (\S+) (\S+)(?: (\S+))?$/gm)].map(
    ([, one, other, verdict, evidence]) => ({
      one: one!,
      other: other!,
      verdict: verdict!,
      evidence,
    }),
  );
  const because = [...text.matchAll(/^# because: (\S+) "(.*)"$/gm)].map(
    ([, label, words]) => [label!, words!] as const,
  );
  return { verifier, read, expected, because, at };
}
