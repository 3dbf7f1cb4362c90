/** The benchmark: figures and ratios, all measured in one run on one machine. */
import { parseArgs } from 'node:util';
import { CHILD_FLAG, runAsChild, type ChildTasks } from './child.js';
import { printMeasure, type Measure } from './measure.js';
import { atomicity, timeAtomicity } from './measures/atomicity.js';
import { commutativity, timeCommutativity } from './measures/commutativity.js';
import { droidRacerMeasures } from './measures/droidracer.js';
import { events, timeClosure, timeEvents } from './measures/events.js';
import { flip } from './measures/flip.js';
import { javaIndex } from './measures/java-index.js';
import { javaKeystroke } from './measures/java-keystroke.js';
import { javaWalk } from './measures/java-walk.js';
import { latency } from './measures/latency.js';
import { pointsTo } from './measures/points-to.js';
import { staticEdit, timeStaticEdits } from './measures/static-edit.js';
import { staticRaces, timeStaticRaces } from './measures/static-races.js';
import { stdMemory } from './measures/std-memory.js';
import { stdRaces, timeStdRaces } from './measures/std-races.js';
import { stdReading } from './measures/std-reading.js';
import { stdStages } from './measures/std-stages.js';
import { tableShapeMeasure, timeTableShape } from './measures/table-shape.js';

const MEASURES: readonly Measure[] = [
  stdReading,
  stdMemory,
  stdStages,
  stdRaces,
  events,
  flip,
  atomicity,
  tableShapeMeasure,
  ...droidRacerMeasures,
  commutativity,
  javaIndex,
  javaKeystroke,
  javaWalk,
  pointsTo,
  staticRaces,
  staticEdit,
  latency,
];

/** What measures run in processes of their own. */
const CHILD_TASKS: ChildTasks = {
  timeStdRaces,
  timeEvents,
  timeClosure,
  timeAtomicity,
  timeTableShape,
  timeCommutativity,
  timeStaticEdits,
  timeStaticRaces,
};

async function main(): Promise<void> {
  const [flag, task, argument] = process.argv.slice(2);
  if (flag === CHILD_FLAG) await runAsChild(CHILD_TASKS, task!, argument!);
  else await runMeasures();
}

async function runMeasures(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false } },
  });
  for (const measure of MEASURES) {
    const wanted =
      positionals.length === 0 || positionals.some((part) => measure.name.includes(part));
    if (wanted) printMeasure(measure, await measure.run({ quick: values.quick }));
  }
}

void main();
