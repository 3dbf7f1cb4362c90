/** One race of a trace file, flipped: found by its id, or given as two operations. */
import type { OperationReference } from '../causality/explanation/order-recorder.js';
import { DETECTIONS, modelFor, type ModelChoice } from '../detect/engine.js';
import { RACE_ENGINES } from '../detect/engines.js';
import { EMPTY } from '../detect/noise/filter-data.js';
import type { CausalityModel, Race } from '../detect/report.js';
import { Verifier, type KeptTrace, type VerifiedPair } from '../detect/verify/verifier.js';
import type { VisibleState } from '../detect/verify/visible-state.js';
import { ProblemLog } from '../trace/problems.js';
import { readTraceFile } from './trace-source.js';
import { keepTrace } from './verify-races.js';

export type RaceReference =
  { readonly id: string } | { readonly pair: readonly [OperationReference, OperationReference] };

export interface FlipRequest {
  readonly model: ModelChoice;
  readonly visible?: VisibleState;
}

export type FlippedFile =
  | {
      readonly verifier: Verifier;
      readonly pair: VerifiedPair;
      readonly model: CausalityModel;
      readonly race?: Race;
    }
  /** What is not there, in words. */
  | { readonly missing: string };

/** undefined if the file is no trace at all. */
export async function flipFile(
  file: string,
  reference: RaceReference,
  request: FlipRequest,
  problems: ProblemLog,
): Promise<FlippedFile | undefined> {
  const trace = await keepTrace(async (consumer) => {
    await readTraceFile(file, consumer, problems);
  });
  if (trace === undefined) return undefined;
  const model = modelFor(request.model, trace.format);
  const race = 'id' in reference ? findRace(trace, reference.id, model) : undefined;
  if ('id' in reference && race === undefined) {
    return {
      missing: `There is no race ${reference.id}; racelens trace ${file} lists those of it.`,
    };
  }
  const asked = 'pair' in reference ? reference.pair : race!.accesses.map(({ line }) => ({ line }));
  const order = model === 'threads' ? 'threads' : 'android';
  const { visible = [] } = request;
  const verifier = new Verifier(trace, { model: order, asked, visible });
  const [one, other] = asked.map((each) => verifier.find(each));
  if (one === undefined || other === undefined) return { missing: missingText(asked, verifier) };
  if (one === other) return { missing: 'Both are the same operation.' };
  return {
    verifier,
    pair: verifier.verify(one, other),
    model,
    ...(race !== undefined && { race }),
  };
}

function missingText(asked: readonly OperationReference[], verifier: Verifier): string {
  const missing = asked.filter((each) => verifier.find(each) === undefined);
  const names = missing.map((each) =>
    'line' in each ? `on line ${each.line}` : Object.values(each)[0],
  );
  return `There is no operation ${names.join(' and ')}.`;
}

function findRace(trace: KeptTrace, id: string, model: CausalityModel): Race | undefined {
  // Those too that only `--all` lists.
  const options = { detect: DETECTIONS, all: true, filter: EMPTY };
  const engine = RACE_ENGINES[model]?.(trace, new ProblemLog(), options, () => false);
  const { store } = trace;
  engine?.sink(Object.assign({ ...store.columns }, { length: store.length }));
  return engine?.end()?.races.find((race) => race.id === id);
}
