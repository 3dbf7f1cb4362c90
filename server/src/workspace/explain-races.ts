/**
 * The races of a report with their explanations, for the editor. The trace is read a second time, once
 * for all of them. Left out where that would take long: of a large trace, and of races beyond the
 * first hundred, `racelens explain` tells. The droidracer model says it all at once, in `why`.
 */
import { explainPairs } from '../causality/explanation/explain-operations.js';
import type { Race, TraceReport } from '../detect/report.js';
import type { TraceConsumer } from '../trace/formats/index.js';

export type ReadAgain = (consumer: TraceConsumer) => Promise<void>;

const MOST_RACES = 100;
const MOST_OPERATIONS = 300_000;

export async function explainRaces(report: TraceReport, read: ReadAgain): Promise<TraceReport> {
  const { model, races, operations } = report;
  if (model === 'droidracer' || operations > MOST_OPERATIONS) return report;
  const shown = races.filter(({ filtered }) => !filtered).slice(0, MOST_RACES);
  if (shown.length === 0) return report;
  const texts = await explainPairs(read, shown.map(linesOf), model);
  const explained = new Map(shown.map(({ id }, at) => [id, texts[at]!]));
  return { ...report, races: races.map((race) => withText(race, explained.get(race.id) ?? '')) };
}

function linesOf({ accesses: [one, other] }: Race) {
  return [{ line: one.line }, { line: other.line }] as const;
}

function withText(race: Race, explanation: string): Race {
  return explanation === '' ? race : { ...race, explanation };
}
