/**
 * Verdicts on the races of a trace. The trace is read again and kept, since another schedule needs all of
 * it; so of one that is too long the races stay unverified, and say how to ask for one of them.
 */
import type { TraceConsumer } from '../trace/formats/index.js';
import { OperationStore } from '../trace/batch.js';
import { evidenceText, verdictText } from '../detect/verify/verdict-words.js';
import { recipeMarkdown, recipeOf } from '../detect/verify/recipe.js';
import { Verifier, type KeptTrace } from '../detect/verify/verifier.js';
import type { VisibleState } from '../detect/verify/visible-state.js';
import type { Race, TraceReport, VerifiedRace } from '../detect/report.js';
import type { OpenTrace } from '../trace/reader.js';

export type ReadTrace = (consumer: TraceConsumer) => Promise<void>;

/** A longer trace is not kept: `racelens flip` looks at one race of it. */
const MOST_OPERATIONS = 300_000;
/** So many races of one trace are verified: the rest say so. */
const MOST_RACES = 100;
/** Together they may try so many operations: a short trace all its races, a long one a few. */
const MOST_WORK = 3_000_000;

export async function verifyRaces(
  report: TraceReport,
  read: ReadTrace,
  visible: VisibleState = [],
): Promise<TraceReport> {
  const shown = report.races.filter(({ filtered }) => !filtered);
  if (shown.length === 0 || report.operations > MOST_OPERATIONS) return report;
  const budget = Math.max(1, Math.floor(MOST_WORK / Math.max(1, report.operations)));
  const chosen = shown.slice(0, Math.min(MOST_RACES, budget));
  const kept = await keepTrace(read);
  if (kept === undefined) return report;
  const verdicts = verdictsOf(kept, chosen, report.model, visible);
  return { ...report, races: report.races.map((race) => verdicts.get(race.id) ?? race) };
}

/** The whole trace in memory; undefined if it is none. */
export async function keepTrace(read: ReadTrace): Promise<KeptTrace | undefined> {
  const store = new OperationStore();
  const opened: OpenTrace[] = [];
  await read((reader) => {
    opened.push(reader);
    return store.append;
  });
  const [trace] = opened;
  return trace === undefined ? undefined : { format: trace.format, tables: trace.tables, store };
}

function verdictsOf(
  trace: KeptTrace,
  races: readonly Race[],
  model: TraceReport['model'],
  visible: VisibleState,
): Map<string, Race> {
  const asked = races.flatMap(({ accesses }) => accesses.map(({ line }) => ({ line })));
  const order = model === 'threads' ? 'threads' : 'android';
  const verifier = new Verifier(trace, { model: order, asked, visible });
  return new Map(races.map((race) => [race.id, verified(race, verifier)]));
}

function verified(race: Race, verifier: Verifier): Race {
  const [one, other] = race.accesses.map(({ line }) => verifier.find({ line }));
  if (one === undefined || other === undefined || one === other) return race;
  const pair = verifier.verify(one, other);
  const recipe = recipeOf(verifier, pair);
  const verification: VerifiedRace = {
    basis: pair.basis,
    reason: verdictText(pair, verifier),
    evidence: pair.evidence.map((each) => evidenceText(each, verifier)),
    ...(recipe !== undefined && { recipe: recipeMarkdown(recipe) }),
  };
  return { ...race, verdict: pair.verdict, verification };
}
