/**
 * The droidracer model from file to races: on the log of Remind Me, where it is present, and on a
 * made-up log of ten times its size. The original tool took 66 s for the races of Remind Me.
 */
import { existsSync, readFileSync } from 'node:fs';
import { buildDroidRacerOrder } from '../../../server/src/causality/droidracer/order.js';
import { findDroidRacerRaces } from '../../../server/src/detect/droidracer/races.js';
import { OperationStore } from '../../../server/src/trace/batch.js';
import { createDroidRacerReader } from '../../../server/src/trace/formats/droidracer.js';
import { ProblemLog } from '../../../server/src/trace/problems.js';
import { droidRacerLog } from '../generators/droidracer.js';
import type { Figure, Measure } from '../measure.js';

const REMIND_ME = '../shared/traces/droidracer/RemindMe/abc_log.txt';

interface Run {
  readonly milliseconds: readonly [reading: number, relation: number, races: number];
  readonly operations: number;
  readonly nodes: number;
  readonly tasks: number;
  readonly races: number;
  readonly mebibytes: number;
}

function run(file: string): Run {
  const before = process.memoryUsage().arrayBuffers;
  const times = [performance.now()];
  const store = new OperationStore();
  const problems = new ProblemLog();
  const reader = createDroidRacerReader(store.append, problems);
  reader.push(readFileSync(file));
  reader.end();
  times.push(performance.now());
  const order = buildDroidRacerOrder(store, reader.tables, reader.format, problems);
  times.push(performance.now());
  const { races } = findDroidRacerRaces(order, store, reader.tables);
  times.push(performance.now());
  return {
    milliseconds: [times[1]! - times[0]!, times[2]! - times[1]!, times[3]! - times[2]!],
    operations: store.length,
    nodes: order.size,
    tasks: order.nodes.tasks.length - 1,
    races: races.length,
    mebibytes: (process.memoryUsage().arrayBuffers - before) / 2 ** 20,
  };
}

function figures(file: string, target: string): Figure[] {
  // The first run, as a user has it: nothing is compiled yet.
  const { milliseconds, operations, nodes, tasks, races, mebibytes } = run(file);
  const [reading, relation, detection] = milliseconds.map((each) => `${each.toFixed(0)} ms`);
  const seconds = milliseconds.reduce((sum, each) => sum + each) / 1000;
  const number = (value: number) => value.toLocaleString('en');
  const size = `${number(operations)} operations, ${number(nodes)} nodes, ${number(tasks)} tasks`;
  return [
    { name: 'trace', value: size },
    { name: 'reading, relation, races', value: `${reading!}, ${relation!}, ${detection!}` },
    { name: 'end to end', value: `${seconds.toFixed(2)} s`, target },
    { name: 'witnesses', value: number(races) },
    { name: 'typed arrays', value: `${mebibytes.toFixed(0)} MiB` },
  ];
}

const remindMe: Measure = {
  name: 'droidracer-remind-me',
  about: 'races of the published log of Remind Me in the droidracer model',
  run() {
    if (!existsSync(REMIND_ME)) return [{ name: 'not measured', value: 'the log is not there' }];
    return figures(REMIND_ME, 'within 1 s');
  },
};

const tenfold: Measure = {
  name: 'droidracer-tenfold',
  about: 'races of a log ten times as long, in the droidracer model',
  run({ quick }) {
    const size = quick ? { operations: 20_000, tasks: 360 } : { operations: 100_000, tasks: 1800 };
    return figures(droidRacerLog(size), 'a few seconds');
  },
};

export const droidRacerMeasures: readonly Measure[] = [remindMe, tenfold];
