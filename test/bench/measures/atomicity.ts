/**
 * The atomicity check, both modes at once, beside happens-before over the same trace: what it costs, what
 * it holds, and how it grows. A part of the tasks are callbacks of activities and services that come and go.
 */
import { createAtomicityCheck } from '../../../server/src/detect/atomicity/create-check.js';
import type { Operations, OperationSink } from '../../../server/src/trace/batch.js';
import { OpKind } from '../../../server/src/trace/operations.js';
import type { TraceTables } from '../../../server/src/trace/tables.js';
import { inChild, type InChild } from '../child.js';
import { createClock } from '../engines.js';
import { createAppTrace, type AppTrace } from '../generators/app/app.js';
import { mixedEvents } from '../generators/app/shapes.js';
import { LastWrites } from '../last-writes.js';
import { perSecond, type Figure, type Measure } from '../measure.js';

type Engine = 'happens-before' | 'atomicity';

interface AtomicityTask {
  readonly engine: Engine;
  readonly events: number;
}

interface Timing {
  readonly milliseconds: number;
  readonly operations: number;
  readonly cycles: number;
}

export function timeAtomicity({ engine, events }: AtomicityTask): Timing {
  let milliseconds = 0;
  let take: OperationSink = () => undefined;
  const trace: AppTrace = createAppTrace(mixedEvents(events), (operations) => {
    giveComponents(operations, trace.tables);
    const start = performance.now();
    take(operations);
    milliseconds += performance.now() - start;
  });
  const tested = createEngine(engine, trace.tables);
  take = tested.sink;
  const operations = trace.write();
  const start = performance.now();
  const cycles = tested.finish();
  return { milliseconds: milliseconds + performance.now() - start, operations, cycles };
}

function createEngine(
  engine: Engine,
  tables: TraceTables,
): { readonly sink: OperationSink; finish(): number } {
  if (engine === 'atomicity') {
    const check = createAtomicityCheck({ format: 'racetrace', tables }, 'android');
    return { sink: check.sink, finish: () => check.finish().violations.length };
  }
  const lastWrites = new LastWrites(tables, createClock('AsyncClock', tables, 'android'));
  const sink: OperationSink = (operations) => {
    lastWrites.take(operations);
  };
  return { sink, finish: () => 0 };
}

/** So many tasks see one activity and one service. */
const LIFE = 400;
const NAMES = ['onCreate', 'onResume', 'onPause', 'onDestroy'];

/** One task in eight is a callback of the activity or service of its time, the last one its end. */
function giveComponents({ kind, a, c, d, length }: Operations, tables: TraceTables): void {
  const first = firstCallback(tables);
  for (let index = 0; index < length; index++) {
    const task = a[index]!;
    if (kind[index] !== OpKind.Post || task % 8 !== 0 || c[index] !== 0) continue;
    const life = Math.floor(task / LIFE);
    const isService = task % 16 === 0;
    const component = 2 * life + (isService ? 2 : 1);
    const isLast = task % LIFE >= LIFE - 16;
    c[index] = first + (isLast ? NAMES.length - 1 : (task >> 3) % (NAMES.length - 1));
    d[index] = component;
    if (tables.components.has(component)) continue;
    const type = isService ? 'service' : 'activity';
    tables.components.set(component, { label: String(component), kind: type, class: 'bench.Part' });
  }
}

function firstCallback({ callbacks }: TraceTables): number {
  const known = callbacks.findIndex(({ owner }) => owner === 'bench.Part');
  if (known >= 0) return known;
  const first = callbacks.length;
  for (const name of NAMES) {
    callbacks.push({ label: `bench ${name}`, kind: 'lifecycle', owner: 'bench.Part', name });
  }
  return first;
}

function best(task: AtomicityTask): InChild<Timing> {
  const rounds = [0, 1].map(() => inChild<Timing>('timeAtomicity', task));
  const [fastest] = rounds.sort(
    (one, other) => one.result.milliseconds - other.result.milliseconds,
  );
  return fastest!;
}

function figureOf(engine: Engine, { result, peak }: InChild<Timing>): Figure {
  const { operations, milliseconds, cycles } = result;
  const found = engine === 'atomicity' ? `, ${cycles} cycles told` : '';
  const rate = perSecond(operations, milliseconds);
  return {
    name: `${operations.toLocaleString('en')} operations, ${engine}`,
    value: `${(milliseconds / 1000).toFixed(2)} s, ${rate}, ${peak.toFixed(0)} MiB${found}`,
  };
}

export const atomicity: Measure = {
  name: 'atomicity',
  about: 'atomicity in both modes, beside happens-before of the same run, and how it grows',
  run({ quick }) {
    const sizes = quick ? [2000, 20_000] : [44_000, 440_000];
    const timings = sizes.map((events) => ({
      order: best({ engine: 'happens-before', events }),
      check: best({ engine: 'atomicity', events }),
    }));
    const [small, large] = timings as [(typeof timings)[0], (typeof timings)[0]];
    const times = (one: InChild<Timing>, other: InChild<Timing>) =>
      (one.result.milliseconds / other.result.milliseconds).toFixed(1);
    return [
      ...timings.flatMap(({ order, check }) => [
        figureOf('happens-before', order),
        figureOf('atomicity', check),
      ]),
      {
        name: 'as many times the time of happens-before',
        value: times(large.check, large.order),
        target: 'at most 3',
      },
      {
        name: 'growth with ten times the operations',
        value: times(large.check, small.check),
        target: 'at most 12',
      },
    ];
  },
};
