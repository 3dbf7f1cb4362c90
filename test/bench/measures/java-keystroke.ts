/**
 * What one keystroke in an open file costs, against reading the file from nothing. Both in turns, so
 * that a busy machine hurts them alike, and both counted once the engine is warm.
 */
import { OpenJava } from '../../../server/src/java/syntax/open-java.js';
import { JavaReader, parseJava } from '../../../server/src/java/syntax/parse-java.js';
import { generateLongFile } from '../generators/java/project.js';
import { loadBenchParser } from '../java-project.js';
import type { Measure } from '../measure.js';
import { createRandom } from '../random.js';

const KEYS = 'aex1 ;.({"';

function medianOf(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[times.length >> 1]!;
}

function timed(task: () => unknown): number {
  const start = performance.now();
  task();
  return performance.now() - start;
}

/** One key pressed at a random place, and taken back: the second counts too. */
function pressKey(open: OpenJava, text: string, random: (below: number) => number): number[] {
  const at = random(text.length);
  const typed = text.slice(0, at) + KEYS[random(KEYS.length)]! + text.slice(at);
  return [timed(() => open.update(typed)), timed(() => open.update(text))];
}

/** Of one task so many rounds, then as many of the other, and so on. */
const TURN = 20;

/** What the tasks took; counted after as many rounds that were not. */
function inTurns(rounds: number, tasks: readonly [() => number[], () => number[]]) {
  const times: [number[], number[]] = [[], []];
  for (let round = -rounds; round < rounds; round += TURN) {
    tasks.forEach((task, index) => {
      const taken = Array.from({ length: TURN }, task).flat();
      if (round >= 0) times[index]!.push(...taken);
    });
  }
  return times;
}

export const javaKeystroke: Measure = {
  name: 'java-keystroke',
  about: 'one key typed or deleted at a random place of a file, against reading that file anew',
  async run({ quick }) {
    const { path, text } = generateLongFile(1000, 2);
    const reader = new JavaReader(await loadBenchParser());
    const rounds = quick ? 40 : 300;
    const open = OpenJava.open(reader, path, text)!;
    const random = createRandom(3);
    const read = () => [timed(() => parseJava(reader, path, text))];
    const press = () => pressKey(open, text, random);
    const [cold, keys] = inTurns(rounds, [read, press]);
    open.close();
    const [whole, key] = [medianOf(cold), medianOf(keys)];
    const slow = [...keys].sort((one, other) => one - other)[Math.floor(keys.length * 0.95)]!;
    return [
      { name: 'lines', value: String(text.split('\n').length - 1) },
      { name: 'read anew, median', value: `${whole.toFixed(2)} ms` },
      { name: 'keystroke, median', value: `${key.toFixed(3)} ms` },
      { name: 'keystroke, 95 of 100', value: `${slow.toFixed(3)} ms` },
      {
        name: 'keystroke / read anew',
        value: `${((key / whole) * 100).toFixed(1)} %`,
        target: 'below 5 %',
      },
    ];
  },
};
