/**
 * Verdicts on the races of a trace. The trace is read again and kept, since another schedule needs all of
 * it; of one that is too long, and of more races than there is time for, the rest stay unverified, and say
 * why and how to ask for one of them.
 */
import type { TraceConsumer } from '../trace/formats/index.js';
import { OperationStore } from '../trace/batch.js';
import { evidenceText, verdictText } from '../detect/verify/verdict-words.js';
import { columnLines } from '../detect/verify/columns-text.js';
import { becauseOf, eventGraphOf } from '../detect/verify/event-graph.js';
import { recipeMarkdown, recipeOf } from '../detect/verify/recipe.js';
import { Verifier, type KeptTrace, type VerifierOptions } from '../detect/verify/verifier.js';
import type { Race, TraceReport, VerifiedRace } from '../detect/report.js';
import type { OpenTrace } from '../trace/reader.js';

/** What the user sees, and what the sources test. */
type VerifyWishes = Pick<VerifierOptions, 'visible' | 'guards'>;

export type ReadTrace = (consumer: TraceConsumer) => Promise<void>;

/** A longer trace is not kept: `racelens flip` looks at one race of it. */
const MOST_OPERATIONS = 2_000_000;
/** Of a schedule that is kept with its race. */
const MOST_ROWS = 60;
/** Races of a trace times its operations: a short trace has all of its races verified, a long one some. */
const MOST_WORK = 10_000_000;

export async function verifyRaces(
  report: TraceReport,
  read: ReadTrace,
  wishes: VerifyWishes = {},
): Promise<TraceReport> {
  const shown = report.races.filter(({ filtered }) => !filtered);
  const chosen = shown.slice(0, racesFor(report.operations));
  const kept = chosen.length === 0 ? undefined : await keepTrace(read);
  const verdicts =
    kept === undefined ? new Map<string, Race>() : verdictsOf(kept, chosen, report.model, wishes);
  const left = leftOut(report, chosen.length);
  const races = report.races.map((race) => {
    if (race.filtered) return race;
    return verdicts.get(race.id) ?? { ...race, verification: left };
  });
  return { ...report, races };
}

/** How many races of a trace of this length are verified. */
function racesFor(operations: number): number {
  if (operations > MOST_OPERATIONS) return 0;
  return Math.max(1, Math.floor(MOST_WORK / Math.max(1, operations)));
}

/** Why nobody has looked at the rest. */
function leftOut({ operations }: TraceReport, verified: number): VerifiedRace {
  const length = operations.toLocaleString('en');
  const done =
    verified === 0
      ? `a trace of ${length} operations is too long to try its races along with the search`
      : `in a trace of ${length} operations the first ${verified} races were tried`;
  const reason = `Unverified: ${done}; racelens flip tries this one.`;
  return { basis: 'predicted', reason, evidence: [] };
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
  { visible = [], guards = [] }: VerifyWishes,
): Map<string, Race> {
  const asked = races.flatMap(({ accesses }) => accesses.map(({ line }) => ({ line })));
  const order = model === 'threads' ? 'threads' : 'android';
  const verifier = new Verifier(trace, { model: order, asked, visible, guards });
  return new Map(races.map((race) => [race.id, verified(race, verifier)]));
}

function verified(race: Race, verifier: Verifier): Race {
  const [one, other] = race.accesses.map(({ line }) => verifier.find({ line }));
  if (one === undefined || other === undefined || one === other) return race;
  const pair = verifier.verify(one, other);
  const recipe = recipeOf(verifier, pair);
  const columns = columnLines(verifier, pair, MOST_ROWS);
  const verification: VerifiedRace = {
    basis: pair.basis,
    reason: verdictText(pair, verifier),
    evidence: pair.evidence.map((each) => evidenceText(each, verifier)),
    ...(recipe !== undefined && { recipe: recipeMarkdown(recipe) }),
    ...(columns.length > 0 && { schedule: columns.join('\n').trim() }),
    because: [pair.first, pair.second].map((op) => becauseOf(verifier, op)),
    events: eventGraphOf(verifier, pair.first, pair.second),
  };
  return { ...race, verdict: pair.verdict, verification };
}
