/**
 * How long after a one-line edit the findings are up to date: the model and the races of the whole
 * project, as the thread of the model computes them, against beginning anew.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModelEngine } from '../../../server/src/workspace/model/model-engine.js';
import { inChild, LIKE_MODEL_THREAD } from '../child.js';
import { EDIT_KINDS, editOf, type EditKind } from '../edits.js';
import { generateApp } from '../generators/java/app.js';
import type { GeneratedFile } from '../generators/java/project.js';
import { benchLibrary, loadBenchParser } from '../java-project.js';
import type { Figure, Measure } from '../measure.js';
import { createRandom } from '../random.js';

const APP = { files: 470, linesPerFile: 130, origins: 150, touches: 4, seed: 1 };
const SMALL = { ...APP, files: 60, origins: 30 };
const BUDGET = { seconds: 120, mebibytes: 4000 };
/** Edits of each kind that count; half as many come before, until the engine is warm. */
const ROUNDS = 4;

interface Timed {
  readonly kind: EditKind;
  readonly wall: number;
  /** What the processor was at it: of a busy machine the truer figure. */
  readonly cpu: number;
}

/** An engine with all files open, and how long it takes to answer for other texts. */
class Editor {
  readonly #texts: Map<string, string>;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'racelens-bench-'));

  constructor(
    private readonly engine: ModelEngine,
    private readonly files: readonly GeneratedFile[],
  ) {
    this.#texts = new Map(files.map(({ path: name, text }) => [name, text]));
  }

  async answer(): Promise<Omit<Timed, 'kind'>> {
    const open = [...this.#texts].map(([name, text]) => {
      return { path: path.join(this.#folder, name), text };
    });
    const about = { folders: [this.#folder], exclude: [], open, changed: [] };
    const job = { ...about, budget: BUDGET, races: true };
    const [start, before] = [performance.now(), process.cpuUsage()];
    const races = await this.engine.update(job, () => undefined);
    if (races?.report === undefined) throw new Error(races?.failure ?? 'no report');
    const { user, system } = process.cpuUsage(before);
    return { wall: performance.now() - start, cpu: (user + system) / 1000 };
  }

  /** The edit, timed, and back again. */
  async edit(kind: EditKind, random: (below: number) => number): Promise<Timed> {
    const { path: name, text } = editOf(kind, this.files, random);
    const before = this.#texts.get(name)!;
    this.#texts.set(name, text);
    const timed = await this.answer();
    this.#texts.set(name, before);
    await this.answer();
    return { kind, ...timed };
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function timeEdits(editor: Editor, rounds: number): Promise<Timed[]> {
  const random = createRandom(5);
  const times: Timed[] = [];
  for (let round = -rounds / 2; round < rounds; round++) {
    for (const kind of EDIT_KINDS) {
      const timed = await editor.edit(kind, random);
      if (round >= 0) times.push(timed);
    }
  }
  return times;
}

function atShare(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;
}

function figuresOf(times: readonly Timed[], cold: Omit<Timed, 'kind'>): Figure[] {
  const [wall, cpu] = [times.map((each) => each.wall), times.map((each) => each.cpu)];
  const both = (name: string, share: number, target: string): Figure => {
    const [one, other] = [atShare(wall, share), atShare(cpu, share)];
    const value = `${one.toFixed(0)} ms (processor ${other.toFixed(0)} ms), ${((one / cold.wall) * 100).toFixed(1)} % of anew`;
    return { name, value, target };
  };
  return [
    both('all kinds: median', 0.5, 'below 150 ms'),
    both('all kinds: 92 of 100', 0.92, 'below 300 ms'),
    ...EDIT_KINDS.map((kind) => {
      const own = times.filter((each) => each.kind === kind);
      const [one, other] = [own.map((each) => each.wall), own.map((each) => each.cpu)];
      const value = `median ${atShare(one, 0.5).toFixed(0)} ms, slowest ${atShare(one, 1).toFixed(0)} ms`;
      return { name: kind, value: `${value} (processor ${atShare(other, 0.5).toFixed(0)} ms)` };
    }),
  ];
}

interface EditTimes {
  readonly lines: number;
  readonly first: Omit<Timed, 'kind'>;
  readonly times: readonly Timed[];
  readonly again: Omit<Timed, 'kind'>;
}

/** The child's part. */
export async function timeStaticEdits({ quick }: { readonly quick: boolean }): Promise<EditTimes> {
  const files = generateApp(quick ? SMALL : APP);
  const parser = await loadBenchParser();
  const resources = { parser, library: benchLibrary(), problem: undefined };
  const editor = new Editor(new ModelEngine(resources), files);
  const first = await editor.answer();
  const times = await timeEdits(editor, quick ? 2 : ROUNDS);
  editor.close();
  const anew = new Editor(new ModelEngine(resources), files);
  const again = await anew.answer();
  anew.close();
  const lines = files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
  return { lines, first, times, again };
}

export const staticEdit: Measure = {
  name: 'static-edit',
  about: 'findings after a one-line edit at a random place of a generated app, against anew',
  run({ quick }) {
    const { result } = inChild<EditTimes>('timeStaticEdits', { quick }, LIKE_MODEL_THREAD);
    const { lines, first, times, again } = result;
    return [
      { name: 'lines', value: String(lines) },
      { name: 'anew, nothing compiled yet', value: `${first.wall.toFixed(0)} ms` },
      { name: 'anew', value: `${again.wall.toFixed(0)} ms (processor ${again.cpu.toFixed(0)} ms)` },
      ...figuresOf(times, again),
    ];
  },
};
