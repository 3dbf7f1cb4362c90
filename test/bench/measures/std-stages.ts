/** Where the time goes between an STD file and its races: each stage does all that the one before does. */
import { PairRules } from '../../../server/src/causality/android/pair-rules.js';
import type { Channels } from '../../../server/src/causality/android/rule.js';
import { Segments } from '../../../server/src/causality/android/segments.js';
import type { OperationSink, Operations } from '../../../server/src/trace/batch.js';
import type { TraceTables } from '../../../server/src/trace/tables.js';
import { countLines } from '../bare-scan.js';
import { createClock, detectRaces } from '../engines.js';
import { stdTrace } from '../generators/std.js';
import { bestOfRounds, type Figure, type Measure } from '../measure.js';
import { readStd } from '../read-std.js';

type CreateSink = (tables: TraceTables) => OperationSink;

/** Channels that hold nothing: what is left is the cost of the rules themselves. */
const NO_CHANNELS: Channels = {
  acquire: () => undefined,
  replace: () => undefined,
  gather: () => undefined,
  clear: () => undefined,
};

const nothing: CreateSink = () => () => undefined;

const segments: CreateSink = (tables) => {
  const taken = new Segments(tables, 'threads');
  let opened = 0;
  return (operations: Operations) => {
    for (let index = 0; index < operations.length; index++) {
      if (taken.take(operations, index).opens) opened++;
    }
    return opened;
  };
};

const pairRules: CreateSink = (tables) => {
  const taken = new Segments(tables, 'threads');
  const rules = new PairRules(tables, NO_CHANNELS, {
    model: 'threads',
    joinThread: () => undefined,
  });
  return (operations: Operations) => {
    for (let index = 0; index < operations.length; index++) {
      const segment = taken.take(operations, index);
      rules.before(operations, index, segment);
      rules.after(operations, index, segment);
    }
  };
};

const clock: CreateSink = (tables) => {
  const created = createClock('AsyncClock', tables, 'threads');
  return (operations: Operations) => {
    for (let index = 0; index < operations.length; index++) created.step(operations, index);
  };
};

const races: CreateSink = (tables) =>
  detectRaces({ format: 'std', tables }, createClock('AsyncClock', tables, 'threads'), 'threads')
    .sink;

const STAGES: readonly { readonly name: string; readonly sink: CreateSink }[] = [
  { name: 'reading', sink: nothing },
  { name: 'and segments', sink: segments },
  { name: 'and rules of pairs', sink: pairRules },
  { name: 'the whole clock', sink: clock },
  { name: 'and races', sink: races },
];

async function figuresFor(operations: number, variables: number): Promise<Figure[]> {
  const file = stdTrace({ operations, threads: 20, locks: 50, variables });
  const times = await bestOfRounds(2, [
    () => countLines(file),
    ...STAGES.map(({ sink }) => () => {
      readStd(file, sink);
    }),
  ]);
  return ['bare loop over the bytes', ...STAGES.map(({ name }) => name)].map((name, stage) => ({
    name: `${variables.toLocaleString('en')} variables, ${name}`,
    value: `${((times[stage]! * 1e6) / operations).toFixed(1)} ns`,
  }));
}

export const stdStages: Measure = {
  name: 'std-stages',
  about: 'nanoseconds an operation from an STD file on, each stage with all before it',
  async run({ quick }) {
    const operations = quick ? 1_000_000 : 20_000_000;
    return [
      ...(await figuresFor(operations, 2000)),
      ...(await figuresFor(operations, quick ? 50_000 : 1_000_000)),
    ];
  },
};
