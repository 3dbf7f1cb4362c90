/**
 * The races of a report with their explanations, for the editor. The trace is read a second time, once
 * for all of them. Where that would take long, in a large trace and for races beyond the first hundred,
 * the race says so and names the command that tells. The droidracer model says it all in `why`.
 */
import { explainPairs } from '../causality/explanation/explain-operations.js';
import type { Race, TraceReport } from '../detect/report.js';
import type { TraceConsumer } from '../trace/formats/index.js';

export type ReadAgain = (consumer: TraceConsumer) => Promise<void>;

const MOST_RACES = 100;
const MOST_OPERATIONS = 300_000;

export async function explainRaces(report: TraceReport, read: ReadAgain): Promise<TraceReport> {
  const { model, races, operations } = report;
  const shown = races.filter(({ filtered }) => !filtered);
  if (model === 'droidracer' || shown.length === 0) return report;
  const chosen = operations > MOST_OPERATIONS ? [] : shown.slice(0, MOST_RACES);
  const texts = chosen.length === 0 ? [] : await explainPairs(read, chosen.map(linesOf), model);
  const explained = new Map(shown.map((race, at) => [race.id, texts[at] ?? whereToAsk(race)]));
  return { ...report, races: races.map((race) => withText(race, explained.get(race.id) ?? '')) };
}

function whereToAsk({ accesses: [one, other] }: Race): string {
  const command = `racelens explain TRACE line:${one.line} line:${other.line}`;
  return `Which rules come near was not looked into, because it would take long here: ${command}`;
}

function linesOf({ accesses: [one, other] }: Race) {
  return [{ line: one.line }, { line: other.line }] as const;
}

function withText(race: Race, explanation: string): Race {
  return explanation === '' ? race : { ...race, explanation };
}
